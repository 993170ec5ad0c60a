#include "ronda/sheets/rate_norms.h"

#include <fmt/format.h>

#include <sstream>

#include "ronda/rating/norms.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/rate_sheet.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

using rating::Norm;
using rating::NormCondition;
using rating::NormFinding;

constexpr std::string_view kCaution =
    "A help, not a certificate: a norm also depends on what a tournament file does not say.\n";

struct FoundNorm {
  PlayerIndex player{0};
  Norm norm;
};

// Of one player all he may seek; of everybody those made.
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

std::string Describe(const Tournament& tournament, const FoundNorm& found) {
  const Player& player = tournament.player(found.player);
  const Norm& norm = found.norm;
  std::string text = fmt::format("{} {}: {} norm {}\n", player.tpn.value(), player.name, TitleName(norm.title),
                                 norm.IsMet() ? "made" : fmt::format("missed by {}", norm.Missed()));
  Table table;
  table.AddColumn("  Condition");
  table.AddColumn("Found", Align::kRight);
  table.AddColumn("Needed", Align::kRight);
  table.AddColumn("");
  for (const NormFinding& finding : norm.findings) {
    table.AddRow(
        {fmt::format("  {}", ConditionName(finding.condition)), fmt::format("{}", finding.found),
         fmt::format("{} {}", IsLimit(finding.condition) ? "at most" : "at least", finding.wanted),
         fmt::format("{}{}{}", finding.is_met ? "met" : "missed", finding.note.empty() ? "" : ": ", finding.note)});
  }
  text += table.ToText();
  if (norm.raised) text += fmt::format("  The opponent of round {} counts with the floor.\n", norm.raised->value());
  if (!norm.left_out.empty()) text += fmt::format("  Left out: round {}.\n", Rounds(norm.left_out));
  return text + "\n";
}

void Write(JsonWriter& json, const Tournament& tournament, const FoundNorm& found) {
  const Norm& norm = found.norm;
  json.BeginObject().Field("tpn", tournament.player(found.player).tpn.value());
  json.Field("name", tournament.player(found.player).name).Field("title", TitleName(norm.title));
  json.Field("met", norm.IsMet()).Field("performance", norm.performance.rating);
  json.Key("rounds").BeginArray();
  for (const Round round : norm.rounds) json.Number(round.value());
  json.EndArray().Key("left_out").BeginArray();
  for (const Round round : norm.left_out) json.Number(round.value());
  json.EndArray().Key("conditions").BeginArray();
  for (const NormFinding& finding : norm.findings) {
    json.BeginObject().Field("condition", ConditionName(finding.condition)).Field("met", finding.is_met);
    json.Field("found", finding.found).Field(IsLimit(finding.condition) ? "at_most" : "at_least", finding.wanted);
    if (!finding.note.empty()) json.Field("note", finding.note);
    json.EndObject();
  }
  json.EndArray().EndObject();
}

}  // namespace

std::string NormsText(const Tournament& tournament, std::optional<PlayerIndex> player) {
  std::string text;
  for (const FoundNorm& found : Collect(tournament, player)) text += Describe(tournament, found);
  if (text.empty()) text = player ? "There is no norm for this player to seek.\n" : "Nobody has made a norm.\n";
  return text + std::string(kCaution);
}

std::string NormsJson(const Tournament& tournament, std::optional<PlayerIndex> player) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("certificate", false).Key("norms").BeginArray();
  for (const FoundNorm& found : Collect(tournament, player)) Write(json, tournament, found);
  json.EndArray().EndObject();
  return out.str();
}

}  // namespace ronda::sheets
