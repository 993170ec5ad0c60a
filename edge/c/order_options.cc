#include "edge/c/order_options.h"

namespace ronda::edge {

void TakeAlphabet(OptionReader& reader, service::AlphabetRequest& request) {
  reader.Take("alphabet", request.alphabet);
  reader.Take("start_letters", request.start);
}

void TakeOrder(OptionReader& reader, service::OrderRequest& request) {
  using handling::LastResort;
  Words<std::string> strengths;
  for (const std::string_view name : {"FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"}) {
    strengths.emplace_back(name, std::string(name));
  }
  reader.Take("strength", request.strength, strengths);
  reader.Take("equal", request.last_resort,
              Words<LastResort>{
                  {"name", LastResort::kName}, {"order", LastResort::kListOrder}, {"fide-id", LastResort::kFideId}});
  TakeAlphabet(reader, request.alphabet);
}

}  // namespace ronda::edge
