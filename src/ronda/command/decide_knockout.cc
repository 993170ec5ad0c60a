// Rounds of a knockout, play-offs of matches that end level, and who leaves.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "ronda/base/id_range.h"
#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/formats/json/json.h"
#include "ronda/secret/digest.h"
#include "ronda/service/bracket_state.h"

namespace ronda::command {
namespace {

using journal::Kind;
using journal::SchedulePlan;

Result<bracket::State> DrawBracket(const journal::State& state, const SchedulePlan& plan) {
  service::BracketRequest request;
  request.losses = plan.losses.value_or(1);
  request.games = plan.games.value_or(1);
  request.third_place = plan.third_place;
  if (plan.seeding == "equidistant") request.seeding = knockout::Seeding::kEquidistant;
  if (plan.draw == "random") {
    if (!plan.seed) {
      return Refuse("command-draw", "a draw by lot needs a number to draw with",
                    "give a seed; it is kept in the history");
    }
    request.seeded = plan.seeded.value_or(0);
    request.seed = static_cast<std::uint64_t>(*plan.seed);
  }
  auto made = service::NewBracket(state.data.players, state.data.info.name, request);
  if (made && plan.draw.empty()) made->draw = "seeded by the order of the list";
  return made;
}

// White less Black so far; then who had Black last; then the home side.
bool HasWhiteAtHome(const TournamentData& data, const OpenMatch& match) {
  if (!match.games.empty()) return data.entry(match.home, match.games.back()).colour == Colour::kBlack;
  const auto balance = [&](PlayerIndex player) {
    int whites = 0;
    std::optional<Colour> last;
    for (const RoundEntry& entry : data.entries_of(player)) {
      if (!entry.colour || !Traits(entry.result).played) continue;
      whites += *entry.colour == Colour::kWhite ? 1 : -1;
      last = entry.colour;
    }
    return std::pair(whites, last == Colour::kWhite);
  };
  return balance(match.home) <= balance(match.away);
}

// The matches that are played next: further games of those under way, else all of the earliest round that is ready.
std::vector<OpenMatch> NextMatches(const KnockoutState& knockout) {
  std::vector<OpenMatch> next;
  std::ranges::copy_if(knockout.open, std::back_inserter(next),
                       [](const OpenMatch& one) { return !one.games.empty(); });
  if (!next.empty()) return next;
  const auto& bracket = knockout.bracket.progress.bracket();
  const auto wave = [&](const OpenMatch& one) { return bracket.match(one.match).wave; };
  if (knockout.open.empty()) return next;
  const int first = wave(std::ranges::min(knockout.open, {}, wave));
  std::ranges::copy_if(knockout.open, std::back_inserter(next),
                       [&](const OpenMatch& one) { return wave(one) == first; });
  return next;
}

Result<void> CheckSettled(const journal::State& state, const KnockoutState& knockout) {
  for (const OpenMatch& match : knockout.open) {
    const std::string who = fmt::format("{} against {}", NumberAndName(state.data.players[match.home.index()]),
                                        NumberAndName(state.data.players[match.away.index()]));
    if (match.has_open_game) {
      return Refuse("command-open", fmt::format("{} has no result yet", who), "enter the results of the round first");
    }
    if (match.is_level) {
      return Refuse("command-level", fmt::format("{} is level", who), "enter the result of the play-off");
    }
  }
  if (!knockout.open.empty()) return {};
  const auto champion = knockout.bracket.progress.Champion();
  return Refuse("command-finished",
                champion ? fmt::format("{} has won the knockout", NumberAndName(knockout.bracket.player(*champion)))
                         : "nobody is left to play",
                "there is nothing more to pair");
}

// One more round with these games; everybody else does not play.
void AddRound(TournamentData& data, const std::vector<OpenMatch>& matches) {
  const int rounds = data.rounds + 1;
  std::vector<RoundEntry> entries;
  for (const PlayerIndex player : IdRange<PlayerIndex>(Count(data.players))) {
    const auto past = data.entries_of(player);
    entries.insert(entries.end(), past.begin(), past.end());
    entries.emplace_back();
  }
  std::vector<bool> at_home;
  for (const OpenMatch& match : matches) at_home.push_back(HasWhiteAtHome(data, match));
  data.entries = std::move(entries);
  data.rounds = rounds;
  for (std::size_t i = 0; i < matches.size(); ++i) {
    const PlayerIndex white = at_home[i] ? matches[i].home : matches[i].away;
    const PlayerIndex black = at_home[i] ? matches[i].away : matches[i].home;
    data.entry(white, Round(rounds)) = {ResultCode::kPending, Colour::kWhite, black};
    data.entry(black, Round(rounds)) = {ResultCode::kPending, Colour::kBlack, white};
  }
  // Whoever had no game in a round that was taken back did not ask for it.
  data.requested_byes.clear();
  data.planned_rounds = std::max(rounds, data.planned_rounds.value_or(0));
}

// Boards in the order of the matches.
journal::RoundFacts FactsFor(const Moment& moment, const journal::State& after, const std::vector<OpenMatch>& matches) {
  journal::RoundFacts facts;
  facts.round = Round(after.data.rounds);
  facts.system = "knockout";
  facts.engine = moment.context.engine;
  for (const OpenMatch& match : matches) {
    const bool at_home = after.data.entry(match.home, facts.round).colour == Colour::kWhite;
    facts.boards.push_back(after.uids[at_home ? match.home : match.away]);
  }
  return facts;
}

// The game somebody does not come to any more.
void ForfeitLastGame(TournamentData& data, PlayerIndex player) {
  const Round last(data.rounds);
  RoundEntry& own = data.entry(player, last);
  if (!own.opponent || own.result != ResultCode::kPending) return;
  data.entry(*own.opponent, last).result = ResultCode::kForfeitWin;
  own.result = ResultCode::kForfeitLoss;
}

}  // namespace

Result<Decision> PairKnockout(const Moment& moment, const SchedulePlan& plan) {
  if (const auto draft = journal::FirstDraft(moment.state)) {
    return Refuse("command-draft", fmt::format("round {} is paired and not published", draft->value()),
                  "publish it, or take it back");
  }
  Decision decision = Start(moment, Kind::kRoundPaired);
  journal::State& after = decision.after;
  if (after.facts.bracket.empty()) {
    const auto drawn = DrawBracket(after, plan);
    if (!drawn) return tl::unexpected(drawn.error());
    after.facts.bracket = bracket::Write(*drawn);
    after.facts.schedule = plan;
    after.data.system_code = "CUSTOM_KNOCKOUT";
    after.data.planned_rounds = drawn->progress.bracket().waves * drawn->progress.games();
    if (plan.seed) decision.told.text = fmt::format("drawn with the seed {}", *plan.seed);
  }
  const auto knockout = KnockoutOf(after);
  if (!knockout) return tl::unexpected(knockout.error());
  if (const auto settled = CheckSettled(after, *knockout); !settled) return tl::unexpected(settled.error());
  const auto matches = NextMatches(*knockout);
  const auto before = TournamentOf(after);
  if (!before) return tl::unexpected(before.error());
  AddRound(after.data, matches);
  journal::RoundFacts facts = FactsFor(moment, after, matches);
  facts.input = secret::Sha256(json::Write(*before)).hex();
  facts.tables = TablesFor(after, facts.round, facts.boards);
  decision.told.round = facts.round;
  decision.told.now = facts.system;
  after.facts.rounds.push_back(std::move(facts));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const EnterPlayOff& wish) {
  // Without what was entered before, the match must be level.
  Decision decision = Start(moment, Kind::kPlayOffEntered);
  auto& play_offs = decision.after.facts.play_offs;
  std::erase_if(play_offs, [&](const journal::PlayOff& old) {
    return old.round == wish.round && (old.one == wish.one || old.one == wish.other);
  });
  const auto knockout = KnockoutOf(decision.after);
  if (!knockout) return tl::unexpected(knockout.error());
  const auto one = PlaceOf(moment.state, wish.one);
  if (!one) return tl::unexpected(one.error());
  const auto other = PlaceOf(moment.state, wish.other);
  if (!other) return tl::unexpected(other.error());
  const auto score = knockout::ParseScore(wish.score);
  if (!wish.score.empty() && (!score || score->walkover || score->play_off_home || score->home == score->away)) {
    return Refuse("command-score", fmt::format("'{}' decides no play-off", wish.score),
                  "write the points of the two, as 2-1 or 1.5-0.5");
  }
  const auto of_two = [&](const OpenMatch& match) {
    return (match.home == *one && match.away == *other) || (match.home == *other && match.away == *one);
  };
  const auto match = std::ranges::find_if(knockout->open, of_two);
  if (match == knockout->open.end() || !match->is_level || match->games.back() != wish.round) {
    return Refuse("command-level",
                  fmt::format("{} against {} is not level after round {}", Named(moment.state, wish.one),
                              Named(moment.state, wish.other), wish.round.value()),
                  "a play-off is for matches whose games are all played and end level");
  }
  if (score) play_offs.push_back({wish.round, wish.one, wish.other, wish.score});
  decision.told.round = wish.round;
  decision.told.players = {wish.one, wish.other};
  decision.told.now = wish.score;
  return decision;
}

Result<Decision> WithdrawFromKnockout(const Moment& moment, const Withdraw& wish) {
  Decision decision = Start(moment, Kind::kWithdrawn);
  decision.told.players = wish.players;
  for (const Uid uid : wish.players) {
    const auto knockout = KnockoutOf(decision.after);
    if (!knockout) return tl::unexpected(knockout.error());
    const auto place = PlaceOf(decision.after, uid);
    if (!place) return tl::unexpected(place.error());
    bracket::State state = knockout->bracket;
    const auto seed = state.Find(decision.after.data.players[place->index()].tpn);
    if (!seed || !state.Withdraw(*seed)) {
      return Refuse("command-out", fmt::format("{} is out already", Named(moment.state, uid)),
                    "who is out of the bracket has no match to lose");
    }
    decision.after.facts.withdrawn.push_back(uid);
    if (decision.after.data.rounds > 0) ForfeitLastGame(decision.after.data, *place);
    decision.told.text += fmt::format("{}{} loses every match that is left", decision.told.text.empty() ? "" : "; ",
                                      Named(moment.state, uid));
  }
  std::ranges::sort(decision.after.facts.withdrawn);
  return decision;
}

}  // namespace ronda::command
