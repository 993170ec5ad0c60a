// Byes, acceleration, forbidden pairings and abnormal points (240, 250, 260, 299), and the XX. records.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/formats/trf/abnormal_kinds.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/records.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kBlankList = "pairing numbers are separated by blanks";

// The numbers of a record that has no columns (XXP, XXZ).
std::vector<Id> FreeIds(FieldReader& line) {
  std::vector<Id> ids;
  for (const Word& word : line.ValueWords()) {
    const auto number = ParseCount(word.text);
    if (!number) {
      line.Fail(line.SpanOf(word), HasForeignDigits(word.text) ? "trf-digits" : "trf-number",
                fmt::format("'{}' is not a pairing number", word.text.substr(0, 40)), std::string(kBlankList));
    } else if (*number != 0) {
      ids.push_back({*number, line.SpanOf(word)});
    }
  }
  return ids;
}

void WarnIfFewerThanTwo(FieldReader& line, const std::vector<Id>& ids) {
  if (ids.size() >= 2 || line.failed()) return;
  line.report().Warn(line.WholeLine(), "trf-forbidden-alone", "a forbidden pairing needs at least two players",
                     "remove the record or complete it");
}

bool RoundsInOrder(FieldReader& line, std::optional<Round> first, std::optional<Round> last) {
  if (!first || !last || *first <= *last) return true;
  line.Fail(line.WholeLine(), "trf-round", fmt::format("round {} comes after round {}", first->value(), last->value()),
            "the first round comes first");
  return false;
}

// A row of XXA whose points do not stand in their columns.
bool RowInColumns(const FieldReader& line) {
  if (!ParseCount(line.Text(xxa_fields::kId)) || line.columns().CharAt(9) != ' ') return false;
  for (int round = 1; xxa_fields::PointsIn(round).column <= line.columns().size(); ++round) {
    const FieldRule rule = xxa_fields::PointsIn(round);
    const std::string_view text = line.Text(rule);
    if (!text.empty() && !ParsePoints(text)) return false;
    if (line.columns().CharAt(rule.last() + 1) != ' ') return false;
  }
  return true;
}

void ReadLooseRow(FieldReader& line, AccelerationRow& row) {
  const auto words = line.ValueWords();
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto number = i == 0 ? ParseCount(words[i].text) : std::nullopt;
    const auto points = i == 0 ? std::nullopt : ParsePoints(words[i].text);
    if (number) {
      row.id = {*number, line.SpanOf(words[i])};
    } else if (points) {
      row.by_round.push_back(*points);
    } else {
      line.Fail(
          line.SpanOf(words[i]), i == 0 ? "trf-tpn" : "trf-points",
          fmt::format("'{}' is not a {}", words[i].text.substr(0, 40), i == 0 ? "pairing number" : "number of points"),
          "columns 5-8 hold the pairing number, 10-13 the points of round 1, 15-18 those of round 2, ...");
      return;
    }
  }
  line.report().Warn(line.ValueSpan(), "trf-loose-columns", "the points do not stand in their columns",
                     "columns 5-8 hold the pairing number, 10-13 the points of round 1, 15-18 those of round 2, ...");
}

}  // namespace

void ReadByes(FieldReader& line, Draft& draft) {
  const std::string_view letter = line.Text(bye_fields::kKind);
  const auto kind = letter.size() == 1 ? ResultFromTrf(letter.front()) : std::nullopt;
  if (!kind || !IsRequestedBye(*kind)) {
    line.Fail(line.SpanOf(bye_fields::kKind), "trf-bye-kind", fmt::format("'{}' is no kind of bye", letter),
              "column 5 holds F, H or Z");
    return;
  }
  line.RequireBlank({6, 10});
  const auto round = line.RequiredRound(bye_fields::kRound);
  auto ids = line.Ids(bye_fields::kIds);
  if (round && !line.failed()) draft.byes.push_back({*kind, *round, std::move(ids), line.line()});
}

void ReadAccelerationRange(FieldReader& line, Draft& draft) {
  namespace fields = acceleration_fields;
  line.RequireBlank({9, 14, 18, 22, 27});
  AccelerationRange range;
  range.match_points = line.PointsIn(fields::kMatchPoints).value_or(Points{});
  range.points = line.PointsIn(fields::kPoints).value_or(Points{});
  const auto first_round = line.RequiredRound(fields::kFirstRound);
  const auto last_round = line.RoundIn(fields::kLastRound);
  const auto first = line.RequiredId(fields::kFirstId);
  const auto last = line.Count(fields::kLastId);
  if (line.failed() || !first_round || !first) return;
  range.first_round = *first_round;
  range.last_round = last_round.value_or(*first_round);
  range.first = *first;
  range.last = last && *last != 0 ? Id{*last, line.SpanOf(fields::kLastId)} : *first;
  if (!RoundsInOrder(line, range.first_round, range.last_round)) return;
  if (range.last_round.value() > kMaxRounds) {
    line.Fail(line.SpanOf(fields::kLastRound), "trf-round", "there are at most 999 rounds",
              ColumnsHint(fields::kLastRound));
    return;
  }
  if (range.first.number > range.last.number) {
    line.Fail(range.first.span, "trf-number",
              fmt::format("pairing number {} comes after {}", range.first.number, range.last.number),
              "the first number of the range comes first");
    return;
  }
  draft.acceleration_ranges.push_back(range);
}

