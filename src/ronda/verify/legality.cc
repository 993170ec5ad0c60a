#include "ronda/verify/legality.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/base/counting.h"

namespace ronda::verify {
namespace {

// C.04.1 §4; C.04.3/2026 §2.1.2 [C2], /2017 §C.2.
bool BarsBye(const Tournament& before, PlayerIndex player, Round round, ByeBarRule rule) {
  if (rule == ByeBarRule::kNothing) return false;
  const ResultCode result = before.entry(player, round).result;
  if (result == ResultCode::kPairingBye) return true;
  if (rule == ByeBarRule::kByeOrForfeitWin) return result == ResultCode::kForfeitWin;
  if (rule == ByeBarRule::kByeForfeitWinOrFullBye) {
    return result == ResultCode::kForfeitWin || result == ResultCode::kFullBye;
  }
  const bool unplayed = !Traits(result).played && result != ResultCode::kPending;
  return unplayed && before.PointsFor(player, round) >= before.data().point_system.Win();
}

std::string_view NameOf(Colour colour) { return colour == Colour::kWhite ? "White" : "Black"; }

// What keeps a player from the bye.
std::string_view InWords(ResultCode code) {
  switch (code) {
    case ResultCode::kPairingBye:
      return "the bye";
    case ResultCode::kForfeitWin:
      return "a win by forfeit";
    case ResultCode::kFullBye:
      return "a full-point bye";
    default:
      return "a point without play";
  }
}

class Inspector {
 public:
  Inspector(const Tournament& before, const SwissRules& rules) : before_(before), rules_(rules) {}

  std::vector<Violation> Run(const RecordedRound& paired) {
    CheckPresence(paired);
    for (const RecordedPair& pair : paired.pairs) CheckPair(pair);
    if (paired.byes.size() > 1) {
      Add(ViolationKind::kSeveralByes, fmt::format("{} players have the bye", paired.byes.size()));
    }
    for (const PlayerIndex player : paired.byes) CheckBye(player);
    return std::move(violations_);
  }

 private:
  void Add(ViolationKind kind, std::string text) { violations_.push_back({kind, std::move(text)}); }
  // "3 Anna".
  std::string Named(PlayerIndex index) const { return NumberAndName(before_.player(index)); }
  Round Next() const { return before_.next_round(); }

  void CheckPresence(const RecordedRound& paired) {
    std::vector<int> times(before_.players().size(), 0);
    std::vector<bool> away(before_.players().size(), false);
    for (const RequestedBye& bye : before_.data().requested_byes) {
      if (bye.round == Next()) away[bye.player.index()] = true;
    }
    for (const RecordedPair& pair : paired.pairs) {
      ++times[pair.white.index()];
      ++times[pair.black.index()];
    }
    for (const PlayerIndex player : paired.byes) ++times[player.index()];
    for (std::int32_t i = 0; i < before_.player_count(); ++i) {
      const PlayerIndex player(i);
      if (times[player.index()] > 1) Add(ViolationKind::kPairedTwice, fmt::format("{} is paired twice", Named(player)));
      if (times[player.index()] > 0 && away[player.index()]) {
        Add(ViolationKind::kAbsentPaired, fmt::format("{} is paired although away", Named(player)));
      }
      if (times[player.index()] == 0 && !away[player.index()]) {
        Add(ViolationKind::kNotPaired, fmt::format("{} is not paired", Named(player)));
      }
    }
  }

  void CheckPair(const RecordedPair& pair) {
    // C.04.1 §2; C.04.3/2026 §2.1.1 [C1]: two players meet over the board at most once.
    if (const auto met = rules_.rematch == Rematch::kForbidden ? RoundTheyMet(pair) : std::nullopt) {
      Add(ViolationKind::kRematch,
          fmt::format("{} and {} have met in round {}", Named(pair.white), Named(pair.black), met->value()));
    }
    if (IsForbidden(pair)) {
      Add(ViolationKind::kForbiddenPair,
          fmt::format("{} and {} are forbidden to meet by the organiser", Named(pair.white), Named(pair.black)));
    }
    for (const KeptApart& rule : before_.data().kept_apart) {
      if (!Forbids(rule, Next(), before_.player(pair.white), before_.player(pair.black))) continue;
      Add(ViolationKind::kForbiddenPair,
          fmt::format("{} and {} are kept apart by {}", Named(pair.white), Named(pair.black), ToString(rule)));
    }
    CheckColours(pair);
  }

