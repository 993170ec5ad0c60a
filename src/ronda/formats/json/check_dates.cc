#include "ronda/formats/json/check_dates.h"

#include <string>
#include <string_view>
#include <utility>

#include "ronda/formats/event_date_faults.h"

namespace ronda::json {

void CheckDates(Value root, const EventInfo& info, std::vector<text::Problem>& problems) {
  const auto event = root.Find("event");
  if (!event) return;
  const auto warn = [&](std::string_view key, std::string code, const formats::DateFault& fault) {
    const auto place = event->Find(key);
    const auto where = place ? std::optional(place->Where()) : std::nullopt;
    problems.push_back({Severity::kWarning, std::move(code), fault.message, fault.hint, where});
  };
  const EventDates dates = DatesOf(info);
  if (const auto fault = formats::FaultOfDate(info.start_date, dates.start())) warn("start_date", "json-date", *fault);
  if (const auto fault = formats::FaultOfDate(info.end_date, dates.end)) warn("end_date", "json-date", *fault);
  if (const auto fault = formats::FaultOfOrder(dates)) {
    warn("end_date", "json-dates-reversed", {*fault, "start_date holds the first day, end_date the last"});
  }
}

}  // namespace ronda::json
