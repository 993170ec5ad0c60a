#include "support/text_event.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "ronda/model/validation.h"

namespace ronda::test {
namespace {

RoundEntry ParseWord(std::string_view word) {
  if (word == ".") return {};
  int opponent = 0;
  const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), opponent);
  const auto read = static_cast<std::size_t>(rest - word.data());
  if (error != std::errc{} || word.size() == 1) return {ResultFromTrf(word.back()).value(), std::nullopt, std::nullopt};
  std::optional<Colour> colour;
  if (word[read] == 'w') colour = Colour::kWhite;
  if (word[read] == 'b') colour = Colour::kBlack;
  const ResultCode result = word.back() == '*' ? ResultCode::kPending : ResultFromTrf(word.back()).value();
  return {result, colour, Nr(opponent)};
}

std::vector<RoundEntry> ParseRow(std::string_view row) {
  std::vector<RoundEntry> entries;
  while (!row.empty()) {
    const auto end = std::min(row.find(' '), row.size());
    entries.push_back(ParseWord(row.substr(0, end)));
    row.remove_prefix(std::min(row.size(), end + 1));
  }
  return entries;
}

}  // namespace

TournamentData TextEvent(std::initializer_list<std::string_view> rows) {
  TournamentData data;
  for (const std::string_view row : rows) {
    const auto entries = ParseRow(row);
    data.rounds = static_cast<int>(entries.size());
    data.entries.insert(data.entries.end(), entries.begin(), entries.end());
    Player player;
    player.tpn = Tpn(static_cast<std::int32_t>(data.players.size()) + 1);
    player.name = "Player " + std::to_string(player.tpn.value());
    data.players.push_back(player);
  }
  return data;
}

Tournament MakeTournament(TournamentData data) {
  for (const Finding& finding : Validate(data))
    std::fprintf(stderr, "%s: %s\n", finding.code.c_str(), finding.message.c_str());
  auto tournament = Tournament::Make(std::move(data));
  if (!tournament) std::abort();
  return *std::move(tournament);
}

}  // namespace ronda::test
