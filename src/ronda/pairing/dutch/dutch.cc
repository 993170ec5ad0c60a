#include "ronda/pairing/dutch/dutch.h"

#include <algorithm>
#include <utility>

#include "ronda/pairing/dutch/judgement.h"
#include "ronda/pairing/dutch/shortage.h"
#include "ronda/pairing/swiss/board_order.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

Board MakeBoard(const Field& field, const DutchEdition& edition, const Pair& pair) {
  const swiss::Entrant& higher = field[pair.higher];
  const swiss::Entrant& lower = field[pair.lower];
  const auto [colour, rule] = swiss::AllocateColours(higher, lower, field.initial_colour());
  Board board{higher.player, lower.player, edition.colour_articles[static_cast<std::size_t>(rule)]};
  if (colour == Colour::kBlack) std::swap(board.white, board.black);
  return board;
}

std::vector<PlayerIndex> Players(const Field& field, std::span<const int> places) {
  std::vector<PlayerIndex> players;
  players.reserve(places.size());
  for (const int place : places) players.push_back(field[place].player);
  return players;
}

// S1, S2 and the limbo as they are first composed (C.04.3/2026 §3.2; /2017 B.2).
void Compose(const Field& field, const PairedBracket& paired, BracketExplanation& explanation) {
  const Bracket& bracket = paired.bracket;
  if (bracket.mdps.empty()) {
    const auto half = static_cast<std::ptrdiff_t>(paired.candidate.pairs.size());
    const auto players = Players(field, bracket.residents);
    explanation.s1.assign(players.begin(), players.begin() + half);
    explanation.s2.assign(players.begin() + half, players.end());
    return;
  }
  for (const int mdp : bracket.mdps) {
    const bool floats = std::ranges::binary_search(paired.candidate.downfloaters, mdp);
    (floats ? explanation.limbo : explanation.s1).push_back(field[mdp].player);
  }
  explanation.s2 = Players(field, bracket.residents);
}

BracketExplanation Describe(const Field& field, const PairedBracket& paired) {
  BracketExplanation explanation;
  explanation.score = field[paired.bracket.residents.front()].score;
  explanation.moved_down = Players(field, paired.bracket.mdps);
  explanation.residents = Players(field, paired.bracket.residents);
  Compose(field, paired, explanation);
  for (const Pair& pair : paired.candidate.pairs)
    explanation.pairs.push_back({field[pair.higher].player, field[pair.lower].player});
  explanation.downfloaters = Players(field, paired.candidate.downfloaters);
  explanation.way = paired.fast ? "fast" : "exact";
  return explanation;
}

RoundPairing Publish(const Field& field, const DutchEdition& edition, const RoundPairer& pairer) {
  RoundPairing pairing;
  std::vector<dutch::Pair> pairs;
  for (const PairedBracket& paired : pairer.brackets()) {
    pairs.insert(pairs.end(), paired.candidate.pairs.begin(), paired.candidate.pairs.end());
    pairing.brackets.push_back(Describe(field, paired));
  }
  swiss::SortForPublication(field, pairs);
  for (const dutch::Pair& pair : pairs) pairing.boards.push_back(MakeBoard(field, edition, pair));
  if (const auto bye = pairer.bye()) pairing.bye = field[*bye].player;
  return pairing;
}

}  // namespace

Dutch::Dutch(const DutchEdition& edition, Way way) : edition_(edition), way_(way), info_(edition.info) {
  if (way == Way::kExactOnly) info_.id = edition.exact_id;
}

Result<RoundPairing> Dutch::Pair(const Tournament& tournament) const {
  const Field field(tournament, edition_.field_rules);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return tl::unexpected(WhyNoPairing(tournament, field));
  RoundPairing pairing = Publish(field, edition_, pairer);
  for (std::size_t i = 0; i < pairing.brackets.size(); ++i) {
    const PairedBracket& paired = pairer.brackets()[i];
    pairing.brackets[i].criteria = pairer.Values(paired, paired.candidate);
  }
  return pairing;
}

Result<RoundPairing> Dutch::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  const Field field(tournament, edition_.field_rules, constraint);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return tl::unexpected(WhyNoPairing(tournament, field));
  return Publish(field, edition_, pairer);
}

std::optional<Verdict> Dutch::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const Field field(tournament, edition_.field_rules);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return std::nullopt;
  return Compare(field, edition_, pairer, proposed);
}

}  // namespace ronda::dutch
