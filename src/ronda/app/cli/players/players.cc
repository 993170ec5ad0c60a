#include "ronda/app/cli/players/players.h"

#include <cstdlib>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/players/import.h"

namespace ronda::cli {
namespace {

std::string Environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT: no thread changes the environment
  return value == nullptr ? "" : value;
}

}  // namespace

std::string DefaultList() {
  if (std::string named = Environment("RONDA_PLAYERS"); !named.empty()) return named;
  if (const std::string data = Environment("XDG_DATA_HOME"); !data.empty()) return data + "/ronda/players.sqlite";
  if (const std::string home = Environment("HOME"); !home.empty()) return home + "/.local/share/ronda/players.sqlite";
  return "players.sqlite";
}

void AddList(Verb verb, std::string& list) {
  list = DefaultList();
  verb.AddOption("--list", list, "The file of the list; in your data folder if not given").Shown("FILE");
}

void AddRating(Verb verb, std::optional<players::RatingKind>& kind, const std::string& what) {
  using players::RatingKind;
  verb.AddChoice("--rating", kind,
                 Choices<RatingKind>{
                     {"standard", RatingKind::kStandard}, {"rapid", RatingKind::kRapid}, {"blitz", RatingKind::kBlitz}},
                 what);
}

std::string MonthFault(const std::string& text) {
  return players::IsMonth(text) ? "" : "'" + text + "' is no month; write it like 2026-10";
}

void AddPlayers(Verb app, Context& context) {
  const Verb verb = app.AddVerb("players", "Lists of players: import FIDE's or a national one, find, fill in, check");
  AddPlayersImport(verb, context);
  AddPlayersFind(verb, context);
  AddPlayersFill(verb, context);
  AddPlayersCheck(verb, context);
  verb.Footer(
      "A list is kept in one file in your data folder, or where --list or RONDA_PLAYERS says. Nothing is downloaded:\n"
      "get FIDE's list from ratings.fide.com (\"Download\"), and import it as it comes.\n"
      "\n"
      "Examples:\n"
      "  ronda players import players_list.zip          a new month in the place of the old one\n"
      "  ronda players find smid petr                   by parts of the name in any order\n"
      "  ronda players fill open.trf                    what the list knows of the players of an event\n"
      "  ronda players check open.trf                   who has another rating than the list");
  verb.Run([verb, &context] {
    if (verb.HasInner()) return;
    Refuse(context, UsageError("ronda players: what is to be done?", "see ronda players --help"), {});
  });
}

}  // namespace ronda::cli
