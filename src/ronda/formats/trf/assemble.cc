// The tournament a draft describes. Two records of different dialects may say the same thing, but not different things.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "ronda/base/enum_array.h"
#include "ronda/base/id_range.h"
#include "ronda/formats/trf/assembler.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/system_codes.h"
#include "ronda/formats/trf/team_results.h"

namespace ronda::trf {

PlayerNumbers::PlayerNumbers(const std::vector<Player>& players) : count_(Count(players)) {
  for (const PlayerIndex player : IdRange<PlayerIndex>(count_)) {
    const Number number(players[player.index()].tpn.value());
    if (!place_.Contains(number)) place_.resize(number.value() + 1);
    if (!place_[number]) place_[number] = player;
  }
}

bool PlayerNumbers::Has(int number) const { return place_.Contains(Number(number)) && place_[Number(number)]; }

PlayerIndex PlayerNumbers::Find(int number) const {
  return Has(number) ? *place_[Number(number)] : PlayerIndex(count_ + number);
}

RoundEntry PlayerNumbers::Resolve(const DraftEntry& entry) const {
  RoundEntry resolved{entry.result, entry.colour, std::nullopt};
  if (entry.opponent != 0) resolved.opponent = Find(entry.opponent);
  return resolved;
}

void SortByes(std::vector<RequestedBye>& byes) {
  std::ranges::stable_sort(byes, {}, [](const RequestedBye& bye) { return std::pair(bye.round, bye.player); });
}

namespace {

constexpr std::size_t kMaxPlayers = 9999;

}  // namespace

Interpretation Assembler::Run() {
  result_.dialect = DialectOf();
  if (draft().players.size() > kMaxPlayers) {
    report_.Error({draft().players[kMaxPlayers].line, 1, 3}, "trf-too-many-players",
                  fmt::format("there are {} players; TRF has room for {}", draft().players.size(), kMaxPlayers),
                  "use the JSON form for larger events");
    return std::move(result_);
  }
  TakePlayers();
  TakeHeader();
  TakePointSystem();
  TakeTeams();
  TakeEntries();
  TakeByes();
  TakeAccelerations();
  TakeForbidden();
  TakeKeptApart();
  TakeTeamEvents();
  TakeOtherRecords();
  return std::move(result_);
}

Dialect Assembler::DialectOf() const {
  EnumArray<Dialect, bool, Dialect::kTrf26> has;
  for (std::size_t i = 0; i < Records().size(); ++i) {
    if (draft().first_line[i] != 0 && Records()[i].read != ReadOther) has[Records()[i].since] = true;
  }
  for (const Dialect dialect : {Dialect::kTrf26, Dialect::kTrfBx, Dialect::kTrfX}) {
    if (has[dialect]) return dialect;
  }
  return Dialect::kTrf16;
}

void Assembler::Conflict(SourceSpan here, SourceSpan there, const std::string& what) {
  report_.Error(here, "trf-conflict", fmt::format("{} in line {} contradicts line {}", what, here.line, there.line),
                "keep one of the two records, or let both say the same");
}

void Assembler::TakePlayers() {
  std::vector<std::size_t> order(draft().players.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  data().ranked_by_position = draft().ranked_by_position;
  if (!draft().ranked_by_position) {
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return draft().players[i].tpn; });
  }
  std::vector<Player>& people = result_.draft.people;
  if (std::ranges::is_sorted(order)) {
    data().players = std::move(people);
  } else {
    for (const std::size_t i : order) data().players.push_back(std::move(people[i]));
  }
  people.clear();
  sources().player = std::move(order);
  numbers_ = PlayerNumbers(data().players);
  for (const DraftNationalRating& national : draft().national_ratings) {
    if (numbers_.Has(national.tpn)) {
      data().players[numbers_.Find(national.tpn).index()].national_ratings.push_back(national.rating);
    } else {
      report_.Warn({national.line, 5, 4}, "trf-national-unknown",
                   fmt::format("a rating of {} is given for player {}, who does not exist", national.rating.federation,
                               national.tpn),
                   "columns 5-8 hold the pairing number of a player; the record is kept as it is");
    }
  }
}

