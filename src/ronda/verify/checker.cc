#include "ronda/verify/checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/verify/legality.h"

namespace ronda::verify {
namespace {

using PairKey = std::pair<PlayerIndex, PlayerIndex>;

PairKey KeyOf(const RecordedPair& pair) { return std::minmax(pair.white, pair.black); }

bool SameColours(const RecordedPair& a, const RecordedPair& b) {
  return a.white == b.white || !a.has_colours || !b.has_colours;
}

// Takes out of both what they have in common.
void KeepDifferences(RecordedRound& expected, RecordedRound& found) {
  std::vector<std::pair<PairKey, const RecordedPair*>> by_players;
  by_players.reserve(found.pairs.size());
  for (const RecordedPair& pair : found.pairs) by_players.emplace_back(KeyOf(pair), &pair);
  std::ranges::stable_sort(by_players, {}, &std::pair<PairKey, const RecordedPair*>::first);
  std::vector<PairKey> common;
  const auto agrees = [&](const RecordedPair& pair) {
    const auto other =
        std::ranges::lower_bound(by_players, KeyOf(pair), {}, &std::pair<PairKey, const RecordedPair*>::first);
    if (other == by_players.end() || other->first != KeyOf(pair)) return false;
    if (other->second == nullptr || !SameColours(pair, *other->second)) return false;
    other->second = nullptr;
    common.push_back(other->first);
    return true;
  };
  std::erase_if(expected.pairs, agrees);
  std::ranges::sort(common);
  std::erase_if(found.pairs, [&](const RecordedPair& pair) { return std::ranges::binary_search(common, KeyOf(pair)); });
  if (expected.byes == found.byes) {
    expected.byes.clear();
    found.byes.clear();
  }
}

void ForgetColours(RecordedRound& round) {
  for (RecordedPair& pair : round.pairs) pair.has_colours = false;
}

bool IsEmpty(const RecordedRound& round) { return round.pairs.empty() && round.byes.empty(); }

bool SamePairs(const RecordedRound& a, const RecordedRound& b) {
  const auto keys = [](const RecordedRound& round) {
    std::vector<PairKey> sorted;
    for (const RecordedPair& pair : round.pairs) sorted.push_back(KeyOf(pair));
    std::ranges::sort(sorted);
    return sorted;
  };
  return a.byes == b.byes && keys(a) == keys(b);
}

RoundPairing AsPairing(const RecordedRound& round) {
  RoundPairing pairing;
  for (const RecordedPair& pair : round.pairs) pairing.boards.push_back({pair.white, pair.black, {}});
  if (!round.byes.empty()) pairing.bye = round.byes.front();
  return pairing;
}

std::string TextOf(const CriterionValue& criterion) { return MeasureText(criterion.value, criterion.unit); }

// "3 Anna".
std::string Named(const Tournament& before, PlayerIndex index) { return NumberAndName(before.player(index)); }

// "the bye for 3 Anna instead of 4 Bea"; the value of this criterion is the number of the player.
std::string ByeText(const Tournament& before, const Verdict& verdict) {
  const auto who = [&](const CriterionValue& criterion) -> std::string {
    if (criterion.value.empty()) return "nobody";
    const auto player = before.Find(Tpn(criterion.value.front()));
    return player ? Named(before, *player) : TextOf(criterion);
  };
  return fmt::format("the bye for {} instead of {} ({})", who(verdict.found), who(verdict.expected),
                     verdict.found.article);
}

// ": against 3 Anna they try 7 Carl before 8 Dora (4.2.2)"; nothing where the step is no matter of one opponent.
std::string OrderText(const Tournament& before, const std::optional<OrderStep>& step) {
  if (!step || !step->expected || !step->found) return "";
  return fmt::format(": against {} they try {} before {}{}", Named(before, step->player),
                     Named(before, *step->expected), Named(before, *step->found),
                     step->article.empty() ? "" : fmt::format(" ({})", step->article));
}

// Where a list is paired from its top: "3 Anna (place 2 of the list) meets 7 Carl instead of 5 Bea", or who rests.
std::optional<std::string> ListText(const Tournament& before, const Verdict& verdict) {
  if (verdict.kind != Verdict::Kind::kWorse || !verdict.concerned) return std::nullopt;
  const auto& [role, expected, found] = *verdict.concerned;
  const auto who = [&](const std::vector<PlayerIndex>& players, std::size_t at) {
    return at < players.size() ? Named(before, players[at]) : std::string("nobody");
  };
  if (verdict.found.tag == "rest") return fmt::format("{} rests instead of {}", who(found, 0), who(expected, 0));
  if (verdict.found.tag != "list") return std::nullopt;
  return fmt::format("{} (place {} of the list) meets {} instead of {}", who(found, 0), verdict.found.value.front(),
                     who(found, 1), who(expected, 1));
}

std::string TextOf(const Tournament& before, const Verdict& verdict) {
  if (const auto text = ListText(before, verdict)) return *text;
  if (verdict.kind == Verdict::Kind::kWorse && verdict.found.tag == "bye") return ByeText(before, verdict);
  std::string text;
  switch (verdict.kind) {
    case Verdict::Kind::kIllegal:
      return "illegal: " + verdict.reason;
    case Verdict::Kind::kLaterInOrder:
      text =
          "as good by every criterion, but the rules try the expected pairing first" + OrderText(before, verdict.order);
      break;
    case Verdict::Kind::kWorse:
      text = fmt::format("worse on {} ({}): {} instead of {}", verdict.found.tag, verdict.found.meaning,
                         TextOf(verdict.found), TextOf(verdict.expected));
  }
  if (verdict.bracket) text += fmt::format(", in the bracket of {} points", ToString(*verdict.bracket));
  return text;
}

// The rule behind the first board whose colours the file has the other way round.
std::string ColourVerdict(const Tournament& before, const RoundPairing& pairing, const RecordedRound& differing) {
  const RecordedPair& first = differing.pairs.front();
  for (const Board& board : pairing.boards) {
    if (board.white != first.white || board.black != first.black) continue;
    return fmt::format("same pairs, other colours: {} has White{}{}{}", Named(before, board.white),
                       board.colour_reason.article.empty() ? "" : " by ", board.colour_reason.article,
                       board.colour_reason.rule.empty() ? "" : fmt::format(" ({})", board.colour_reason.rule));
  }
  return "same pairs, other colours";
}

std::string IllegalText(const std::vector<Violation>& violations) {
  std::string text = "illegal: ";
  for (std::size_t i = 0; i < violations.size(); ++i) text += (i == 0 ? "" : "; ") + violations[i].text;
  return text;
}

std::vector<Violation> ViolationsOf(const Tournament& before, const RecordedRound& recorded, const SystemInfo& system) {
  const SwissRules* rules = FindRules(system);
  return rules == nullptr ? std::vector<Violation>{} : FindViolations(before, recorded, *rules);
}

// Whether what was found is what the pairing has; the difference is left with what differs.
bool Agree(RoundDifference& difference, const SystemInfo& system, const RoundPairing& pairing) {
  difference.expected = RoundOf(pairing);
  if (system.colours == ColourUse::kNone) ForgetColours(difference.expected);
  KeepDifferences(difference.expected, difference.found);
  return IsEmpty(difference.expected) && IsEmpty(difference.found);
}

struct FoundRound {
  Round round;
  const RecordedRound& recorded;
};

// Whether the round is the one of the pairing, as nearly all rounds are; found without sorting anything. A recorded
// pair stands in the line of its first player, so that no two of them are the same board.
bool IsPairedSo(const Tournament& before, const RecordedRound& recorded, const SystemInfo& system,
                const RoundPairing& pairing) {
  if (recorded.pairs.size() != pairing.boards.size()) return false;
  IdVector<PlayerIndex, const Board*> board_of(before.player_count(), nullptr);
  for (const Board& board : pairing.boards) board_of[board.white] = board_of[board.black] = &board;
  const auto is_board = [&](const RecordedPair& pair) {
    const Board* board = board_of[pair.white];
    if (board == nullptr || board != board_of[pair.black]) return false;
    return board->white == pair.white || !pair.has_colours || system.colours == ColourUse::kNone;
  };
  if (!std::ranges::all_of(recorded.pairs, is_board)) return false;
  auto byes = WithoutOpponent(pairing);
  std::ranges::sort(byes);
  return byes == recorded.byes;
}

// What the round has otherwise than the system gives it after the rounds before.
std::optional<RoundDifference> Compare(const Tournament& before, const FoundRound& found, const PairingSystem& system) {
  const RecordedRound& recorded = found.recorded;
  const auto violations = ViolationsOf(before, recorded, system.info());
  const auto pairing = system.PairBoards(before);
  if (pairing && violations.empty() && IsPairedSo(before, recorded, system.info(), *pairing)) return std::nullopt;
  RoundDifference difference{found.round, {}, {}, recorded, {}};
  if (pairing) {
    if (Agree(difference, system.info(), *pairing) && violations.empty()) return std::nullopt;
  } else {
    difference.failure = pairing.error();
  }
  SortForPublication(before, PublicationScores::kPaired, difference.found.pairs);
  if (!violations.empty()) {
    difference.verdict = IllegalText(violations);
  } else if (pairing && SamePairs(difference.expected, difference.found)) {
    difference.verdict = ColourVerdict(before, *pairing, difference.expected);
  } else if (pairing) {
    if (const auto verdict = system.Judge(before, AsPairing(recorded))) difference.verdict = TextOf(before, *verdict);
  }
  return difference;
}

}  // namespace

std::optional<Tournament> BeforeIfMoreFollow(const Tournament& tournament, Round round) {
  if (tournament.data().planned_rounds || round.value() != tournament.rounds()) return std::nullopt;
  TournamentData data = tournament.Before(round).data();
  data.planned_rounds.reset();
  auto before = Tournament::Make(std::move(data));
  return before ? std::optional(*std::move(before)) : std::nullopt;
}

bool IsPairedOtherwise(const Tournament& tournament, Round round, const SystemInfo& system,
                       const RoundPairing& expected) {
  RoundDifference difference{round, {}, {}, RoundOf(tournament, round), {}};
  if (!ViolationsOf(tournament.Before(round), difference.found, system).empty()) return true;
  return !Agree(difference, system, expected);
}

std::optional<RoundDifference> RoundChecker::Check(Round round) {
  const auto took_part = [&](PlayerIndex player) { return TookPart(tournament_.entry(player, round)); };
  if (std::ranges::none_of(tournament_.player_ids(), took_part)) return std::nullopt;  // everybody had a bye
  const RecordedRound recorded = RoundOf(tournament_, round);
  auto difference = Compare(past_.Before(round), {round, recorded}, system_);
  if (!difference) return difference;
  const auto not_last = BeforeIfMoreFollow(tournament_, round);
  return not_last && !Compare(*not_last, {round, recorded}, system_) ? std::nullopt : std::move(difference);
}

std::optional<RoundDifference> CheckRound(const Tournament& tournament, Round round, const PairingSystem& system) {
  return RoundChecker(tournament, system).Check(round);
}

CheckReport CheckTournament(const Tournament& tournament, const PairingSystem& system) {
  CheckReport report;
  RoundChecker checker(tournament, system);
  for (int r = 1; r <= tournament.rounds(); ++r) {
    if (auto difference = checker.Check(Round(r))) {
      report.differences.push_back(*std::move(difference));
    }
    ++report.rounds;
  }
  return report;
}

}  // namespace ronda::verify
