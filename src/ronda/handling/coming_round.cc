#include "ronda/handling/coming_round.h"

#include <fmt/format.h>

namespace ronda::handling {

std::optional<Diagnostic> RefusalOfComing(const Tournament& tournament, Round round, const Edition& edition) {
  if (round.value() < 1) {
    return Refusal("handling-bye", fmt::format("there is no round {}", round.value()),
                   "name a round of the tournament");
  }
  if (round < tournament.next_round()) {
    return Refusal(
        "handling-bye",
        fmt::format("round {} is paired, and its pairs stay ({})", round.value(), edition.articles.publication),
        "who does not appear loses by forfeit: ronda correct --game 7-12:-+");
  }
  const auto& planned = tournament.data().planned_rounds;
  if (!planned || round.value() <= *planned) return std::nullopt;
  return Refusal("handling-bye", fmt::format("round {} is beyond the {} rounds planned", round.value(), *planned),
                 "name a round of the tournament");
}

Result<Round> LastComingRound(const Tournament& tournament) {
  const auto& planned = tournament.data().planned_rounds;
  if (!planned) {
    return tl::unexpected(Refusal("handling-withdrawal", "the tournament does not say how many rounds there are",
                                  "add a record 142 (or XXR) with the number of rounds"));
  }
  if (tournament.next_round().value() <= *planned) return Round(*planned);
  return tl::unexpected(Refusal("handling-withdrawal",
                                "every planned round is paired: there is nothing to withdraw from",
                                "enter results of the last round with ronda correct"));
}

void RemarkOnBye(ResultCode kind, Handled& handled) {
  if (kind == ResultCode::kHalfBye) {
    handled.remarks.emplace_back("an absence scores nothing unless the rules of the tournament say otherwise");
  }
  if (kind == ResultCode::kFullBye) {
    handled.remarks.emplace_back("FIDE deprecates full-point byes; the rules of the tournament must provide for them");
  }
}

Diagnostic NoByeToCancel() {
  return Refusal("handling-bye", "there is no bye to cancel for these numbers and rounds",
                 "byes of rounds that are paired cannot be cancelled");
}

}  // namespace ronda::handling
