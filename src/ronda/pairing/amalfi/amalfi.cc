#include "ronda/pairing/amalfi/amalfi.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "ronda/base/enum_array.h"
#include "ronda/base/id_vector.h"
#include "ronda/pairing/amalfi/list_pairing.h"
#include "ronda/pairing/dutch_procedure/rules.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/proposed_round.h"
#include "ronda/pairing/swiss/shortage.h"

namespace ronda::amalfi {
namespace {

using swiss::Field;

const SystemInfo kInfo{.id = "amalfi",
                       .title = "Amalfi system",
                       .regulation = "Elementos de un torneo, 2.9.1",
                       .effective_from = "",
                       .effective_to = ""};

const SystemInfo kBookInfo{.id = "amalfi-book",
                           .title = "Amalfi within scoregroups",
                           .regulation = "Elementos de un torneo, 2.9.1",
                           .effective_from = "",
                           .effective_to = ""};

constexpr swiss::LegalityArticles kLegality{
    .rematch = "2.9 B1a", .absolute_colour = "2.9 B2", .bye_bar = "2.9 B1b", .bye = "2.9"};

// The bye and the list of everybody else, in ranking order.
struct Line {
  std::vector<Place> list;
  std::optional<Place> bye;
};

// The bye to the last of the ranking who may have it and without whom the others can be paired. None if there is no
// legal pairing.
std::optional<Line> LineUp(const Field& field) {
  const auto everybody = field.places();
  Line line{{everybody.begin(), everybody.end()}, {}};
  if (line.list.size() % 2 == 0) {
    return swiss::CanComplete(field, line.list, {}) ? std::optional(std::move(line)) : std::nullopt;
  }
  std::vector<Place> candidates = swiss::ByeCandidates(field, line.list);
  std::ranges::reverse(candidates);
  line.bye = swiss::FirstWhoLeavesCompletePairing(field, line.list, candidates);
  if (!line.bye) return std::nullopt;
  std::erase(line.list, *line.bye);
  return line;
}

using Articles = EnumArray<swiss::ColourRule, ColourReason, swiss::ColourRule::kInitialColour>;

// The colours of the book (2.9, E1 to E4). Two who have not played yet: the colours change from pair to pair.
Articles ColourArticles() {
  Articles articles;
  std::ranges::copy(dutch_procedure::kDutchBook.colour_articles, articles.begin());
  articles[swiss::ColourRule::kInitialColour] = {"2.9", "colours alternate down the list"};
  return articles;
}

std::vector<Board> MakeBoards(const Field& field, std::vector<PlacePair> pairs) {
  // In the order of the list, as the colours of first games alternate.
  IdVector<Place, int> number(field.size(), 0);
  int last = 0;
  for (const PlacePair& pair : pairs) number[pair.higher] = ++last;
  const Articles articles = ColourArticles();
  swiss::SortForPublication(field, pairs);
  std::vector<Board> boards;
  for (const PlacePair& pair : pairs) {
    swiss::Entrant higher = field[pair.higher];
    higher.parity_number = number[pair.higher];
    boards.push_back(swiss::MakeBoard(higher, field[pair.lower], field.initial_colour(),
                                      {articles.values, dutch_procedure::kDutchBook.colours}));
  }
  return boards;
}

// The list as one bracket: everybody with a higher score than the lowest has moved down into it. There are no criteria.
BracketExplanation Describe(const Field& field, const Line& line, std::span<const PlacePair> pairs) {
  BracketExplanation explanation;
  explanation.score = field[line.list.back()].score;
  for (const Place place : line.list) {
    const bool resident = field[place].score == explanation.score;
    (resident ? explanation.residents : explanation.moved_down).push_back(field[place].player);
  }
  for (const auto& [higher, lower] : pairs) {
    explanation.pairs.push_back({field[higher].player, field[lower].player});
    explanation.s1.push_back(field[higher].player);
    explanation.s2.push_back(field[lower].player);
  }
  explanation.way = "exact";
  return explanation;
}

// The rounds left, this one included.
int IdealDistance(const Tournament& tournament) {
  return std::max(1, tournament.planned_rounds() - tournament.rounds());
}

}  // namespace

const SystemInfo& Amalfi::info() const { return reach_ == Reach::kWholeList ? kInfo : kBookInfo; }

Result<RoundPairing> Amalfi::PairField(const Tournament& tournament, const Field& field) const {
  if (!tournament.data().planned_rounds)
    return tl::unexpected(RoundsUnknown("the distance of opponents depends on the number of rounds"));
  const auto line = LineUp(field);
  if (!line) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  const std::vector<PlacePair> pairs = PairList(field, line->list, IdealDistance(tournament), reach_);
  RoundPairing round;
  round.boards = MakeBoards(field, pairs);
  if (line->bye) round.bye = field[*line->bye].player;
  if (!pairs.empty()) round.brackets.push_back(Describe(field, *line, pairs));
  return round;
}

Result<RoundPairing> Amalfi::Pair(const Tournament& tournament) const {
  return PairField(tournament, Field(tournament, dutch_procedure::kDutchBook.field_rules));
}

// The field cannot say against whom these rules would give a player a colour.
Result<RoundPairing> Amalfi::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(tournament, constraint);
  return PairField(tournament, Field(tournament, dutch_procedure::kDutchBook.field_rules, constraint));
}

// Nothing but the order decides: the first player of the list whose opponent is another one.
std::optional<Verdict> Amalfi::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const Field field(tournament, dutch_procedure::kDutchBook.field_rules);
  const auto line = LineUp(field);
  if (!line || !tournament.data().planned_rounds) return std::nullopt;
  const swiss::ProposedRound round(field, proposed);
  if (auto objection = round.Objection(tournament, kLegality, line->bye)) return objection;
  for (const auto& [higher, lower] : PairList(field, line->list, IdealDistance(tournament), reach_)) {
    const Place found = *round.OpponentOf(higher);
    if (found == lower) continue;
    Verdict verdict;
    verdict.kind = Verdict::Kind::kLaterInOrder;
    verdict.bracket = field[line->list.back()].score;
    verdict.order = OrderStep{.kind = OrderStep::Kind::kOpponent,
                              .article = "2.9.1",
                              .player = field[higher].player,
                              .expected = field[lower].player,
                              .found = field[found].player};
    return verdict;
  }
  return std::nullopt;
}

}  // namespace ronda::amalfi
