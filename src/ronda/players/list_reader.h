// A list read player by player, whatever its form. What is wrong with a line goes into the problems, and the next line
// is read; what is wrong with the whole ends it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/players/lines.h"
#include "ronda/players/listed_player.h"
#include "ronda/players/mapping.h"
#include "ronda/players/problems.h"

namespace ronda::players {

class ListReader {
 public:
  virtual ~ListReader() = default;

  // The next player; false at the end.
  virtual Result<bool> Next(ListedPlayer& player) = 0;
  virtual const Lines& lines() const = 0;
  // "2026-10" if the list says it itself.
  virtual std::string month() const { return {}; }
};

// What the reader is told beside the bytes.
struct ListSource {
  std::string file;                     // for messages
  std::optional<RatingKind> kind = {};  // of a list with one rating; none: by the name of the file
  std::optional<Mapping> mapping = {};  // of a CSV list
  Problems* problems = nullptr;         // never null
};

// The list in a file: text, XML or CSV by its content, zipped or not. `month` is that of an archive.
struct OpenedList {
  std::unique_ptr<ListReader> reader;
  std::string month = {};
};
Result<OpenedList> OpenList(const std::string& path, ListSource source);

// The forms, each by itself; `lines` stands at the first line.
Result<std::unique_ptr<ListReader>> ReadFideText(Lines lines, const ListSource& source);
Result<std::unique_ptr<ListReader>> ReadFideXml(Lines lines, const ListSource& source);
Result<std::unique_ptr<ListReader>> ReadCsvList(Lines lines, const ListSource& source);

}  // namespace ronda::players
