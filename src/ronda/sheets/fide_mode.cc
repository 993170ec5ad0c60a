#include "ronda/sheets/fide_mode.h"

#include <fmt/format.h>

namespace ronda::sheets {
namespace {

using Kind = Deviation::Kind;

std::string TextOf(const Deviation& deviation) { return fmt::format("{} ({})", deviation.what, deviation.article); }

}  // namespace

std::string_view FideModeName(std::span<const Deviation> deviations) {
  return IsFideMode(deviations) ? "FIDE mode" : "not FIDE mode";
}

std::string DeviationLines(std::span<const Deviation> deviations) {
  std::string text;
  for (const Deviation& deviation : deviations) {
    text += fmt::format("{}: {}\n", deviation.kind == Kind::kOutside ? "not in FIDE's rules" : "to be announced",
                        TextOf(deviation));
  }
  return text;
}

void WriteFideMode(JsonWriter& json, std::span<const Deviation> deviations) {
  json.Field("fide_mode", IsFideMode(deviations)).Key("deviations").BeginArray();
  for (const Deviation& deviation : deviations) {
    json.BeginObject().Field("kind", deviation.kind == Kind::kOutside ? "outside" : "to-be-announced");
    json.Field("what", deviation.what).Field("article", deviation.article).EndObject();
  }
  json.EndArray();
}

}  // namespace ronda::sheets
