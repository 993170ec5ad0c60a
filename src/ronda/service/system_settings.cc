#include "ronda/service/system_settings.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "ronda/formats/keizer/settings.h"
#include "ronda/service/kept_settings.h"
#include "ronda/service/system_choice.h"

namespace ronda::service {
namespace {

constexpr std::string_view kKeizer = "keizer";  // the one system with settings, and the only one of its class

// What is wrong with the settings in a record: where they would stand in a file of their own says nothing.
Diagnostic InRecord(Diagnostic fault) {
  return {.severity = fault.severity,
          .code = std::move(fault.code),
          .message = "record XXO (settings of the system): " + fault.message,
          .hint = std::move(fault.hint)};
}

}  // namespace

Parsed<SystemSettings> SystemSettings::Read(const SystemRequest& request) {
  Parsed<SystemSettings> read{SystemSettings(), {}};
  read.value->id_ = request.id;
  if (!request.settings) return read;
  if (request.id && *request.id != kKeizer) {
    return {std::nullopt,
            {UsageError(fmt::format("the system {} has no settings", *request.id),
                        "leave --settings out, or use --system keizer")}};
  }
  const auto bytes = BytesOf(*request.settings);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  auto settings = keizer::ReadSettings(*bytes, request.settings->name);
  if (!settings.value) return {std::nullopt, std::move(settings.diagnostics)};
  read.value->keizer_ = std::make_shared<const keizer::KeizerSystem>(*std::move(settings.value));
  read.value->text_ = *bytes;
  read.value->name_ = request.settings->name;
  read.diagnostics = std::move(settings.diagnostics);
  return read;
}

Parsed<SystemSettings> SystemSettings::Read(const SystemRequest& request, const Tournament& tournament) {
  auto read = Read(request);
  if (!read.value) return read;
  auto own = read.value->For(tournament);
  own.diagnostics.insert(own.diagnostics.begin(), read.diagnostics.begin(), read.diagnostics.end());
  return own;
}

Parsed<SystemSettings> SystemSettings::For(const Tournament& tournament) const {
  Parsed<SystemSettings> own{*this, {}};
  if (keizer_) return own;
  const auto system = service::SystemFor(tournament, id_);
  if (!system || system->system->info().id != kKeizer) return own;
  const auto text = KeptSettings(tournament.data());
  if (!text) return {std::nullopt, {text.error()}};
  if (text->empty()) return own;
  auto settings = keizer::ReadSettings(*text, "");
  for (Diagnostic& fault : settings.diagnostics) fault = InRecord(std::move(fault));
  own.diagnostics = std::move(settings.diagnostics);
  if (!settings.value) return {std::nullopt, std::move(own.diagnostics)};
  own.value->keizer_ = std::make_shared<const keizer::KeizerSystem>(*std::move(settings.value));
  own.value->text_ = *text;
  return own;
}

Tournament SystemSettings::KeptIn(const Tournament& tournament) const { return WithSettingsKept(tournament, text_); }

Diagnostic SystemSettings::Named(Diagnostic refusal) const {
  return refusal.code == "keizer-values" ? About(name_, std::move(refusal)) : refusal;
}

Result<SystemChoice> SystemSettings::SystemFor(const Tournament& tournament) const {
  if (keizer_) return SystemChoice{keizer_.get()};
  return service::SystemFor(tournament, id_);
}

Contest SystemSettings::ContestIn(const Tournament& tournament) const {
  if (!tournament.data().teams.empty()) return Contest::kTeams;
  const auto system = SystemFor(tournament);
  return system ? system->system->info().contest : Contest::kGames;
}

Result<const PairingSystem*> SystemSettings::System() const {
  if (keizer_) return keizer_.get();
  return SystemById(id_.value_or("dutch"));
}

const keizer::Settings* SystemSettings::KeizerFor(const Tournament& tournament) const {
  const auto system = SystemFor(tournament);
  if (!system || system->system->info().id != kKeizer) return nullptr;
  return &static_cast<const keizer::KeizerSystem&>(*system->system).settings();
}

}  // namespace ronda::service
