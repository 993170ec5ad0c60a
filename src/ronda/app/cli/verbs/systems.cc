#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/sheets/book_map.h"
#include "ronda/sheets/systems_sheet.h"

namespace ronda::cli {
namespace {

struct SystemsOptions {
  bool json = false;
  bool book = false;
};

void Run(Context& context, const SystemsOptions& options) {
  const auto table = options.book ? sheets::BookMap() : sheets::SystemsTable();
  if (!options.json) {
    context.out << ToText(table);
    return;
  }
  context.out << ToJson(sheets::Record().Add(options.book ? "book" : "systems", RecordsOf(table)));
}

}  // namespace

void AddSystems(Verb app, Context& context) {
  const auto options = std::make_shared<SystemsOptions>();
  const Verb verb = app.AddVerb("systems", "List the pairing systems, with their regulation and dates");
  verb.AddFlag("--json", options->json, "Print a JSON document");
  verb.AddFlag("--book", options->book, "The sections of the book (Elementos de un torneo), each with a command");
  verb.Footer(
      "Examples:\n"
      "  ronda systems                         every system and edition there is\n"
      "  ronda systems --book                  from the sections of the book to commands\n"
      "  ronda pair open.trf --system dutch-2017  pair by an older edition\n"
      "  ronda pair club.trf --system dutch-uncoloured  any system for games without its colours");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
