// Record 001 and the records of national ratings.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/letters.h"
#include "ronda/formats/trf/dates.h"
#include "ronda/formats/trf/records.h"

namespace ronda::trf {
namespace {

namespace fields = player_fields;

// 2016 and later; the short forms are those of older files.
constexpr std::array<std::string_view, 16> kTitles{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM",
                                                   "g",  "m",  "f",   "c",  "wg",  "wm", "wf",  "wc"};
constexpr std::array<int, 11> kGaps{4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91};
constexpr int kShortestLine = 84;

bool IsNumeric(char c) { return (c >= '0' && c <= '9') || c == '.'; }

std::optional<Sex> ReadSex(FieldReader& line, Draft& draft) {
  const char letter = line.columns().CharAt(fields::kSex.column);
  if (letter == 'm' || letter == 'M') return Sex::kMan;
  if (letter == 'w' || letter == 'W') return Sex::kWoman;
  if (letter == ' ' || letter == '\t') return std::nullopt;
  if (!draft.odd_sex) draft.odd_sex = {std::string(line.Text(fields::kSex)), line.SpanOf(fields::kSex)};
  ++draft.odd_sexes;
  return letter == 'f' || letter == 'F' ? std::optional(Sex::kWoman) : std::nullopt;
}

std::string ReadTitle(FieldReader& line) {
  const std::string_view title = line.Text(fields::kTitle);
  if (!title.empty() && std::ranges::find(kTitles, title) == kTitles.end()) {
    line.report().Warn(line.SpanOf(fields::kTitle), "trf-title", fmt::format("'{}' is not a FIDE title", title),
                       "titles are GM, IM, FM, CM, WGM, WIM, WFM and WCM");
  }
  return std::string(title);
}

std::string ReadFederation(FieldReader& line) {
  const std::string_view federation = line.Text(fields::kFederation);
  if (!federation.empty() && (federation.size() != 3 || !std::ranges::all_of(federation, IsCapital))) {
    line.report().Warn(line.SpanOf(fields::kFederation), "trf-federation",
                       fmt::format("'{}' is not the code of a federation", federation),
                       "a federation has three capital letters");
  }
  return std::string(federation);
}

std::string ReadFideId(FieldReader& line) {
  const std::string_view id = line.Text(fields::kFideId);
  if (!id.empty() && !ParseCount(id) && id.find_first_not_of("0123456789") != std::string_view::npos) {
    line.report().Warn(line.SpanOf(fields::kFideId), "trf-fide-id",
                       fmt::format("FIDE identity number '{}' is not a whole number", id),
                       ColumnsHint(fields::kFideId));
  }
  return std::string(id);
}

std::string ReadBirthDate(FieldReader& line) {
  const std::string_view date = line.Text(fields::kBirthDate);
  if (!date.empty() && !IsBirthDate(date)) {
    line.report().Warn(line.SpanOf(fields::kBirthDate), "trf-date",
                       fmt::format("the birth date '{}' is not a day written as YYYY/MM/DD", date),
                       "write year, month and day, as in 2004/03/27; 2004/00/00 if only the year is known");
  }
  return std::string(date);
}

// Whether a digit in the gap would be part of a number in the field beside it.
bool TouchesNumber(const Columns& columns, int gap) {
  if (gap >= 80) return true;
  if (gap == 4 || gap == 48) return IsNumeric(columns.CharAt(gap + 1));
  return gap == 53 && IsNumeric(columns.CharAt(gap - 1));
}

// Nothing may stand between the fields; a digit there means that a number is not where it should be.
void CheckGaps(FieldReader& line) {
  for (const int column : kGaps) {
    const char c = line.columns().CharAt(column);
    if (c == ' ' || c == '\t') continue;
    if (column == 9 && IsNumeric(c) && IsNumeric(line.columns().CharAt(8))) {
      line.Fail(line.Span(5, 5), "trf-tpn", "the pairing number has more than four digits",
                "TRF has room for pairing numbers up to 9999; larger events need the JSON form");
    } else if (IsNumeric(c) && TouchesNumber(line.columns(), column)) {
      line.Fail(line.Span(column, 1), "trf-shifted",
                fmt::format("'{}' stands in column {}, which divides two fields", c, column),
                "the rating stands in columns 49-52, points in 81-84, the rank in 86-89, rounds from column 92 on");
    } else {
      line.report().Warn(line.Span(column, 1), "trf-gap",
                         fmt::format("something stands in column {}, which divides two fields", column),
                         "what stands to the left or to the right of it is shifted, or too long");
    }
  }
}

// Sex, title, name ... as 001 has them.
void ReadPerson(FieldReader& line, Player& player, Draft& draft) {
  player.sex = ReadSex(line, draft);
  player.title = ReadTitle(line);
  player.name = line.Text(fields::kName);
  if (player.name.empty()) {
    line.report().Warn(line.SpanOf(fields::kName), "trf-name", fmt::format("player {} has no name", player.tpn.value()),
                       ColumnsHint(fields::kName));
  }
  player.rating = line.Count(fields::kRating);
  player.federation = ReadFederation(line);
  player.fide_id = ReadFideId(line);
  player.birth_date = ReadBirthDate(line);
}

}  // namespace

void ReadPlayer(FieldReader& line, Draft& draft) {
  DraftPlayer player;
  player.line = line.line();
  if (line.columns().size() < kShortestLine) {
    line.report().Warn(line.Span(std::max(1, line.columns().size()), 1), "trf-truncated",
                       fmt::format("the record ends in column {}, before the points", line.columns().size()),
                       "a 001 record reaches at least to column 84; other programs refuse a shorter one");
  }
  const auto tpn = line.Count(fields::kTpn);
  CheckGaps(line);
  if (!tpn) {
    if (!line.failed()) {
      line.Fail(line.SpanOf(fields::kTpn), "trf-tpn", "the pairing number is missing", ColumnsHint(fields::kTpn));
    }
    draft.player_lost = true;
    return;
  }
  Player& person = draft.people.emplace_back();
  person.tpn = player.tpn = Tpn(*tpn);
  ReadPerson(line, person, draft);
  player.rated = person.rating.value_or(0) > 0;
  person.stated_points = line.PointsIn(fields::kPoints);
  person.stated_rank = line.Count(fields::kRank);
  if (person.stated_rank == 0) person.stated_rank.reset();  // not ranked
  player.damaged = line.failed();
  ReadRounds(line, draft, player);
  draft.players.push_back(player);
}

bool ReadNationalRating(FieldReader& line, Draft& draft) {
  const std::string_view number = line.Text(fields::kTpn);
  const auto tpn = ParseCount(number);
  if (!tpn || *tpn == 0 || line.columns().CharAt(4) != ' ') return false;
  const auto text = [&line](const FieldRule& rule) { return std::string(line.Text(rule)); };
  NationalRating rating;
  rating.federation = line.code();
  rating.sex = text(fields::kSex);
  rating.rating_class = text(fields::kTitle);
  rating.name = text(fields::kName);
  rating.rating = line.Count(fields::kRating);
  rating.origin = text(fields::kFederation);
  rating.id = text(fields::kFideId);
  rating.birth_date = ReadBirthDate(line);
  draft.national_ratings.push_back({*tpn, std::move(rating), line.line()});
  return true;
}

}  // namespace ronda::trf
