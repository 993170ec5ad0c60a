#include "ronda/app/cli/frame/order_options.h"

namespace ronda::cli {

void AddAlphabet(Verb verb, service::AlphabetRequest& request) {
  verb.AddOption("--alphabet", request.alphabet, "A language (en, es, cs, de, ...) or the letters in order");
  verb.AddOption("--start-letters", request.start, "Names from these drawn letters on come first: M, or MAR");
}

void AddOrderOptions(Verb verb, service::OrderRequest& request) {
  using handling::LastResort;
  verb.AddOption("--strength", request.strength, "Which rating counts, as in record 172; FIDE unless the file says")
      .OneOf({"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"});
  AddAlphabet(verb, request.alphabet);
  verb.AddChoice("--equal", request.last_resort,
                 Choices<LastResort>{
                     {"name", LastResort::kName}, {"order", LastResort::kListOrder}, {"fide-id", LastResort::kFideId}},
                 "What decides between players of equal rating and title");
}

}  // namespace ronda::cli
