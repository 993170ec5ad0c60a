// A time control in words, in the language of the reader.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "ronda/announce/time_control.h"

namespace ronda::announce {

// English texts with {} for what is filled in, turned into those of a language; as they are unless it is said how.
class Wording {
 public:
  using Translate = std::function<std::string(std::string_view english)>;

  Wording() = default;
  explicit Wording(Translate translate) : translate_(std::move(translate)) {}

  std::string operator()(std::string_view english) const {
    return translate_ ? translate_(english) : std::string(english);
  }
  template <class First, class... Rest>
  std::string operator()(std::string_view english, const First& first, const Rest&... rest) const {
    return fmt::vformat((*this)(english), fmt::make_format_args(first, rest...));
  }

 private:
  Translate translate_;
};

std::string InWords(const TimeControl& control, const Wording& words);

}  // namespace ronda::announce
