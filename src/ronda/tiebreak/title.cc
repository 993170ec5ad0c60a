#include <fmt/format.h>

#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

std::string TitleOf(const TieBreak& tie_break) {
  std::string title(tie_break.definition->title);
  const auto add = [&](std::string_view words) { title += fmt::format(", {}", words); };
  const auto ends = [](int count, std::string_view which) {
    return count == 1 ? fmt::format("the {}", which) : fmt::format("the {} {}", count, which);
  };
  if (tie_break.score) add(*tie_break.score == Score::kMatchPoints ? "by match points" : "by game points");
  if (tie_break.best > 0)
    add(tie_break.best == 1 ? "the best round only" : fmt::format("the best {} rounds only", tie_break.best));
  if (tie_break.cut > 0) add(fmt::format("{} cut", ends(tie_break.cut, "lowest")));
  if (tie_break.median > 0)
    add(fmt::format("{} and {} cut", ends(tie_break.median, "lowest"), ends(tie_break.median, "highest")));
  if (tie_break.limit != 0) add(fmt::format("the limit moved by {:+d} half points", tie_break.limit));
  if (tie_break.factor) add(fmt::format("factor {}", ToDecimal(*tie_break.factor, 1)));
  if (tie_break.fore) add("the games of the last round taken as draws");
  if (tie_break.forfeits_played) add("forfeits counted as games");
  if (tie_break.reverse) add("in reverse order");
  return title;
}

}  // namespace ronda::tiebreak
