#include "ronda/pairing/swiss/proposed_round.h"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace ronda::swiss {
namespace {

Verdict Illegal(std::string reason) {
  Verdict verdict;
  verdict.kind = Verdict::Kind::kIllegal;
  verdict.reason = std::move(reason);
  return verdict;
}

}  // namespace

ProposedRound::ProposedRound(const Field& field, const RoundPairing& proposed)
    : field_(field), opponent_(field.size()) {
  std::map<PlayerIndex, Place> place_of;
  for (const Place place : field.places()) place_of.emplace(field[place].player, place);
  for (const Board& board : proposed.boards) {
    const auto white = place_of.find(board.white);
    const auto black = place_of.find(board.black);
    if (white == place_of.end() || black == place_of.end()) continue;
    opponent_[white->second] = black->second;
    opponent_[black->second] = white->second;
  }
  if (proposed.bye) bye_ = field.Find(*proposed.bye);
}

std::optional<Verdict> ProposedRound::WhyIllegal(const Tournament& tournament, const LegalityArticles& articles) const {
  const auto number = [&](Place place) { return NumberAndName(tournament.player(field_[place].player)); };
  for (const Place place : field_.places()) {
    const auto other = OpponentOf(place);
    if (!other && bye_ != place) return Illegal(fmt::format("{} is not paired", number(place)));
    if (!other || *other < place) continue;
    if (field_.IsForbidden(place, *other)) {
      return Illegal(fmt::format("{} and {} have met or are forbidden to meet ({})", number(place), number(*other),
                                 articles.rematch));
    }
    if (!articles.absolute_colour.empty() && field_.SameAbsoluteColour(place, *other)) {
      return Illegal(fmt::format("{} and {} must both have {} ({})", number(place), number(*other),
                                 field_[place].preference->colour == Colour::kWhite ? "White" : "Black",
                                 articles.absolute_colour));
    }
  }
  if (bye_ && !field_[*bye_].may_have_bye)
    return Illegal(fmt::format("{} may not have the bye ({})", number(*bye_), articles.bye_bar));
  return std::nullopt;
}

// The rules about the bye are no criterion; the verdict names their article instead of a tag.
std::optional<Verdict> ProposedRound::Objection(const Tournament& tournament, const LegalityArticles& articles,
                                                std::optional<Place> expected_bye) const {
  if (auto illegal = WhyIllegal(tournament, articles)) return illegal;
  if (bye_ == expected_bye) return std::nullopt;
  const auto value = [&](const std::optional<Place>& place) {
    CriterionValue bye{"bye", articles.bye, "number of who has the bye", {}, ValueUnit::kCounts};
    if (place) bye.value.push_back(tournament.player(field_[*place].player).tpn.value());
    return bye;
  };
  Verdict verdict;
  verdict.expected = value(expected_bye);
  verdict.found = value(bye_);
  verdict.concerned = Verdict::Concerned{};
  if (expected_bye) verdict.concerned->expected.push_back(field_[*expected_bye].player);
  if (bye_) verdict.concerned->found.push_back(field_[*bye_].player);
  return verdict;
}

}  // namespace ronda::swiss
