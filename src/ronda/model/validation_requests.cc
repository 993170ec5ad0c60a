#include <fmt/format.h>

#include <algorithm>

#include "ronda/model/findings.h"

namespace ronda {
namespace {

void CheckRequestedByes(const TournamentData& data, Findings& findings) {
  for (std::size_t i = 0; i < data.requested_byes.size(); ++i) {
    const RequestedBye& bye = data.requested_byes[i];
    const Locus where{Field::kRequestedBye, i, bye.player, bye.round};
    if (!HasPlayer(data, bye.player)) {
      findings.Error("bye-player-unknown", "a bye is requested for a player who does not exist",
                     "name a player of the list", where);
    } else if (!IsRequestedBye(bye.kind)) {
      findings.Error("bye-kind", "a requested bye must be worth a full, a half or no point", "use F, H or Z", where);
    } else if (bye.round.value() <= data.rounds) {
      findings.Error("bye-past",
                     fmt::format("a bye is requested for round {}, which is already paired", bye.round.value()),
                     "enter byes of played rounds in the player's line", where);
    }
  }
}

// Two requests of a player for one round should ask for the same; the first counts, the later one is reported.
void CheckByeConflicts(const TournamentData& data, Findings& findings) {
  std::vector<std::size_t> order(data.requested_byes.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto key = [&](std::size_t i) {
    return std::pair(data.requested_byes[i].player, data.requested_byes[i].round);
  };
  std::ranges::stable_sort(order, {}, key);
  for (std::size_t i = 1; i < order.size(); ++i) {
    const RequestedBye& first = data.requested_byes[order[i - 1]];
    const RequestedBye& second = data.requested_byes[order[i]];
    if (key(order[i - 1]) != key(order[i]) || first.kind == second.kind || !HasPlayer(data, second.player)) continue;
    const int tpn = data.players[second.player.index()].tpn.value();
    findings.Warn("bye-conflict",
                  fmt::format("player {} requests two different byes for round {}: {} and {}", tpn,
                              second.round.value(), Traits(first.kind).name, Traits(second.kind).name),
                  "the first counts; keep one of them", {Field::kRequestedBye, order[i], second.player, second.round});
  }
}

void CheckForbidden(const TournamentData& data, Findings& findings) {
  for (std::size_t i = 0; i < data.forbidden.size(); ++i) {
    const ForbiddenGroup& group = data.forbidden[i];
    const Locus where{Field::kForbidden, i, std::nullopt, std::nullopt};
    for (const PlayerIndex player : group.players) {
      if (HasPlayer(data, player)) continue;
      findings.Error("forbidden-player-unknown", "a forbidden pairing names a player who does not exist",
                     "name players of the list", where);
    }
    if (group.first && group.last && *group.first > *group.last) {
      findings.Warn("forbidden-rounds",
                    fmt::format("a forbidden pairing runs from round {} to round {}, so it never applies",
                                group.first->value(), group.last->value()),
                    "write the earlier round first", where);
    }
  }
}

void CheckKeptApart(const TournamentData& data, Findings& findings) {
  for (std::size_t i = 0; i < data.kept_apart.size(); ++i) {
    const KeptApart& rule = data.kept_apart[i];
    const Locus where{Field::kKeptApart, i, std::nullopt, std::nullopt};
    const bool by_rating = rule.by == KeptApart::By::kRating;
    if (by_rating && (rule.strength == KeptApart::Strength::kAbsolute || rule.points < 1)) {
      findings.Error("apart-rating", "ratings that are far apart keep two players apart only as far as nobody floats",
                     "make the rule relative, with a number of points from 1 on", where);
    }
    if (rule.first && rule.last && *rule.first > *rule.last) {
      findings.Warn("apart-rounds",
                    fmt::format("players are kept apart from round {} to round {}, so it never applies",
                                rule.first->value(), rule.last->value()),
                    "write the earlier round first", where);
    }
    const auto is_known = [&](const Player& player) {
      return by_rating ? player.rating.has_value() : !OriginOf(player, rule.by).empty();
    };
    if (!data.players.empty() && std::ranges::none_of(data.players, is_known)) {
      findings.Warn("apart-nobody",
                    fmt::format("nobody is kept apart by '{}': no player has what it goes by", ToString(rule)),
                    "enter the clubs, federations or ratings of the players", where);
    }
  }
}

void CheckAccelerations(const TournamentData& data, Findings& findings) {
  for (std::size_t i = 0; i < data.accelerations.size(); ++i) {
    if (HasPlayer(data, data.accelerations[i].player)) continue;
    findings.Error("acceleration-player-unknown", "fictitious points are given to a player who does not exist",
                   "name a player of the list", {Field::kAcceleration, i, std::nullopt, std::nullopt});
  }
}

}  // namespace

void ValidateRequests(const TournamentData& data, Findings& findings) {
  CheckRequestedByes(data, findings);
  CheckByeConflicts(data, findings);
  CheckForbidden(data, findings);
  CheckKeptApart(data, findings);
  CheckAccelerations(data, findings);
}

}  // namespace ronda
