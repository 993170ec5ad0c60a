#include "ronda/app/cli/verbs/serve_desk.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <utility>

#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/service/source.h"
#include "ronda/store/backup.h"
#include "ronda/store/postgres/postgres_store.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::cli {
namespace {

namespace fs = std::filesystem;

Parsed<ServedDesk> OpenOn(std::unique_ptr<store::Store> store, std::string place) {
  ServedDesk served;
  served.place = std::move(place);
  served.store = std::move(store);
  desk::DeskSettings settings;
  settings.engine = "ronda " RONDA_VERSION;
  auto desk = desk::Desk::Open(*served.store, settings);
  if (!desk) return {std::nullopt, {desk.error()}};
  served.desk = *std::move(desk);
  return {std::move(served), {}};
}

// Copies of the file lie beside it, one an hour and one a day.
Parsed<ServedDesk> OpenAt(const std::string& path) {
  auto store = store::OpenSqlite(path, store::Access::kWrite);
  if (!store) return {std::nullopt, {store.error()}};
  auto served = OpenOn(*std::move(store), path);
  if (!served.value) return served;
  const store::BackupPlan plan{fs::path(path).replace_extension("").string() + "-backups",
                               fs::path(path).stem().string()};
  served.value->backups = std::make_unique<desk::Hourly>([store = served.value->store.get(), plan] {
    (void)store::BackUpInGenerations(*store, plan, desk::Stamp(std::chrono::system_clock::now()));
  });
  return served;
}

// The tournament of the file, unless the desk beside it has one already.
Parsed<ServedDesk> OpenBeside(const std::string& file) {
  auto read = service::TournamentOf({file});
  if (!read.value) return {std::nullopt, std::move(read.diagnostics)};
  auto served = OpenAt(fs::path(file).replace_extension(".desk").string());
  if (!served.value) return served;
  if (!served.value->desk->Tournaments().empty()) {
    served.diagnostics.push_back(
        {.severity = Severity::kNote,
         .code = "desk-goes-on",
         .message = fmt::format("{} goes on; {} was taken over when it was made and is not read again",
                                served.value->place, file),
         .hint = "to begin anew, open the file at Start a tournament, or move the desk away"});
    return served;
  }
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
  // A desk by its name that is none by its bytes is damaged, and not a tournament of some other format. Of nothing at
  // all, which may have been one, none is made.
  std::error_code error;
  const bool is_named_desk = fs::path(file).extension() == ".desk" && fs::file_size(file, error) != 0;
  return is_named_desk || IsDesk(file) ? OpenAt(file) : OpenBeside(file);
}

Parsed<ServedDesk> OpenSharedDesk(const std::string& postgres) {
  const store::PostgresAddress address{postgres};
  auto store = store::OpenPostgres(address);
  if (!store) return {std::nullopt, {store.error()}};
  auto served = OpenOn(*std::move(store), "the database");
  if (!served.value) return served;
  desk::Desk& desk = *served.value->desk;
  served.value->listener = std::make_unique<store::Listener>(
      address, store::Listener::Heard{[&desk] { desk.HearAll(); },
                                      [&desk](store::TournamentId id, journal::Seq seq) { desk.Hear(id, seq); },
                                      [&desk] { desk.HearDismissal(); }});
  return served;
}

}  // namespace ronda::cli
