#include "support/other_systems.h"

#include <fmt/format.h>

#include <map>

#include "judge/amalfi.h"
#include "judge/burstein.h"
#include "judge/dubov.h"
#include "judge/lim.h"
#include "ronda/pairing/registry.h"

namespace ronda::test {
namespace {

Pairer Judge(std::optional<judge::PlainPairing> (*judge)(const Tournament&)) {
  return {"judge", [judge](const Tournament& tournament) -> std::optional<PairedRound> {
            const auto judged = judge(tournament);
            if (!judged) return std::nullopt;
            PairedRound round;
            for (const auto& [white, black] : judged->pairs) {
              round.pairs.emplace(NumberOf(tournament, white), NumberOf(tournament, black));
            }
            if (judged->bye) round.bye = NumberOf(tournament, *judged->bye);
            return round;
          }};
}

}  // namespace

const std::vector<Pairer>& OtherPairers(std::string_view id) {
  static const std::map<std::string_view, std::vector<Pairer>> pairers{
      {"burstein", {Judge(judge::JudgeBurstein), Engine("engine", "burstein")}},
      {"dubov", {Judge(judge::JudgeDubov), Engine("engine", "dubov")}},
      {"vega", {Judge(judge::JudgeVega), Engine("engine", "vega")}},
      {"amalfi", {Judge(judge::JudgeAmalfi), Engine("engine", "amalfi")}},
      {"amalfi-book", {Judge(judge::JudgeAmalfiBook), Engine("engine", "amalfi-book")}},
      {"lim", {Judge(judge::JudgeLim), Engine("engine", "lim")}},
      {"lim-maxi", {Judge(judge::JudgeLimMaxi), Engine("engine", "lim-maxi")}},
      {"lim-uncoloured", {Judge(judge::JudgeLimUncoloured), Engine("engine", "lim-uncoloured")}}};
  return pairers.at(id);
}

Tournament Unplanned(const Tournament& tournament) {
  TournamentData data = tournament.data();
  data.planned_rounds.reset();
  return Tournament::Make(std::move(data)).value();
}

std::string OtherPairing(std::string_view id, const Tournament& tournament) {
  const auto statement = [&](const Pairer& pairer) {
    const auto round = pairer.pair(tournament);
    return round ? ToString(*round) : std::string("none");
  };
  const auto& pairers = OtherPairers(id);
  const std::string by_judge = statement(pairers.front());
  const std::string by_engine = statement(pairers.back());
  return by_judge == by_engine ? by_judge : fmt::format("judge: {}; engine: {}", by_judge, by_engine);
}

}  // namespace ronda::test
