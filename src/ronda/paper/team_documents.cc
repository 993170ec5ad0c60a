#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/match_seating.h"
#include "ronda/model/team_rounds.h"
#include "ronda/paper/documents.h"
#include "ronda/sheets/names.h"

namespace ronda::paper {
namespace {

using sheets::Number;
using sheets::Sheet;
using sheets::Table;

Parsed<Parts> NoTeams() { return NoDocument("the event has no teams", "this document is of team events"); }

std::string NameAt(const Tournament& tournament, const TeamRound& match, std::size_t board) {
  const auto player = board < match.line_up.size() ? match.line_up[board] : std::nullopt;
  return player ? sheets::TitledName(tournament.player(*player)) : "";
}

// The boards of a match, the team with White on the first board on the left.
Table BoardsOf(const Event& event, const Wish& wish, const TeamRound& home, const TeamRound& guest) {
  const Words& words = wish.words;
  const auto& teams = event.state.data.teams;
  const auto name_of = [&](const std::optional<TeamIndex>& team) { return team ? teams[team->index()].name : ""; };
  Table table{{Number(words("Board")), sheets::Words(name_of(guest.opponent)), sheets::Words(words("Result")),
               sheets::Words(name_of(home.opponent))}};
  const std::size_t boards = std::max(home.line_up.size(), guest.line_up.size());
  for (std::size_t board = 0; board < boards; ++board) {
    const auto player = board < home.line_up.size() ? home.line_up[board] : std::nullopt;
    const RoundEntry* entry = player ? &event.tournament.entry(*player, wish.round) : nullptr;
    std::string result;
    if (entry != nullptr && entry->opponent && entry->result != ResultCode::kPending) {
      result = fmt::format("{} : {}", ToString(event.tournament.PointsFor(*player, wish.round)),
                           ToString(event.tournament.PointsFor(*entry->opponent, wish.round)));
    }
    table.rows.push_back(
        {board + 1, NameAt(event.tournament, home, board), result, NameAt(event.tournament, guest, board)});
  }
  return table;
}

// "○ Novák, Jan": who has which pieces at the board.
std::string SeatText(const Event& event, const command::MatchBoard& board, const std::optional<journal::Uid>& seat) {
  if (!seat) return "–";
  std::string name = sheets::TitledName(event.state.player(*seat));
  if (!board.game) return name;
  return fmt::format("{} {}", board.game->white == *seat ? "○" : "●", name);
}

}  // namespace

Parsed<Parts> MatchCards(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  const auto& teams = event.state.data.teams;
  if (!command::PairsTeams(event.state)) return NoTeams();
  const TeamRounds rounds(event.tournament);
  constexpr int kHalfPage = 8;
  Cards cards{1, rounds.boards() <= kHalfPage ? 2 : 1, {}};
  for (const command::MatchSeating& match : command::MatchesIn(event.state, rounds, wish.round)) {
    Card card;
    const std::string& home = teams[match.home.index()].name;
    const std::string& guest = teams[match.guest.index()].name;
    card.head = fmt::format("{} · {} · {}: {} – {}", event.state.data.info.name, words("Round {}", wish.round.value()),
                            words("Match {}", match.match), home, guest);
    for (std::size_t i = 0; i < match.boards.size(); ++i) {
      const command::MatchBoard& board = match.boards[i];
      card.fields.push_back({words("Board {}", i + 1), fmt::format("{}  –  {}", SeatText(event, board, board.home),
                                                                   SeatText(event, board, board.guest))});
    }
    card.fields.push_back({words("Result of the match"), fmt::format("{}  –  {}", home, guest)});
    card.signatures = {words("Captain of {}", home), words("Captain of {}", guest), words("Arbiter")};
    cards.cards.push_back(std::move(card));
  }
  if (cards.cards.empty()) return NoDocument("the round has no matches", "choose another round");
  return {Parts{std::move(cards)}, {}};
}

Parsed<Parts> TeamMatches(const Event& event, const Wish& wish) {
  const auto& teams = event.state.data.teams;
  if (teams.empty()) return NoTeams();
  if (!PlaysMatches(event.tournament)) {
    return NoDocument("the teams meet several others in a round, so that they play no matches",
                      "print the boards instead");
  }
  const TeamRounds rounds(event.tournament);
  const auto name_of = [&](TeamIndex team) { return teams[team.index()].name; };
  Sheet sheet;
  int number = 0;
  for (const TeamIndex team : TeamsByNumber(event.state.data)) {
    const TeamRound& home = rounds.in(team, wish.round);
    if (!home.opponent) {
      sheet.Heading(name_of(team));
      sheet.Note(ByeText(wish.words, home.result));
      continue;
    }
    if (home.colour == Colour::kBlack) continue;  // told with the other team
    if (!home.colour && *home.opponent < team) continue;
    const TeamRound& guest = rounds.in(*home.opponent, wish.round);
    sheet.Heading(fmt::format("{}. {} {} : {} {}", ++number, name_of(team), ToString(home.points.game_points),
                              ToString(guest.points.game_points), name_of(*home.opponent)));
    sheet.Add(BoardsOf(event, wish, home, guest));
  }
  return {Parts{std::move(sheet)}, {}};
}

Parsed<Parts> TeamLists(const Event& event, const Wish& wish) {
  const Words& words = wish.words;
  if (event.state.data.teams.empty()) return NoTeams();
  const bool has_federations =
      std::ranges::any_of(event.state.data.players, [](const Player& player) { return !player.federation.empty(); });
  Sheet sheet;
  for (const TeamIndex index : TeamsByNumber(event.state.data)) {
    const Team& team = event.state.data.teams[index.index()];
    Table table{{Number(words("Board")), Number(words("No.")), sheets::Words(words("Name")), Number(words("Rating"))}};
    if (has_federations) table.columns.push_back(sheets::Words(words("Federation")));
    std::size_t board = 0;
    for (const PlayerIndex place : team.members) {
      const Player& player = event.state.data.players[place.index()];
      table.rows.push_back({++board, player.tpn, sheets::TitledName(player), player.rating});
      if (has_federations) table.rows.back().emplace_back(player.federation);
    }
    sheet.Heading(fmt::format("{}. {}", team.number.value(), team.name));
    sheet.Add(std::move(table));
  }
  return {Parts{std::move(sheet)}, {}};
}

}  // namespace ronda::paper
