#include "ronda/sheets/assignment_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace ronda::sheets {
namespace {

using assignment::Goal;

std::string_view WordOf(Goal goal) { return goal == Goal::kMaximise ? "votes" : "ranks"; }

std::string CountText(const assignment::Count& count) {
  return count.is_exact ? fmt::format("{}", count.value) : fmt::format("at least {}", count.value);
}

std::string NamesOf(const assignment::OptionVotes& votes, const std::vector<assignment::Participant>& participants) {
  constexpr std::size_t kMostNamed = 12;
  std::string names;
  for (std::size_t i = 0; i < participants.size() && i < kMostNamed; ++i) {
    names += (i > 0 ? ", " : "") + votes.participants[participants[i].index()];
  }
  if (participants.size() > kMostNamed) names += fmt::format(" and {} more", participants.size() - kMostNamed);
  return names;
}

Value RecordOf(const assignment::Count& count) {
  return Record().Add("count", std::min<std::uint64_t>(count.value, INT64_MAX)).Add("exact", count.is_exact);
}

}  // namespace

std::vector<std::string> ExplanationOf(const ChosenOptions& chosen) {
  const auto& [votes, choice, goal, seed] = chosen;
  std::vector<std::string> lines{fmt::format("Total {}: no assignment of as many participants has {}.", choice.total,
                                             goal == Goal::kMaximise ? "more" : "less")};
  if (choice.assigned < votes.problem.participants()) {
    lines.push_back(
        fmt::format("{} of {} got an option; more is not possible.", choice.assigned, votes.problem.participants()));
  }
  if (choice.optimal == assignment::Count{1, true}) {
    lines.emplace_back("It is the only one with this total.");
    return lines;
  }
  lines.push_back(fmt::format("{} assignments have this total; they differ for {}.", CountText(choice.optimal),
                              NamesOf(votes, choice.undecided)));
  if (choice.fairest == assignment::Count{1, true}) {
    lines.emplace_back(
        "This is the only one in which whoever is served worst is served as well as can be, and so on upwards.");
    return lines;
  }
  lines.push_back(fmt::format("In {} of them whoever is served worst is served as well as can be, and so on upwards.",
                              CountText(choice.fairest)));
  lines.push_back(fmt::format("Among those they chose in turn, {}: {}.",
                              seed ? fmt::format("by lot (seed {})", *seed) : std::string("in the order of the list"),
                              NamesOf(votes, choice.turns)));
  return lines;
}

// A participant a row, and what became of each.
Table CsvTableOf(const ChosenOptions& chosen) {
  const auto& problem = chosen.votes.problem;
  Table table{{Words("Participant", "participant"), Words("Option"), Datum("option"),
               Number(chosen.goal == Goal::kMaximise ? "Votes" : "Rank", "value"), Number("Choice"), Datum("choice"),
               Datum("of")}};
  for (const assignment::Participant i : problem.participant_ids()) {
    const std::string& participant = chosen.votes.participants[i.index()];
    int allowed = 0;
    for (const assignment::Option j : problem.option_ids()) allowed += problem.ValueOf(i, j) ? 1 : 0;
    if (const auto option = chosen.choice.assignment[i]) {
      const std::string& name = chosen.votes.options[option->index()];
      const int place = assignment::PlaceOf(problem, i, *option);
      table.rows.push_back({participant, name, name, problem.ValueOf(i, *option),
                            fmt::format("{} of {}", place, allowed), place, allowed});
    } else {
      table.rows.push_back({participant, "none", Value(), Value(), Value(), Value(), allowed});
    }
  }
  return table;
}

Sheet SheetOf(const ChosenOptions& chosen) {
  Sheet sheet;
  sheet.Add(CsvTableOf(chosen)).Gap();
  for (std::string& line : ExplanationOf(chosen)) sheet.Note(std::move(line));
  return sheet;
}

Value DocumentOf(const ChosenOptions& chosen) {
  const auto& choice = chosen.choice;
  const auto name = [&](assignment::Participant one) { return chosen.votes.participants[one.index()]; };
  return Record()
      .Add("by", WordOf(chosen.goal))
      .Add("total", choice.total)
      .Add("assigned", choice.assigned)
      .Add("best", RecordOf(choice.optimal))
      .Add("fairest", RecordOf(choice.fairest))
      .Add("turns", ListOf(choice.turns, name))
      .Add("seed", chosen.seed ? Value(fmt::format("{}", *chosen.seed)) : Value())
      .Add("assignments", RecordsOf(CsvTableOf(chosen)));
}

// Elementos §2.7: rows of participants, columns of options, one more of each for those the square needs.
std::string TextOf(const WorkedOptions& worked) {
  const auto& [votes, working] = worked;
  std::string text;
  for (const assignment::HungarianStep& step : working.steps) {
    Table table{{Words("")}};
    for (std::size_t column = 0; column < step.matrix.front().size(); ++column) {
      table.columns.push_back(Number(
          column < working.columns.size() ? votes.options[assignment::Option(working.columns[column]).index()] : "-"));
    }
    if (!step.row_lines.empty()) table.columns.push_back(Words(""));
    for (std::size_t row = 0; row < step.matrix.size(); ++row) {
      Row cells{row < votes.participants.size() ? votes.participants[row] : "-"};
      for (const std::int64_t cell : step.matrix[row]) cells.emplace_back(cell);
      if (!step.row_lines.empty()) cells.emplace_back(step.row_lines[row] ? "X" : "");
      table.rows.push_back(std::move(cells));
    }
    if (!step.column_lines.empty()) {
      Row lines{""};
      for (const bool line : step.column_lines) lines.emplace_back(line ? "X" : "");
      lines.emplace_back("");
      table.rows.push_back(std::move(lines));
    }
    text += fmt::format("{}{}\n{}", text.empty() ? "" : "\n", step.title, ToText(table));
  }
  text += "\n9. One zero of every row\n";
  for (std::size_t row = 0; row < votes.participants.size(); ++row) {
    const auto option = working.assignment[assignment::Participant(static_cast<std::int32_t>(row))];
    text += fmt::format("{}: {}\n", votes.participants[row], option ? votes.options[option->index()] : "none");
  }
  return text + fmt::format("The total is {}; no other assignment has a better one.\n", working.total);
}

}  // namespace ronda::sheets
