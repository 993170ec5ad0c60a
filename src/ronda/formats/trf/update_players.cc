// Update: the 001 records and national ratings.
#include <algorithm>
#include <array>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/updater.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {
namespace {

constexpr std::array<FieldRule, 9> kPersonFields{
    player_fields::kSex,       player_fields::kTitle,      player_fields::kName,
    player_fields::kRating,    player_fields::kFederation, player_fields::kFideId,
    player_fields::kBirthDate, player_fields::kPoints,     player_fields::kRank};

bool SameEntry(const DraftEntry& a, const DraftEntry& b) {
  return a.opponent == b.opponent && a.result == b.result && a.colour == b.colour;
}

bool IsEmpty(const DraftEntry& entry) { return entry.result == ResultCode::kAbsent && entry.opponent == 0; }

}  // namespace

void Updater::UpdatePlayers() {
  for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
    const PlayerIndex player(i);
    const auto old = before_of_.find(tournament_.player(player).tpn.value());
    if (old == before_of_.end()) {
      AddPlayer(player);
      continue;
    }
    const DraftPlayer& record = before_.DraftOf(old->second);
    UpdatePerson(player, old->second);
    UpdateRounds(player, record);
  }
  for (const DraftPlayer& record : before_.draft.players) {
    if (!after_of_.contains(record.tpn.value())) editor_.Remove(record.line);
  }
  if (!OrderPlayers()) PlaceAddedPlayers();
  AddByeRecords();
}

void Updater::UpdatePerson(PlayerIndex player, PlayerIndex old_place) {
  const Player& wanted = tournament_.player(player);
  const Player& old = before().players[old_place.index()];
  const bool unstated = !wanted.stated_points && !old.stated_points;
  const std::string old_line = ComposePerson(old, old.stated_points);
  const std::string new_line = ComposePerson(wanted, unstated ? std::nullopt : PointsToState(tournament_, player));
  if (old_line == new_line) return;
  editor_.PatchFields(before_.DraftOf(old_place).line, kPersonFields, {old_line, new_line});
}

void Updater::UpdateRounds(PlayerIndex player, const DraftPlayer& record) {
  int last = std::max(record.entry_count, after().rounds);
  const auto byes = rounds_of_byes_.find(record.tpn.value());
  if (byes != rounds_of_byes_.end() && ByesInColumns(dialect_, after())) {
    last = std::clamp(*byes->second.rbegin(), last, std::max(last, kMaxRounds));
  }
  for (int round = 1; round <= last; ++round) {
    const DraftEntry said = MeantEntry(record, round);
    const DraftEntry wanted = WantedEntry(player, record, round);
    if (!SameEntry(said, wanted)) editor_.Patch(record.line, RoundColumn(round), ComposeRound(wanted));
  }
}

// A bye of TRF06 as it was read.
DraftEntry Updater::MeantEntry(const DraftPlayer& record, int round) {
  DraftEntry entry = before_.EntryOf(record, round);
  if (!before().teams.empty() || !IsOldBye(entry)) return entry;
  if (!summaries_) summaries_ = SummariesOf(before_.draft);
  entry.result = MeantBye(entry.result, (*summaries_)[Round(round)]);
  return entry;
}

// In a round that is not paired yet a column says a bye if it did so before, or if the dialect says byes in columns and
// no other record does.
DraftEntry Updater::WantedEntry(PlayerIndex player, const DraftPlayer& record, int round) {
  if (round <= after().rounds) return InNumbers(tournament_.entry(player, Round(round)), after().players);
  const RoundOfPlayer key(round, record.tpn.value());
  const DraftEntry said = MeantEntry(record, round);
  const auto bye = ByeAfter(key);
  if (IsEmpty(said) && (!bye || said_.contains(key) || !ByesInColumns(dialect_, after()))) return said;
  if (!bye) return {};
  said_.insert(key);
  const bool was_bye = said.opponent == 0 && (round > before().rounds || IsRequestedBye(said.result));
  const ResultCode meant = IsRequestedBye(said.result) ? said.result : ResultCode::kZeroBye;
  if (was_bye && !IsEmpty(said) && meant == *bye) return said;
  DraftEntry entry;
  entry.result = *bye;
  return entry;
}

void Updater::AddPlayer(PlayerIndex player) {
  std::vector<DraftEntry> entries;
  const int tpn = tournament_.player(player).tpn.value();
  for (const RoundEntry& entry : tournament_.entries(player)) entries.push_back(InNumbers(entry, after().players));
  const auto byes = rounds_of_byes_.find(tpn);
  if (byes != rounds_of_byes_.end() && ByesInColumns(dialect_, after())) {
    for (const int round : byes->second) {
      const RoundOfPlayer key(round, tpn);
      if (round > kMaxRounds || !said_.insert(key).second) continue;
      entries.resize(Round(round + 1).index());
      entries.back().result = byes_after_.at(key);
    }
  }
  added_.emplace(player,
                 WithRounds(ComposePerson(tournament_.player(player), PointsToState(tournament_, player)), entries));
}

// Each after the preceding player, or before the first.
void Updater::PlaceAddedPlayers() {
  for (auto& [player, text] : added_) {
    int place = 0;
    for (std::int32_t i = player.value() - 1; i >= 0 && place == 0; --i) place = OldLineOf(PlayerIndex(i));
    if (place != 0) {
      editor_.InsertAfter(place, std::move(text));
    } else if (!before_.draft.players.empty()) {
      editor_.InsertAfter(before_.draft.players.front().line - 1, std::move(text));
    } else {
      editor_.Insert(std::move(text));
    }
  }
}

// Where the order of the lines is the ranking, it must be that of the tournament. True if the lines had to be put in
// order, those of added players with them.
bool Updater::OrderPlayers() {
  if (!after().ranked_by_position) return false;
  std::vector<int> lines;
  std::vector<std::string> texts;
  for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
    const auto added = added_.find(PlayerIndex(i));
    if (added != added_.end()) {
      texts.push_back(added->second);
      continue;
    }
    lines.push_back(OldLineOf(PlayerIndex(i)));
    texts.emplace_back(editor_.text(lines.back()));
  }
  if (std::ranges::is_sorted(lines)) return false;
  const int place = *std::ranges::min_element(lines) - 1;
  for (const int line : lines) editor_.Remove(line);
  for (std::string& text : texts) editor_.InsertAfter(place, std::move(text));
  return true;
}

int Updater::OldLineOf(PlayerIndex player) const {
  const auto old = before_of_.find(tournament_.player(player).tpn.value());
  return old == before_of_.end() ? 0 : before_.DraftOf(old->second).line;
}

void Updater::UpdateNationalRatings() {
  std::map<int, std::vector<KeyedLine>> lines;
  for (const DraftNationalRating& national : before_.draft.national_ratings) {
    if (!before_of_.contains(national.tpn)) continue;
    lines[national.tpn].push_back({national.line, ComposeNationalRating(Tpn(national.tpn), national.rating)});
  }
  for (const Player& player : after().players) {
    const auto found = lines.find(player.tpn.value());
    const std::vector<KeyedLine> old = found == lines.end() ? std::vector<KeyedLine>{} : found->second;
    std::vector<KeyedText> wanted;
    for (const NationalRating& rating : player.national_ratings) {
      const std::string text = ComposeNationalRating(player.tpn, rating);
      wanted.push_back({text, text});
    }
    editor_.MatchList(old, wanted);
  }
  for (const auto& [tpn, old] : lines) {
    if (!after_of_.contains(tpn)) editor_.MatchList(old, {});
  }
}

}  // namespace ronda::trf
