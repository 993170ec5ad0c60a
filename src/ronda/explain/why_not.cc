#include "ronda/explain/why_not.h"

#include <algorithm>

#include "ronda/explain/facts.h"
#include "ronda/explain/of_verdict.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {
namespace {

const Board* BoardOf(const RoundPairing& pairing, PlayerIndex player) {
  const auto plays = [&](const Board& board) { return board.white == player || board.black == player; };
  const auto found = std::ranges::find_if(pairing.boards, plays);
  return found == pairing.boards.end() ? nullptr : &*found;
}

bool Holds(const RoundPairing& pairing, const ImposedPair& pair) {
  const Board* board = BoardOf(pairing, pair.one);
  return board != nullptr && (board->white == pair.other || board->black == pair.other);
}
bool Holds(const RoundPairing& pairing, const ImposedBye& bye) { return pairing.bye == bye.player; }
bool Holds(const RoundPairing& pairing, const ImposedColour& colour) {
  const Board* board = BoardOf(pairing, colour.player);
  return board != nullptr && (colour.colour == Colour::kWhite ? board->white : board->black) == colour.player;
}

// What forbids it by itself.
std::optional<Statement> WhyForbidden(const swiss::RoundAccount& round, const ImposedPair& pair) {
  return WhyMayNotMeet(round, *round.field().Find(pair.one), *round.field().Find(pair.other));
}
std::optional<Statement> WhyForbidden(const swiss::RoundAccount& round, const ImposedBye& bye) {
  if (round.field().size() % 2 == 0)
    return Statement{"bye-even", {{"player", bye.player}, {"players", round.field().size()}}};
  return WhyNoBye(round, *round.field().Find(bye.player));
}
std::optional<Statement> WhyForbidden(const swiss::RoundAccount& /*round*/, const ImposedColour& /*colour*/) {
  return std::nullopt;
}

Statement Impossible(const ImposedPair& pair) { return {"impossible-pair", {{"a", pair.one}, {"b", pair.other}}}; }
Statement Impossible(const ImposedBye& bye) { return {"impossible-bye", {{"player", bye.player}}}; }
Statement Impossible(const ImposedColour& colour) {
  return {"impossible-colour", {{"player", colour.player}, {"colour", colour.colour}}};
}

Statement Possible(const ImposedPair& pair) { return {"possible-pair", {{"a", pair.one}, {"b", pair.other}}}; }
Statement Possible(const ImposedBye& bye) { return {"possible-bye", {{"player", bye.player}}}; }
Statement Possible(const ImposedColour& colour) {
  return {"possible-colour", {{"player", colour.player}, {"colour", colour.colour}}};
}

Statement HoldsStatement(const ImposedPair& pair) { return {"is-so-pair", {{"a", pair.one}, {"b", pair.other}}}; }
Statement HoldsStatement(const ImposedBye& bye) { return {"is-so-bye", {{"player", bye.player}}}; }
Statement HoldsStatement(const ImposedColour& colour) {
  return {"is-so-colour", {{"player", colour.player}, {"colour", colour.colour}}};
}

void Conclude(WhyNot& answer, const Verdict& verdict, Statement statement) {
  answer.answer = verdict.kind == Verdict::Kind::kLaterInOrder ? WhyNot::Answer::kLater : WhyNot::Answer::kWorse;
  answer.verdict = verdict;
  answer.statements.push_back(std::move(statement));
}

template <class Imposed>
WhyNot AskEngine(const Tournament& before, const PairingSystem& system, const Imposed& imposed) {
  WhyNot answer;
  auto best = system.PairUnder(before, imposed);
  if (!best) {
    const bool none = best.error().code == kNoLegalPairing;
    answer.answer = none ? WhyNot::Answer::kImpossible : WhyNot::Answer::kUnknown;
    answer.statements.push_back(none ? Impossible(imposed) : Statement{"system-cannot-say"});
    return answer;
  }
  answer.best = *std::move(best);
  answer.statements.push_back(Possible(imposed));
  return answer;
}

// What can be said whatever the system is.
std::optional<Statement> WhyForbidden(const Tournament& before, const ImposedPair& pair) {
  return WhyMayNotMeet(before, pair.one, pair.other);
}
std::optional<Statement> WhyForbidden(const Tournament& before, const ImposedBye& bye) {
  return WhyNoBye(before, bye.player);
}
std::optional<Statement> WhyForbidden(const Tournament& /*before*/, const ImposedColour& /*colour*/) {
  return std::nullopt;
}

bool SamePairs(const BracketExplanation& one, const BracketExplanation& other) {
  const auto has = [&](const PlayerPair& pair) { return std::ranges::find(other.pairs, pair) != other.pairs.end(); };
  return one.pairs.size() == other.pairs.size() && std::ranges::all_of(one.pairs, has);
}

// How two pairings by the same system compare in the first bracket in which they part, by the values the system gives
// itself. None if what decides is no criterion of that bracket.
std::optional<Verdict> CompareBrackets(const RoundPairing& real, const RoundPairing& other) {
  const std::size_t brackets = std::min(real.brackets.size(), other.brackets.size());
  for (std::size_t i = 0; i < brackets; ++i) {
    const BracketExplanation& expected = real.brackets[i];
    const BracketExplanation& found = other.brackets[i];
    if (SamePairs(expected, found)) continue;
    if (expected.score != found.score || expected.criteria.size() != found.criteria.size()) return std::nullopt;
    Verdict verdict = CompareValues(expected.score, expected.criteria, found.criteria);
    const bool better = verdict.kind == Verdict::Kind::kWorse && verdict.found.value < verdict.expected.value;
    return better ? std::nullopt : std::optional(std::move(verdict));
  }
  return std::nullopt;
}

// Of a round that gives an account of itself.
template <class Imposed>
WhyNot AskAccount(const Subject& subject, const swiss::RoundAccount& round, const Imposed& imposed) {
  if (const auto forbidden = WhyForbidden(round, imposed)) return {WhyNot::Answer::kForbidden, {*forbidden}};
  WhyNot answer = AskEngine(subject.before, subject.system, imposed);
  if (!answer.best) return answer;
  if (const auto verdict = round.Judge(*answer.best)) Conclude(answer, *verdict, OfAccountedVerdict(*verdict));
  return answer;
}

template <class Imposed>
WhyNot AskPairing(const Subject& subject, const Imposed& imposed) {
  WhyNot answer = AskEngine(subject.before, subject.system, imposed);
  if (answer.answer == WhyNot::Answer::kImpossible) {
    if (auto bar = WhyForbidden(subject.before, imposed)) return {WhyNot::Answer::kForbidden, {*std::move(bar)}};
  }
  if (!answer.best) return answer;
  auto verdict = subject.round.Judge(*answer.best);
  if (!verdict) verdict = CompareBrackets(subject.round.pairing(), *answer.best);
  if (verdict) {
    Conclude(answer, *verdict, OfVerdict(*verdict));
  } else {
    answer.answer = WhyNot::Answer::kLater;
    answer.statements.push_back({"later-procedure"});
  }
  return answer;
}

}  // namespace

