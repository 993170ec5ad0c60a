#include "ronda/formats/assignment/votes.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "ronda/base/suggestion.h"
#include "ronda/formats/csv/sheet.h"

namespace ronda::assignment {
namespace {

using csv::Field;
using csv::Record;
using csv::Sheet;

constexpr std::size_t kMostCells = 16'000'000;

bool IsForbidden(std::string_view text) { return text == "x" || text == "X" || text == "-"; }

// The names of the header; the corner does not matter.
std::vector<std::string> ReadHeader(Sheet& sheet, std::string_view what) {
  std::vector<std::string> names;
  if (sheet.records.size() < 2 || sheet.records.front().size() < 2) {
    sheet.Error("votes-empty", fmt::format("there are no {} or nobody votes", what),
                fmt::format("begin with a line of {} behind a first field, then one line a participant", what));
    return names;
  }
  const Record& header = sheet.records.front();
  std::unordered_map<std::string, int> seen;
  for (std::size_t i = 1; i < header.size(); ++i) {
    if (header[i].text.empty()) {
      sheet.Error(header[i], "votes-name", "a column has no name", "name every column, or remove it");
    } else if (++seen[header[i].text] > 1) {
      sheet.Error(header[i], "votes-name", fmt::format("{} heads two columns", text::Quoted(header[i].text)),
                  "give every column its own name; several equal options are one column with several places");
    }
    names.push_back(header[i].text);
  }
  return names;
}

bool CheckWidth(Sheet& sheet, const Record& record, std::size_t columns) {
  if (record.size() <= columns + 1) return true;
  sheet.Error(
      record[columns + 1], "votes-fields",
      fmt::format("the line has {} fields behind the name, but there are {} columns", record.size() - 1, columns),
      "remove what is too much, or name the column");
  return false;
}

std::optional<std::int64_t> ReadNumber(Sheet& sheet, const Field& field) {
  const auto number = csv::WholeNumber(field.text);
  if (number && *number >= -kLargestValue && *number <= kLargestValue) return number;
  sheet.Error(field, "votes-number", fmt::format("{} is not a whole number", text::Quoted(field.text)),
              "write digits, or x for what is not allowed");
  return std::nullopt;
}

class OptionVotesReader {
 public:
  OptionVotesReader(Sheet& sheet, Goal goal) : sheet_(sheet), goal_(goal) {}

  OptionVotes Read() {
    OptionVotes votes{{}, ReadHeader(sheet_, "options"), Problem(goal_, 0, 0)};
    if (sheet_.HasErrors()) return votes;
    std::vector<const Record*> rows;
    const Record* places = nullptr;
    for (std::size_t i = 1; i < sheet_.records.size(); ++i) {
      const Record& record = sheet_.records[i];
      if (!CheckWidth(sheet_, record, votes.options.size())) continue;
      if (record.front().text == "places") {
        places = &record;
      } else {
        rows.push_back(&record);
      }
    }
    if (rows.empty()) {
      sheet_.Error("votes-empty", "nobody votes", "write one line a participant");
      return votes;
    }
    if (rows.size() > std::size_t{kMostParticipants} || rows.size() * votes.options.size() > kMostCells) {
      sheet_.Error(
          "votes-too-many",
          fmt::format("{} participants and {} options are too many", rows.size(), votes.options.size()),
          fmt::format("at most {} cells and {} participants can be assigned at once", kMostCells, kMostParticipants));
      return votes;
    }
    votes.problem = Problem(goal_, ronda::Count(rows), ronda::Count(votes.options));
    for (const Participant row : votes.problem.participant_ids()) ReadRow(*rows[row.index()], row, votes);
    if (places != nullptr) ReadPlaces(*places, votes.problem);
    return votes;
  }

 private:
  // Whoever ranks nothing at all takes what is left: every option is as good as another (Elementos §2.7.2).
  static bool HasPreference(const Record& record) {
    return std::any_of(std::next(record.begin()), record.end(),
                       [](const Field& field) { return !field.text.empty() && !IsForbidden(field.text); });
  }

