#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/journal/desk_options.h"
#include "ronda/app/cli/journal/journal.h"
#include "ronda/ledger/key_file.h"
#include "ronda/service/tournament_file.h"

namespace ronda::cli {
namespace {

struct InitOptions {
  DeskOptions desk;
  std::string file;
  service::SystemRequest system;
  std::optional<std::string> acceleration;
  ActorOptions actor;
};

Result<command::Opening> OpeningOf(const InitOptions& options, const Tournament& tournament) {
  command::Opening opening;
  opening.tournament = tournament.data();
  opening.system = options.system.id.value_or("");
  opening.acceleration = options.acceleration.value_or("");
  opening.from = std::filesystem::path(options.file).filename().string();
  if (options.system.settings) {
    const auto text = service::TextOf(*options.system.settings);
    if (!text) return tl::unexpected(text.error());
    opening.settings = *text;
  }
  return opening;
}

std::string SlugFor(const InitOptions& options, const TournamentData& data) {
  if (options.desk.tournament) return *options.desk.tournament;
  const std::string name = data.info.name;
  return ledger::SlugOf(name.empty() ? std::filesystem::path(options.file).stem().string() : name);
}

Result<std::string> Begin(const InitOptions& options, const Tournament& tournament) {
  const std::string slug = SlugFor(options, tournament.data());
  if (!ledger::IsSlug(slug)) {
    return tl::unexpected(UsageError(fmt::format("'{}' is no address", slug), "small letters, digits and hyphens"));
  }
  auto opening = OpeningOf(options, tournament);
  if (!opening) return tl::unexpected(opening.error());
  const auto now = ContextOf(options.actor);
  if (!now) return tl::unexpected(now.error());
  // Before the desk file is made, so that a tournament no desk can run leaves no file behind.
  if (const auto sound = command::Open(*opening, *now); !sound)
    return tl::unexpected(About(options.file, sound.error()));
  const std::string key_file = ledger::KeyFileOf(options.desk.desk);
  if (std::filesystem::exists(key_file)) {
    if (const auto key = ledger::KeyOf(options.desk.desk); !key) return tl::unexpected(key.error());
  }
  auto ledger = ledger::Ledger::Open(options.desk.desk, store::Access::kWrite);
  if (!ledger) return tl::unexpected(About(options.desk.desk, ledger.error()));
  auto book = ledger->Create(slug, *std::move(opening), *now);
  if (!book) {
    Diagnostic refused = About(options.desk.desk, book.error());
    if (refused.code == store::kStoreTaken) refused.hint = "choose another address with --tournament";
    return tl::unexpected(refused);
  }
  const auto key = ledger::KeyOf(options.desk.desk);
  if (!key) return tl::unexpected(key.error());
  return fmt::format("{}: {} ({}), {}, {}\n", options.desk.desk, tournament.data().info.name, slug,
                     Counted(tournament.players().size(), "player"), Counted(tournament.rounds(), "round"));
}

void Run(Context& context, const InitOptions& options) {
  const Destination& to = options.desk.to;
  const auto file = Told(context, service::ReadTournamentFile({options.file}), to);
  if (!file) return;
  const auto text = Told(context, Begin(options, file->tournament), to);
  if (text) context.out << *text;
}

}  // namespace

void AddJournalInit(Verb journal, Context& context) {
  const auto options = std::make_shared<InitOptions>();
  const Verb verb = journal.AddVerb("init", "Begin a journal with a tournament, in a new desk file or one there is");
  AddDesk(verb, options->desk);
  verb.AddOption("FILE", options->file, "The tournament (TRF, JSON or CSV); - reads standard input").Required();
  AddSystem(verb, options->system, "Pair by this system instead of the one the file names");
  verb.AddOption("--acceleration", options->acceleration, "Fictitious points, as for ronda pair");
  AddBy(verb, options->actor);
  verb.Footer(
      "Rounds that are in the file count as published. The key of the desk is made beside it (DESK.key), for its "
      "owner\n"
      "only: whoever has it can sign journals.\n"
      "\n"
      "Examples:\n"
      "  ronda journal init club.desk open.trf\n"
      "  ronda journal init club.desk girls.csv --tournament girls   a second tournament of the same desk\n"
      "  ronda journal init club.desk club.csv --system keizer --settings club.json");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
