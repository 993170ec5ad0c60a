#include "ronda/explain/bye_story.h"

#include "ronda/explain/facts.h"
#include "ronda/explain/why_not.h"

namespace ronda::explain {
namespace {

constexpr std::size_t kMostNamed = 12;  // of those who may not have it

// The lowest-ranked player below the one with the bye who might have had it: why not.
Statements WhyNotTheLowest(swiss::RoundAccount& round, const PairingSystem& system, Place bye) {
  for (Place place(round.field().size() - 1); place > bye; --place) {
    if (!round.field()[place].may_have_bye) continue;
    const PlayerIndex player = round.field()[place].player;
    Statements all{{"bye-instead", {{"player", round.field()[bye].player}, {"instead_of", player}}}};
    const WhyNot answer = AskWhyNot({round.tournament(), system, round}, ImposedBye{player});
    all.insert(all.end(), answer.statements.begin(), answer.statements.end());
    return all;
  }
  return {{"bye-lowest", {{"player", round.field()[bye].player}}}};
}

}  // namespace

Statements TellBye(swiss::RoundAccount& round, const PairingSystem& system) {
  if (!round.pairing().bye) return {};
  const Place bye = *round.field().Find(*round.pairing().bye);
  const auto& articles = round.articles();
  Statements all{{"bye-odd", {{"players", round.field().size()}}},
                 {"bye-given",
                  {{"player", *round.pairing().bye}, {"score", round.field()[bye].score}},
                  articles.bye_score,
                  articles.bye_score.empty() ? "" : "C5"}};
  std::size_t named = 0;
  for (Place place(round.field().size() - 1); place > bye && named < kMostNamed; --place) {
    if (auto bar = WhyNoBye(round, place)) {
      all.push_back(*std::move(bar));
      ++named;
    }
  }
  auto lowest = WhyNotTheLowest(round, system, bye);
  all.insert(all.end(), lowest.begin(), lowest.end());
  return all;
}

}  // namespace ronda::explain
