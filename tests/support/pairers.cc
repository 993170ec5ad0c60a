#include "support/pairers.h"

#include <fmt/format.h>

#include <algorithm>

#include "judge/judge.h"
#include "ronda/pairing/registry.h"
#include "support/words.h"

namespace ronda::test {
namespace {

using judge::JudgeEdition;

Pairer Judge(JudgeEdition edition) {
  return {"judge", [edition](const Tournament& tournament) -> std::optional<PairedRound> {
            const auto judged = judge::JudgeRound(tournament, edition);
            if (!judged) return std::nullopt;
            PairedRound round;
            for (const judge::JudgePair& pair : judged->pairs) {
              round.pairs.emplace(NumberOf(tournament, pair.white), NumberOf(tournament, pair.black));
            }
            if (judged->bye) round.bye = NumberOf(tournament, *judged->bye);
            return round;
          }};
}

std::string IdOf(JudgeEdition edition) {
  if (edition == JudgeEdition::kDutch2026) return "dutch-2026";
  return edition == JudgeEdition::kDutch2025 ? "dutch-2025" : "dutch-2017";
}

// The judge, the engine as it is, and the engine without its fast way.
std::vector<Pairer> MakePairers(JudgeEdition edition) {
  return {Judge(edition), Engine("engine", IdOf(edition)), Engine("exact", IdOf(edition) + "+exact")};
}

std::string Statement(const std::optional<PairedRound>& round) { return round ? ToString(*round) : "none"; }

std::string AgreedBy(const std::vector<Pairer>& pairers, const Tournament& tournament) {
  std::string agreed;
  std::string all;
  bool agree = true;
  for (const Pairer& pairer : pairers) {
    const std::string statement = Statement(pairer.pair(tournament));
    agree = agree && (agreed.empty() || statement == agreed);
    agreed = statement;
    all += fmt::format("{}: {}; ", pairer.name, statement);
  }
  return agree ? agreed : all;
}

}  // namespace

PairedRound ToRound(const Tournament& tournament, const RoundPairing& pairing) {
  PairedRound round;
  for (const Board& board : pairing.boards) {
    round.pairs.emplace(NumberOf(tournament, board.white), NumberOf(tournament, board.black));
  }
  if (pairing.bye) round.bye = NumberOf(tournament, *pairing.bye);
  return round;
}

Pairer Engine(std::string name, std::string_view id) {
  const PairingSystem* system = StandardSystems().Find(id);
  return {std::move(name), [system](const Tournament& tournament) -> std::optional<PairedRound> {
            const auto paired = system->Pair(tournament);
            return paired ? std::optional(ToRound(tournament, *paired)) : std::nullopt;
          }};
}

std::string ToString(const PairedRound& round) {
  std::vector<std::pair<int, int>> pairs(round.pairs.begin(), round.pairs.end());
  std::ranges::sort(pairs, {}, [](const auto& pair) { return std::min(pair.first, pair.second); });
  std::string text;
  for (const auto& [white, black] : pairs) text += fmt::format("{}{}-{}", text.empty() ? "" : " ", white, black);
  if (round.bye) text += fmt::format("{}{}U", text.empty() ? "" : " ", *round.bye);
  return text;
}

const std::vector<Pairer>& PairersOf(JudgeEdition edition) {
  static const std::vector<Pairer> of_2026 = MakePairers(JudgeEdition::kDutch2026);
  static const std::vector<Pairer> of_2017 = MakePairers(JudgeEdition::kDutch2017);
  static const std::vector<Pairer> of_2025 = MakePairers(JudgeEdition::kDutch2025);
  if (edition == JudgeEdition::kDutch2026) return of_2026;
  return edition == JudgeEdition::kDutch2025 ? of_2025 : of_2017;
}

std::string PairingBy(JudgeEdition edition, const Tournament& tournament) {
  return AgreedBy(PairersOf(edition), tournament);
}

}  // namespace ronda::test
