#include <memory>
#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/pairing/registry.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::cli {
namespace {

std::string InForce(const SystemInfo& info) {
  const std::string from(info.effective_from);
  const std::string to(info.effective_to);
  if (from.empty() && to.empty()) return "";
  if (to.empty()) return "since " + from;
  return (from.empty() ? "until " : from + " to ") + to;
}

void PrintTable(Context& context) {
  sheets::Table table;
  for (const char* title : {"SYSTEM", "NAME", "REGULATION", "IN FORCE"}) table.AddColumn(title);
  for (const auto& system : StandardSystems().systems()) {
    const SystemInfo& info = system->info();
    table.AddRow({std::string(info.id), std::string(info.title), std::string(info.regulation), InForce(info)});
  }
  context.out << table.ToText();
}

void PrintJson(Context& context) {
  sheets::JsonWriter json(context.out);
  json.BeginObject().Key("systems").BeginArray();
  for (const auto& system : StandardSystems().systems()) {
    const SystemInfo& info = system->info();
    json.BeginObject().Field("id", info.id).Field("title", info.title).Field("regulation", info.regulation);
    if (!info.effective_from.empty()) json.Field("effective_from", info.effective_from);
    if (!info.effective_to.empty()) json.Field("effective_to", info.effective_to);
    json.EndObject();
  }
  json.EndArray().EndObject();
}

}  // namespace

void AddSystems(Verb app, Context& context) {
  const auto as_json = std::make_shared<bool>(false);
  const Verb verb = app.AddVerb("systems", "List the pairing systems, with their regulation and dates");
  verb.AddFlag("--json", *as_json, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda systems                         every system and edition there is\n"
      "  ronda pair open.trf --system dutch-2017  pair by an older edition");
  verb.Run([as_json, &context] { *as_json ? PrintJson(context) : PrintTable(context); });
}

}  // namespace ronda::cli
