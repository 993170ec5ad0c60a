#include "ronda/app/cli/verbs/diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace ronda::cli {
namespace {

// All repairs of one line as one change: the line as it was, as it is now, and every reason.
struct Hunk {
  int line = 0;
  std::string before;
  std::string after;
  std::string reasons;
  bool added = false;
  bool removed = false;
};

std::string Reason(const trf::Change& change) { return fmt::format("{} [{}]", change.reason, change.code); }

std::vector<Hunk> HunksOf(std::span<const trf::Change> repairs) {
  std::vector<Hunk> hunks;
  for (const trf::Change& change : repairs) {
    if (change.line == 0) continue;
    const bool adds = change.before.empty() && !change.after.empty();
    const auto same_line = [&](const Hunk& hunk) { return hunk.line == change.line && !hunk.added; };
    const auto hunk = adds ? hunks.end() : std::ranges::find_if(hunks, same_line);
    if (hunk == hunks.end()) {
      hunks.push_back({change.line, change.before, change.after, Reason(change), adds, change.after.empty()});
    } else {
      hunk->after = change.after;
      hunk->removed = change.after.empty();
      hunk->reasons += "; " + Reason(change);
    }
  }
  std::ranges::stable_sort(hunks, {}, &Hunk::line);
  return hunks;
}

}  // namespace

std::string UnifiedDiff(const std::string& file, std::span<const trf::Change> repairs, const Painter& painter) {
  std::string text;
  for (const trf::Change& change : repairs) {
    if (change.line == 0) text += fmt::format("{}: whole file: {}\n", file, Reason(change));
  }
  const auto hunks = HunksOf(repairs);
  if (hunks.empty()) return text;
  text += painter.Paint(Ink::kStrong, fmt::format("--- {}\n+++ {} (repaired)\n", file, file));
  int shift = 0;  // by how many lines the new file is ahead of the old one
  for (const Hunk& hunk : hunks) {
    const int old_lines = hunk.added ? 0 : 1;
    const int new_lines = hunk.removed ? 0 : 1;
    const std::string place = fmt::format("@@ -{},{} +{},{} @@", hunk.line - (hunk.added ? 1 : 0), old_lines,
                                          hunk.line + shift - (hunk.removed ? 1 : 0), new_lines);
    text += fmt::format("{} {}\n", painter.Paint(Ink::kPlace, place), hunk.reasons);
    if (!hunk.added) text += painter.Paint(Ink::kRemoved, "-" + hunk.before) + '\n';
    if (!hunk.removed) text += painter.Paint(Ink::kAdded, "+" + hunk.after) + '\n';
    shift += new_lines - old_lines;
  }
  return text;
}

}  // namespace ronda::cli
