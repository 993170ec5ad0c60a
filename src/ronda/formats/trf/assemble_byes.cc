// Byes: those of TRF06, those of coming rounds, and what 240 and XXZ say about them.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/formats/trf/assembler.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/old_byes.h"

namespace ronda::trf {

// What a file of TRF06 means by the result of a game without an opponent.
void Assembler::TakeOldByes() {
  if (IsTeamEvent() || std::ranges::none_of(draft().entries, IsOldBye)) return;
  meant_ = draft().entries;
  const auto summaries = SummariesOf(draft());
  for (const DraftPlayer& player : draft().players) {
    for (int r = 1; r <= player.entry_count; ++r) {
      DraftEntry& entry = meant_[player.first_entry + Round(r).index()];
      if (!IsOldBye(entry)) continue;
      const ResultCode meant = MeantBye(entry.result, summaries[Round(r)]);
      report_.Warn({player.line, RoundColumn(r), kRoundStep - 2}, "trf-old-bye",
                   fmt::format("'{}' without an opponent is read as a {}", Traits(entry.result).trf, ByeInWords(meant)),
                   fmt::format("write 0000 - {}; TRF06 had no letters for byes", Traits(meant).trf));
      entry.result = meant;
    }
  }
}

DraftEntry Assembler::MeantEntry(const DraftPlayer& player, int round) const {
  if (round > player.entry_count) return {};
  const std::vector<DraftEntry>& entries = meant_.empty() ? draft().entries : meant_;
  return entries[player.first_entry + Round(round).index()];
}

// What the model would refuse in a round that is paired is refused in a coming round too, of which the model has only
// the byes.
bool Assembler::RefuseComing(const DraftEntry& entry, int number, SourceSpan span) {
  const ResultTraits& traits = Traits(entry.result);
  if (entry.opponent != 0) {
    report_.Error(
        span, "bye-with-opponent",
        fmt::format("player {} has the result '{}' but also an opponent, {}", number, traits.name, entry.opponent),
        "a bye is written 0000 - and its letter");
  } else if (entry.colour && (traits.opponent == OpponentRule::kNone || !IsTeamEvent())) {
    report_.Error(span, "colour-without-opponent", fmt::format("player {} has a colour but no opponent", number),
                  "write - for the colour of a player without opponent");
  } else if (traits.opponent == OpponentRule::kRequired) {
    report_.Error(span, "game-without-opponent",
                  fmt::format("player {} has the result '{}' but no opponent", number, traits.name),
                  "name the opponent, or use a bye: F, H or Z");
  } else {
    return false;
  }
  return true;
}

// A column of a round that is not paired yet.
void Assembler::TakeComing(PlayerIndex player, const DraftPlayer& record, int round) {
  const DraftEntry entry = MeantEntry(record, round);
  const SourceSpan span{record.line, RoundColumn(round), kRoundStep - 2};
  if (entry.damaged || RefuseComing(entry, record.tpn.value(), span)) return;
  if (entry.result == ResultCode::kAbsent) return;
  if (IsRequestedBye(entry.result)) {
    AddBye({Round(round), player, entry.result}, span);
    return;
  }
  report_.Warn(span, "trf-coming-result",
               fmt::format("player {} has result '{}' in round {}, which is not paired yet; it counts as an absence",
                           record.tpn.value(), Traits(entry.result).trf, round),
               "write Z for a player who will be absent");
  AddBye({Round(round), player, ResultCode::kZeroBye}, span);
}

void Assembler::AddBye(RequestedBye bye, SourceSpan span) {
  const auto [found, added] = byes_.emplace(std::pair(bye.round, bye.player), std::pair(bye.kind, span));
  if (added || found->second.first == bye.kind) return;
  report_.Warn(span, "trf-bye-conflict",
               fmt::format("line {} already gives the player another kind of bye for round {}, which counts",
                           found->second.second.line, bye.round.value()),
               "keep one of the two");
}

void Assembler::TakeByes() {
  if (!IsTeamEvent()) {
    for (const ByeRecord& record : draft().byes) {
      for (const Id& id : record.ids) TakeBye(record, id);
    }
  }
  for (const Id& id : draft().absent) {
    AddBye({Round(data().rounds + 1), numbers_.Find(id.number), ResultCode::kZeroBye}, id.span);
  }
  for (const auto& [key, value] : byes_) {
    data().requested_byes.push_back({key.first, key.second, value.first});
    sources().requested_byes.push_back(value.second);
  }
}

void Assembler::TakeBye(const ByeRecord& record, const Id& id) {
  const PlayerIndex player = numbers_.Find(id.number);
  if (record.round.value() > data().rounds) return AddBye({record.round, player, record.kind}, id.span);
  if (!numbers_.Has(id.number)) {
    report_.Error(id.span, "bye-player-unknown", fmt::format("there is no player {}", id.number),
                  "name a player of the list");
    return;
  }
  const DraftEntry entry = MeantEntry(result_.DraftOf(player), record.round.value());
  const bool same =
      entry.result == record.kind || (entry.result == ResultCode::kAbsent && record.kind == ResultCode::kZeroBye);
  if (same || entry.damaged) return;
  report_.Warn(
      id.span, "trf-bye-disagrees",
      fmt::format(
          "player {} has the result '{}' in round {} here, but record 001 of the player says '{}', which counts",
          id.number, Traits(record.kind).name, record.round.value(), Traits(entry.result).name),
      "correct the 240 record or the 001 record");
}

}  // namespace ronda::trf
