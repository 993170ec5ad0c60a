#include "ronda/sheets/explain_tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ronda/base/bidi.h"
#include "ronda/explain/wording.h"

namespace ronda::sheets {
namespace {

using explain::Say;

constexpr Forms kInText{Format::kText};
constexpr Forms kOnPage{Format::kHtml};

std::string ShownValue(const Occasion& occasion, const CriterionValue& value) {
  return Say(occasion.before, explain::Value(explain::Measure{value.value, value.unit}));
}

// In the language of the reader, as only the page is.
std::string OnPage(const Occasion& occasion, const std::string& english) {
  return WithIsolatedNames(occasion.Told(english));
}

}  // namespace

Table CriteriaTable(const Occasion& occasion, const explain::BracketStory& bracket) {
  Table table{
      {Words("Criterion"), Words("Article"), Words("Value").In(kInText), Number("Value").In(kOnPage),
       Words("What, and why not better").In(kInText), Words("What").In(kOnPage), Words("Why not better").In(kOnPage)},
      {},
      4};
  for (const auto& [value, players, bound] : bracket.criteria) {
    const std::string shown = ShownValue(occasion, value);
    const std::string meaning(value.meaning);
    std::string on_page = occasion.Told(meaning);
    std::vector<std::string> what;
    if (!players.empty()) {
      what.push_back(Say(occasion.before, explain::Value(players)));
      on_page += fmt::format(": {}", occasion.Told(what.back()));
    }
    std::string why;
    if (!bound.code.empty()) {
      what.push_back(Say(occasion.before, bound));
      why = OnPage(occasion, what.back());
    }
    table.rows.push_back({value.tag, value.article, shown, shown,
                          fmt::format("{}{}{}", meaning, what.empty() ? "" : ": ", fmt::join(what, "; ")),
                          std::move(on_page), std::move(why)});
  }
  return table;
}

Table ComparisonTable(const Occasion& occasion, const Verdict& verdict) {
  Table table{{Words("Criterion"), Words("Article"), Number("As paired"), Number("With it"), Words("").In(kInText),
               Words("What").In(kOnPage)}};
  for (std::size_t i = 0; i < verdict.all_expected.size(); ++i) {
    const CriterionValue& expected = verdict.all_expected[i];
    const CriterionValue& found = verdict.all_found[i];
    table.rows.push_back({expected.tag, expected.article, ShownValue(occasion, expected), ShownValue(occasion, found),
                          expected.meaning, OnPage(occasion, std::string(expected.meaning))});
    if (expected.value != found.value) break;  // what comes after it decides nothing
  }
  return table;
}

}  // namespace ronda::sheets
