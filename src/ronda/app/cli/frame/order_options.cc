#include "ronda/app/cli/frame/order_options.h"

#include <fmt/format.h>

namespace ronda::cli {

void AddOrderOptions(Verb verb, OrderOptions& options) {
  verb.AddOption("--strength", options.strength, "Which rating counts, as in record 172; FIDE unless the file says")
      .OneOf({"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"});
  verb.AddOption("--alphabet", options.alphabet, "A language (en, es, cs, de, ...) or the letters in order");
  verb.AddOption("--equal", options.equal, "What decides between players of equal rating and title")
      .OneOf({"name", "order", "fide-id"});
}

Result<handling::OrderRules> OrderRulesOf(const OrderOptions& options, const Tournament& tournament,
                                          const handling::Edition& edition) {
  handling::OrderRules rules;
  rules.edition = &edition;
  const std::string& method = options.strength.empty() ? tournament.data().info.rank_method : options.strength;
  const auto strength = handling::StrengthFromCode(method.empty() ? "FIDE" : method);
  if (!strength) {
    return tl::unexpected(
        Diagnostic{.code = "handling-strength",
                   .message = fmt::format("the players are ordered by a method of the event's own (172 {})", method),
                   .hint = "say which rating counts with --strength"});
  }
  rules.strength = *strength;
  if (options.equal == "order") rules.last_resort = handling::LastResort::kListOrder;
  if (options.equal == "fide-id") rules.last_resort = handling::LastResort::kFideId;
  auto alphabet = handling::Alphabet::Make(options.alphabet);
  if (!alphabet) return tl::unexpected(alphabet.error());
  rules.alphabet = *std::move(alphabet);
  return rules;
}

}  // namespace ronda::cli
