// Every document of an event, in one list: what the command line prints and the desk offers.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/paper/document.h"
#include "ronda/paper/event.h"
#include "ronda/words/words.h"

namespace ronda::paper {

// What somebody wants to have on paper.
struct Wish {
  Round round{1};  // of what belongs to a round; of standings the last that counts
  charts::Paper paper = charts::Paper::kA4;
  Words words{Language::kEnglish};
};

enum class Reader : std::uint8_t { kEverybody, kArbiter };
// What a document is about; the bracket is of the event, or of a file that has nothing else.
enum class Scope : std::uint8_t { kEvent, kRound, kBracket };

using Parts = std::vector<Part>;

struct DocumentKind {
  std::string_view name;   // in addresses and on the command line
  std::string_view title;  // English; a key of the catalogues
  Reader reader = Reader::kEverybody;
  Scope scope = Scope::kEvent;
  // Why there is none, if there is none.
  Parsed<Parts> (*make)(const Event& event, const Wish& wish) = nullptr;
};

// In the order in which they are listed.
std::span<const DocumentKind> DocumentKinds();
// None if there is none of that name.
const DocumentKind* FindDocument(std::string_view name);

Parsed<Document> MakeDocument(const DocumentKind& kind, const Event& event, const Wish& wish);

// The documents, by what they show: of a round, of a round at tables, of players, of ranks, of teams, of the event.
Parsed<Parts> BoardList(const Event& event, const Wish& wish);
Parsed<Parts> NameList(const Event& event, const Wish& wish);
Parsed<Parts> AbsentList(const Event& event, const Wish& wish);
Parsed<Parts> ResultSlips(const Event& event, const Wish& wish);
Parsed<Parts> MissingResults(const Event& event, const Wish& wish);
Parsed<Parts> Explanation(const Event& event, const Wish& wish);

Parsed<Parts> SeatingAtTables(const Event& event, const Wish& wish);
Parsed<Parts> TableCards(const Event& event, const Wish& wish);

Parsed<Parts> PlayerList(const Event& event, const Wish& wish);
Parsed<Parts> AlphabetList(const Event& event, const Wish& wish);
Parsed<Parts> RatingList(const Event& event, const Wish& wish);
Parsed<Parts> FederationList(const Event& event, const Wish& wish);
Parsed<Parts> SignInList(const Event& event, const Wish& wish);
Parsed<Parts> PlaceCards(const Event& event, const Wish& wish);
Parsed<Parts> TableNumbers(const Event& event, const Wish& wish);

Parsed<Parts> Standings(const Event& event, const Wish& wish);
Parsed<Parts> Crosstable(const Event& event, const Wish& wish);
Parsed<Parts> CategoryLists(const Event& event, const Wish& wish);
Parsed<Parts> WallChart(const Event& event, const Wish& wish);
Parsed<Parts> PairingCards(const Event& event, const Wish& wish);
Parsed<Parts> RoundRobinTable(const Event& event, const Wish& wish);
Parsed<Parts> BracketTree(const Event& event, const Wish& wish);

Parsed<Parts> PrizeList(const Event& event, const Wish& wish);
Parsed<Parts> PrizeReceipts(const Event& event, const Wish& wish);
Parsed<Parts> NormData(const Event& event, const Wish& wish);
Parsed<Parts> RatingChanges(const Event& event, const Wish& wish);

Parsed<Parts> MatchCards(const Event& event, const Wish& wish);
Parsed<Parts> TeamMatches(const Event& event, const Wish& wish);
Parsed<Parts> TeamLists(const Event& event, const Wish& wish);

Parsed<Parts> Announcement(const Event& event, const Wish& wish);
Parsed<Parts> ClockSheet(const Event& event, const Wish& wish);
Parsed<Parts> ArbiterReport(const Event& event, const Wish& wish);
Parsed<Parts> History(const Event& event, const Wish& wish);
Parsed<Parts> Poster(const Event& event, const Wish& wish);

// A refusal of a document.
Parsed<Parts> NoDocument(std::string message, std::string hint);

}  // namespace ronda::paper
