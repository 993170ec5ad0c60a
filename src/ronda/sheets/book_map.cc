#include "ronda/sheets/book_map.h"

#include <array>
#include <string_view>

namespace ronda::sheets {
namespace {

struct BookEntry {
  std::string_view section;
  std::string_view what;
  std::string_view command;
};

constexpr std::array kEntries{
    BookEntry{"1.1", "the announcement", "ronda announce examples/announcement.json"},
    BookEntry{"1.2.1", "time controls", "ronda clock 90m+30s"},
    BookEntry{"1.2.2", "prizes, also of an unfinished event",
              "ronda prizes examples/club-open.trf examples/prizes.json"},
    BookEntry{"1.2.3", "the appeals committee", "ronda committee examples/club-open.trf --arbiters 4:IA"},
    BookEntry{"2.1.1", "single elimination", "ronda bracket 16"},
    BookEntry{"2.1.2", "double elimination", "ronda bracket 8 --losses 2"},
    BookEntry{"2.1.3", "Dapiran", "ronda bracket 40 --dispensed 7 --dispensed 3:2"},
    BookEntry{"2.1.4", "order of the seeds", "ronda bracket 16 --seeding equidistant"},
    BookEntry{"2.2.1", "Berger tables", "ronda schedule berger 6"},
    BookEntry{"2.2.2", "the draw with players of one origin", "ronda schedule varma 12"},
    BookEntry{"2.2.3", "several round robins, Amsterdam", "ronda schedule amsterdam 32 --groups 4 --qualifiers 2"},
    BookEntry{"2.2.4", "Berger tables for any number", "ronda schedule berger 24"},
    BookEntry{"2.3", "Nagarajan", "ronda schedule nagarajan 12 --lot 20260307"},
    BookEntry{"2.4.1", "Scheveningen", "ronda schedule scheveningen 6 --order top-last"},
    BookEntry{"2.4.2", "Djaja", "ronda schedule djaja 5"},
    BookEntry{"2.5.1", "Hutton", "ronda schedule hutton 5"},
    BookEntry{"2.5.2", "Hilton", "ronda schedule hilton 6"},
    BookEntry{"2.6", "Skalitzka", "ronda schedule skalitzka 6"},
    BookEntry{"2.7.1", "the Hungarian method by votes", "ronda assign examples/factions.csv"},
    BookEntry{"2.7.2", "the same by ranks", "ronda assign examples/countries.csv --by ranks"},
    BookEntry{"2.8", "teams by votes", "ronda teams examples/team-votes.csv --seed 1"},
    BookEntry{"2.9", "the Swiss system, as the book works it out",
              "ronda explain examples/club-open.trf --system dutch-book --format book"},
    BookEntry{"2.9.1", "kinds of Swiss systems", "ronda pair examples/club-open.trf --system amalfi-book"},
    BookEntry{"2.10", "Keizer", "ronda standings examples/keizer-book.trf --settings examples/keizer-book.json"},
    BookEntry{"3", "tie-breaks one after the other, or from the first again",
              "ronda standings examples/club-open.trf --subsidiary"},
    BookEntry{"3.1", "by own results",
              "ronda standings examples/club-open.trf --rules book --tiebreaks \"Confrontación personal,Koya,Kashdan "
              "421,Progresivo\""},
    BookEntry{"3.2", "by results of opponents",
              "ronda standings examples/club-open.trf --rules book --tiebreaks \"Bucholz,Mediano de Bucholz "
              "2,Sonenborn-Berger\""},
    BookEntry{"3.3", "by ratings",
              "ronda standings examples/club-open.trf --tiebreaks \"Media de valoración,Valoración de la actuación\" "
              "--unrated 1400"},
    BookEntry{"3.4", "Black, second degree, lots",
              "ronda standings examples/club-open.trf --tiebreaks \"Calidad de visitante o negras,BH2,Sorteo\" --lot "
              "20260307"},
    BookEntry{"3.5", "where a value comes from", "ronda standings examples/club-open.trf --rules book --working 8"},
    BookEntry{"4.1", "first rating", "ronda rate first 1 1980,1980,1980,1980 --rules book --least 4"},
    BookEntry{"4.2", "later ratings", "ronda rate expected 1900 1980"},
    BookEntry{"4.3", "the official way", "ronda rate examples/club-open.trf --rules book --working"},
    BookEntry{"A", "the Dutch system step by step",
              "ronda explain examples/club-open.trf --system dutch-book --verbose"},
    BookEntry{"B", "Lim without colours", "ronda pair examples/club-open.trf --system lim-uncoloured"},
    BookEntry{"C", "usual mistakes: why not", "ronda explain examples/club-open.trf --why-not 1-2"},
    BookEntry{"D", "forms to print", "ronda chart crosstable 6"}};

}  // namespace

Table BookMap() {
  Table table{{Words("SECTION", "section"), Words("WHAT", "what"), Words("COMMAND", "command")}};
  for (const auto& [section, what, command] : kEntries) table.rows.push_back({section, what, command});
  return table;
}

}  // namespace ronda::sheets
