#include "ronda/paper/documents.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/model/event_dates.h"

namespace ronda::paper {
namespace {

using words::Key;

constexpr auto kArbiter = Reader::kArbiter;
constexpr auto kEverybody = Reader::kEverybody;
constexpr auto kRound = Scope::kRound;
constexpr auto kEvent = Scope::kEvent;
constexpr auto kBracket = Scope::kBracket;

constexpr std::array<DocumentKind, 34> kDocuments{{
    {"boards", Key("Pairings by board"), kEverybody, kRound, BoardList},
    {"names", Key("Pairings by name"), kEverybody, kRound, NameList},
    {"absent", Key("Who does not play"), kEverybody, kRound, AbsentList},
    {"slips", Key("Result slips"), kArbiter, kRound, ResultSlips},
    {"missing", Key("Missing results"), kArbiter, kRound, MissingResults},
    {"why", Key("Why the round is paired so"), kEverybody, kRound, Explanation},
    {"team-matches", Key("Team matches"), kEverybody, kRound, TeamMatches},
    {"match-cards", Key("Match cards"), kArbiter, kRound, MatchCards},
    {"seating", Key("Seating at tables"), kEverybody, kEvent, SeatingAtTables},
    {"table-cards", Key("Cards of the tables"), kArbiter, kEvent, TableCards},
    {"standings", Key("Standings"), kEverybody, kRound, Standings},
    {"crosstable", Key("Crosstable"), kEverybody, kRound, Crosstable},
    {"categories", Key("Standings by category"), kEverybody, kRound, CategoryLists},
    {"wall-chart", Key("Wall chart"), kEverybody, kEvent, WallChart},
    {"cards", Key("Pairing cards"), kEverybody, kEvent, PairingCards},
    {"round-robin", Key("Round-robin table"), kEverybody, kEvent, RoundRobinTable},
    {"bracket", Key("Bracket"), kEverybody, kBracket, BracketTree},
    {"players", Key("Players"), kEverybody, kEvent, PlayerList},
    {"alphabet", Key("Players by name"), kEverybody, kEvent, AlphabetList},
    {"ratings", Key("Players by rating"), kEverybody, kEvent, RatingList},
    {"federations", Key("Federations"), kEverybody, kEvent, FederationList},
    {"teams", Key("Teams"), kEverybody, kEvent, TeamLists},
    {"sign-in", Key("Sign-in list"), kArbiter, kEvent, SignInList},
    {"place-cards", Key("Place cards"), kArbiter, kEvent, PlaceCards},
    {"table-numbers", Key("Table numbers"), kArbiter, kEvent, TableNumbers},
    {"prizes", Key("Prizes"), kArbiter, kEvent, PrizeList},
    {"receipts", Key("Receipts for prizes"), kArbiter, kEvent, PrizeReceipts},
    {"norms", Key("Norm data"), kArbiter, kEvent, NormData},
    {"rating-changes", Key("Rating changes"), kEverybody, kEvent, RatingChanges},
    {"announcement", Key("Announcement"), kEverybody, kEvent, Announcement},
    {"time-control", Key("Time control"), kEverybody, kEvent, ClockSheet},
    {"poster", Key("Address of the public pages"), kEverybody, kEvent, Poster},
    {"report", Key("Report of the chief arbiter"), kArbiter, kEvent, ArbiterReport},
    {"history", Key("History"), kArbiter, kEvent, History},
}};

// What stands on every page of a round nobody but staff has seen.
std::string OccasionOf(const DocumentKind& kind, const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  if (kind.scope != Scope::kRound) return "";
  const std::string round = RoundName(words, event.state, wish.round);
  const auto draft = journal::FirstDraft(event.state);
  return draft && wish.round >= *draft ? fmt::format("{} · {}", round, words("draft, not published")) : round;
}

// The lines and tables of a sheet: not the name of the event, which every page of paper has, nor what unfolds on a
// screen.
sheets::Sheet ForPaper(const sheets::Sheet& sheet, const std::string& event) {
  using sheets::Sheet;
  Sheet rest;
  for (const Sheet::Part& part : sheet.parts()) {
    const auto* line = std::get_if<Sheet::LineOf>(&part);
    if (line != nullptr && line->kind == Sheet::Line::kTitle && line->text == event) continue;
    if (line != nullptr || std::holds_alternative<sheets::Table>(part)) rest.AddPart(part);
  }
  return rest;
}

}  // namespace

std::span<const DocumentKind> DocumentKinds() { return kDocuments; }

const DocumentKind* FindDocument(std::string_view name) {
  const auto found = std::ranges::find(kDocuments, name, &DocumentKind::name);
  return found == kDocuments.end() ? nullptr : &*found;
}

Parsed<Document> MakeDocument(const DocumentKind& kind, const Event& event, const Wish& wish) {
  const bool is_paired = wish.round >= Round(1) && wish.round <= Round(event.state.data.rounds);
  if (kind.scope == Scope::kRound && !is_paired) {
    return {std::nullopt,
            {{.code = "print-round",
              .message = fmt::format("round {} is not paired yet", wish.round.value()),
              .hint = "pair it first, or choose a round that is"}}};
  }
  auto parts = kind.make(event, wish);
  if (!parts.value) return {std::nullopt, std::move(parts.diagnostics)};
  Document document;
  document.event = event.state.data.info.name;
  document.title = wish.words(kind.title);
  document.occasion = OccasionOf(kind, event, wish);
  document.mark = event.mark;
  if (const auto day = DatesOf(event.state.data.info).start(); day && day->day > 0) document.day = ToString(*day);
  document.parts = *std::move(parts.value);
  for (Part& part : document.parts) {
    if (auto* sheet = std::get_if<sheets::Sheet>(&part)) *sheet = ForPaper(*sheet, document.event);
  }
  return {std::move(document), std::move(parts.diagnostics)};
}

Parsed<Parts> NoDocument(std::string message, std::string hint) {
  return {std::nullopt, {{.code = "print-nothing", .message = std::move(message), .hint = std::move(hint)}}};
}

}  // namespace ronda::paper
