#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/sheets/systems_sheet.h"

namespace ronda::cli {
void AddSystems(Verb app, Context& context) {
  const auto as_json = std::make_shared<bool>(false);
  const Verb verb = app.AddVerb("systems", "List the pairing systems, with their regulation and dates");
  verb.AddFlag("--json", *as_json, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda systems                         every system and edition there is\n"
      "  ronda pair open.trf --system dutch-2017  pair by an older edition");
  verb.Run([as_json, &context] {
    const auto table = sheets::SystemsTable();
    context.out << (*as_json ? ToJson(sheets::Record().Add("systems", RecordsOf(table))) : ToText(table));
  });
}

}  // namespace ronda::cli
