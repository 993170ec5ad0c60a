#include "ronda/service/alphabet_choice.h"

namespace ronda::service {

Result<Alphabet> AlphabetOf(const AlphabetRequest& request) {
  auto alphabet = Alphabet::Make(request.alphabet);
  if (!alphabet || !request.start) return alphabet;
  return alphabet->StartingAt(*request.start);
}

}  // namespace ronda::service
