#include "ronda/formats/trf/compose.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/utf8.h"

namespace ronda::trf {
namespace {

// Other programs refuse a 001 record that ends before the rank.
constexpr int kPersonLength = player_fields::kRank.last();

std::string Comma(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& item : list) {
    if (!text.empty()) text += ',';
    text += OneLine(item);
  }
  return text;
}

std::string_view SexLetter(std::optional<Sex> sex) {
  if (!sex) return {};
  return *sex == Sex::kMan ? "m" : "w";
}

char ColourLetter(std::optional<Colour> colour) {
  if (!colour) return '-';
  return *colour == Colour::kWhite ? 'w' : 'b';
}

}  // namespace

RecordBuilder& RecordBuilder::Text(int column, std::string_view text) {
  if (text.empty()) return *this;
  text_ += Repeated(' ', column - 1 - size_);
  text_ += text;
  size_ = std::max(size_, column - 1) + static_cast<int>(CharacterCount(text));
  return *this;
}

RecordBuilder& RecordBuilder::Left(const FieldRule& rule, std::string_view text) {
  const std::string line = OneLine(text);
  return Text(rule.column, Columns(line).At(1, rule.width));
}

RecordBuilder& RecordBuilder::Right(const FieldRule& rule, std::string_view text) {
  const std::string line = OneLine(text);
  const std::string_view cut = Columns(line).At(1, rule.width);
  return Text(rule.column + rule.width - static_cast<int>(CharacterCount(cut)), cut);
}

RecordBuilder& RecordBuilder::Right(const FieldRule& rule, std::optional<int> number) {
  if (!number || *number < 0) return *this;
  const std::string text = fmt::to_string(*number);
  return std::ssize(text) > rule.width ? *this : Right(rule, text);
}

RecordBuilder& RecordBuilder::Right(const FieldRule& rule, std::optional<Points> points) {
  return points ? Right(rule, PointsText(*points, rule.width)) : *this;
}

RecordBuilder& RecordBuilder::Ids(int first_column, const std::vector<int>& ids) {
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const FieldRule rule{first_column + kIdStep * static_cast<int>(i), kIdWidth, {}, {}};
    if (ids[i] == 0) {
      Right(rule, "0000");
    } else {
      Right(rule, ids[i]);
    }
  }
  return *this;
}

std::string RecordBuilder::Take() {
  text_.erase(text_.find_last_not_of(' ') + 1);
  return std::move(text_);
}

std::string PointsText(Points points, int width) {
  std::string text = ToString(points);
  if (std::ssize(text) > width && points.tenths() % 10 == 0) text.erase(text.size() - 2);
  return std::ssize(text) > width ? std::string() : text;
}

std::string OneLine(std::string_view text) {
  std::string line(Trim(text));
  std::ranges::replace_if(
      line, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
  return std::string(Trim(line));
}

std::string ComposeHeader(std::string_view code, std::string_view value) {
  const std::string line = OneLine(value);
  return line.empty() ? std::string() : fmt::format("{} {}", code, line);
}

std::string ComposeRoundDates(const EventInfo& info) {
  RecordBuilder record("132");
  bool any = false;
  for (std::size_t i = 0; i < info.round_dates.size() && i < kMaxRounds; ++i) {
    record.Left(RoundDateField(static_cast<int>(i) + 1), info.round_dates[i]);
    any = any || !OneLine(info.round_dates[i]).empty();
  }
  return any ? record.Take() : std::string();
}

std::string ComposeRankMethod(const EventInfo& info) {
  if (info.rank_method.empty() && info.rank_federation.empty()) return {};
  return RecordBuilder("172")
      .Left(rank_method_fields::kFederation, info.rank_federation)
      .Left(rank_method_fields::kMethod, info.rank_method)
      .Take();
}

std::string ComposeStandings(const TournamentData& data) {
  if (!data.tiebreaks_define_standings) return ComposeHeader("202", Comma(data.tiebreaks));
  const std::string list = Comma(data.tiebreaks);
  return ComposeHeader("212", list.empty() ? "PTS" : fmt::format("PTS,{}", list));
}

std::string ComposeBoardColours(const std::vector<Colour>& colours) {
  std::string letters;
  for (const Colour colour : colours) letters += colour == Colour::kWhite ? 'W' : 'B';
  return ComposeHeader("352", letters);
}

std::string ComposeXxc(const TournamentData& data) {
  std::string settings = data.ranked_by_position ? "rank" : "";
  if (data.initial_colour) settings += *data.initial_colour == Colour::kWhite ? " white1" : " black1";
  return ComposeHeader("XXC", settings);
}

std::string ComposePerson(const Player& player, std::optional<Points> points) {
  namespace fields = player_fields;
  std::string text = RecordBuilder("001")
                         .Right(fields::kTpn, player.tpn.value())
                         .Left(fields::kSex, SexLetter(player.sex))
                         .Right(fields::kTitle, player.title)
                         .Left(fields::kName, player.name)
                         .Right(fields::kRating, player.rating)
                         .Left(fields::kFederation, player.federation)
                         .Right(fields::kFideId, player.fide_id)
                         .Left(fields::kBirthDate, player.birth_date)
                         .Right(fields::kPoints, points)
                         .Right(fields::kRank, player.stated_rank)
                         .Take();
  const int missing = kPersonLength - static_cast<int>(CharacterCount(text));
  return text + Repeated(' ', missing);
}

std::string ComposeRound(const DraftEntry& entry) {
  if (entry.result == ResultCode::kAbsent && entry.opponent == 0) return std::string(8, ' ');
  const std::string opponent = entry.opponent == 0 ? "0000" : fmt::format("{:4}", entry.opponent);
  return fmt::format("{} {} {}", opponent, ColourLetter(entry.colour), Traits(entry.result).trf);
}

DraftEntry InNumbers(const RoundEntry& entry, const std::vector<Player>& players) {
  DraftEntry numbered;
  numbered.result = entry.result;
  numbered.colour = entry.colour;
  if (entry.opponent) numbered.opponent = players[entry.opponent->index()].tpn.value();
  return numbered;
}

std::string ComposeNationalRating(Tpn tpn, const NationalRating& rating) {
  namespace fields = player_fields;
  return RecordBuilder(Columns(rating.federation).At(1, 3))
      .Right(fields::kTpn, tpn.value())
      .Left(fields::kSex, rating.sex)
      .Right(fields::kTitle, rating.rating_class)
      .Left(fields::kName, rating.name)
      .Right(fields::kRating, rating.rating)
      .Left(fields::kFederation, rating.origin)
      .Right(fields::kFideId, rating.id)
      .Left(fields::kBirthDate, rating.birth_date)
      .Take();
}

}  // namespace ronda::trf
