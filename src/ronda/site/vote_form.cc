// The page on which a player votes. It is a form like any other: nothing of it needs a script.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/votes.h"
#include "ronda/secret/random.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/phone_page.h"
#include "ronda/site/vote_pages.h"
#include "ronda/web/http/percent.h"
#include "ronda/words/told.h"

namespace ronda::site {
namespace {

using journal::Poll;
using journal::State;
using journal::Uid;
using web::Response;

// What can be voted for: an option or a player, with the number a vote has for it.
struct Choice {
  std::int32_t to = 0;
  std::string name;
};

std::vector<Choice> ChoicesOf(const State& state, const Poll& poll, Uid own) {
  std::vector<Choice> choices;
  if (command::IsAboutTeams(poll)) {
    for (const Uid uid : command::VotersOf(state)) {
      if (uid != own) choices.push_back({uid.value(), NameText(state, uid)});
    }
    return choices;
  }
  for (const journal::PollOption& option : poll.options) choices.push_back({Count(choices) + 1, option.name});
  return choices;
}

bool IsByRanks(const Poll& poll) {
  return !command::IsAboutTeams(poll) && command::GoalOf(poll) == assignment::Goal::kMinimise;
}

// People count from 1 what the book counts from 0.
std::int32_t FirstOf(const Poll& poll) { return IsByRanks(poll) ? 1 : 0; }

std::string FieldName(const Choice& choice) { return fmt::format("to{}", choice.to); }

// What stands in the fields: as it was typed, or as the player voted before.
web::Values TypedBefore(const State& state, const Poll& poll, Uid own) {
  web::Values typed;
  if (const journal::Ballot* ballot = command::BallotOf(state, own)) {
    for (const journal::Vote& vote : ballot->votes) {
      typed.Add(FieldName({vote.to, ""}), std::to_string(std::int64_t{vote.votes} + FirstOf(poll)));
    }
  }
  return typed;
}

Html FieldOf(const Poll& poll, const Choice& choice, std::string_view typed) {
  const bool may_be_negative = command::IsAboutTeams(poll) && poll.mode == "B";
  const Html least = may_be_negative ? Html() : Markup(" min=\"{}\"", FirstOf(poll));
  const Html most = IsByRanks(poll) ? Markup(" max=\"{}\"", poll.options.size()) : Html();
  return Markup(
      "<label>{}<input type=\"number\" inputmode=\"numeric\" autocomplete=\"off\" name=\"{}\" "
      "value=\"{}\"{}{}></label>\n",
      Text(choice.name), Text(FieldName(choice)), Text(typed), least, most);
}

// How one votes, in a sentence or two.
Html Instruction(const Visit& visit, const Poll& poll) {
  const Words& words = visit.visitor.words;
  std::vector<std::string> lines;
  if (IsByRanks(poll)) {
    lines.push_back(words("Write 1 beside what you want most, 2 beside the next, and so on."));
    lines.push_back(words("Whoever leaves everything empty takes what is left."));
  } else if (const auto most = command::VotesToGive(visit.seen().state(), poll)) {
    lines.push_back(words("Votes you have to give: {}", *most));
  } else {
    lines.push_back(words("Give more votes to what you want more."));
  }
  if (command::IsAboutTeams(poll)) {
    lines.push_back(words("Players in a team: {}", command::TeamRulesOf(poll).team_size));
    lines.push_back(poll.mode == "B" ? words("Nobody can be refused; votes may be negative.")
                                     : words("Whoever gets no vote from you is never in your team."));
  }
  Html said;
  for (const std::string& line : lines) said += Markup("<p>{}</p>\n", Text(line));
  return said;
}

Html VoteForm(const Visit& visit, const Poll& poll, const web::Values& typed) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const Uid own = *visit.visitor.who.player;
  Html fields;
  for (const Choice& choice : ChoicesOf(state, poll, own)) {
    fields += FieldOf(poll, choice, typed.Text(FieldName(choice)));
  }
  const auto most = command::VotesToGive(state, poll);
  const Html counter = most ? Markup("<p class=\"left\" data-votes=\"{}\" role=\"status\"></p>\n", *most) : Html();
  return Markup(
      "<form method=\"post\" action=\"/me/{}/votes\" class=\"narrow votes\">\n<input type=\"hidden\" name=\"vote\" "
      "value=\"{}\">\n{}{}<button>{}</button></form>\n",
      Text(visit.room->slug()), Text(poll.title), fields, counter, Text(words("Vote")));
}

Html UntilText(const Visit& visit, const Poll& poll) {
  if (poll.until.empty()) return {};
  return Markup("<p>{}: <time datetime=\"{}\">{}</time></p>\n", Text(visit.visitor.words("Until")), Text(poll.until),
                Text(poll.until));
}

// The form as it stands, with what is wrong with it.
Response FormPage(const Visit& visit, const web::Values& typed, const std::string& problem) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const Poll& poll = *state.facts.poll;
  Html body;
  if (!problem.empty()) {
    body += Markup("<p class=\"problem\" role=\"alert\">{}</p>\n", Text(problem));
  } else if (command::BallotOf(state, *visit.visitor.who.player) != nullptr) {
    body += Markup("<p><strong>{}</strong> {}</p>\n", Text(words("Your votes are in.")),
                   Text(words("You can change them as long as the vote is open.")));
  }
  body += UntilText(visit, poll) + Instruction(visit, poll) + VoteForm(visit, poll, typed);
  body +=
      Markup("<p class=\"note\">{}</p>\n<p>{}</p>\n", Text(words("Nobody sees the votes before the vote is closed.")),
             LinkTo("/me/" + visit.room->slug(), words("Back to your page")));
  Response page = PhonePage(visit, poll.title, body);
  if (!problem.empty()) page.status = 422;
  return page;
}