  std::optional<Round> RoundTheyMet(const RecordedPair& pair) const {
    const auto is_meeting = [&](const RoundEntry& entry) {
      return entry.opponent == pair.black && Traits(entry.result).played;
    };
    const auto entries = before_.entries(pair.white);
    const auto met = std::ranges::find_if(entries, is_meeting);
    if (met == entries.end()) return std::nullopt;
    return Round::FromIndex(IndexIn(entries, met));
  }

  bool IsForbidden(const RecordedPair& pair) const {
    for (const ForbiddenGroup& group : before_.data().forbidden) {
      if ((group.first && Next() < *group.first) || (group.last && Next() > *group.last)) continue;
      const auto has = [&](PlayerIndex player) { return std::ranges::count(group.players, player) > 0; };
      if (has(pair.white) && has(pair.black)) return true;
    }
    return false;
  }

  // C.04.1 §6 and §7; C.04.3/2026 §1.7.1: the colour a player must have because the other would make it three
  // more of one than of the other, or the same three times running.
  std::optional<Colour> AbsoluteColour(PlayerIndex player) const {
    int difference = 0;
    std::optional<Colour> last;
    std::optional<Colour> before_last;
    for (const RoundEntry& entry : before_.entries(player)) {
      if (!Traits(entry.result).played || !entry.colour) continue;
      difference += *entry.colour == Colour::kWhite ? 1 : -1;
      before_last = std::exchange(last, entry.colour);
    }
    if (difference >= 2) return Colour::kBlack;
    if (difference <= -2) return Colour::kWhite;
    if (last && last == before_last) return Opposite(*last);
    return std::nullopt;
  }

  // C.04.3/2026 §1.8: in the last round, whoever has more than half of the points possible. C.04.4.3 §6:
  // everybody.
  bool IsTopscorer(PlayerIndex player) const {
    if (rules_.topscorers == TopscorerColours::kAsEverybody) return false;
    if (Next().value() != before_.planned_rounds()) return false;
    if (rules_.topscorers == TopscorerColours::kEverybodyFree) return true;
    const Points score = before_.ScoreAfter(player, before_.rounds()) + before_.AccelerationOf(player, Next());
    return 2 * score.tenths() > before_.rounds() * before_.data().point_system.Win().tenths();
  }

  // C.04.3/2026 §2.1.3 [C3]: outside a topscorer's game an absolute preference is granted.
  void CheckColours(const RecordedPair& pair) {
    if (rules_.same_absolute_colour == SameAbsoluteColour::kAllowed) return;
    if (IsTopscorer(pair.white) || IsTopscorer(pair.black)) return;
    const auto of_white = AbsoluteColour(pair.white);
    const auto of_black = AbsoluteColour(pair.black);
    if (of_white && of_white == of_black) {
      Add(ViolationKind::kAbsoluteColour,
          fmt::format("{} and {} must both have {}", Named(pair.white), Named(pair.black), NameOf(*of_white)));
      return;
    }
    if (!pair.has_colours) return;
    if (of_white == Colour::kBlack) AddDenied(pair.white, Colour::kBlack);
    if (of_black == Colour::kWhite) AddDenied(pair.black, Colour::kWhite);
  }

  void AddDenied(PlayerIndex player, Colour must_have) {
    Add(ViolationKind::kAbsoluteColour,
        fmt::format("{} must have {} but has {}", Named(player), NameOf(must_have), NameOf(Opposite(must_have))));
  }

  void CheckBye(PlayerIndex player) {
    const auto bar = BarFromBye(before_, player, rules_);
    if (!bar) return;
    Add(ViolationKind::kByeBarred, fmt::format("{} may not have the bye after {} in round {}", Named(player),
                                               InWords(before_.entry(player, *bar).result), bar->value()));
  }

  const Tournament& before_;
  const SwissRules& rules_;
  std::vector<Violation> violations_;
};

}  // namespace

std::optional<Round> BarFromBye(const Tournament& before, PlayerIndex player, const SwissRules& rules) {
  for (int r = 1; r <= before.rounds(); ++r) {
    if (BarsBye(before, player, Round(r), rules.bye_bar)) return Round(r);
  }
  return std::nullopt;
}

std::vector<Violation> FindViolations(const Tournament& before, const RecordedRound& paired, const SwissRules& rules) {
  return Inspector(before, rules).Run(paired);
}

}  // namespace ronda::verify
