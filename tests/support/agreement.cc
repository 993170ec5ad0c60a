#include "support/agreement.h"

#include "ronda/pairing/registry.h"
#include "support/pairers.h"

namespace ronda::procedure {
namespace {

std::string Say(const std::optional<test::PairedRound>& round) { return round ? ToString(*round) : "none"; }

}  // namespace

std::string_view IdOf(Text text) {
  switch (text) {
    case Text::k2011:
      return "dutch-2011";
    case Text::k2012:
      return "dutch-2012";
    case Text::kBook:
      break;
  }
  return "dutch-book";
}

std::size_t Present(const TournamentData& data) {
  std::size_t away = 0;
  for (const RequestedBye& bye : data.requested_byes) away += bye.round.value() == data.rounds + 1 ? 1U : 0U;
  return data.players.size() - away;
}

std::optional<test::PairedRound> ByEngine(const Tournament& tournament, std::string_view id) {
  const auto round = StandardSystems().Find(id)->Pair(tournament);
  if (!round) return std::nullopt;
  test::PairedRound paired;
  const auto number = [&](PlayerIndex player) { return tournament.player(player).tpn.value(); };
  for (const Board& board : round->boards) paired.pairs.emplace(number(board.white), number(board.black));
  if (round->bye) paired.bye = number(*round->bye);
  return paired;
}

std::optional<test::PairedRound> ByEngine(const Tournament& tournament, Text text) {
  return ByEngine(tournament, IdOf(text));
}

std::string Paired(const Tournament& tournament, Text text) {
  const auto engine = ByEngine(tournament, text);
  const auto judge = PairByJudge(tournament, text);
  if (engine == judge) return Say(engine);
  return "engine " + Say(engine) + ", judge " + Say(judge);
}

}  // namespace ronda::procedure
