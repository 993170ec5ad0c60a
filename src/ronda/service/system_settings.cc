#include "ronda/service/system_settings.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "ronda/formats/keizer/settings.h"
#include "ronda/service/system_choice.h"

namespace ronda::service {
namespace {

constexpr std::string_view kKeizer = "keizer";  // the one system with settings, and the only one of its class

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
  read.value->keizer_ = std::make_unique<keizer::KeizerSystem>(*std::move(settings.value));
  read.diagnostics = std::move(settings.diagnostics);
  return read;
}

Result<SystemChoice> SystemSettings::SystemFor(const Tournament& tournament) const {
  if (keizer_) return SystemChoice{keizer_.get()};
  return service::SystemFor(tournament, id_);
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
