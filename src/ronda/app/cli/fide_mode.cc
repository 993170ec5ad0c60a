#include "ronda/app/cli/fide_mode.h"

#include <fmt/format.h>

namespace ronda::cli {
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

std::vector<Diagnostic> RefusalsOf(std::span<const Deviation> deviations) {
  std::vector<Diagnostic> refusals;
  for (const Deviation& deviation : deviations) {
    if (deviation.kind != Kind::kOutside) continue;
    refusals.push_back({.code = "not-fide-mode",
                        .message = "not in FIDE's rules: " + TextOf(deviation),
                        .hint = "leave out --fide to pair all the same; the output says that it is not FIDE mode"});
  }
  return refusals;
}

}  // namespace ronda::cli
