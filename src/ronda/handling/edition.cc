#include "ronda/handling/edition.h"

#include <algorithm>

#include "ronda/model/event_dates.h"

namespace ronda::handling {
namespace {

constexpr std::array<std::string_view, 8> kTitles2011{"GM", "IM", "WGM", "WIM", "FM", "CM", "WFM", "WCM"};
constexpr std::array<std::string_view, 8> kTitles{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};

constexpr Articles kArticles2025{.order = "C.04.2/2025 §2.2",
                                 .numbers = "C.04.2/2025 §2.3",
                                 .on_time = "C.04.2/2025 §3.2.1",
                                 .late_entry = "C.04.2/2025 §3.2.2",
                                 .provisional = "C.04.2/2025 §3.3",
                                 .adjourned = "C.04.2/2025 §4.1",
                                 .no_notice = "C.04.2/2025 §4.2",
                                 .withdrawal = "C.04.2/2025 §4.3",
                                 .absence = "C.04.2/2025 §4.4",
                                 .correction = "C.04.2/2025 §4.8",
                                 .publication = "C.04.2/2025 §4.10"};

constexpr Articles kArticles2026{.order = "C.04.2/2026 §2.2",
                                 .numbers = "C.04.2/2026 §2.3",
                                 .on_time = "C.04.2/2026 §2.2",
                                 .late_entry = "C.04.2/2026 §2.4",
                                 .provisional = "C.04.2/2026 §2.5",
                                 .adjourned = "C.04.2/2026 §3.1",
                                 .no_notice = "C.05 §6.5",
                                 .withdrawal = "C.04.2/2026 §3.2",
                                 .absence = "C.04.2/2026 §3.3",
                                 .correction = "C.04.2/2026 §4.3",
                                 .publication = "C.04.2/2026 §4.4"};

// The text of 2011 says how players are ordered and, in its final notes, what becomes of absences, corrections and
// published pairs. It leaves numbers and late entries to other chapters: the articles of 2025 stand in.
constexpr Articles Articles2011() {
  Articles articles = kArticles2025;
  articles.order = "C.04.3/2011 §A2";
  articles.adjourned = "C.04.3/2011 §F9";
  articles.no_notice = "C.04.3/2011 §F8";
  articles.withdrawal = "C.04.3/2011 §F5";
  articles.absence = "C.04.3/2011 §F5";
  articles.correction = "C.04.3/2011 §F7";
  articles.publication = "C.04.3/2011 §F6";
  return articles;
}

// Decision 160.
constexpr std::array<Edition, 3> kEditions{{
    {"2011", kTitles2011, Round(3), PublishedPairs::kAbsoluteCriteria, CorrectionTime::kAnyTime, Articles2011()},
    {"2025", kTitles, Round(3), PublishedPairs::kRematchOnly, CorrectionTime::kUntilEndOfNextRound, kArticles2025},
    {"2026", kTitles, std::nullopt, PublishedPairs::kListedCases, CorrectionTime::kUntilEndOfNextRound, kArticles2026},
}};

}  // namespace

std::span<const Edition> Editions() { return kEditions; }

const Edition* FindEdition(std::string_view id) {
  const auto found = std::ranges::find(kEditions, id, &Edition::id);
  return found == kEditions.end() ? nullptr : &*found;
}

const Edition& StandardEdition() { return kEditions[1]; }

// Decision 210: the text of 2011 until the congress of 2012, which moved these rules to C.04.2; what came in between is
// that of 2025 in all that is asked here.
const Edition& EditionFor(const EventInfo& event) {
  constexpr Date kMovedToC042{2012, 9, 10};
  constexpr Date kFebruary2026{2026, 2, 1};
  const auto on_day = [&](const Date& day) {
    return day < kMovedToC042 ? &kEditions[0] : day < kFebruary2026 ? &kEditions[1] : &kEditions[2];
  };
  return *ByFirstDay(event, on_day).value_or(&kEditions.back());
}

}  // namespace ronda::handling
