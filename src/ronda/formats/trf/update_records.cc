// Update: records that follow from others, and what is kept as it is.
#include <algorithm>
#include <map>
#include <set>

#include "ronda/formats/trf/team_results.h"
#include "ronda/formats/trf/updater.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {

// Records 801 and 802 that the document has follow what became of the boards, and go where there are no teams.
void Updater::UpdateTeamResults() {
  std::map<std::string, int> line_of;
  for (const int line : before_.draft.other_lines) {
    if (!SaysTeamResults(editor_.text(line), before())) continue;
    line_of.emplace(TeamResultKey(editor_.text(line)), line);
    if (after().teams.empty()) editor_.Remove(line);
  }
  const auto said = line_of.empty() ? std::nullopt : Tournament::Make(before());
  if (!said) return;
  const auto texts = ComposeTeamResults(*said);
  const std::set<std::string> unchanged(texts.begin(), texts.end());
  for (const std::string& text : ComposeTeamResults(tournament_)) {
    if (unchanged.contains(text)) continue;
    const auto line = line_of.find(TeamResultKey(text));
    if (line != line_of.end()) editor_.Replace(line->second, text);
  }
}

void Updater::UpdateOtherRecords() {
  std::vector<int> lines = before_.draft.other_lines;
  for (const DraftNationalRating& national : before_.draft.national_ratings) {
    if (!before_of_.contains(national.tpn)) lines.push_back(national.line);
  }
  std::ranges::sort(lines);
  std::vector<KeyedLine> said;
  said.reserve(lines.size());
  for (const int line : lines) {
    if (!SaysTeamResults(editor_.text(line), before())) said.push_back({line, std::string(editor_.text(line))});
  }
  std::vector<KeyedText> wanted;
  for (const std::string& record : after().other_records) {
    if (IsOtherRecord(record) && !SaysTeamResults(record, after())) wanted.push_back({record, record});
  }
  if (!said.empty()) return editor_.MatchList(said, wanted);
  for (const KeyedText& record : wanted) editor_.Append(record.text);
}

}  // namespace ronda::trf
