// Everything printed is in the language of the paper: of a small open, a team event, a knockout and a desk with its
// history no document has an English word but in names.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

#include "ronda/journal/words.h"
#include "ronda/paper/documents.h"
#include "ronda/paper/page_html.h"
#include "ronda/paper/titles.h"
#include "ronda/paper/told_parts.h"
#include "ronda/tiebreak/tie_break.h"
#include "unit/ledger/open_ledger.h"

namespace ronda::paper {
namespace {

// Words every English sentence of the program has one of, and heads of its tables; none is Spanish or Czech.
constexpr std::array<std::string_view, 62> kEnglish{
    "the",     "of",     "and",    "is",      "are",      "was",     "be",       "would",  "with",  "without", "for",
    "from",    "at",     "not",    "who",     "than",     "one",     "all",      "after",  "first", "instead", "player",
    "players", "round",  "rounds", "board",   "boards",   "table",   "team",     "teams",  "game",  "games",   "match",
    "points",  "score",  "result", "results", "rank",     "name",    "names",    "colour", "white", "black",   "bye",
    "byes",    "float",  "floats", "bracket", "opponent", "place",   "places",   "prize",  "paid",  "winner",  "loser",
    "change",  "needed", "found",  "met",     "missed",   "entered", "signature"};

constexpr std::string_view kTeams = R"(012 Liga
142 2
152 B
192 FIDE_TEAM_TYPEA_MP
352 WB
001    1      Alfa, Ana                         2437                             1.0          7 b 1     4 w 0
001    2      Beta, Eva                         2407                             1.0          8 w 1     5 b 0
001    4      Gama, Iva                         2366                             2.0         10 w 1     1 b 1
001    5      Delta, Ota                        2336                             1.5         11 b =     2 w 1
001    7      Kapa, Ida                         2330                             0.0          1 w 0    10 b 0
001    8      Lambda, Jan                       2300                             1.0          2 b 0    11 w 1
001   10      Omega, Leo                        2206                             1.0          4 b 0     7 w 1
001   11      Sigma, Mia                        2176                             0.5          5 w =     8 b 0
310   1 Praha                                    2437    2.0    2.0         1    2
310   2 Madrid                                   2366    4.0    3.5         4    5
310   3 Brno                                     2330    1.0    1.0         7    8
310   4 Sevilla                                  2206    1.0    1.5        10   11
)";
constexpr std::string_view kKnockout = R"({"format": "ronda-bracket", "version": 1, "draw": "seeded by number",
  "losses": 2, "games": 1, "seeding": "compensation", "players": [{"number": 1, "name": "Ana"},
  {"number": 2, "name": "Eva"}, {"number": 3, "name": "Iva"}, {"number": 4, "name": "Ota"}], "events": []})";
constexpr std::string_view kPrizes = R"({"format": "ronda-prizes", "version": 1, "currency": "EUR",
  "places": [100, 50, 25], "categories": [{"name": "U20", "who": "U20", "places": [20]}]})";
constexpr std::string_view kAnnouncement = R"({"name": "Club Open", "organiser": "Klub",
  "entry": {"eligible": "*", "how": "*", "deadline": "2026-03-01", "fee": "30 EUR", "least_players": 10,
    "most_players": 60, "conditions": ["*"]},
  "venue": {"place": "Praha", "address": "*", "contact": "*"},
  "schedule": {"start": "2026-03-07", "end": "2026-03-21", "rounds": [{"day": "2026-03-07", "time": "10:00"}]},
  "type": {"rated_by": ["FIDE"], "system": "dutch-2026", "rounds": 7, "time_control": "40/90m+30s, 30m+30s"},
  "rules": {"laws": "FIDE", "specific": ["*"], "forfeit": "*", "tiebreaks": ["BH", "SB"], "tiebreak_rules": "2026",
    "prizes": [{"place": 1, "amount": 100}], "prize_fund": 100, "currency": "EUR", "sharing": "Hort"},
  "staff": {"director": "*", "chief_arbiter": "*", "arbiters": ["*"],
    "committee": {"members": ["*"], "selection": "*", "scope": "*"}}})";

std::string Small(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char one) { return static_cast<char>(std::tolower(one)); });
  return text;
}

// The text of a page without its tags and styles.
std::string TextOf(std::string_view page) {
  std::string text;
  while (!page.empty()) {
    const std::size_t tag = std::min(page.find('<'), page.size());
    text += std::string(page.substr(0, tag)) + ' ';
    page.remove_prefix(tag);
    const std::string_view end = page.starts_with("<style") ? "</style>" : ">";
    const std::size_t close = page.find(end);
    page.remove_prefix(close == std::string_view::npos ? page.size() : close + end.size());
  }
  return text;
}

std::string Without(std::string text, std::string_view name) {
  if (name.empty()) return text;
  for (auto at = text.find(name); at != std::string::npos; at = text.find(name)) text.erase(at, name.size());
  return text;
}