void ReadForbidden(FieldReader& line, Draft& draft) {
  ForbiddenRecord record;
  line.RequireBlank({8, 12});
  record.first = line.RoundIn(forbidden_fields::kFirstRound);
  record.last = line.RoundIn(forbidden_fields::kLastRound);
  record.ids = line.Ids(forbidden_fields::kIds);
  record.line = line.line();
  WarnIfFewerThanTwo(line, record.ids);
  if (line.failed() || !RoundsInOrder(line, record.first, record.last)) return;
  if (record.first == Round(1)) record.first.reset();
  if (record.last == Round(kMaxRounds)) record.last.reset();
  draft.forbidden.push_back(std::move(record));
}

void ReadAbnormal(FieldReader& line, Draft& draft) {
  namespace fields = abnormal_fields;
  AbnormalRecord record;
  record.line = line.line();
  if (const auto letter = line.Text(fields::kKind); !letter.empty()) {
    record.points.kind = AbnormalKind(letter.front());
    if (!record.points.kind) {
      line.Fail(line.SpanOf(fields::kKind), "trf-result", fmt::format("'{}' is no kind of result", letter),
                "column 5 holds W, D, L, F, H, Z, + or -, or is blank for a bonus or penalty");
    }
  }
  line.RequireBlank({6, 7, 12, 13, 18, 19, 23});
  record.points.match_points = line.PointsIn(fields::kMatchPoints);
  record.points.points = line.PointsIn(fields::kPoints);
  record.points.round = line.RoundIn(fields::kRound);
  for (const Id& id : line.Ids(fields::kIds)) record.points.numbers.push_back(id.number);
  if (!line.failed()) draft.abnormal.push_back(std::move(record));
}

void ReadXxr(FieldReader& line, Draft& draft) {
  const auto rounds = ParseCount(line.Value());
  if (!rounds || *rounds == 0 || *rounds > kMostPlannedRounds) {
    line.Fail(line.ValueSpan(), "trf-rounds", fmt::format("'{}' is not a number of rounds", line.Value()),
              "record XXR holds the number of rounds");
    return;
  }
  draft.rounds_xxr = {*rounds, line.ValueSpan()};
}

void ReadXxc(FieldReader& line, Draft& draft) {
  for (const Word& word : line.ValueWords()) {
    if (word.text == "rank") {
      draft.ranked_by_position = true;
    } else if (word.text == "white1" || word.text == "black1") {
      draft.colour_xxc = {word.text == "white1" ? Colour::kWhite : Colour::kBlack, line.SpanOf(word)};
    } else {
      line.Fail(line.SpanOf(word), "trf-xxc", fmt::format("'{}' is no setting of record XXC", word.text.substr(0, 40)),
                "settings are rank, white1 and black1");
    }
  }
}

void ReadXxz(FieldReader& line, Draft& draft) {
  for (const Id& id : FreeIds(line)) draft.absent.push_back(id);
}

void ReadXxa(FieldReader& line, Draft& draft) {
  AccelerationRow row;
  if (!RowInColumns(line)) {
    ReadLooseRow(line, row);
  } else {
    row.id = {ParseCount(line.Text(xxa_fields::kId)).value_or(0), line.SpanOf(xxa_fields::kId)};
    for (int round = 1; xxa_fields::PointsIn(round).column <= line.columns().size(); ++round) {
      row.by_round.push_back(line.PointsIn(xxa_fields::PointsIn(round)).value_or(Points{}));
    }
  }
  if (line.failed()) return;
  if (row.id.number == 0) {
    line.Fail(line.Span(5, 4), "trf-tpn", "the pairing number is missing", ColumnsHint(xxa_fields::kId));
    return;
  }
  draft.acceleration_rows.push_back(std::move(row));
}

void ReadXxp(FieldReader& line, Draft& draft) {
  ForbiddenRecord record;
  record.ids = FreeIds(line);
  record.line = line.line();
  record.of_players_only = true;
  WarnIfFewerThanTwo(line, record.ids);
  if (!line.failed()) draft.forbidden.push_back(std::move(record));
}

void ReadXxk(FieldReader& line, Draft& draft) {
  const auto rule = ParseKeptApart(line.Value());
  if (rule) {
    draft.kept_apart.push_back({*rule, line.ValueSpan()});
  } else {
    line.Fail(line.ValueSpan(), rule.error().code, rule.error().message, rule.error().hint);
  }
}

void ReadXxm(FieldReader& line, Draft& draft) {
  const auto id = line.RequiredId(xxm_fields::kId);
  const std::string_view club = Trim(line.columns().From(xxm_fields::kClub));
  if (!id) return;
  if (OneLine(club).empty()) {  // nor do control characters name one
    line.Fail(line.WholeLine(), "trf-club", "the name of the club is missing",
              "columns 5-8 hold the pairing number, the club stands from column 10 on");
    return;
  }
  draft.clubs.push_back({*id, std::string(club)});
}

}  // namespace ronda::trf
