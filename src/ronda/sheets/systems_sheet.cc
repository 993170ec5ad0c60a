#include "ronda/sheets/systems_sheet.h"

#include <fmt/format.h>

#include "ronda/pairing/registry.h"

namespace ronda::sheets {
namespace {

std::string InForce(const SystemInfo& info) {
  const std::string from(info.effective_from);
  const std::string to(info.effective_to);
  if (from.empty() && to.empty()) {
    return info.allowed_from.empty() ? "" : fmt::format("allowed {} to {}", info.allowed_from, info.allowed_to);
  }
  if (to.empty()) return "since " + from;
  return (from.empty() ? "until " : from + " to ") + to;
}

Value IfAny(std::string_view text) { return text.empty() ? Value() : Value(text); }

}  // namespace

Table SystemsTable() {
  Table table{{Words("SYSTEM", "id"), Words("NAME", "title"), Words("REGULATION", "regulation"), Words("IN FORCE"),
               Datum("effective_from"), Datum("effective_to"), Datum("allowed_from"), Datum("allowed_to")}};
  for (const auto& system : StandardSystems().systems()) {
    const SystemInfo& info = system->info();
    table.rows.push_back({info.id, info.title, info.regulation, InForce(info), IfAny(info.effective_from),
                          IfAny(info.effective_to), IfAny(info.allowed_from), IfAny(info.allowed_to)});
  }
  return table;
}

}  // namespace ronda::sheets
