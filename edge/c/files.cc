// Reading, writing, validating and repairing.
#include <array>
#include <utility>

#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "ronda/answer/validate.h"
#include "ronda/service/convert.h"
#include "ronda/service/given_round.h"
#include "ronda/service/repair.h"

namespace ronda::edge {
namespace {

using service::TextTarget;

std::string Bytes(const char* bytes, size_t size) { return size == 0 ? std::string() : std::string(bytes, size); }

Result<TextTarget> TargetNamed(std::string_view format, FileFormat own) {
  if (format.empty()) return TextTarget{own};
  const Words<TextTarget> targets{{"trf", {FileFormat::kTrf}},
                                  {"trf16", {FileFormat::kTrf, trf::Dialect::kTrf16}},
                                  {"trfx", {FileFormat::kTrf, trf::Dialect::kTrfX}},
                                  {"trfbx", {FileFormat::kTrf, trf::Dialect::kTrfBx}},
                                  {"trf26", {FileFormat::kTrf, trf::Dialect::kTrf26}},
                                  {"json", {FileFormat::kJson}},
                                  {"csv", {FileFormat::kCsv}}};
  for (const auto& [word, target] : targets) {
    if (word == format) return target;
  }
  return tl::unexpected(UsageError("'" + std::string(format) + "' is no format",
                                   "there are trf, trf16, trfx, trfbx, trf26, json and csv"));
}

answer::Answer Written(const ronda_tournament& tournament, std::string_view format) {
  const auto target = TargetNamed(format, tournament.file.format);
  if (!target) return answer::Refused(target.error());
  auto text = service::Convert(tournament.file, *target);
  if (!text.value) return answer::Refused(std::move(text.diagnostics));
  return {std::move(text.value), std::move(text.diagnostics)};
}

answer::Answer Examined(service::Examination examined, answer::Treatment treatment) {
  const std::array file{answer::ExaminedFile{std::move(examined)}};
  return {answer::ValidationDocument(file, treatment), {}, service::OutcomeOf(file.front().diagnostics)};
}

ronda_status Repaired(const service::Source& source, ronda_text** repaired, ronda_text** report) {
  auto examined = service::Repair(source);
  if (repaired != nullptr) {
    static_cast<void>(HandOut(answer::Answer{examined.repaired ? examined.repaired : source.bytes, {}}, repaired));
  }
  return HandOut(Examined(std::move(examined), answer::Treatment::kRepaired), report);
}

}  // namespace
}  // namespace ronda::edge

using namespace ronda::edge;

ronda_status ronda_read(const char* bytes, size_t size, const char* name, ronda_tournament** out,
                        ronda_text** diagnostics) {
  if (diagnostics != nullptr) *diagnostics = nullptr;
  if (out != nullptr) *out = nullptr;
  if (out == nullptr || (bytes == nullptr && size > 0)) return WithoutArgument(diagnostics);
  return Guarded(diagnostics, [&] {
    return HandOut(TournamentFrom(std::string(View(name)), Bytes(bytes, size)), out, diagnostics);
  });
}

ronda_status ronda_write(const ronda_tournament* tournament, const char* format, ronda_text** out) {
  return Ask(tournament, format, out, Written);
}

ronda_status ronda_validate(const char* bytes, size_t size, const char* name, ronda_text** out) {
  if (out == nullptr) return RONDA_BAD_INPUT;
  *out = nullptr;
  if (bytes == nullptr && size > 0) return WithoutArgument(out);
  return Guarded(out, [&] {
    const ronda::service::Source source{std::string(View(name)), Bytes(bytes, size)};
    return HandOut(Examined(ronda::service::Examine(source), ronda::answer::Treatment::kExamined), out);
  });
}

ronda_status ronda_repair(const char* bytes, size_t size, const char* name, ronda_text** repaired,
                          ronda_text** report) {
  if (repaired != nullptr) *repaired = nullptr;
  if (report == nullptr) return RONDA_BAD_INPUT;
  *report = nullptr;
  if (bytes == nullptr && size > 0) return WithoutArgument(report);
  return Guarded(report, [&] { return Repaired({std::string(View(name)), Bytes(bytes, size)}, repaired, report); });
}

ronda_status ronda_with_round(const ronda_tournament* tournament, const char* pairing, ronda_tournament** out,
                              ronda_text** diagnostics) {
  if (diagnostics != nullptr) *diagnostics = nullptr;
  if (out != nullptr) *out = nullptr;
  if (out == nullptr || tournament == nullptr || pairing == nullptr) return WithoutArgument(diagnostics);
  return Guarded(diagnostics, [&] {
    auto with_round = ronda::service::WithGivenRound(tournament->file.tournament, pairing);
    if (!with_round.value) return HandOut(with_round.diagnostics, diagnostics);
    return HandOut(Changed(*tournament, *with_round.value), out, diagnostics);
  });
}
