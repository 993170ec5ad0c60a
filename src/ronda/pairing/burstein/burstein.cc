#include "ronda/pairing/burstein/burstein.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/pairing/burstein/index.h"
#include "ronda/pairing/burstein/round_pairer.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/swiss/proposed_round.h"
#include "ronda/pairing/swiss/shortage.h"

namespace ronda::burstein {
namespace {

using swiss::Field;

constexpr swiss::FieldRules kFieldRules{.topscorers = swiss::TopscorerRule::kNone};
constexpr int kMostSeedingRounds = 4;

class Publisher {
 public:
  Publisher(const Field& field, const Ranks& ranks, const RoundPairer& pairer)
      : field_(field), ranks_(ranks), pairer_(pairer) {}

  RoundPairing Publish() const {
    RoundPairing pairing;
    std::vector<swiss::Pair> pairs;
    for (const PairedBracket& paired : pairer_.brackets()) {
      for (const auto& [one, other] : paired.candidate.pairs)
        pairs.push_back({std::min(one, other), std::max(one, other)});
      pairing.brackets.push_back(Describe(paired));
    }
    swiss::SortForPublication(field_, pairs);
    for (const swiss::Pair& pair : pairs) pairing.boards.push_back(MakeBoard(pair));
    if (const auto bye = pairer_.bye()) pairing.bye = field_[*bye].player;
    return pairing;
  }

 private:
  bool IsHigher(Place one, Place other) const { return ranks_[one] < ranks_[other]; }

  // C.04.4.2/2026 §5.2: who is ranked higher says the index (§1.8).
  Board MakeBoard(const swiss::Pair& pair) const {
    const bool in_order = IsHigher(pair.higher, pair.lower);
    const swiss::Entrant& higher = field_[in_order ? pair.higher : pair.lower];
    const swiss::Entrant& lower = field_[in_order ? pair.lower : pair.higher];
    return swiss::MakeBoard(higher, lower, field_.initial_colour(), {swiss::kColoursOfC044});
  }

  // In ranking order.
  std::vector<PlayerIndex> Players(std::vector<Place> places) const {
    std::ranges::sort(places, [&](Place one, Place other) { return IsHigher(one, other); });
    return field_.PlayersAt(places);
  }

  BracketExplanation Describe(const PairedBracket& paired) const {
    BracketExplanation explanation;
    std::vector<Place> residents = paired.bracket.residents;
    explanation.score = field_[residents.back()].score;
    std::erase_if(residents, [&](Place place) { return field_[place].score != explanation.score; });
    explanation.moved_down = Players(paired.incoming);
    explanation.residents = Players(residents);
    for (const swiss::Pair& pair : paired.candidate.pairs) {
      explanation.pairs.push_back({field_[pair.higher].player, field_[pair.lower].player});
      explanation.s1.push_back(field_[pair.higher].player);
      explanation.s2.push_back(field_[pair.lower].player);
    }
    explanation.downfloaters = Players(paired.candidate.downfloaters);
    explanation.criteria = pairer_.Values(paired);
    explanation.way = "exact";
    return explanation;
  }

  const Field& field_;
  const Ranks& ranks_;
  const RoundPairer& pairer_;
};

// The same players with the opponents they have in the proposal.
PairedBracket FoundBracket(const PairedBracket& own, const swiss::ProposedRound& round) {
  PairedBracket found{own.bracket, own.incoming, {}};
  const auto& players = own.bracket.residents;
  for (const Place place : players) {
    const auto opponent = round.OpponentOf(place);
    if (!opponent || std::ranges::find(players, *opponent) == players.end()) {
      found.candidate.downfloaters.push_back(place);
    } else if (place < *opponent) {
      found.candidate.pairs.push_back({place, *opponent});
    }
  }
  return found;
}

bool SamePairs(const PairedBracket& own, const PairedBracket& found) {
  return std::ranges::all_of(own.candidate.pairs, [&](const swiss::Pair& pair) {
    const auto [one, other] = std::minmax(pair.higher, pair.lower);
    return std::ranges::find(found.candidate.pairs, swiss::Pair{one, other}) != found.candidate.pairs.end();
  });
}

std::optional<PairedBracket> FoundOtherwise(const PairedBracket& own, const swiss::ProposedRound& round) {
  PairedBracket found = FoundBracket(own, round);
  return SamePairs(own, found) ? std::nullopt : std::optional(std::move(found));
}

}  // namespace

int SeedingRounds(int planned_rounds) { return std::min(planned_rounds / 2, kMostSeedingRounds); }

Burstein::Burstein(swiss::Way way)
    : info_{"burstein", "Burstein system", "FIDE Handbook C.04.4.2", "2026-02-01", "", "FIDE_BURSTEIN"},
      way_(way),
      seeding_(dutch::kDutch2026, way) {
  if (way == swiss::Way::kExactOnly) info_.id = "burstein+exact";
}

Result<bool> Burstein::IsSeedingRound(const Tournament& tournament) const {
  const auto& planned = tournament.data().planned_rounds;
  if (!planned && tournament.rounds() < kMostSeedingRounds)
    return tl::unexpected(RoundsUnknown("the number of seeding rounds depends on the number of rounds"));
  return planned && tournament.rounds() < SeedingRounds(*planned);
}

Result<RoundPairing> Burstein::PairField(const Tournament& tournament, const Field& field) const {
  const auto ranks = RanksOf(tournament, field);
  RoundPairer pairer(field, ranks, way_);
  if (!pairer.Run()) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  return Publisher(field, ranks, pairer).Publish();
}

Result<RoundPairing> Burstein::Pair(const Tournament& tournament) const {
  const auto seeding = IsSeedingRound(tournament);
  if (!seeding) return tl::unexpected(seeding.error());
  return *seeding ? seeding_.Pair(tournament) : PairField(tournament, Field(tournament, kFieldRules));
}

Result<RoundPairing> Burstein::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  const auto seeding = IsSeedingRound(tournament);
  if (!seeding) return tl::unexpected(seeding.error());
  if (*seeding) return seeding_.PairUnder(tournament, constraint);
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(tournament, constraint);
  return PairField(tournament, Field(tournament, kFieldRules, constraint));
}

std::optional<Verdict> Burstein::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const auto seeding = IsSeedingRound(tournament);
  if (!seeding) return std::nullopt;
  if (*seeding) return seeding_.Judge(tournament, proposed);
  const Field field(tournament, kFieldRules);
  const auto ranks = RanksOf(tournament, field);
  RoundPairer pairer(field, ranks, way_);
  if (!pairer.Run()) return std::nullopt;
  const swiss::ProposedRound round(field, proposed);
  if (auto objection = round.Objection(tournament, swiss::kLegalityOfC044, pairer.bye())) return objection;
  const auto found_otherwise = [&](const PairedBracket& own) { return FoundOtherwise(own, round); };
  const auto score_of = [&](const PairedBracket& own) { return field[own.bracket.residents.back()].score; };
  return swiss::FirstDifference(pairer, found_otherwise, score_of);
}

}  // namespace ronda::burstein
