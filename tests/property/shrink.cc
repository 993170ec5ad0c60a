#include "property/shrink.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace ronda::test {
namespace {

std::size_t SlotOf(int i) { return static_cast<std::size_t>(i); }

int PlayersOf(const TournamentData& data) { return static_cast<int>(data.players.size()); }

// The place of a player once another is gone; none for the one who is gone.
std::optional<PlayerIndex> After(PlayerIndex player, int gone) {
  if (player.value() == gone) return std::nullopt;
  return PlayerIndex(player.value() - (player.value() > gone ? 1 : 0));
}

// Removes what belongs to the player from a list and moves up the others.
template <class T>
std::vector<T> WithoutOwner(const std::vector<T>& list, int gone) {
  std::vector<T> kept;
  for (T item : list) {
    const auto place = After(item.player, gone);
    if (!place) continue;
    item.player = *place;
    kept.push_back(item);
  }
  return kept;
}

TournamentData WithoutPlayer(TournamentData data, int gone) {
  std::vector<RoundEntry> entries;
  for (int player = 0; player < PlayersOf(data); ++player) {
    for (int round = 0; player != gone && round < data.rounds; ++round) {
      RoundEntry entry = data.entries[SlotOf(player * data.rounds + round)];
      if (entry.opponent) entry.opponent = After(*entry.opponent, gone);
      const bool alone = !entry.opponent && Traits(entry.result).opponent != OpponentRule::kNone;
      entries.push_back(alone ? RoundEntry{ResultCode::kZeroBye, std::nullopt, std::nullopt} : entry);
    }
  }
  data.entries = entries;
  data.players.erase(data.players.begin() + gone);
  data.requested_byes = WithoutOwner(data.requested_byes, gone);
  data.accelerations = WithoutOwner(data.accelerations, gone);
  for (ForbiddenGroup& group : data.forbidden) {
    std::vector<PlayerIndex> kept;
    for (const PlayerIndex player : group.players) {
      if (const auto place = After(player, gone)) kept.push_back(*place);
    }
    group.players = kept;
  }
  return data;
}

TournamentData WithoutRound(TournamentData data, int gone) {
  std::vector<RoundEntry> entries;
  for (std::size_t i = 0; i < data.entries.size(); ++i) {
    if (static_cast<int>(i) % data.rounds != gone) entries.push_back(data.entries[i]);
  }
  data.entries = entries;
  --data.rounds;
  if (data.planned_rounds) --*data.planned_rounds;
  for (RequestedBye& bye : data.requested_byes) bye.round = Round(bye.round.value() - 1);
  for (Acceleration& acceleration : data.accelerations) {
    auto& by_round = acceleration.by_round;
    if (gone < std::ssize(by_round)) by_round.erase(by_round.begin() + gone);
  }
  return data;
}

template <class T>
TournamentData Without(TournamentData data, std::vector<T> TournamentData::*list, std::size_t gone) {
  auto& items = data.*list;
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(gone));
  return data;
}

// Everything that is smaller by one thing.
std::vector<TournamentData> Smaller(const TournamentData& data) {
  std::vector<TournamentData> all;
  for (int player = PlayersOf(data) - 1; player >= 0; --player) all.push_back(WithoutPlayer(data, player));
  for (int round = 0; round < data.rounds; ++round) all.push_back(WithoutRound(data, round));
  for (std::size_t i = 0; i < data.forbidden.size(); ++i) all.push_back(Without(data, &TournamentData::forbidden, i));
  for (std::size_t i = 0; i < data.accelerations.size(); ++i) {
    all.push_back(Without(data, &TournamentData::accelerations, i));
  }
  return all;
}

std::string DescribePlayer(const TournamentData& data, int player) {
  std::string line = fmt::format("{:3}:", data.players[SlotOf(player)].tpn.value());
  for (int round = 0; round < data.rounds; ++round) {
    const RoundEntry& entry = data.entries[SlotOf(player * data.rounds + round)];
    const int opponent = entry.opponent ? data.players[SlotOf(entry.opponent->value())].tpn.value() : 0;
    const char colour = !entry.colour ? '-' : *entry.colour == Colour::kWhite ? 'w' : 'b';
    line += fmt::format(" {:3} {} {}", opponent, colour, Traits(entry.result).trf);
  }
  const Player& person = data.players[SlotOf(player)];
  if (!data.kept_apart.empty()) {
    line += fmt::format("  club '{}', federation '{}', rating {}", person.club, person.federation,
                        person.rating.value_or(0));
  }
  return line + "\n";
}

}  // namespace

TournamentData Shrink(TournamentData data, const Failing& fails) {
  while (true) {
    const auto still_fails = [&](const TournamentData& smaller) {
      const auto tournament = Tournament::Make(smaller);
      return tournament && fails(*tournament);
    };
    const std::vector<TournamentData> candidates = Smaller(data);
    const auto found = std::ranges::find_if(candidates, still_fails);
    if (found == candidates.end()) return data;
    data = *found;
  }
}

std::string Describe(const TournamentData& data) {
  std::string text =
      fmt::format("round {} of {}, initial colour {}\n", data.rounds + 1, data.planned_rounds.value_or(data.rounds),
                  data.initial_colour == Colour::kBlack ? "black" : "white");
  const auto tpn = [&](PlayerIndex player) { return data.players[SlotOf(player.value())].tpn.value(); };
  for (int player = 0; player < PlayersOf(data); ++player) text += DescribePlayer(data, player);
  for (const RequestedBye& bye : data.requested_byes) {
    text += fmt::format("away: {} {}\n", tpn(bye.player), Traits(bye.kind).trf);
  }
  for (const KeptApart& rule : data.kept_apart) text += fmt::format("kept apart: {}\n", ToString(rule));
  for (const ForbiddenGroup& group : data.forbidden) {
    text += "forbidden:";
    for (const PlayerIndex player : group.players) text += fmt::format(" {}", tpn(player));
    text += "\n";
  }
  for (const Acceleration& acceleration : data.accelerations) {
    text += fmt::format("fictitious: {} has", tpn(acceleration.player));
    for (const Points points : acceleration.by_round) text += fmt::format(" {}", ToString(points));
    text += "\n";
  }
  if (data.point_system != PointSystem{}) {
    text += fmt::format("a win is worth {}, a draw {}\n", ToString(data.point_system.Win()),
                        ToString(data.point_system.Draw()));
  }
  return text;
}

}  // namespace ronda::test
