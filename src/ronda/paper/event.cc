#include "ronda/paper/event.h"

#include <algorithm>

#include "ronda/base/alphabet.h"
#include "ronda/command/opening.h"
#include "ronda/command/seating.h"
#include "ronda/handling/handled.h"
#include "ronda/service/game_result.h"

namespace ronda::paper {

Parsed<OpenedFile> OpenFile(const service::Source& file) {
  auto read = service::TournamentOf(file);
  if (!read.value) return {std::nullopt, std::move(read.diagnostics)};
  command::Opening opening;
  opening.tournament = read.value->data();
  opening.from = file.name;
  command::Context context;
  context.at = opening.tournament.info.start_date.empty() ? "file" : opening.tournament.info.start_date;
  auto decision = command::Open(std::move(opening), context);
  if (!decision) return {std::nullopt, {decision.error()}};
  return {OpenedFile{std::move(decision->after), *std::move(read.value)}, std::move(read.diagnostics)};
}

std::string ResultText(const RoundEntry& white, const RoundEntry& black) {
  const std::string text = service::GameText({white.result, black.result});
  if (text == "*") return "";
  return text == "=-=" ? "½-½" : text;
}

std::string AfterRoundText(const Words& words, const journal::State& state, Round round) {
  const auto seats = command::SeatingOf(state, round);
  const auto open = std::ranges::count_if(
      seats, [](const command::Seating& one) { return ResultText(one.white_entry, one.black_entry).empty(); });
  std::string text =
      words("After round {} of {}", round.value(), state.data.planned_rounds.value_or(state.data.rounds));
  if (open > 0) text += " · " + words("games without a result: {}", open);
  return text;
}

std::string ByeText(const Words& words, ResultCode code) {
  switch (code) {
    case ResultCode::kPairingBye:
      return words("bye");
    case ResultCode::kFullBye:
      return words("full-point bye");
    case ResultCode::kHalfBye:
      return words("half-point bye");
    default:
      return words("not playing");
  }
}

std::string RoundName(const Words& words, const journal::State& state, Round round) {
  const Round pairing = handling::PairingRound(state.data, round);
  const Round first = handling::FirstOfPairing(state.data, round);
  const bool has_two_games = handling::PairingRound(state.data, Round(2)) == Round(1);
  if (!has_two_games) return words("Round {}", round.value());
  return words("Round {}, game {}", pairing.value(), round.value() - first.value() + 1);
}

std::vector<PlayerIndex> ByAlphabet(const journal::State& state, const Words& words) {
  std::vector<PlayerIndex> order(state.uids.ids().begin(), state.uids.ids().end());
  const auto named = Alphabet::Make(words::CodeOf(words.language()));
  const Alphabet& alphabet = named ? *named : Alphabet::English();
  std::ranges::stable_sort(order, {},
                           [&](PlayerIndex place) { return alphabet.KeyOf(state.data.players[place.index()].name); });
  return order;
}

}  // namespace ronda::paper
