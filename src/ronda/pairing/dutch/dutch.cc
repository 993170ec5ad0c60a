#include "ronda/pairing/dutch/dutch.h"

#include "ronda/pairing/dutch/explained_round.h"
#include "ronda/pairing/dutch/judgement.h"
#include "ronda/pairing/dutch/publication.h"
#include "ronda/pairing/swiss/shortage.h"

namespace ronda::dutch {

using swiss::Field;

Dutch::Dutch(const DutchEdition& edition, swiss::Way way) : edition_(edition), way_(way), info_(edition.info) {
  if (way == swiss::Way::kExactOnly) info_.id = edition.exact_id;
}

Result<RoundPairing> Dutch::Pair(const Tournament& tournament) const {
  const Field field(tournament, edition_.field_rules);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  return PublishWithValues(field, edition_, pairer);
}

Result<RoundPairing> Dutch::PairBoards(const Tournament& tournament) const {
  const Field field(tournament, edition_.field_rules);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  return PublishBoards(field, edition_, pairer);
}

Result<std::unique_ptr<PairedRound>> Dutch::PairForQuestions(const Tournament& tournament) const {
  auto round = std::make_unique<ExplainedRound>(tournament, edition_, way_);
  if (!round->Pair()) return tl::unexpected(swiss::WhyNoPairing(tournament, round->field()));
  return round;
}

Result<RoundPairing> Dutch::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  const Field field(tournament, edition_.field_rules, constraint);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  return Publish(field, edition_, pairer);
}

std::optional<Verdict> Dutch::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const Field field(tournament, edition_.field_rules);
  RoundPairer pairer(field, edition_, way_);
  if (!pairer.Run()) return std::nullopt;
  return Compare(field, edition_, pairer, proposed);
}

}  // namespace ronda::dutch
