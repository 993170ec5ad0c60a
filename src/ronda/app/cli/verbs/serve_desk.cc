#include "ronda/app/cli/verbs/serve_desk.h"

#include <filesystem>
#include <fstream>
#include <utility>

#include "ronda/service/source.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::cli {
namespace {

namespace fs = std::filesystem;

bool IsDesk(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string head(16, '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  return in.gcount() == 16 && store::LooksLikeSqlite(head);
}

Parsed<ServedDesk> OpenAt(const std::string& path) {
  ServedDesk served;
  served.path = path;
  auto store = store::OpenSqlite(path, store::Access::kWrite);
  if (!store) return {std::nullopt, {store.error()}};
  served.store = *std::move(store);
  desk::DeskSettings settings;
  settings.engine = "ronda " RONDA_VERSION;
  auto desk = desk::Desk::Open(*served.store, settings);
  if (!desk) return {std::nullopt, {desk.error()}};
  served.desk = *std::move(desk);
  return {std::move(served), {}};
}

// The tournament of the file, unless the desk beside it has one already.
Parsed<ServedDesk> OpenBeside(const std::string& file) {
  auto read = service::TournamentOf({file});
  if (!read.value) return {std::nullopt, std::move(read.diagnostics)};
  auto served = OpenAt(fs::path(file).replace_extension(".desk").string());
  if (!served.value || !served.value->desk->Tournaments().empty()) return served;
  command::Opening opening;
  opening.tournament = read.value->data();
  if (opening.tournament.info.name.empty()) opening.tournament.info.name = fs::path(file).stem().string();
  opening.from = fs::path(file).filename().string();
  desk::Who owner;
  owner.role = store::Role::kOwner;
  owner.actor.name = "Owner";
  const auto room = served.value->desk->Create(std::move(opening), owner);
  if (!room) return {std::nullopt, {room.error()}};
  served.diagnostics = std::move(read.diagnostics);
  return served;
}

}  // namespace

Parsed<ServedDesk> OpenServedDesk(const std::string& file) {
  if (file.empty()) return OpenAt("ronda.desk");
  const bool is_new = !fs::exists(file) && fs::path(file).extension() == ".desk";
  return is_new || IsDesk(file) ? OpenAt(file) : OpenBeside(file);
}

}  // namespace ronda::cli