WhyNot AskWhyNot(const Subject& subject, const RoundConstraint& constraint) {
  const swiss::RoundAccount* account = subject.round.account();
  const RoundPairing& pairing = subject.round.pairing();
  const auto ask = [&](const auto& imposed) -> WhyNot {
    if (Holds(pairing, imposed)) return {WhyNot::Answer::kIsSo, {HoldsStatement(imposed)}};
    return account == nullptr ? AskPairing(subject, imposed) : AskAccount(subject, *account, imposed);
  };
  WhyNot answer = std::visit(ask, constraint);
  // A colour is first of all a matter of the board.
  const auto* colour = std::get_if<ImposedColour>(&constraint);
  if (account == nullptr || colour == nullptr) return answer;
  if (const Board* board = BoardOf(pairing, colour->player))
    answer.statements.insert(answer.statements.begin(), WhyColours(*account, board->white, board->black));
  return answer;
}

Result<WhyNot> AskWhyNot(const Tournament& before, const PairingSystem& system, const RoundConstraint& constraint) {
  const auto round = system.PairForQuestions(before);
  if (!round) return tl::unexpected(round.error());
  return AskWhyNot({before, system, **round}, constraint);
}

std::vector<Board> BoardsOnlyIn(const RoundPairing& one, const RoundPairing& other) {
  std::vector<Board> only;
  std::ranges::copy_if(one.boards, std::back_inserter(only), [&](const Board& board) {
    return std::ranges::none_of(
        other.boards, [&](const Board& same) { return same.white == board.white && same.black == board.black; });
  });
  return only;
}

}  // namespace ronda::explain
