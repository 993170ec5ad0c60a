#include "ronda/desk/author.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/ledger/past.h"

namespace ronda::desk {

std::optional<std::string> EnteredBy(store::Store& store, store::TournamentId tournament,
                                     const command::EnterResult& wish, journal::Seq newest) {
  constexpr journal::Seq kLookedAt = 500;
  const journal::Seq from = std::max<journal::Seq>(1, newest - kLookedAt + 1);
  const auto acts = ledger::ActsFrom(store, tournament, from, kLookedAt);
  if (!acts) return std::nullopt;
  const auto is_it = [&](const journal::Act& act) {
    const bool is_result = act.kind == journal::Kind::kResultEntered || act.kind == journal::Kind::kResultCorrected;
    const auto& players = act.told.players;
    return is_result && act.told.round == wish.round && std::ranges::find(players, wish.white) != players.end();
  };
  const auto found = std::find_if(acts->rbegin(), acts->rend(), is_it);
  if (found == acts->rend() || found->by.name.empty() || found->at.size() < 16) return std::nullopt;
  return fmt::format("{}, {} UTC", found->by.name, found->at.substr(11, 5));
}

}  // namespace ronda::desk
