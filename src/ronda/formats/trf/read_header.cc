// The header records: 012 to 222, and 352.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/base/letters.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/dates.h"
#include "ronda/formats/trf/header.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/system_codes.h"

namespace ronda::trf {
namespace {

void CheckFederation(FieldReader& line, std::string_view federation, SourceSpan span) {
  if (federation.empty() || (federation.size() == 3 && std::ranges::all_of(federation, IsCapital))) return;
  line.report().Warn(span, "trf-federation", fmt::format("'{}' is not the code of a federation", federation),
                     "a federation has three capital letters");
}

std::vector<std::string> SplitList(std::string_view text) {
  std::vector<std::string> items;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    if (const auto item = Trim(text.substr(0, comma)); !item.empty()) items.emplace_back(item);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return items;
}

}  // namespace

std::string* HeaderText(EventInfo& info, std::string_view code) {
  static constexpr std::array<std::pair<std::string_view, std::string EventInfo::*>, 10> kTexts{{
      {"012", &EventInfo::name},
      {"022", &EventInfo::city},
      {"032", &EventInfo::federation},
      {"042", &EventInfo::start_date},
      {"052", &EventInfo::end_date},
      {"092", &EventInfo::type},
      {"102", &EventInfo::chief_arbiter},
      {"122", &EventInfo::time_control},
      {"182", &EventInfo::pairing_controller},
      {"222", &EventInfo::encoded_time_control},
  }};
  const auto found = std::ranges::find(kTexts, code, [](const auto& entry) { return entry.first; });
  return found == kTexts.end() ? nullptr : &(info.*(found->second));
}

std::optional<int>* HeaderCount(EventInfo& info, std::string_view code) {
  if (code == "062") return &info.stated_players;
  if (code == "072") return &info.stated_rated_players;
  if (code == "082") return &info.stated_teams;
  return nullptr;
}

void ReadHeaderText(FieldReader& line, Draft& draft) {
  if (line.code() == "112") {
    if (!OneLine(line.Value()).empty()) {  // control characters are nobody's name
      draft.info.deputy_arbiters.emplace_back(line.Value());
      draft.deputy_lines.push_back(line.line());
    }
    return;
  }
  if (line.code() == "032") CheckFederation(line, line.Value(), line.ValueSpan());
  *HeaderText(draft.info, line.code()) = line.Value();
}

void ReadHeaderDate(FieldReader& line, Draft& draft) {
  *HeaderText(draft.info, line.code()) = line.Value();
  (line.code() == "042" ? draft.start_span : draft.end_span) = line.ValueSpan();
}

void ReadHeaderCount(FieldReader& line, Draft& draft) {
  const std::string_view text = line.Value();
  if (text.empty()) return;
  const auto count = ParseCount(text);
  if (!count) {
    line.report().Warn(line.ValueSpan(), "trf-count", fmt::format("'{}' is not a whole number", text),
                       "the record holds a number and nothing else");
  }
  *HeaderCount(draft.info, line.code()) = count;
}

void ReadRoundDates(FieldReader& line, Draft& draft) {
  std::vector<std::string>& dates = draft.info.round_dates;
  for (int round = 1; round <= kMaxRounds && RoundColumn(round) <= line.columns().size(); ++round) {
    const FieldRule rule = RoundDateField(round);
    const std::string_view date = line.Text(rule);
    dates.emplace_back(date);
    if (date.empty() || IsShortDate(date)) continue;
    line.report().Warn(
        line.SpanOf(rule), "trf-date",
        fmt::format("the date '{}' of round {} is not a day written as YY/MM/DD", date, round),
        fmt::format("columns {}-{} hold the date of round {} as YY/MM/DD", rule.column, rule.last(), round));
  }
  while (!dates.empty() && dates.back().empty()) dates.pop_back();
  if (dates.empty() && !line.Value().empty()) {
    line.report().Warn(line.ValueSpan(), "trf-date", "the dates of the rounds do not stand under their rounds",
                       "the date of round 1 stands in columns 92-99, that of round 2 in 102-109, and so on");
  }
}

void ReadPlannedRounds(FieldReader& line, Draft& draft) {
  const std::string_view text = line.Value();
  const auto rounds = ParseCount(text);
  if (!rounds || *rounds == 0 || *rounds > kMostPlannedRounds) {
    line.Fail(line.ValueSpan(), "trf-rounds", fmt::format("'{}' is not a number of rounds", text),
              "record 142 holds the number of rounds from column 5 on");
    return;
  }
  draft.rounds_142 = {*rounds, line.ValueSpan()};
}

void ReadInitialColour(FieldReader& line, Draft& draft) {
  const std::string_view text = line.Value();
  if (text == "W" || text == "w") {
    draft.colour_152 = {Colour::kWhite, line.ValueSpan()};
  } else if (text == "B" || text == "b") {
    draft.colour_152 = {Colour::kBlack, line.ValueSpan()};
  } else {
    line.Fail(line.ValueSpan(), "trf-initial-colour", fmt::format("initial colour '{}' is neither W nor B", text),
              "column 5 holds W or B");
    return;
  }
  if (line.columns().size() != kValueColumn) {
    line.report().Warn(line.WholeLine(), "trf-152-length", "the record is not exactly five characters long",
                       "bbpPairings refuses it with anything after W or B");
  }
}

void ReadRankMethod(FieldReader& line, Draft& draft) {
  static constexpr std::array<std::string_view, 7> kMethods{"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"};
  const auto known = [](std::string_view word) { return std::ranges::find(kMethods, word) != kMethods.end(); };
  std::string_view federation = line.Text(rank_method_fields::kFederation);
  std::string_view method = line.Text(rank_method_fields::kMethod);
  if (const auto words = line.ValueWords(); words.size() == 1 && known(words.front().text)) {
    federation = {};
    method = words.front().text;
    line.report().Warn(line.ValueSpan(), "trf-rank-method", "the federation of record 172 is missing",
                       "columns 5-7 hold the federation, columns 9-13 the method");
  } else if (!known(method)) {
    line.report().Warn(line.SpanOf(rank_method_fields::kMethod), "trf-rank-method",
                       fmt::format("'{}' is no method of ranking", method),
                       "columns 9-13 hold FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER");
  }
  CheckFederation(line, federation, line.SpanOf(rank_method_fields::kFederation));
  draft.info.rank_federation = federation;
  draft.info.rank_method = method;
}

void ReadSystem(FieldReader& line, Draft& draft) {
  const std::string_view code = line.Value();
  if (!code.empty() && !IsSystemCode(code)) {
    line.report().Warn(line.ValueSpan(), "trf-system", fmt::format("'{}' is no code of a pairing system", code),
                       "codes are FIDE_DUTCH, FIDE_BURSTEIN, FIDE_TEAM, ...; others begin with CUSTOM_");
  }
  draft.system_code = {std::string(code), line.ValueSpan()};
}

void ReadTiebreaks(FieldReader& line, Draft& draft) {
  auto& list = line.code() == "202" ? draft.tiebreaks : draft.standings;
  list = {SplitList(line.Value()), line.ValueSpan()};
}

void ReadBoardColours(FieldReader& line, Draft& draft) {
  std::vector<Colour> colours;
  for (const char letter : line.Value()) {
    if (letter != 'W' && letter != 'B' && letter != 'w' && letter != 'b') {
      line.Fail(line.ValueSpan(), "trf-board-colours", fmt::format("'{}' is no list of colours", line.Value()),
                "record 352 holds a W or a B for each board, e.g. WBWB");
      return;
    }
    colours.push_back(letter == 'W' || letter == 'w' ? Colour::kWhite : Colour::kBlack);
  }
  draft.board_colours = {std::move(colours), line.ValueSpan()};
}

void ReadOther(FieldReader& line, Draft& draft) { draft.other_lines.push_back(line.line()); }

}  // namespace ronda::trf
