#include "ronda/pairing/keizer/keizer_system.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/pairing/keizer/colours.h"
#include "ronda/pairing/keizer/judgement.h"
#include "ronda/pairing/keizer/paired_places.h"
#include "ronda/pairing/keizer/round_list.h"

namespace ronda::keizer {
namespace {

const SystemInfo kInfo{.id = "keizer",
                       .title = "Keizer system",
                       .regulation = "Elementos de un torneo, 2.10",
                       .effective_from = "",
                       .effective_to = "",
                       .rematches = Rematches::kPossible};

Diagnostic TooFew(const Tournament& tournament, const RoundList& list) {
  const int round = tournament.next_round().value();
  std::string message = fmt::format("nobody is present in round {}", round);
  if (list.size() == 1) {
    message = fmt::format("only player {} is present in round {}", tournament.player(list[Place(0)].player).tpn.value(),
                          round);
  }
  return {.code = std::string(kAttendance),
          .message = std::move(message),
          .hint =
              "whoever has no bye for the round is present; take the byes (H, F, Z) of those who came out of the "
              "file, or let the round be"};
}

// What the failure is due to, and the nearest settings with which there is a pairing.
class Failure {
 public:
  Failure(const Tournament& tournament, const Standing& standing, const Settings& settings)
      : tournament_(tournament), standing_(standing), settings_(settings) {}

  Diagnostic Explain(const RoundList& list) const {
    if (list.size() % 2 == 1 && ByeCandidates(list, settings_.byes).empty()) {
      return Refusal(
          fmt::format("{} players are present, an odd number, and all of them have had the bye", list.size()),
          "set \"byes\": \"level\", so that somebody may have it again, or find a player to fill in");
    }
    if (const auto rounds = LongestGap()) {
      const std::string wanted =
          settings_.rematch_after ? fmt::format("within {} rounds", *settings_.rematch_after) : std::string("ever");
      return Refusal(fmt::format("no pairing exists if nobody may meet the same opponent again {}", wanted),
                     fmt::format("the nearest setting with a pairing is \"rematch\": {}",
                                 *rounds == 0 ? std::string("\"free\"") : fmt::format("{}", *rounds)));
    }
    if (settings_.colours == ColourRule::kLimited && CanPair(settings_.rematch_after, ColourRule::kBalanced)) {
      return Refusal("no pairing exists that spares everybody a colour three times running or three times more",
                     "set \"colours\": \"balanced\", so that no pair is avoided for its colours");
    }
    return Refusal("no pairing of the round exists: the pairs that are forbidden, and the byes had, leave none",
                   "allow a forbidden pair again, set \"byes\": \"level\", or let a player sit out on request");
  }

 private:
  static Diagnostic Refusal(std::string message, std::string hint) {
    return {.code = std::string(kNoLegalPairing), .message = std::move(message), .hint = std::move(hint)};
  }

  bool CanPair(std::optional<int> rematch_after, ColourRule colours) const {
    Settings changed = settings_;
    changed.rematch_after = rematch_after;
    changed.colours = colours;
    return PairPlaces(RoundList(tournament_, standing_, changed), changed.byes).has_value();
  }

  // The largest number of rounds between two meetings that leaves a pairing; a smaller number forbids less.
  std::optional<int> LongestGap() const {
    const int asked = settings_.rematch_after.value_or(tournament_.rounds());
    int possible = 0;
    int impossible = std::min(asked, tournament_.rounds());
    if (impossible == 0 || !CanPair(possible, settings_.colours)) return std::nullopt;
    while (impossible - possible > 1) {
      const int middle = (possible + impossible) / 2;
      (CanPair(middle, settings_.colours) ? possible : impossible) = middle;
    }
    return possible;
  }

  const Tournament& tournament_;
  const Standing& standing_;
  const Settings& settings_;
};

}  // namespace

const SystemInfo& KeizerSystem::info() const { return kInfo; }

Result<RoundPairing> KeizerSystem::Pair(const Tournament& tournament) const {
  const auto standing = Standing::Make(tournament, settings_, tournament.rounds());
  if (!standing) return tl::unexpected(standing.error());
  const RoundList list(tournament, *standing, settings_);
  if (list.size() < 2) return tl::unexpected(TooFew(tournament, list));
  const auto paired = PairPlaces(list, settings_.byes);
  if (!paired) return tl::unexpected(Failure(tournament, *standing, settings_).Explain(list));
  const ColourTerms terms{settings_.colours, settings_.equal_colours,
                          tournament.InitialColour().value_or(Colour::kWhite)};
  RoundPairing pairing;
  for (const auto& [higher, lower] : paired->pairs) {
    pairing.boards.push_back(WithColours(list[higher], list[lower], terms));
  }
  if (paired->bye) pairing.bye = list[*paired->bye].player;
  return pairing;
}

std::optional<Verdict> KeizerSystem::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const auto standing = Standing::Make(tournament, settings_, tournament.rounds());
  if (!standing) return std::nullopt;
  const RoundList list(tournament, *standing, settings_);
  const auto expected = PairPlaces(list, settings_.byes);
  return expected ? JudgeRound(tournament, list, *expected, proposed) : std::nullopt;
}

}  // namespace ronda::keizer
