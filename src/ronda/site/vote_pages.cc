#include "ronda/site/vote_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/base/counting.h"
#include "ronda/command/votes.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"
#include "ronda/site/vote_answers.h"

namespace ronda::site {
namespace {

using journal::PollGroup;
using journal::State;
using journal::Uid;
using web::Response;

Html PlayersOf(const Visit& visit, const std::vector<Uid>& players) {
  Html names;
  for (const Uid uid : players) {
    if (!visit.seen().state().Find(uid)) continue;  // removed since
    if (!names.str().empty()) names += Markup(" · ");
    names += PlayerLink(visit, uid);
  }
  return names;
}

std::string GroupName(const Visit& visit, const PollGroup& group, std::size_t number) {
  const auto& options = visit.seen().state().facts.poll->options;
  const bool is_option = group.option >= 1 && group.option <= Count(options);
  if (is_option) return options[Size(group.option - 1)].name;
  return visit.visitor.words("Team {}", number);
}

// Those whom no group has.
std::vector<Uid> LeftOut(const State& state) {
  std::set<Uid> placed;
  for (const PollGroup& group : state.facts.poll_outcome->groups) {
    placed.insert(group.players.begin(), group.players.end());
  }
  std::vector<Uid> left = command::VotersOf(state);
  std::erase_if(left, [&](Uid uid) { return placed.contains(uid); });
  return left;
}

Response VotesPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  PageParts parts;
  parts.title = state.facts.poll ? state.facts.poll->title : words("Votes");
  parts.nav = PublicNav(visit, "votes");
  if (!state.facts.poll) {
    parts.body = Markup("<p>{}</p>\n", Text(words("There is no vote.")));
  } else if (state.facts.poll_outcome) {
    parts.body = VoteOutcome(visit);
  } else {
    parts.body =
        Markup("<p>{}</p>\n<p class=\"note\">{}</p>\n",
               Text(words("{} of {} players have voted.", state.facts.ballots.size(), command::VotersOf(state).size())),
               Text(words("Players vote with their own link. Nobody sees the votes before the vote is closed.")));
  }
  return PublicPage(visit, std::move(parts));
}

Response ShowVotes(Site& /*site*/, const Visit& visit) { return AnswerOf(visit.request, VotesOf(*visit.version)); }

}  // namespace

Html VoteOutcome(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  if (!state.facts.poll || !state.facts.poll_outcome) return {};
  Html rows;
  std::size_t number = 0;
  for (const PollGroup& group : state.facts.poll_outcome->groups) {
    rows += Markup("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", Text(GroupName(visit, group, ++number)),
                   PlayersOf(visit, group.players));
  }
  const bool is_teams = command::IsAboutTeams(*state.facts.poll);
  const std::string heading = is_teams ? words("Team") : words("Option");
  Html body = ScrollBox(state.facts.poll->title,
                        Markup("<table><thead><tr><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody></table>",
                               Text(heading), Text(words("Players")), rows));
  const auto left = LeftOut(state);
  if (left.empty()) return body;
  const std::string without = is_teams ? words("Without a team") : words("Without an option");
  return body + Markup("<p>{}: {}</p>\n", Text(without), PlayersOf(visit, left));
}

std::vector<web::Route> VoteRoutes(Site& site) {
  web::Route votes{web::Method::kGet, "/api/v1/tournaments/{t:slug}/votes", web::Right::kArbiter,
                   "A vote of the players: who has voted, and what came of it", site.Answering(ShowVotes)};
  votes.answer = "application/json";
  return {
      {web::Method::kGet, "/t/{t:slug}/votes", web::Right::kPublic, "A vote of the players and what came of it",
       Cached(site, VotesPage)},
      {web::Method::kGet, "/me/{t:slug}/votes", web::Right::kPlayer, "The votes of a player", site.Answering(VotePage)},
      {web::Method::kPost, "/me/{t:slug}/votes", web::Right::kPlayer, "Vote", site.AnsweringLater(TakeVotes),
       web::BodyKind::kForm},
      std::move(votes)};
}

}  // namespace ronda::site
