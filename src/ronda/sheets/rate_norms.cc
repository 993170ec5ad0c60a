#include "ronda/sheets/rate_norms.h"

#include <fmt/format.h>

#include "ronda/rating/norms.h"

namespace ronda::sheets {
namespace {

using rating::Norm;
using rating::NormCondition;
using rating::NormFinding;

struct FoundNorm {
  PlayerIndex player{0};
  Norm norm;
};

// Of one player all that may be sought; of everybody those made.
std::vector<FoundNorm> Collect(const Tournament& tournament, std::optional<PlayerIndex> wanted) {
  std::vector<FoundNorm> found;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    if (wanted && *wanted != PlayerIndex(i)) continue;
    for (Norm& norm : rating::NormsOf(tournament, PlayerIndex(i))) {
      if (wanted || norm.IsMet()) found.push_back({PlayerIndex(i), std::move(norm)});
    }
  }
  return found;
}

std::string_view TitleName(rating::NormTitle title) { return rating::RuleFor(title).name; }

std::string_view ConditionName(NormCondition condition) {
  switch (condition) {
    case NormCondition::kGames:
      return "games";
    case NormCondition::kPerformance:
      return "performance";
    case NormCondition::kAverage:
      return "average of the opponents";
    case NormCondition::kScore:
      return "score in percent";
    case NormCondition::kTitled:
      return "titled opponents";
    case NormCondition::kHolders:
      return "opponents with the title";
    case NormCondition::kForeignFederations:
      return "other federations";
    case NormCondition::kOwnFederation:
      return "opponents of the own federation";
    case NormCondition::kOneFederation:
      return "opponents of one federation";
  }
  return "";
}

bool IsLimit(NormCondition condition) {
  return condition == NormCondition::kOwnFederation || condition == NormCondition::kOneFederation;
}

std::string Rounds(const std::vector<Round>& rounds) {
  std::vector<int> numbers;
  numbers.reserve(rounds.size());
  for (const Round round : rounds) numbers.push_back(round.value());
  return fmt::format("{}", fmt::join(numbers, ", "));
}

void Describe(Sheet& sheet, const Tournament& tournament, const FoundNorm& found) {
  const Player& player = tournament.player(found.player);
  const Norm& norm = found.norm;
  sheet.Heading(fmt::format("{} {}: {} norm {}", player.tpn.value(), player.name, TitleName(norm.title),
                            norm.IsMet() ? "made" : fmt::format("missed by {}", norm.Missed())));
  Table table{{Words("Condition"), Number("Found"), Number("Needed"), Words("")}, {}, 2};
  for (const NormFinding& finding : norm.findings) {
    table.rows.push_back(
        {ConditionName(finding.condition), finding.found,
         fmt::format("{} {}", IsLimit(finding.condition) ? "at most" : "at least", finding.wanted),
         fmt::format("{}{}{}", finding.is_met ? "met" : "missed", finding.note.empty() ? "" : ": ", finding.note)});
  }
  sheet.Add(std::move(table));
  if (norm.raised) sheet.Note(fmt::format("  The opponent of round {} counts with the floor.", norm.raised->value()));
  if (!norm.left_out.empty()) sheet.Note(fmt::format("  Left out: round {}.", Rounds(norm.left_out)));
  sheet.Gap();
}

Value RecordOf(const Tournament& tournament, const FoundNorm& found) {
  const Norm& norm = found.norm;
  const Player& player = tournament.player(found.player);
  const auto condition = [](const NormFinding& finding) {
    return Value(Record()
                     .Add("condition", ConditionName(finding.condition))
                     .Add("met", finding.is_met)
                     .Add("found", finding.found)
                     .Add(IsLimit(finding.condition) ? "at_most" : "at_least", finding.wanted)
                     .AddText("note", finding.note));
  };
  return Record()
      .Add("tpn", player.tpn)
      .Add("name", player.name)
      .Add("title", TitleName(norm.title))
      .Add("met", norm.IsMet())
      .Add("performance", norm.performance.rating)
      .Add("rounds", ListOf(norm.rounds))
      .Add("left_out", ListOf(norm.left_out))
      .Add("conditions", ListOf(norm.findings, condition));
}

}  // namespace

Sheet SheetOf(const SoughtNorms& norms) {
  Sheet sheet;
  const auto all = Collect(norms.tournament, norms.player);
  for (const FoundNorm& found : all) Describe(sheet, norms.tournament, found);
  if (all.empty()) {
    sheet.Note(norms.player ? "There is no norm for this player to seek." : "Nobody has made a norm.");
  }
  return std::move(
      sheet.Note("A help, not a certificate: a norm also depends on what a tournament file does not say."));
}

Value DocumentOf(const SoughtNorms& norms) {
  return Record()
      .Add("certificate", false)
      .Add("norms", ListOf(Collect(norms.tournament, norms.player),
                           [&](const FoundNorm& found) { return RecordOf(norms.tournament, found); }));
}

}  // namespace ronda::sheets
