#include "ronda/formats/rating/rules.h"

#include <fmt/format.h>

#include <utility>

#include "ronda/formats/json/value_reader.h"

namespace ronda::rating {
namespace {

using json::ObjectReader;
using json::Optional;
using json::Value;
using json::ValueReader;

constexpr int kNobody = 100'000;  // a rating nobody has

class RulesReader {
 public:
  explicit RulesReader(ValueReader& values) : values_(values) {}

  RuleSet Read(Value root) {
    values_.EnterKey("rules");
    if (!values_.Expect(root, json::Kind::kObject)) return {};
    ObjectReader members(values_, root);
    RuleSet rules = Base(members);
    rules.effective_from = rules.effective_to = rules.source = "";
    rules.id = "custom";
    rules.title = "rules of one's own";
    members(Optional("name"), rules.title);
    ReadExpectation(members, rules);
    members(Optional("cap"), rules.cap.limit);
    members(Optional("cap_exempt_from"), rules.cap.exempt_from);
    members(Optional("floor"), rules.floor);
    ReadK(members, rules.k);
    ReadInitial(members, rules.initial);
    members.Finish();
    return rules;
  }

 private:
  void Refuse(Value value, std::string_view key, std::string hint) {
    values_.Error(value, "rules-value", fmt::format("\"{}\" cannot be {}", key, text::Quoted(value.Token())),
                  std::move(hint));
  }

  RuleSet Base(ObjectReader& members) {
    std::string id;
    const auto value = members.Take(Optional("based_on"));
    values_.EnterKey("based_on");
    if (!value || !values_.Read(*value, id)) return StandardRuleSets().front();
    if (const RuleSet* found = FindRuleSet(id)) return *found;
    Refuse(*value, "based_on", "name an edition: fide-2024, fide-2024-march, fide-2017 or fide-former");
    return {};
  }

  void ReadExpectation(ObjectReader& members, RuleSet& rules) {
    std::string word;
    const auto value = members.Take(Optional("expectation"));
    values_.EnterKey("expectation");
    if (!value || !values_.Read(*value, word)) return;
    if (word != "table" && word != "formula") return Refuse(*value, "expectation", "write \"table\" or \"formula\"");
    rules.expectation = word == "table" ? Expectation::kTable : Expectation::kFormula;
  }

  void ReadPositive(ObjectReader& members, std::string_view key, int& number) {
    const auto value = members.Take(Optional(key));
    values_.EnterKey(key);
    if (!value || !values_.Read(*value, number)) return;
    if (number < 0 || number > 100'000) Refuse(*value, key, "write a number from 0 to 100000");
  }

  // A number is K for everybody.
  void ReadK(ObjectReader& members, KRule& k) {
    const auto value = members.Take(Optional("k"));
    if (!value) return;
    values_.EnterKey("k");
    if (value->kind() == json::Kind::kNumber) {
      int same = 0;
      if (!values_.Read(*value, same)) return;
      if (same < 1 || same > 1000) return Refuse(*value, "k", "write a number from 1 to 1000");
      k = KRule{};
      k.newcomer_games = 0;
      k.top_from = kNobody;
      k.usual = same;
      return;
    }
    if (!values_.Expect(*value, json::Kind::kObject)) return;
    ObjectReader lines(values_, *value);
    ReadPositive(lines, "newcomer", k.newcomer);
    ReadPositive(lines, "newcomer_games", k.newcomer_games);
    ReadPositive(lines, "youth", k.youth);
    ReadYouthUntil(lines, k);
    ReadPositive(lines, "youth_age", k.youth_age);
    ReadPositive(lines, "youth_below", k.youth_below);
    ReadPositive(lines, "usual", k.usual);
    ReadPositive(lines, "top", k.top);
    ReadPositive(lines, "top_from", k.top_from);
    lines(Optional("most_per_period"), k.most_per_period);
    lines.Finish();
  }

  void ReadYouthUntil(ObjectReader& lines, KRule& k) {
    std::string word;
    const auto value = lines.Take(Optional("youth_until"));
    values_.EnterKey("youth_until");
    if (!value || !values_.Read(*value, word)) return;
    if (word == "never") {
      k.youth_until = YouthUntil::kNever;
    } else if (word == "birthday") {
      k.youth_until = YouthUntil::kBirthday;
    } else if (word == "end-of-year") {
      k.youth_until = YouthUntil::kEndOfYear;
    } else {
      Refuse(*value, "youth_until", "write \"never\", \"birthday\" or \"end-of-year\"");
    }
  }

  void ReadInitial(ObjectReader& members, InitialRule& initial) {
    const auto value = members.Take(Optional("initial"));
    if (!value) return;
    values_.EnterKey("initial");
    if (!values_.Expect(*value, json::Kind::kObject)) return;
    ObjectReader lines(values_, *value);
    std::string word;
    if (const auto method = lines.Take(Optional("method"))) {
      values_.EnterKey("method");
      if (values_.Read(*method, word) && word != "draws" && word != "steps") {
        Refuse(*method, "method", "write \"draws\" or \"steps\"");
      }
    }
    if (!word.empty()) {
      initial.method = word == "steps" ? InitialMethod::kStepsAboveHalf : InitialMethod::kHypotheticalDraws;
    }
    ReadPositive(lines, "least_games", initial.least_games);
    ReadPositive(lines, "hypothetical_games", initial.hypothetical_games);
    ReadPositive(lines, "hypothetical_rating", initial.hypothetical_rating);
    if (const auto step = lines.Take(Optional("step"))) {
      Points points;
      values_.EnterKey("step");
      if (values_.Read(*step, points)) initial.step = Fraction(points.tenths(), 10);
    }
    lines(Optional("most"), initial.most);
    lines.Finish();
  }

  ValueReader& values_;
};

}  // namespace

Parsed<RuleSet> ReadRules(std::string_view text, std::string_view file_name) {
  if (text.starts_with(text::kUtf8Bom)) text.remove_prefix(text::kUtf8Bom.size());
  Parsed<RuleSet> parsed;
  std::vector<text::Problem> problems;
  const json::Tape tape = json::Tape::Parse(text, problems);
  if (!tape.empty()) {
    ValueReader values(problems);
    RuleSet rules = RulesReader(values).Read(tape.root());
    if (!values.HasErrors()) parsed.value = std::move(rules);
  }
  parsed.diagnostics = text::Locate(std::move(problems), text, file_name);
  return parsed;
}

}  // namespace ronda::rating
