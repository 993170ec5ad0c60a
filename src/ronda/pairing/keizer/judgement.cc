#include "ronda/pairing/keizer/judgement.h"

#include <fmt/format.h>

#include <utility>

#include "ronda/base/id_vector.h"

namespace ronda::keizer {
namespace {

constexpr std::string_view kRestArticle = "2.10";

// The place of the opponent; none for who rests and for who is not paired.
using Opponents = IdVector<Place, std::optional<Place>>;

Opponents OpponentsOf(const RoundList& list, const RoundPairing& proposed) {
  Opponents opponents(list.size());
  for (const Board& board : proposed.boards) {
    const auto white = list.Find(board.white);
    const auto black = list.Find(board.black);
    if (!white || !black) continue;
    opponents[*white] = *black;
    opponents[*black] = *white;
  }
  return opponents;
}

Opponents OpponentsOf(const RoundList& list, const NeighbourPairing& expected) {
  Opponents opponents(list.size());
  for (const auto& [higher, lower] : expected.pairs) {
    opponents[higher] = lower;
    opponents[lower] = higher;
  }
  return opponents;
}

std::optional<std::string> WhyIllegal(const Tournament& tournament, const RoundList& list, const Opponents& opponents) {
  const auto tpn = [&](Place place) { return NumberAndName(tournament.player(list[place].player)); };
  for (const Place place : list.places()) {
    const auto opponent = opponents[place];
    if (!opponent || *opponent < place || list.MayMeet(place, *opponent)) continue;
    return fmt::format("{} and {} may not meet in this round ({})", tpn(place), tpn(*opponent),
                       list.BothNeedTheSame(place, *opponent) ? "both need the same colour"
                                                              : "too soon again, or kept apart by the organiser");
  }
  return std::nullopt;
}

Verdict Worse(CriterionValue expected, CriterionValue found) {
  Verdict verdict{.kind = Verdict::Kind::kWorse, .reason = "", .bracket = {}, .expected = expected, .found = found};
  verdict.all_expected = {std::move(expected)};
  verdict.all_found = {std::move(found)};
  return verdict;
}

// The verdict with who is meant: a player and the opponent, or who rests.
Verdict About(const RoundList& list, Verdict verdict, const std::vector<std::optional<Place>>& expected,
              const std::vector<std::optional<Place>>& found) {
  verdict.concerned = Verdict::Concerned{};
  const auto name = [&](const std::vector<std::optional<Place>>& places, std::vector<PlayerIndex>& players) {
    for (const auto& place : places) {
      if (place) players.push_back(list[*place].player);
    }
  };
  name(expected, verdict.concerned->expected);
  name(found, verdict.concerned->found);
  return verdict;
}

// Places as people count them; nobody is 0.
int Shown(std::optional<Place> place) { return place ? place->value() + 1 : 0; }

CriterionValue ByePlace(std::optional<Place> place) {
  return {"rest", kRestArticle, "place in the list of the player who rests", {Shown(place)}};
}

CriterionValue OpponentPlace(Place place, std::optional<Place> opponent) {
  return {"list",
          kRestArticle,
          "first place in the list with another opponent, and the opponent's place",
          {Shown(place), Shown(opponent)}};
}

}  // namespace

std::optional<Verdict> JudgeRound(const Tournament& tournament, const RoundList& list, const NeighbourPairing& expected,
                                  const RoundPairing& proposed) {
  const Opponents found = OpponentsOf(list, proposed);
  if (auto reason = WhyIllegal(tournament, list, found)) {
    return Verdict{
        .kind = Verdict::Kind::kIllegal, .reason = *std::move(reason), .bracket = {}, .expected = {}, .found = {}};
  }
  const auto bye = proposed.bye ? list.Find(*proposed.bye) : std::nullopt;
  if (bye != expected.bye) {
    return About(list, Worse(ByePlace(expected.bye), ByePlace(bye)), {expected.bye}, {bye});
  }
  const Opponents wanted = OpponentsOf(list, expected);
  for (const Place place : list.places()) {
    if (wanted[place] == found[place]) continue;
    return About(list, Worse(OpponentPlace(place, wanted[place]), OpponentPlace(place, found[place])),
                 {place, wanted[place]}, {place, found[place]});
  }
  return std::nullopt;
}

}  // namespace ronda::keizer
