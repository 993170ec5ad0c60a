#include "judge/criteria.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <functional>

#include "judge/colour.h"

namespace ronda::judge {
namespace {

int Difference(const Field& field, Rank higher, Rank lower) {
  return field[higher].score.tenths() - field[lower].score.tenths();
}

Failure Descending(Failure values) {
  std::ranges::sort(values, std::ranges::greater{});
  return values;
}

// The number of players in pairs of whom the test says yes, given the colour each gets.
using ColourTest = bool (*)(const Entrant& player, Colour gets);

int CountInPair(const Field& field, const RankPair& pair, ColourTest test) {
  const Colour of_higher = AllocateColour(field, pair.higher, pair.lower).of_higher;
  const bool higher = test(field[pair.higher], of_higher);
  const bool lower = test(field[pair.lower], Opposite(of_higher));
  return (higher ? 1 : 0) + (lower ? 1 : 0);
}

Failure CountInPairs(const Candidate& candidate, Outlook& outlook, ColourTest test) {
  int count = 0;
  for (const RankPair& pair : candidate.pairs) count += CountInPair(outlook.field(), pair, test);
  return {count};
}

Failure CountInTopscorerPairs(const Candidate& candidate, Outlook& outlook, ColourTest test) {
  const Field& field = outlook.field();
  int count = 0;
  for (const RankPair& pair : candidate.pairs) {
    if (field[pair.higher].topscorer || field[pair.lower].topscorer) count += CountInPair(field, pair, test);
  }
  return {count};
}

// C.04.3/2026 §2.3.1 [C5]: the score of the player who gets the bye.
Failure ByeScore(const Candidate& candidate, Outlook& outlook) {
  const auto score = outlook.ByeScore(candidate.Downfloaters());
  return score ? Failure{score->tenths()} : Failure{};
}

// C.04.3/2026 §2.4.1 [C6]; /2017 §C.5: the number of downfloaters.
Failure Downfloaters(const Candidate& candidate, Outlook&) { return {std::popcount(candidate.Downfloaters())}; }

// C.04.3/2026 §2.4.2 [C7]: the scores of the downfloaters, taken in descending order.
Failure DownfloaterScores(const Candidate& candidate, Outlook& outlook) {
  Failure scores;
  for (const Rank rank : Members(candidate.Downfloaters())) scores.push_back(outlook.field()[rank].score.tenths());
  return scores;
}

// C.04.3/2017 §C.6: the pairing score difference.
Failure ScoreDifferences(const Candidate& candidate, Outlook& outlook) {
  return PairingScoreDifference(outlook.field(), outlook.bracket(), candidate);
}

// C.04.3/2026 §2.4.3 [C8]; /2017 §C.7: what the choice of downfloaters does to the following bracket.
Failure FollowingBracket(const Candidate& candidate, Outlook& outlook) {
  return outlook.NextBracket(candidate.Downfloaters());
}

// C.04.3/2026 §2.4.4 [C9]: the unplayed games of a single downfloater who will end up with the bye. That is so if
// nobody else can have it without making its score worse ([C5]).
Failure UnplayedGamesOfByeAssignee(const Candidate& candidate, Outlook& outlook) {
  const std::vector<Rank> floats = Members(candidate.Downfloaters());
  if (floats.size() != 1) return {0};
  const Entrant& single = outlook.field()[floats.front()];
  const bool gets_bye = outlook.ByeScore(candidate.Downfloaters()) == single.score;
  return {gets_bye ? single.unplayed_games : 0};
}

// C.04.3/2025 §3.4.4 [C9]: the unplayed games of the one who gets the bye, where that one floats from the bracket; of
// several who could have it the one with the fewest.
// Decision 212.
Failure UnplayedGamesOfWhoGetsTheBye(const Candidate& candidate, Outlook& outlook) {
  const RankSet floats = candidate.Downfloaters();
  const auto score = outlook.ByeScore(floats);
  std::optional<int> fewest;
  for (const Rank rank : Members(floats)) {
    const Entrant& player = outlook.field()[rank];
    if (!score || player.score != *score || !outlook.MayStayAlone(floats, rank)) continue;
    fewest = std::min(fewest.value_or(player.unplayed_games), player.unplayed_games);
  }
  return {fewest.value_or(0)};
}

// C.04.3/2026 §2.4.5 [C10]; /2017 §C.8: topscorers and their opponents who get a colour difference beyond two. A player
// who is beyond two already gets it only from a colour that widens it (decision 020).
Failure WideColourDifferences(const Candidate& candidate, Outlook& outlook) {
  return CountInTopscorerPairs(candidate, outlook, [](const Entrant& player, Colour gets) {
    const int before = player.ColourDifference();
    const int after = before + (gets == Colour::kWhite ? 1 : -1);
    return std::abs(after) > 2 && std::abs(after) > std::abs(before);
  });
}

// C.04.3/2026 §2.4.6 [C11]; /2017 §C.9: topscorers and their opponents who get a colour three times in a row.
Failure ThirdTimesInARow(const Candidate& candidate, Outlook& outlook) {
  return CountInTopscorerPairs(candidate, outlook, [](const Entrant& player, Colour gets) {
    const auto& had = player.colours;
    return had.size() >= 2 && had.back() == gets && had[had.size() - 2] == gets;
  });
}

// B3 bis and B3 bis bis, where the organiser asks for them.
Failure PairsOfOneOrigin(const Candidate& candidate, Outlook& outlook) {
  const auto same = [&](const RankPair& pair) { return outlook.field().SameOrigin(pair.higher, pair.lower); };
  return {static_cast<int>(std::ranges::count_if(candidate.pairs, same))};
}
Failure PairsWithRatingGap(const Candidate& candidate, Outlook& outlook) {
  const auto far = [&](const RankPair& pair) { return outlook.field().RatingGap(pair.higher, pair.lower); };
  return {static_cast<int>(std::ranges::count_if(candidate.pairs, far))};
}

// C.04.3/2026 §2.4.7 [C12]; /2017 §C.10: players who do not get their colour preference.
Failure DeniedPreferences(const Candidate& candidate, Outlook& outlook) {
  return CountInPairs(candidate, outlook, [](const Entrant& player, Colour gets) {
    const auto preference = player.ColourPreference();
    return preference && preference->colour != gets;
  });
}

// C.04.3/2026 §2.4.8 [C13]; /2017 §C.11: players who do not get their strong colour preference.
// Decision 002.
Failure DeniedStrongPreferences(const Candidate& candidate, Outlook& outlook) {
  return CountInPairs(candidate, outlook, [](const Entrant& player, Colour gets) {
    const auto preference = player.ColourPreference();
    return preference && preference->strength == Strength::kStrong && preference->colour != gets;
  });
}

// Floats of the past: which one, and how long ago.
using Past = Floated Entrant::*;

// C.04.3/2026 §2.4.9 [C14], §2.4.11 [C16]: resident downfloaters who had a downfloat then.
template <Past past>
Failure ResidentsFloatingAgain(const Candidate& candidate, Outlook& outlook) {
  const auto again = [&](Rank rank) { return outlook.field()[rank].*past == Floated::kDown; };
  return {static_cast<int>(std::ranges::count_if(candidate.left_over, again))};
}

bool IsMdp(const Outlook& outlook, Rank rank) { return std::ranges::binary_search(outlook.bracket().moved_down, rank); }

// The score differences of MDP opponents who had an upfloat then.
template <Past past>
Failure DifferencesOfMdpOpponents(const Candidate& candidate, Outlook& outlook) {
  Failure differences;
  for (const RankPair& pair : candidate.pairs) {
    if (!IsMdp(outlook, pair.higher) || outlook.field()[pair.lower].*past != Floated::kUp) continue;
    differences.push_back(Difference(outlook.field(), pair.higher, pair.lower));
  }
  return Descending(differences);
}

// C.04.3/2026 §2.4.10 [C15], §2.4.12 [C17]: MDP opponents who had an upfloat then.
template <Past past>
Failure MdpOpponentsFloatingAgain(const Candidate& candidate, Outlook& outlook) {
  return {static_cast<int>(DifferencesOfMdpOpponents<past>(candidate, outlook).size())};
}

// The score difference of an MDP who floats on is not defined; it is taken to be larger than any that a resident could
// give, and the larger the higher the MDP's score.
constexpr int kBeyondAnyResident = 1'000'000;

// C.04.3/2026 §2.4.13 [C18], §2.4.15 [C20]: the score differences of MDPs who had a downfloat then.
template <Past past>
Failure DifferencesOfMdps(const Candidate& candidate, Outlook& outlook) {
  const Field& field = outlook.field();
  Failure differences;
  for (const RankPair& pair : candidate.pairs) {
    if (!IsMdp(outlook, pair.higher) || field[pair.higher].*past != Floated::kDown) continue;
    differences.push_back(Difference(field, pair.higher, pair.lower));
  }
  for (const Rank rank : candidate.limbo) {
    if (field[rank].*past == Floated::kDown) differences.push_back(kBeyondAnyResident + field[rank].score.tenths());
  }
  return Descending(differences);
}

// C.04.3/2017: the score differences of the players who receive a downfloat and had one then. The downfloaters of the
// bracket receive one, and the higher of two players with different scores.
template <Past past>
Failure DifferencesOfDownfloats(const Candidate& candidate, Outlook& outlook) {
  const Field& field = outlook.field();
  const int below_lowest = outlook.lowest_score().tenths() - Points::Whole(1).tenths();
  Failure differences;
  for (const RankPair& pair : candidate.pairs) {
    const int difference = Difference(field, pair.higher, pair.lower);
    if (difference > 0 && field[pair.higher].*past == Floated::kDown) differences.push_back(difference);
  }
  for (const Rank rank : Members(candidate.Downfloaters())) {
    if (field[rank].*past == Floated::kDown) differences.push_back(field[rank].score.tenths() - below_lowest);
  }
  return Descending(differences);
}

// C.04.3/2017: those of the players who receive an upfloat and had one then.
template <Past past>
Failure DifferencesOfUpfloats(const Candidate& candidate, Outlook& outlook) {
  const Field& field = outlook.field();
  Failure differences;
  for (const RankPair& pair : candidate.pairs) {
    const int difference = Difference(field, pair.higher, pair.lower);
    if (difference > 0 && field[pair.lower].*past == Floated::kUp) differences.push_back(difference);
  }
  return Descending(differences);
}

// C.04.3/2017 §C.12, §C.14 and §C.13, §C.15: how many of them there are.
template <Past past>
Failure RepeatedDownfloats(const Candidate& candidate, Outlook& outlook) {
  return {static_cast<int>(DifferencesOfDownfloats<past>(candidate, outlook).size())};
}
template <Past past>
Failure RepeatedUpfloats(const Candidate& candidate, Outlook& outlook) {
  return {static_cast<int>(DifferencesOfUpfloats<past>(candidate, outlook).size())};
}

constexpr Past kOne = &Entrant::one_round_before;
constexpr Past kTwo = &Entrant::two_rounds_before;

constexpr std::array kCriteria2026{
    Criterion{"C5", ByeScore},
    Criterion{"C6", Downfloaters},
    Criterion{"C7", DownfloaterScores},
    Criterion{"C8", FollowingBracket},
    Criterion{"C9", UnplayedGamesOfByeAssignee},
    Criterion{"C10", WideColourDifferences},
    Criterion{"C11", ThirdTimesInARow},
    Criterion{"B3 bis", PairsOfOneOrigin},
    Criterion{"B3 bis bis", PairsWithRatingGap},
    Criterion{"C12", DeniedPreferences},
    Criterion{"C13", DeniedStrongPreferences},
    Criterion{"C14", ResidentsFloatingAgain<kOne>},
    Criterion{"C15", MdpOpponentsFloatingAgain<kOne>},
    Criterion{"C16", ResidentsFloatingAgain<kTwo>},
    Criterion{"C17", MdpOpponentsFloatingAgain<kTwo>},
    Criterion{"C18", DifferencesOfMdps<kOne>},
    Criterion{"C19", DifferencesOfMdpOpponents<kOne>},
    Criterion{"C20", DifferencesOfMdps<kTwo>},
    Criterion{"C21", DifferencesOfMdpOpponents<kTwo>},
};

// C.04.3/2025 §3.3, §3.4, as they are printed: [C7] is the pairing score difference, and [C14] to [C21] speak of all
// who float again.
constexpr std::array kCriteria2025{
    Criterion{"C5", ByeScore},
    Criterion{"C6", Downfloaters},
    Criterion{"C7", ScoreDifferences},
    Criterion{"C8", FollowingBracket},
    Criterion{"C9", UnplayedGamesOfWhoGetsTheBye},
    Criterion{"C10", WideColourDifferences},
    Criterion{"C11", ThirdTimesInARow},
    Criterion{"B3 bis", PairsOfOneOrigin},
    Criterion{"B3 bis bis", PairsWithRatingGap},
    Criterion{"C12", DeniedPreferences},
    Criterion{"C13", DeniedStrongPreferences},
    Criterion{"C14", RepeatedDownfloats<kOne>},
    Criterion{"C15", RepeatedUpfloats<kOne>},
    Criterion{"C16", RepeatedDownfloats<kTwo>},
    Criterion{"C17", RepeatedUpfloats<kTwo>},
    Criterion{"C18", DifferencesOfDownfloats<kOne>},
    Criterion{"C19", DifferencesOfUpfloats<kOne>},
    Criterion{"C20", DifferencesOfDownfloats<kTwo>},
    Criterion{"C21", DifferencesOfUpfloats<kTwo>},
};

constexpr std::array kCriteria2017{
    Criterion{"C5", Downfloaters},
    Criterion{"C6", ScoreDifferences},
    Criterion{"C7", FollowingBracket},
    Criterion{"C8", WideColourDifferences},
    Criterion{"C9", ThirdTimesInARow},
    Criterion{"B3 bis", PairsOfOneOrigin},
    Criterion{"B3 bis bis", PairsWithRatingGap},
    Criterion{"C10", DeniedPreferences},
    Criterion{"C11", DeniedStrongPreferences},
    Criterion{"C12", RepeatedDownfloats<kOne>},
    Criterion{"C13", RepeatedUpfloats<kOne>},
    Criterion{"C14", RepeatedDownfloats<kTwo>},
    Criterion{"C15", RepeatedUpfloats<kTwo>},
    Criterion{"C16", DifferencesOfDownfloats<kOne>},
    Criterion{"C17", DifferencesOfUpfloats<kOne>},
    Criterion{"C18", DifferencesOfDownfloats<kTwo>},
    Criterion{"C19", DifferencesOfUpfloats<kTwo>},
};

}  // namespace

std::span<const Criterion> CriteriaOf(JudgeEdition edition) {
  if (edition == JudgeEdition::kDutch2026) return kCriteria2026;
  if (edition == JudgeEdition::kDutch2025) return kCriteria2025;
  return kCriteria2017;
}

bool IsPerfect(const Candidate& candidate, std::span<const Failure> failures, Outlook& outlook) {
  const Bracket& bracket = outlook.bracket();
  const Field& field = outlook.field();
  // With an MDP in the Limbo, or residents of several scores, another candidate may float lower scores.
  if (!candidate.limbo.empty()) return false;
  if (field[bracket.residents.front()].score != field[bracket.residents.back()].score) return false;
  const RankSet floats = candidate.Downfloaters();
  if (outlook.NextBracket(floats) != outlook.NextBracketAtBest(floats)) return false;
  const auto is_nothing = [](const Failure& failure) {
    return std::ranges::all_of(failure, [](int value) { return value == 0; });
  };
  const std::size_t decided = CompletesEveryBracket(outlook.edition()) ? 4 : 3;  // [C5]-[C8]; C.5-C.7
  return std::ranges::all_of(failures.subspan(decided), is_nothing);
}

}  // namespace ronda::judge