void Assembler::TakeHeader() {
  data().info = draft().info;
  if (draft().system_code) data().system_code = draft().system_code->value;
  // Decision 211: where there is no record 192, the type of the tournament may be the code.
  const std::string& type = data().info.type;
  const bool is_code = type.find('_') != std::string::npos && IsSystemCode(type);  // KEIZER alone is a word
  if (!draft().system_code && is_code) data().system_code = type;
  data().planned_rounds = Agreed(draft().rounds_142, draft().rounds_xxr, "the number of rounds");
  data().initial_colour = Agreed(draft().colour_152, draft().colour_xxc, "the initial colour");
  if (draft().board_colours) data().board_colours = draft().board_colours->value;
  if (draft().match_scoring) data().match_point_system = draft().match_scoring->value;
  TakeTiebreaks();
}

void Assembler::TakeTiebreaks() {
  std::optional<Sourced<std::vector<std::string>>> from_standings = draft().standings;
  if (from_standings) {
    auto& list = from_standings->value;
    if (!list.empty() && list.front() == "PTS") {
      list.erase(list.begin());
    } else {
      report_.Warn(from_standings->span, "trf-standings", "the list does not begin with PTS, which is assumed",
                   "record 212 lists everything that orders the standings, points included");
    }
    data().tiebreaks_define_standings = true;
  }
  if (auto list = Agreed(from_standings, draft().tiebreaks, "the list of tie-breaks")) {
    data().tiebreaks = std::move(*list);
  }
}

void Assembler::TakePointSystem() {
  std::optional<std::pair<PointSystem, SourceSpan>> chosen;
  for (const Scoring scoring : {Scoring::k162, Scoring::kXxs, Scoring::kBb}) {
    const auto first = std::ranges::find(draft().scoring, scoring, &PointSetting::scoring);
    if (first == draft().scoring.end()) continue;
    const PointSystem system = PointSystemOf(draft().scoring, scoring);
    if (!chosen) {
      chosen = {system, first->span};
    } else if (chosen->first != system) {
      Conflict(first->span, chosen->second, "the point system");
    }
  }
  if (chosen) data().point_system = chosen->first;
}

// Where a match takes two rounds of the file, and nobody plays in the first of them, the second belongs to it: who is
// given the bye then has U and H.
bool Assembler::IsMatchOfByes(int rounds) const {
  if (rounds % 2 == 0 || data().system_code.find("DOUBLESWISS") == std::string::npos) return false;
  for (std::int32_t i = 0; i < Count(data().players); ++i) {
    if (result_.EntryOf(result_.DraftOf(PlayerIndex(i)), rounds).opponent != 0) return false;
  }
  return true;
}

void Assembler::TakeEntries() {
  TakeOldByes();
  const auto count = static_cast<std::int32_t>(data().players.size());
  int rounds = 0;
  for (std::int32_t i = 0; i < count; ++i) {
    const DraftPlayer& player = result_.DraftOf(PlayerIndex(i));
    for (int r = player.entry_count; r > rounds; --r) {
      const DraftEntry entry = MeantEntry(player, r);
      if (!entry.damaged && TookPart(numbers_.Resolve(entry))) rounds = r;
    }
  }
  if (IsMatchOfByes(rounds)) ++rounds;
  data().rounds = rounds;
  data().entries.reserve(data().players.size() * data().next_round().index());
  for (std::int32_t i = 0; i < count; ++i) {
    const DraftPlayer& player = result_.DraftOf(PlayerIndex(i));
    for (int r = 1; r <= rounds; ++r) data().entries.push_back(numbers_.Resolve(MeantEntry(player, r)));
    for (int r = rounds + 1; r <= player.entry_count; ++r) TakeComing(PlayerIndex(i), player, r);
  }
}

void Assembler::TakeOtherRecords() {
  std::vector<int> lines = draft().other_lines;
  for (const DraftNationalRating& national : draft().national_ratings) {
    if (!numbers_.Has(national.tpn)) lines.push_back(national.line);
  }
  std::ranges::sort(lines);
  for (const int line : lines) {
    const std::string& text = document_.lines[LineNumber(line).index()].text;
    if (!SaysTeamResults(text, data())) data().other_records.push_back(text);
  }
}

Interpretation Assemble(Draft draft, const Document& document, Report& report) {
  return Assembler(std::move(draft), document, report).Run();
}

}  // namespace ronda::trf
