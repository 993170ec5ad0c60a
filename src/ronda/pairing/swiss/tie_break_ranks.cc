#include "ronda/pairing/swiss/tie_break_ranks.h"

#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::swiss {

std::vector<int> TieBreakRanks(const Tournament& tournament, std::span<const std::string_view> codes) {
  std::vector<tiebreak::TieBreak> tie_breaks;
  for (const std::string_view code : codes) tie_breaks.push_back(*tiebreak::ParseTieBreak(code));
  const tiebreak::Record record = tiebreak::RecordOfPlayers(tournament, tournament.rounds());
  tiebreak::Session session(record, tiebreak::CurrentEdition());
  return tiebreak::Rank(session, tie_breaks, tiebreak::Application::kSuccessive).ranks;
}

}  // namespace ronda::swiss
