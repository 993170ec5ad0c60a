#include "ronda/pairing/keizer/judgement.h"

#include <fmt/format.h>

#include <utility>

namespace ronda::keizer {
namespace {

constexpr std::string_view kArticle = "2.10";

// By place: the place of the opponent; none for who rests and for who is not paired.
using Opponents = std::vector<std::optional<int>>;

Opponents OpponentsOf(const RoundList& list, const RoundPairing& proposed) {
  Opponents opponents(static_cast<std::size_t>(list.size()));
  for (const Board& board : proposed.boards) {
    const auto white = list.Find(board.white);
    const auto black = list.Find(board.black);
    if (!white || !black) continue;
    opponents[static_cast<std::size_t>(*white)] = *black;
    opponents[static_cast<std::size_t>(*black)] = *white;
  }
  return opponents;
}

Opponents OpponentsOf(const RoundList& list, const NeighbourPairing& expected) {
  Opponents opponents(static_cast<std::size_t>(list.size()));
  for (const auto& [higher, lower] : expected.pairs) {
    opponents[static_cast<std::size_t>(higher)] = lower;
    opponents[static_cast<std::size_t>(lower)] = higher;
  }
  return opponents;
}

std::optional<std::string> WhyIllegal(const Tournament& tournament, const RoundList& list, const Opponents& opponents) {
  const auto tpn = [&](int place) { return tournament.player(list[place].player).tpn.value(); };
  for (int place = 0; place < list.size(); ++place) {
    const auto opponent = opponents[static_cast<std::size_t>(place)];
    if (!opponent || *opponent < place || list.MayMeet(place, *opponent)) continue;
    return fmt::format("players {} and {} may not meet in this round ({})", tpn(place), tpn(*opponent),
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

// Places as people count them; nobody is 0.
int Shown(std::optional<int> place) { return place ? *place + 1 : 0; }

CriterionValue ByePlace(std::optional<int> place) {
  return {"rest", kArticle, "place in the list of the player who rests", {Shown(place)}};
}

CriterionValue OpponentPlace(int place, std::optional<int> opponent) {
  return {"list",
          kArticle,
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
  if (bye != expected.bye) return Worse(ByePlace(expected.bye), ByePlace(bye));
  const Opponents wanted = OpponentsOf(list, expected);
  for (int place = 0; place < list.size(); ++place) {
    const auto at = static_cast<std::size_t>(place);
    if (wanted[at] != found[at]) return Worse(OpponentPlace(place, wanted[at]), OpponentPlace(place, found[at]));
  }
  return std::nullopt;
}

}  // namespace ronda::keizer