// The English words of a text.
std::string EnglishIn(std::string_view text) {
  std::string found;
  std::string word;
  for (const char letter : Small(std::string(text)) + ' ') {
    if (std::isalpha(static_cast<unsigned char>(letter)) != 0 || static_cast<unsigned char>(letter) >= 0x80) {
      word += letter;
      continue;
    }
    if (std::ranges::find(kEnglish, word) != kEnglish.end()) found += word + ' ';
    word.clear();
  }
  return found;
}

// All documents there are of an event, in both languages; adds the names of those made.
void Walk(const Event& event, int round, std::set<std::string_view>& made) {
  for (const Language language : {Language::kSpanish, Language::kCzech}) {
    for (const DocumentKind& kind : DocumentKinds()) {
      const auto document = MakeDocument(kind, event, {Round(round), charts::Paper::kA4, Words(language)});
      if (!document.value) continue;
      made.insert(kind.name);
      std::string text = Without(TextOf(BodyOf(*document.value).str()), event.state.data.info.name);
      for (const char* system : {"team-swiss-2026", "FIDE_TEAM_TYPEA_MP"}) text = Without(std::move(text), system);
      for (const Player& player : event.state.data.players) text = Without(std::move(text), player.name);
      EXPECT_EQ(EnglishIn(text), "") << kind.name << " in " << CodeOf(language) << ":\n" << text;
    }
  }
}

void WalkFile(const service::Source& file, int round, std::set<std::string_view>& made) {
  const auto opened = OpenFile(file);
  ASSERT_TRUE(opened.value);
  Event event{opened.value->state, opened.value->tournament};
  event.address = "https://x.example/t/x";
  event.prizes = service::Source{"prizes.json", std::string(kPrizes)};
  event.bracket = service::Source{"cup.json", std::string(kKnockout)};
  event.announcement = service::Source{"announcement.json", std::string(kAnnouncement)};
  Walk(event, round, made);
  event.announcement.reset();  // then what the tournament itself says is announced
  Walk(event, round, made);
}

void WalkDesk(const std::vector<command::Command>& commands, std::set<std::string_view>& made) {
  const testing::TemporaryFolder folder;
  ledger::Ledger ledger = ledger::OpenFile(folder);
  ledger::Book book = ledger.Create("klub", ledger::NewEvent("Klub", 7), ledger::Asking(1)).value();
  for (const command::Command& command : commands) {
    ASSERT_TRUE(book.Do(command, ledger::Asking(static_cast<int>(&command - commands.data()) + 2)));
  }
  const journal::State& state = book.Now().value()->state();
  const auto tournament = Tournament::Make(state.data);
  ASSERT_TRUE(tournament);
  Event event{state, *tournament};
  event.book = &book;
  Walk(event, 1, made);
}

TEST(Language, NoEnglishOnPaper) {
  std::set<std::string_view> made;
  WalkFile({"examples/club-open.trf"}, 3, made);
  WalkFile({"examples/club-open.trf"}, 5, made);
  WalkFile({"liga.trf", std::string(kTeams)}, 2, made);
  WalkDesk({command::PairRound{}, command::AddNote{"***"}}, made);
  WalkDesk({command::SetTables{R"({"format":"ronda-tables","version":1,"table_size":4,"players":[]})"},
            command::SeatTables{}},
           made);
  EXPECT_EQ(made.size(), DocumentKinds().size());
}

TEST(Language, EveryTieBreakIsTold) {
  for (const tiebreak::Definition& one : tiebreak::Catalogue()) {
    for (const Language language : {Language::kSpanish, Language::kCzech}) {
      const std::string told = TieBreakTitle(Words(language), one.title);
      EXPECT_EQ(EnglishIn(told), "") << one.title;
      const bool is_name = std::isupper(static_cast<unsigned char>(one.title.front())) != 0;  // Buchholz
      EXPECT_TRUE(is_name || one.title == "rating" || told != one.title) << one.title;
    }
  }
}

journal::Act SomeAct(journal::Kind kind, std::string was) {
  journal::Act act;
  act.kind = kind;
  act.told.round = Round(2);
  act.told.rounds = {Round(2), Round(3)};
  act.told.players = {journal::Uid(1), journal::Uid(2)};
  act.told.board = 3;
  act.told.was = std::move(was);
  act.told.now = "0-1";
  act.told.via = "liga.trf";
  act.told.text = journal::KindName(kind);
  act.told.of = 4;
  return act;
}

TEST(Language, EveryActIsTold) {
  const journal::State state = OpenFile({"liga.trf", std::string(kTeams)}).value->state;
  for (int kind = 0; kind <= static_cast<int>(journal::Kind::kPlayOffEntered); ++kind) {
    for (const std::string_view was : {"*", "1-0"}) {
      const auto act = SomeAct(static_cast<journal::Kind>(kind), std::string(was));
      const std::string english = journal::Sentence(act, state);
      for (const Language language : {Language::kSpanish, Language::kCzech}) {
        const std::string told = ToldText(Words(language), english);
        EXPECT_NE(told, english);
        EXPECT_EQ(EnglishIn(told), "") << english;
      }
    }
  }
}

}  // namespace
}  // namespace ronda::paper
