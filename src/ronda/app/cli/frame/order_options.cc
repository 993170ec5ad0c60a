#include "ronda/app/cli/frame/order_options.h"

namespace ronda::cli {

void AddOrderOptions(Verb verb, service::OrderRequest& request) {
  using handling::LastResort;
  verb.AddOption("--strength", request.strength, "Which rating counts, as in record 172; FIDE unless the file says")
      .OneOf({"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"});
  verb.AddOption("--alphabet", request.alphabet, "A language (en, es, cs, de, ...) or the letters in order");
  verb.AddChoice("--equal", request.last_resort,
                 Choices<LastResort>{
                     {"name", LastResort::kName}, {"order", LastResort::kListOrder}, {"fide-id", LastResort::kFideId}},
                 "What decides between players of equal rating and title");
}

}  // namespace ronda::cli
