#include "ronda/pairing/dutch/publication.h"

#include <algorithm>

#include "ronda/pairing/swiss/board_order.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

Board MakeBoard(const Field& field, const DutchEdition& edition, const swiss::Pair& pair) {
  return swiss::MakeBoard(field[pair.higher], field[pair.lower], field.initial_colour(), {edition.colour_articles});
}

// S1, S2 and the limbo as they are first composed (C.04.3/2026 §3.2; /2017 §B.2).
void Compose(const Field& field, const PairedBracket& paired, BracketExplanation& explanation) {
  const swiss::Bracket& bracket = paired.bracket;
  if (bracket.mdps.empty()) {
    const auto half = static_cast<std::ptrdiff_t>(paired.candidate.pairs.size());
    const auto players = field.PlayersAt(bracket.residents);
    explanation.s1.assign(players.begin(), players.begin() + half);
    explanation.s2.assign(players.begin() + half, players.end());
    return;
  }
  for (const Place mdp : bracket.mdps) {
    const bool floats = std::ranges::binary_search(paired.candidate.downfloaters, mdp);
    (floats ? explanation.limbo : explanation.s1).push_back(field[mdp].player);
  }
  explanation.s2 = field.PlayersAt(bracket.residents);
}

BracketExplanation Describe(const Field& field, const PairedBracket& paired) {
  BracketExplanation explanation;
  explanation.score = field[paired.bracket.residents.front()].score;
  explanation.moved_down = field.PlayersAt(paired.bracket.mdps);
  explanation.residents = field.PlayersAt(paired.bracket.residents);
  Compose(field, paired, explanation);
  for (const swiss::Pair& pair : paired.candidate.pairs)
    explanation.pairs.push_back({field[pair.higher].player, field[pair.lower].player});
  explanation.downfloaters = field.PlayersAt(paired.candidate.downfloaters);
  explanation.way = paired.fast ? "fast" : "exact";
  return explanation;
}

}  // namespace

RoundPairing PublishBoards(const Field& field, const DutchEdition& edition, const RoundPairer& pairer) {
  RoundPairing pairing;
  std::vector<swiss::Pair> pairs;
  pairs.reserve(field.entrants().size() / 2);
  for (const PairedBracket& paired : pairer.brackets()) {
    pairs.insert(pairs.end(), paired.candidate.pairs.begin(), paired.candidate.pairs.end());
  }
  swiss::SortForPublication(field, pairs);
  pairing.boards.reserve(pairs.size());
  for (const swiss::Pair& pair : pairs) pairing.boards.push_back(MakeBoard(field, edition, pair));
  if (const auto bye = pairer.bye()) pairing.bye = field[*bye].player;
  return pairing;
}

RoundPairing Publish(const Field& field, const DutchEdition& edition, const RoundPairer& pairer) {
  RoundPairing pairing = PublishBoards(field, edition, pairer);
  for (const PairedBracket& paired : pairer.brackets()) pairing.brackets.push_back(Describe(field, paired));
  return pairing;
}

RoundPairing PublishWithValues(const Field& field, const DutchEdition& edition, const RoundPairer& pairer) {
  RoundPairing pairing = Publish(field, edition, pairer);
  for (std::size_t i = 0; i < pairing.brackets.size(); ++i) {
    const PairedBracket& paired = pairer.brackets()[i];
    pairing.brackets[i].criteria = pairer.Values(paired, paired.candidate);
  }
  return pairing;
}

}  // namespace ronda::dutch