// A whole number as it was typed; none if it is anything else.
std::optional<std::int32_t> NumberIn(std::string_view text) {
  web::Values number{{"n", std::string(text)}};
  return number.Number("n");
}

Result<command::CastVotes> VotesIn(const Visit& visit, const web::Values& form) {
  const State& state = visit.seen().state();
  const Poll& poll = *state.facts.poll;
  command::CastVotes wish{*visit.visitor.who.player, {}};
  for (const Choice& choice : ChoicesOf(state, poll, wish.player)) {
    const std::string_view typed = form.Text(FieldName(choice));
    if (typed.empty()) continue;
    const auto number = NumberIn(typed);
    constexpr std::int32_t kMost = 1'000'000'000;
    if (!number || *number > kMost || *number < -kMost) {
      return tl::unexpected(Diagnostic{.code = "command-votes",
                                       .message = fmt::format("'{}' is no number of votes", typed),
                                       .hint = "write digits"});
    }
    wish.votes.push_back({choice.to, *number - FirstOf(poll)});
  }
  return wish;
}

std::string Sentences(const Diagnostic& problem) {
  return problem.hint.empty() ? problem.message : fmt::format("{}: {}", problem.message, problem.hint);
}

constexpr std::size_t kMostFields = 5000;

bool IsVoter(const Visit& visit) {
  const desk::Who& who = visit.visitor.who;
  return who.role == store::Role::kPlayer && who.player && visit.seen().state().Find(*who.player);
}

bool IsPollOpen(const State& state) { return state.facts.poll && !state.facts.poll_outcome; }

}  // namespace

Response VotePage(Site& /*site*/, const Visit& visit) {
  const State& state = visit.seen().state();
  if (!IsVoter(visit)) return web::SeeOther("/t/" + visit.room->slug() + "/votes");
  if (!IsPollOpen(state)) {
    const Words& words = visit.visitor.words;
    const Html body = state.facts.poll ? VoteOutcome(visit) : Markup("<p>{}</p>\n", Text(words("There is no vote.")));
    return PhonePage(visit, state.facts.poll ? state.facts.poll->title : words("Votes"),
                     body + Markup("<p>{}</p>\n", LinkTo("/me/" + visit.room->slug(), words("Back to your page"))));
  }
  return FormPage(visit, TypedBefore(state, *state.facts.poll, *visit.visitor.who.player), "");
}

void TakeVotes(Site& site, const Visit& visit, const web::Reply& reply) {
  const std::string page = "/me/" + visit.room->slug() + "/votes";
  if (!IsVoter(visit) || !IsPollOpen(visit.seen().state())) return reply(web::SeeOther(page));
  const auto form = web::DecodeForm(visit.request.body, kMostFields);
  if (!form) return reply(FormPage(visit, {}, visit.visitor.words("The form could not be read.")));
  if (form->Text("vote") != visit.seen().state().facts.poll->title) {
    return reply(
        FormPage(visit, {}, visit.visitor.words("Another vote was opened in the meantime; this is its form.")));
  }
  const auto wish = VotesIn(visit, *form);
  if (!wish)
    return reply(FormPage(visit, *form, Sentences(words::ToldDiagnostic(LanguageOf(visit.request), wish.error()))));
  desk::Order order{*wish, secret::Random<journal::CommandId>(), visit.visitor.who};
  site.desk().Do(visit.room, std::move(order),
                 [reply, page, form = *form, visitor = visit.visitor, room = visit.room,
                  version = visit.version](const Result<desk::Done>& done) {
                   if (done) return reply(web::SeeOther(page));
                   const Visit again{reply.request(), visitor, room, version};
                   const Diagnostic told = words::ToldDiagnostic(LanguageOf(reply.request()), done.error());
                   reply(FormPage(again, form, Sentences(told)));
                 });
}

Html VoteInvitation(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  if (!state.facts.poll || !IsVoter(visit)) return {};
  std::string said = words("You have not voted yet.");
  if (command::BallotOf(state, *visit.visitor.who.player) != nullptr) said = words("Your votes are in.");
  if (state.facts.poll_outcome) said = words("The vote is closed.");
  return Markup("<div class=\"game\"><h2>{}</h2><p>{}</p><p>{}</p></div>\n", Text(words("Votes")), Text(said),
                LinkTo(fmt::format("/me/{}/votes", visit.room->slug()), state.facts.poll->title));
}

}  // namespace ronda::site
