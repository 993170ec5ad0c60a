#include "ronda/sheets/fide_mode.h"

#include <fmt/format.h>

namespace ronda::sheets {
namespace {

std::string TextOf(const Deviation& deviation) { return fmt::format("{} ({})", deviation.what, deviation.article); }

}  // namespace

std::string_view FideModeName(std::span<const Deviation> deviations) {
  return IsFideMode(deviations) ? "FIDE mode" : "not FIDE mode";
}

std::string SystemLine(std::string_view id, std::string_view why, std::span<const Deviation> deviations) {
  return fmt::format("{}{}{}, {}", id, why.empty() ? "" : ", ", why, FideModeName(deviations));
}

std::string DeviationLines(std::span<const Deviation> deviations) {
  std::string text;
  for (const Deviation& deviation : deviations) {
    text +=
        fmt::format("{}: {}\n", deviation.kind == Deviation::Kind::kOutside ? "not in FIDE's rules" : "to be announced",
                    TextOf(deviation));
  }
  return text;
}

void AddFideMode(Record& record, std::span<const Deviation> deviations) {
  record.Add("fide_mode", IsFideMode(deviations));
  record.Add(
      "deviations", ListOf(deviations, [](const Deviation& deviation) {
        return Value(Record()
                         .Add("kind", deviation.kind == Deviation::Kind::kOutside ? "outside" : "to-be-announced")
                         .Add("what", deviation.what)
                         .Add("article", deviation.article));
      }));
}

}  // namespace ronda::sheets
