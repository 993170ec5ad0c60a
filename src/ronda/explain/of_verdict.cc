#include "ronda/explain/of_verdict.h"

namespace ronda::explain {
namespace {

std::string_view CodeOf(OrderStep::Kind kind) {
  switch (kind) {
    case OrderStep::Kind::kMdpSet:
      return "later-mdp-set";
    case OrderStep::Kind::kMdpOpponent:
    case OrderStep::Kind::kOpponent:
      return "later-opponent";
    case OrderStep::Kind::kExchange:
      return "later-exchange";
  }
  return "";
}

Statement OfOrder(const OrderStep& step) {
  Statement statement{CodeOf(step.kind), {}, step.article};
  if (step.kind == OrderStep::Kind::kExchange) {
    const bool none = step.expected_out.empty();
    if (none) statement.code = "later-no-exchange";
    statement.data = {{"expected_out", step.expected_out},
                      {"expected_in", step.expected_in},
                      {"found_out", step.found_out},
                      {"found_in", step.found_in}};
    return statement;
  }
  statement.data.push_back({"player", step.player});
  if (step.expected) statement.data.push_back({"expected", *step.expected});
  if (step.found) statement.data.push_back({"found", *step.found});
  return statement;
}

}  // namespace

Statement OfVerdict(const Verdict& verdict) {
  Statement statement;
  if (verdict.kind == Verdict::Kind::kLaterInOrder) {
    statement = verdict.order ? OfOrder(*verdict.order) : Statement{"later"};
  } else if (verdict.kind == Verdict::Kind::kIllegal) {
    statement = {"illegal", {{"reason", verdict.reason}}};
  } else if (verdict.found.tag == "bye") {
    statement = {"worse-bye",
                 {{"expected", Measure{verdict.expected.value, ValueUnit::kCounts}},
                  {"found", Measure{verdict.found.value, ValueUnit::kCounts}}},
                 verdict.found.article};
    if (verdict.concerned) {
      statement.data = {{"expected", verdict.concerned->expected}, {"found", verdict.concerned->found}};
    }
  } else {
    const bool completion = verdict.found.tag == "C4" && verdict.all_found.empty();  // no value of the bracket
    if (completion && verdict.found.value.empty())
      return Statement{"worse-completion", {{"bracket", *verdict.bracket}}, verdict.found.article, verdict.found.tag};
    const char* worse = verdict.bracket ? "worse-criterion" : "worse-round";
    statement = {completion ? "worse-completion" : worse,
                 {{"meaning", std::string(verdict.found.meaning)},
                  {"expected", Measure{verdict.expected.value, verdict.expected.unit}},
                  {"found", Measure{verdict.found.value, verdict.found.unit}}},
                 verdict.found.article,
                 verdict.found.tag};
  }
  if (verdict.bracket) statement.data.push_back({"bracket", *verdict.bracket});
  return statement;
}

Statement OfAccountedVerdict(const Verdict& verdict) {
  Statement statement = OfVerdict(verdict);
  if (!verdict.concerned || statement.code == "worse-bye") return statement;
  statement.data.push_back({"expected_players", verdict.concerned->expected});
  statement.data.push_back({"found_players", verdict.concerned->found});
  if (verdict.concerned->role == Verdict::Concerned::Role::kDownfloaters) {
    statement.code = "worse-downfloaters";
  } else if (!verdict.concerned->found.empty()) {
    statement.code = "worse-players";
  }
  return statement;
}

Statement OfAlternative(const swiss::Alternative& alternative) {
  switch (alternative.kind) {
    case swiss::Alternative::Kind::kNotExamined:
      return {"not-examined"};
    case swiss::Alternative::Kind::kSame:
      return {"same"};
    case swiss::Alternative::Kind::kCompared:
      return OfAccountedVerdict(alternative.verdict);
  }
  return {};
}

}  // namespace ronda::explain
