// What stands on paper, whatever it is printed by: lines and tables of a sheet, cards to be cut out, drawn pages, and
// prose. page_html.h and pdf.h make files of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ronda/charts/drawing.h"
#include "ronda/sheets/sheet.h"

namespace ronda::paper {

// A line of a card with a box beside it, to be filled in by hand.
struct Field {
  std::string label;
  std::string text;
};

struct Card {
  std::string head;                     // small, above
  std::string name;                     // as large as there is room for
  std::vector<Field> fields;            // one below the other
  std::vector<std::string> lines;       // below the name
  std::vector<std::string> signatures;  // under the lines to sign on
  std::string qr;                       // what the code says; empty: none
};

// Cards of one size, so many on a page.
struct Cards {
  int across = 2;
  int down = 4;
  std::vector<Card> cards;
};

// Lines as the command line prints them; blanks at their beginning move them in.
struct Prose {
  std::string text;
};

using Part = std::variant<sheets::Sheet, Cards, charts::Chart, Prose>;

struct Document {
  std::string event;                               // the name of the tournament
  std::string title;                               // "Pairings by board"
  std::string occasion;                            // "Round 3"; may be empty
  std::string mark;                                // what every page says at its foot; may be empty
  std::string day;                                 // "2026-03-14", of the event
  std::optional<charts::Orientation> orientation;  // none: as it fits best
  std::vector<Part> parts;
};

}  // namespace ronda::paper
