#include "ronda/pairing/edition_choice.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/model/event_dates.h"

namespace ronda {
namespace {

// Dates of this form compare as texts.
bool IsWithin(const std::string& day, std::string_view from, std::string_view to) {
  return !from.empty() && from <= day && (to.empty() || day <= to);
}

bool MightBeUsedOn(const SystemInfo& edition, const Date& date) {
  const std::string day = ToString(date);
  return IsWithin(day, edition.effective_from, edition.effective_to) ||
         (!edition.allowed_from.empty() && IsWithin(day, edition.allowed_from, edition.allowed_to));
}

// The one in force on a day; before the oldest there is that one.
const PairingSystem* InForceOn(std::span<const PairingSystem* const> editions, const Date& date) {
  const std::string day = ToString(date);
  const PairingSystem* oldest = nullptr;
  for (const PairingSystem* edition : editions) {
    if (edition->info().effective_from.empty()) continue;  // never in force by itself
    if (edition->info().effective_from <= day) return edition;
    oldest = edition;
  }
  return oldest;
}

}  // namespace

SystemChoice EditionFor(std::span<const PairingSystem* const> editions, const EventInfo& event) {
  const std::vector<Date> days = DatesOf(event).starts;
  const PairingSystem* newest = editions.front();
  if (days.empty()) return {newest, WhyNewest(event), true};
  const std::vector<Date> ends = EndsOf(days);
  const PairingSystem* first = InForceOn(editions, ends.front());
  const auto agrees = [&](const Date& day) { return InForceOn(editions, day) == first; };
  if (!std::ranges::all_of(ends, agrees)) return {newest, WhyNewest(event), true};
  if (first->info().effective_from <= ToString(ends.front())) return {first, WhyInForce(event), true};
  return {first, fmt::format("the oldest edition there is, for an event of {}", Describe(days)), true};
}

bool MightBeUsed(const SystemInfo& edition, const std::vector<Date>& days) {
  return std::ranges::any_of(EndsOf(days), [&](const Date& day) { return MightBeUsedOn(edition, day); });
}

}  // namespace ronda
