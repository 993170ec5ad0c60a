// What is shown of lists: players found, what a list would fill in, and where a tournament differs from it.
#pragma once

#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/players/fill.h"
#include "ronda/players/list_file.h"
#include "ronda/sheets/sheet.h"

namespace ronda::players {

struct FoundPlayers {
  ListInfo list;
  std::vector<Hit> hits;
};
sheets::Table CsvTableOf(const FoundPlayers& found);
sheets::Sheet SheetOf(const FoundPlayers& found);
sheets::Value DocumentOf(const FoundPlayers& found);

// What would be filled in, or was.
struct FillReport {
  const Tournament& tournament;
  const Comparison& comparison;
  ListInfo list;
  std::optional<std::string> written_to = {};
};
sheets::Table CsvTableOf(const FillReport& report);
sheets::Sheet SheetOf(const FillReport& report);
sheets::Value DocumentOf(const FillReport& report);

// Who has another rating, title or federation than the list.
struct CheckReport {
  const Tournament& tournament;
  const Comparison& comparison;
  ListInfo list;

  bool HasDifferences() const;
};
sheets::Table CsvTableOf(const CheckReport& report);
sheets::Sheet SheetOf(const CheckReport& report);
sheets::Value DocumentOf(const CheckReport& report);

// "fide.txt of 2026-10 (10 players)", as far as it is known.
std::string Described(const ListInfo& list);
sheets::Value ListValue(const ListInfo& list);
// FIDE's number, else the identifier of a national list.
sheets::Value NumberValue(const ListedPlayer& player);

}  // namespace ronda::players
