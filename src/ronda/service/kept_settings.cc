#include "ronda/service/kept_settings.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ronda::service {
namespace {

constexpr std::string_view kRecord = "XXO ";

bool HoldsSettings(const std::string& record) { return record.starts_with(kRecord); }

bool IsBlank(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }

// JSON without line ends: blanks mean nothing in it outside of texts.
std::string OnOneLine(std::string_view json) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (json.starts_with(kByteOrderMark)) json.remove_prefix(kByteOrderMark.size());
  std::string line;
  bool in_text = false;
  bool is_escaped = false;
  for (const char letter : json) {
    if (!in_text && IsBlank(letter)) continue;
    line += letter;
    if (!in_text && (letter == ',' || letter == ':')) line += ' ';
    if (letter == '"' && !is_escaped) in_text = !in_text;
    is_escaped = letter == '\\' && !is_escaped;
  }
  return line;
}

}  // namespace

Result<std::string> KeptSettings(const TournamentData& data) {
  std::string kept;
  for (const std::string& record : data.other_records) {
    if (!HoldsSettings(record)) continue;
    if (!kept.empty() && record != kept) {
      return tl::unexpected(Diagnostic{.code = "keizer-settings",
                                       .message = "two records XXO give the system different settings",
                                       .hint = "take one of them away, or say --settings"});
    }
    kept = record;
  }
  return kept.empty() ? kept : kept.substr(kRecord.size());
}

void KeepSettings(TournamentData& data, std::string_view settings) {
  std::vector<std::string>& records = data.other_records;
  const std::string wanted = settings.empty() ? std::string() : std::string(kRecord) + OnOneLine(settings);
  const auto held = std::ranges::find_if(records, HoldsSettings);
  if (held == records.end()) {
    if (!wanted.empty()) records.push_back(wanted);
    return;
  }
  // In its place, so that a file that is brought up to date keeps the order of its lines.
  *held = wanted;
  records.erase(std::remove_if(held + 1, records.end(), HoldsSettings), records.end());
  if (wanted.empty()) records.erase(held);
}

Tournament WithSettingsKept(const Tournament& tournament, std::string_view settings) {
  if (settings.empty()) return tournament;
  TournamentData data = tournament.data();
  KeepSettings(data, settings);
  if (data.other_records == tournament.data().other_records) return tournament;
  auto kept = Tournament::Make(std::move(data));
  return kept ? *std::move(kept) : tournament;
}

}  // namespace ronda::service
