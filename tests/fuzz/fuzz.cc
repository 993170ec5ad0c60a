// The libFuzzer program of all targets: `ronda_fuzz --target=NAME [options of libFuzzer] [folders]`. Without arguments
// it lists the targets: name, corpus, dictionary, longest input. One program, so that the engine is linked once.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "fuzz/target.h"

namespace {

const ronda::fuzz::Target* target = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
  constexpr std::string_view kOption = "--target=";
  for (int i = 1; i < *count; ++i) {
    const std::string_view argument = (*arguments)[i];
    if (argument.starts_with(kOption)) target = ronda::fuzz::FindTarget(argument.substr(kOption.size()));
  }
  if (target != nullptr) return 0;
  for (const ronda::fuzz::Target& known : ronda::fuzz::Targets()) {
    std::cout << known.name << ' ' << known.corpus << ' ' << known.dictionary << ' ' << known.most_bytes << '\n';
  }
  std::cout.flush();
  std::exit(*count == 1 ? 0 : 3);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  target->check({reinterpret_cast<const char*>(data), size});
  return 0;
}
