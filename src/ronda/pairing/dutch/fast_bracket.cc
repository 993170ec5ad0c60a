#include "ronda/pairing/dutch/fast_bracket.h"

#include <algorithm>
#include <span>

#include "ronda/pairing/dutch/kind_cost.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/criteria.h"
#include "ronda/pairing/swiss/kind_walk.h"

namespace ronda::dutch {
namespace {

using swiss::Field;
using enum swiss::Criterion;

// The bound leaves equal absolute preferences apart. Topscorers might meet like that to spare the bye a better
// player, since [C9] comes before [C10] and [C11].
bool HasTopscorers(const Field& field, const swiss::Bracket& bracket) {
  const auto is_topscorer = [&](Place place) { return field[place].topscorer; };
  return std::ranges::any_of(bracket.mdps, is_topscorer) || std::ranges::any_of(bracket.residents, is_topscorer);
}

// Whoever is due a colour for the difference of colours may have had that colour in the last two games already.
bool WantsThirdInARow(const swiss::Entrant& entrant) {
  return entrant.preference && swiss::IsThirdInARow(entrant, entrant.preference->colour);
}

// What it costs on [C9] to give the player the bye; none if that is forbidden.
std::optional<int> CostOfBye(const Field& field, const DutchEdition& edition, const swiss::Bracket& bracket,
                             Place place) {
  if (!std::ranges::binary_search(bracket.bye_candidates, place)) return std::nullopt;
  const bool counts = std::ranges::count(edition.quality, kByeUnplayedRounds, &swiss::CriterionInfo::criterion) > 0;
  return counts ? field[place].unplayed_rounds : 0;
}

}  // namespace

bool PreferencesCostNothing(const Field& field, const swiss::Bracket& bracket) {
  if (!HasTopscorers(field, bracket)) return true;
  const auto costs = [&](Place place) { return WantsThirdInARow(field[place]); };
  return std::ranges::none_of(bracket.mdps, costs) && std::ranges::none_of(bracket.residents, costs);
}

std::optional<swiss::Candidate> PairFast(const Field& field, const DutchEdition& edition, const swiss::Bracket& bracket,
                                         Floater floater) {
  if (bracket.residents.empty()) return std::nullopt;
  if (field[bracket.residents.front()].score != field[bracket.residents.back()].score) return std::nullopt;
  const bool gets_bye = floater == Floater::kGetsBye;
  if (gets_bye && HasTopscorers(field, bracket)) return std::nullopt;
  if (!PreferencesCostNothing(field, bracket)) return std::nullopt;
  const auto float_cost = [&](Place place) {
    return gets_bye ? CostOfBye(field, edition, bracket, place) : std::optional(0);
  };
  const auto solve_tail = [&](std::span<const Place> residents) {
    swiss::Bracket tail;
    tail.residents.assign(residents.begin(), residents.end());
    swiss::SolverTerms terms;
    if (gets_bye && residents.size() % 2 == 1) {
      tail.bye_candidates = bracket.bye_candidates;
      terms = {.completion = swiss::CompletionRank::kFirst, .bye_unplayed = true};
    }
    return std::optional(swiss::SolveBracket(field, edition.quality, tail, terms).candidate);
  };
  const swiss::WalkTask task{.field = field,
                             .mdps = bracket.mdps,
                             .residents = bracket.residents,
                             .colour_class = swiss::ColourClassOf,
                             .float_cost = float_cost,
                             .solve_tail = solve_tail};
  return swiss::KindWalk<KindCost>(task).Run();
}

}  // namespace ronda::dutch