  void ReadRow(const Record& record, Participant row, OptionVotes& votes) {
    if (record.front().text.empty()) {
      sheet_.Error(record.front(), "votes-name", "a participant has no name", "name everybody in the first field");
    }
    votes.participants.push_back(record.front().text);
    for (const Option option : votes.problem.option_ids()) {
      const std::size_t at = Next(option).index();  // after the name
      const Field* field = at < record.size() ? &record[at] : nullptr;
      if (field != nullptr && IsForbidden(field->text)) {
        votes.problem.Forbid(row, option);
      } else if (field != nullptr && !field->text.empty()) {
        if (const auto number = ReadNumber(sheet_, *field)) votes.problem.SetValue(row, option, *number);
      } else if (goal_ == Goal::kMinimise && HasPreference(record)) {
        sheet_.Error(field != nullptr ? *field : record.front(), "votes-rank",
                     fmt::format("{} gives no rank to {}", text::Quoted(record.front().text),
                                 text::Quoted(votes.options[option.index()])),
                     "0 is the option wanted most; write x for what is not allowed");
      }
    }
  }

  void ReadPlaces(const Record& record, Problem& problem) {
    for (const Option option : problem.option_ids()) {
      const std::size_t at = Next(option).index();  // after the name
      if (at >= record.size() || record[at].text.empty()) continue;
      const auto number = csv::WholeNumber(record[at].text);
      if (number && *number >= 0) {
        problem.SetCapacity(option, static_cast<int>(std::min<std::int64_t>(*number, problem.participants())));
      } else {
        sheet_.Error(record[at], "votes-places",
                     fmt::format("{} is not a number of places", text::Quoted(record[at].text)),
                     "write how many the option takes; nothing means one");
      }
    }
  }

  Sheet& sheet_;
  Goal goal_;
};

class PlayerVotesReader {
 public:
  explicit PlayerVotesReader(Sheet& sheet) : sheet_(sheet) {}

  PlayerVotes Read() {
    PlayerVotes votes{ReadHeader(sheet_, "players"), {}};
    if (sheet_.HasErrors()) return votes;
    const std::size_t count = votes.names.size();
    votes.given.assign(count, std::vector<std::int64_t>(count, 0));
    std::vector<bool> voted(count, false);
    for (std::size_t i = 1; i < sheet_.records.size(); ++i) {
      const Record& record = sheet_.records[i];
      const auto giver = Find(votes.names, record.front());
      if (!giver || !CheckWidth(sheet_, record, count)) continue;
      if (voted[*giver]) {
        sheet_.Error(record.front(), "votes-name", fmt::format("{} votes twice", text::Quoted(record.front().text)),
                     "keep one of the two lines");
      }
      voted[*giver] = true;
      ReadRow(record, *giver, votes.given[*giver]);
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (voted[i]) continue;
      sheet_.Error(sheet_.records.front()[i + 1], "votes-name",
                   fmt::format("{} does not vote", text::Quoted(votes.names[i])),
                   "add a line for every player; one without votes has empty fields");
    }
    return votes;
  }

 private:
  std::optional<std::size_t> Find(const std::vector<std::string>& names, const Field& field) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == field.text) return i;
    }
    const auto nearest = Closest(field.text, names);
    sheet_.Error(field, "votes-name", fmt::format("{} is not among the columns", text::Quoted(field.text)),
                 nearest ? fmt::format("did you mean '{}'?", *nearest) : "every player has a line and a column");
    return std::nullopt;
  }

  void ReadRow(const Record& record, std::size_t giver, std::vector<std::int64_t>& given) {
    for (std::size_t j = 0; j + 1 < record.size(); ++j) {
      const Field& field = record[j + 1];
      if (field.text.empty() || IsForbidden(field.text)) continue;
      const auto number = ReadNumber(sheet_, field);
      if (number && j == giver && *number != 0) {
        sheet_.Error(field, "votes-own", "a player gives votes to their own name", "leave the field empty");
      } else if (number) {
        given[j] = *number;
      }
    }
  }

  Sheet& sheet_;
};

}  // namespace

Parsed<OptionVotes> ReadOptionVotes(std::string_view bytes, std::string_view file_name, Goal goal) {
  Sheet sheet = csv::ReadSheet(bytes);
  auto votes = OptionVotesReader(sheet, goal).Read();
  Parsed<OptionVotes> parsed;
  if (!sheet.HasErrors()) parsed.value = std::move(votes);
  parsed.diagnostics = sheet.TakeDiagnostics(file_name);
  return parsed;
}

Parsed<PlayerVotes> ReadPlayerVotes(std::string_view bytes, std::string_view file_name) {
  Sheet sheet = csv::ReadSheet(bytes);
  auto votes = PlayerVotesReader(sheet).Read();
  Parsed<PlayerVotes> parsed;
  if (!sheet.HasErrors()) parsed.value = std::move(votes);
  parsed.diagnostics = sheet.TakeDiagnostics(file_name);
  return parsed;
}

}  // namespace ronda::assignment
