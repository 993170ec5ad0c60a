#include "ronda/pairing/uncoloured_system.h"

#include <fmt/format.h>

#include <tuple>
#include <utility>

namespace ronda {
namespace {

// The event with every game as it was but for its colours, which nobody remembers.
Result<Tournament> ForgettingColours(const Tournament& tournament) {
  TournamentData data = tournament.data();
  data.match_scores.clear();
  for (const PlayerIndex player : tournament.player_ids()) {
    for (const Round round : tournament.round_ids()) {
      data.match_scores.push_back({tournament.PointsFor(player, round), Points{}, false});
    }
  }
  auto forgetting = Tournament::Make(std::move(data));
  if (!forgetting) {
    return tl::unexpected(Diagnostic{.code = "colours-forgotten", .message = "the event is none without its colours"});
  }
  return *std::move(forgetting);
}

// The higher ranked of the two is named first, as in lim-uncoloured (decision 150).
void NameHigherFirst(const Tournament& tournament, RoundPairing& pairing) {
  const auto rank = [&](PlayerIndex player) {
    return std::tuple(-tournament.ScoreAfter(player, tournament.rounds()).tenths(),
                      tournament.player(player).tpn.value());
  };
  for (Board& board : pairing.boards) {
    if (rank(board.black) < rank(board.white)) std::swap(board.white, board.black);
    board.colour_reason = {"2.9.1", "no colours; ranked higher"};
  }
}

}  // namespace

std::string UncolouredId(const PairingSystem& coloured) {
  return fmt::format("{}{}", coloured.info().id, kWithoutColours);
}

UncolouredSystem::UncolouredSystem(const PairingSystem& coloured)
    : coloured_(coloured),
      id_(UncolouredId(coloured)),
      title_(fmt::format("{} without colours", coloured.info().title)),
      regulation_(fmt::format("Elementos de un torneo, appendix B; {}", coloured.info().regulation)),
      info_(coloured.info()) {
  info_.id = id_;
  info_.title = title_;
  info_.regulation = regulation_;
  info_.trf_code = info_.family = {};
  info_.effective_from = info_.effective_to = info_.allowed_from = info_.allowed_to = {};
  info_.colours = ColourUse::kNone;
}

// Elementos §B: the criteria but for B2 and B4, which are of colours.
// Decision 324.
Result<RoundPairing> UncolouredSystem::Pair(const Tournament& tournament) const {
  const auto event = ForgettingColours(tournament);
  if (!event) return tl::unexpected(event.error());
  auto pairing = coloured_.Pair(*event);
  if (pairing) NameHigherFirst(tournament, *pairing);
  return pairing;
}

Result<RoundPairing> UncolouredSystem::PairUnder(const Tournament& tournament,
                                                 const RoundConstraint& constraint) const {
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(tournament, constraint);
  const auto event = ForgettingColours(tournament);
  if (!event) return tl::unexpected(event.error());
  auto pairing = coloured_.PairUnder(*event, constraint);
  if (pairing) NameHigherFirst(tournament, *pairing);
  return pairing;
}

std::optional<Verdict> UncolouredSystem::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const auto event = ForgettingColours(tournament);
  return event ? coloured_.Judge(*event, proposed) : std::nullopt;
}

}  // namespace ronda
