// Update: byes and absences, in records of their own (240, XXZ).
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/updater.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {
namespace {

// Which bye an entry of a past round is.
std::optional<ResultCode> ByeOf(const RoundEntry& entry) {
  if (entry.result == ResultCode::kAbsent) return ResultCode::kZeroBye;
  return IsRequestedBye(entry.result) ? std::optional(entry.result) : std::nullopt;
}

std::optional<ResultCode> Look(const std::map<std::pair<int, int>, ResultCode>& byes, const std::pair<int, int>& key) {
  const auto found = byes.find(key);
  return found == byes.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

void Updater::IndexByes() {
  for (const RequestedBye& bye : before().requested_byes) {
    if (bye.player.index() >= before().players.size()) continue;
    byes_before_.emplace(RoundOfPlayer(bye.round.value(), before().players[bye.player.index()].tpn.value()), bye.kind);
  }
  for (const RequestedBye& bye : after().requested_byes) {
    const int tpn = tournament_.player(bye.player).tpn.value();
    byes_after_.emplace(RoundOfPlayer(bye.round.value(), tpn), bye.kind);
    rounds_of_byes_[tpn].insert(bye.round.value());
  }
}

std::optional<ResultCode> Updater::ByeBefore(const RoundOfPlayer& key) const {
  if (key.first > before().rounds) return Look(byes_before_, key);
  const auto player = before_of_.find(key.second);
  if (player == before_of_.end()) return std::nullopt;
  return ByeOf(before().entry(player->second, Round(key.first)));
}

std::optional<ResultCode> Updater::ByeAfter(const RoundOfPlayer& key) const {
  if (key.first > after().rounds) return Look(byes_after_, key);
  const auto player = after_of_.find(key.second);
  if (player == after_of_.end()) return std::nullopt;
  return ByeOf(tournament_.entry(player->second, Round(key.first)));
}

// A number stays in a 240 record unless the fact changed and the record no longer agrees with it.
void Updater::UpdateByeRecords() {
  for (const ByeRecord& record : before_.draft.byes) {
    std::vector<int> kept;
    for (const Id& id : record.ids) {
      const RoundOfPlayer key(record.round.value(), id.number);
      const auto wanted = ByeAfter(key);
      if (wanted == record.kind) said_.insert(key);
      if (wanted == record.kind || wanted == ByeBefore(key)) kept.push_back(id.number);
    }
    if (kept.size() == record.ids.size()) continue;
    if (kept.empty()) {
      editor_.Remove(record.line);
    } else {
      editor_.Replace(record.line, ComposeByes(record.kind, record.round, kept));
    }
  }
}

// XXZ speaks of the round to be paired, whichever that is.
void Updater::UpdateAbsentRecords() {
  const bool same_round = before().rounds == after().rounds;
  const int next = after().rounds + 1;
  std::map<int, std::pair<std::vector<int>, std::size_t>> lines;
  for (const Id& id : before_.draft.absent) {
    auto& [kept, total] = lines[id.span.line];
    ++total;
    const RoundOfPlayer key(next, id.number);
    const auto wanted = ByeAfter(key);
    if (wanted == ResultCode::kZeroBye) said_.insert(key);
    if (wanted == ResultCode::kZeroBye || (same_round && wanted == ByeBefore(key))) kept.push_back(id.number);
  }
  for (const auto& [line, ids] : lines) {
    if (ids.first.size() == ids.second) continue;
    if (ids.first.empty()) {
      editor_.Remove(line);
    } else {
      editor_.Replace(line, ComposeXxz(ids.first));
    }
  }
}

void Updater::AddByeRecords() {
  if (ByesInColumns(dialect_, after())) return;
  std::map<std::pair<int, ResultCode>, std::vector<int>> groups;
  for (const auto& [key, kind] : byes_after_) {
    if (!said_.contains(key)) groups[{key.first, kind}].push_back(key.second);
  }
  for (const auto& [key, ids] : groups) editor_.Insert(ComposeByes(key.second, Round(key.first), ids));
}

}  // namespace ronda::trf
