// What holds of the handling operations whatever the tournament: renumbering changes names of things and nothing else,
// whoever withdrew is not paired, and every result can be written and read again.
#include <gtest/gtest.h>

#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <algorithm>
#include <array>

#include "ronda/formats/json/json.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/handling/absence.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/late_entry.h"
#include "ronda/handling/renumber.h"
#include "ronda/pairing/registry.h"
#include "support/arbitrary.h"
#include "unit/formats/trf/arbitrary_tournament.h"

namespace ronda::test {
namespace {

using handling::Handled;

Tournament Made(TournamentData data) {
  auto tournament = Tournament::Make(std::move(data));
  RC_ASSERT(tournament.has_value());
  return *std::move(tournament);
}

// With few enough rounds to be numbered again, and a plan.
Tournament Numberable() {
  TournamentData data = *ArbitraryTournament();
  data.planned_rounds = std::max(data.planned_rounds.value_or(0), data.rounds + 2);
  const Tournament tournament = Made(std::move(data));
  return tournament.rounds() < 4 ? tournament : tournament.Before(Round(4));
}

std::vector<PlayerIndex> Shuffled(std::int32_t count) {
  std::vector<PlayerIndex> order;
  for (std::int32_t i = 0; i < count; ++i) order.emplace_back(i);
  for (std::size_t left = order.size(); left > 1; --left) {
    std::swap(order[left - 1], order[*rc::gen::inRange<std::size_t>(0, left)]);
  }
  return order;
}

handling::OrderRules Rules() {
  handling::OrderRules rules;
  rules.alphabet = Alphabet::Make(std::string(*rc::gen::elementOf(AlphabetLanguages()))).value();
  return rules;
}

std::vector<Tpn> SomeNumbers(const Tournament& tournament) {
  std::vector<Tpn> numbers;
  for (const Player& player : tournament.players()) {
    if (*rc::gen::inRange(0, 3) == 0) numbers.push_back(player.tpn);
  }
  return numbers;
}

// An operation that the tournament allows, or none.
std::optional<Tournament> Changed(const Tournament& tournament) {
  const auto& edition = *handling::FindEdition("2026");
  auto rules = Rules();
  rules.edition = &edition;
  Result<Handled> handled = Handled{tournament};
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      handled = handling::Renumber(tournament, rules);
      break;
    case 1: {
      handling::Entry entry;
      entry.player.name = "Newcomer, Nina";
      entry.player.rating = *rc::gen::inRange(1000, 2800);
      handled = handling::Enter(tournament, {&entry, 1}, rules);
      break;
    }
    case 2:
      handled = handling::Withdraw(tournament, SomeNumbers(tournament), edition);
      break;
    default:
      handled = handling::RequestByes(
          tournament, {SomeNumbers(tournament), {tournament.next_round()}, ResultCode::kHalfBye}, edition);
  }
  return handled ? std::optional(handled->tournament) : std::nullopt;
}

RC_GTEST_PROP(Handling, NumberingTwiceIsNumberingOnce, ()) {
  const auto rules = Rules();
  const auto once = handling::Renumber(Numberable(), rules);
  RC_ASSERT(once.has_value());
  const auto twice = handling::Renumber(once->tournament, rules);
  RC_ASSERT(twice.has_value());
  RC_ASSERT(twice->changes.empty());
  RC_ASSERT(twice->tournament.data() == once->tournament.data());
}

RC_GTEST_PROP(Handling, AnotherOrderChangesNobodysHistory, ()) {
  const Tournament before = Made(*ArbitraryTournament());
  const auto order = Shuffled(before.player_count());
  const Tournament after = Made(handling::InOrder(before, order));
  for (std::size_t i = 0; i < order.size(); ++i) {
    const PlayerIndex now(static_cast<std::int32_t>(i));
    Player person = before.player(order[i]);
    person.tpn = Tpn(static_cast<std::int32_t>(i) + 1);
    RC_ASSERT(after.player(now) == person);
    RC_ASSERT(after.ScoreAfter(now, after.rounds()) == before.ScoreAfter(order[i], before.rounds()));
    for (int r = 1; r <= before.rounds(); ++r) {
      RoundEntry entry = after.entry(now, Round(r));
      if (entry.opponent) entry.opponent = order[entry.opponent->index()];
      RC_ASSERT(entry == before.entry(order[i], Round(r)));
      RC_ASSERT(after.AccelerationOf(now, Round(r)) == before.AccelerationOf(order[i], Round(r)));
    }
    for (int r = before.rounds() + 1; r <= before.rounds() + 3; ++r) {
      RC_ASSERT(after.RequestedByeOf(now, Round(r)) == before.RequestedByeOf(order[i], Round(r)));
    }
  }
  RC_ASSERT(before.rounds() == 0 || after.InitialColour() == before.InitialColour());
}

RC_GTEST_PROP(Handling, TheOrderBackGivesTheTournamentBack, ()) {
  TournamentData data =
      *ArbitraryTournament(AllFeaturesBut({Feature::kTpnGaps, Feature::kRankedByPosition, Feature::kWideNumbers}));
  data.initial_colour = Colour::kBlack;
  const Tournament before = Made(std::move(data));
  const auto order = Shuffled(before.player_count());
  std::vector<PlayerIndex> back(order.size(), PlayerIndex(0));
  for (std::size_t i = 0; i < order.size(); ++i) back[order[i].index()] = PlayerIndex(static_cast<std::int32_t>(i));
  const Tournament after = Made(handling::InOrder(before, order));
  RC_ASSERT(handling::InOrder(after, back) == before.data());
}

// Numbers with gaps, closed: the order is the same, and so is the pairing.
RC_GTEST_PROP(Handling, TheSameOrderGivesTheSamePairing, ()) {
  TournamentData data = *ArbitraryTournament(
      AllFeaturesBut({Feature::kTeams, Feature::kTeamRecords, Feature::kPendingGames, Feature::kRankedByPosition}));
  data.planned_rounds = data.rounds + 2;
  const Tournament before = Made(std::move(data));
  std::vector<PlayerIndex> order(before.players().size(), PlayerIndex(0));
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = PlayerIndex(static_cast<std::int32_t>(i));
  const Tournament after = Made(handling::InOrder(before, order));
  const PairingSystem& system = *StandardSystems().Find("dutch-2026");
  const auto expected = system.Pair(before);
  const auto found = system.Pair(after);
  RC_ASSERT(expected.has_value() == found.has_value());
  if (!expected) return;
  const auto same = [](const Board& a, const Board& b) { return a.white == b.white && a.black == b.black; };
  RC_ASSERT(std::ranges::equal(expected->boards, found->boards, same));
  RC_ASSERT(expected->bye == found->bye);
}

RC_GTEST_PROP(Handling, WhoWithdrewIsNotPaired, ()) {
  TournamentData data =
      *ArbitraryTournament(AllFeaturesBut({Feature::kTeams, Feature::kTeamRecords, Feature::kPendingGames}));
  data.planned_rounds = data.rounds + 1;
  const Tournament before = Made(std::move(data));
  const auto gone = SomeNumbers(before);
  const auto handled = handling::Withdraw(before, gone, handling::StandardEdition());
  RC_ASSERT(handled.has_value());
  const auto pairing = StandardSystems().Find("dutch-2026")->Pair(handled->tournament);
  if (!pairing) return;
  const auto is_gone = [&](PlayerIndex player) {
    return std::ranges::count(gone, handled->tournament.player(player).tpn) > 0;
  };
  for (const Board& board : pairing->boards) RC_ASSERT(!is_gone(board.white) && !is_gone(board.black));
  RC_ASSERT((!pairing->bye || !is_gone(*pairing->bye)));  // without its own brackets both sides are looked at
}

RC_GTEST_PROP(Handling, AResultEnteredIsTheResult, ()) {
  const Tournament before = Made(*ArbitraryTournament());
  RC_PRE(before.rounds() > 0);
  const PlayerIndex player(*rc::gen::inRange(0, before.player_count()));
  const Round last(before.rounds());
  const RoundEntry entry = before.entry(player, last);
  RC_PRE((entry.opponent && entry.colour && before.entry(*entry.opponent, last).opponent == player));
  const bool white = *entry.colour == Colour::kWhite;
  handling::GameCorrection correction;
  correction.white = before.player(white ? player : *entry.opponent).tpn;
  correction.black = before.player(white ? *entry.opponent : player).tpn;
  correction.score = handling::GameScore{ResultCode::kLoss, ResultCode::kWin};
  const auto handled = handling::CorrectGame(before, correction, handling::StandardEdition());
  RC_ASSERT(handled.has_value());
  const RoundEntry after = handled->tournament.entry(player, last);
  RC_ASSERT(after == (RoundEntry{white ? ResultCode::kLoss : ResultCode::kWin, entry.colour, entry.opponent}));
}

RC_GTEST_PROP(Handling, EveryResultIsReadBackFromJson, ()) {
  const auto changed = Changed(Numberable());
  if (!changed) return;
  const auto read = json::Read(json::Write(*changed), "");
  RC_ASSERT(read.value.has_value());
  RC_ASSERT(read.value->data() == changed->data());
}

void ReadBack(trf::Dialect dialect) {
  TournamentData data = trf::ArbitraryTournament(dialect);
  const auto written = trf::Write(Made(std::move(data)), dialect);
  RC_ASSERT(written.has_value());
  const auto file = trf::Read(*written, "");
  RC_ASSERT(file.value.has_value());
  const auto changed = Changed(file.value->tournament);
  if (!changed) return;
  const std::string updated = trf::Update(file.value->document, *changed);
  RC_LOG() << "was\n" << *written << "is\n" << updated;
  const auto read = trf::Read(updated, "");
  RC_ASSERT(read.value.has_value());
  const auto sorted = [](TournamentData of) {
    std::ranges::sort(of.requested_byes, {}, [](const RequestedBye& bye) { return std::pair(bye.round, bye.player); });
    std::ranges::sort(of.accelerations, {}, &Acceleration::player);
    for (Player& player : of.players) player.stated_points.reset();  // which a file always states
    return of;
  };
  const TournamentData found = sorted(read.value->tournament.data());
  const TournamentData wanted = sorted(changed->data());
  RC_ASSERT(found.players == wanted.players);
  RC_ASSERT(found.entries == wanted.entries);
  RC_ASSERT(found.requested_byes == wanted.requested_byes);
  RC_ASSERT(found.accelerations == wanted.accelerations);
  RC_ASSERT(found.forbidden == wanted.forbidden);
  RC_ASSERT(found.teams == wanted.teams);
  RC_ASSERT(found.abnormal_points == wanted.abnormal_points);
}

RC_GTEST_PROP(Handling, EveryResultIsReadBackFromTrf16, ()) { ReadBack(trf::Dialect::kTrf16); }
RC_GTEST_PROP(Handling, EveryResultIsReadBackFromTrfX, ()) { ReadBack(trf::Dialect::kTrfX); }
RC_GTEST_PROP(Handling, EveryResultIsReadBackFromTrf26, ()) { ReadBack(trf::Dialect::kTrf26); }

// The alphabet makes an order of all texts: equal keys are equal texts, and sorting twice changes nothing.
RC_GTEST_PROP(Handling, KeysOfNamesTellNamesApart, (const std::string& a, const std::string& b)) {
  const auto alphabet = Rules().alphabet;
  RC_ASSERT((alphabet.KeyOf(a) == alphabet.KeyOf(b)) == (a == b));
}

}  // namespace
}  // namespace ronda::test
