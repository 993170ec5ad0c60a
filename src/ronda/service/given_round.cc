#include "ronda/service/given_round.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/formats/pairing.h"
#include "ronda/service/pair.h"
#include "ronda/service/round_choice.h"

namespace ronda::service {
namespace {

Diagnostic PairingFault(std::string code, std::string message, std::string hint) {
  return {.code = std::move(code), .message = std::move(message), .hint = std::move(hint)};
}

// Takes the players of a round one by one, everybody once.
class Roll {
 public:
  explicit Roll(const Tournament& before) : before_(before), taken_(before.players().size()) {}

  std::optional<PlayerIndex> Take(int number) {
    const auto player = before_.Find(Tpn(number));
    if (!player) {
      faults_.push_back(PairingFault("pairing-player", fmt::format("there is no player {}", number),
                                     "players are named by their pairing numbers"));
      return std::nullopt;
    }
    if (IsAway(*player)) {
      faults_.push_back(PairingFault("pairing-away", fmt::format("{} does not take part in the round", Named(*player)),
                                     "withdraw the bye or leave the player out"));
    } else if (taken_[player->index()]) {
      faults_.push_back(
          PairingFault("pairing-twice", Named(*player) + " is in the round twice", "everybody has one board"));
    }
    taken_[player->index()] = true;
    return player;
  }

  std::vector<Diagnostic> Faults() && {
    for (const PlayerIndex player : before_.player_ids()) {
      if (taken_[player.index()] || IsAway(player)) continue;
      faults_.push_back(PairingFault("pairing-missing", Named(player) + " is not in the round",
                                     "everybody who is not away has a board or a bye"));
    }
    return std::move(faults_);
  }

 private:
  bool IsAway(PlayerIndex player) const { return before_.RequestedByeOf(player, before_.next_round()).has_value(); }
  std::string Named(PlayerIndex player) const { return NumberAndName(before_.player(player)); }

  const Tournament& before_;
  std::vector<bool> taken_;
  std::vector<Diagnostic> faults_;
};

Parsed<RoundPairing> BoardsFor(const Tournament& before, const formats::NumberedRound& round) {
  Roll roll(before);
  RoundPairing pairing;
  for (const auto& [white_number, black_number] : round.boards) {
    const auto white = roll.Take(white_number);
    const auto black = roll.Take(black_number);
    if (white && black) pairing.boards.push_back({*white, *black, {}});
  }
  for (const int number : round.byes) {
    if (const auto player = roll.Take(number)) pairing.rests.push_back(*player);
  }
  auto faults = std::move(roll).Faults();
  if (!faults.empty()) return {std::nullopt, std::move(faults)};
  return {std::move(pairing), {}};
}

}  // namespace

Parsed<Tournament> WithGivenRound(const Tournament& tournament, std::string_view pairing) {
  auto given = formats::ReadPairing(pairing, "pairing");
  if (!given.value) return {std::nullopt, std::move(given.diagnostics)};
  EventRequest request;
  request.system.id = given.value->system;
  auto event = OpenEvent(request, tournament);
  if (!event.value) return {std::nullopt, std::move(event.diagnostics)};
  auto before = BeforeRound(event.value->event, given.value->round);
  if (!before) return {std::nullopt, {before.error()}};
  auto boards = BoardsFor(*before, *given.value);
  if (!boards.value) return {std::nullopt, std::move(boards.diagnostics)};
  const PairedRound round{*std::move(before), event.value->system, *std::move(boards.value), {}};
  auto with_round = WithPairedRound(*event.value, round);
  if (!with_round) return {std::nullopt, {with_round.error()}};
  return {*std::move(with_round), std::move(event.diagnostics)};
}

}  // namespace ronda::service
