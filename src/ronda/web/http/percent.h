// Percent-encoding, and the addresses and forms that are written in it. What cannot be meant is refused, never guessed:
// a % without two digits, bytes that are no UTF-8, control characters, a path that climbs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/web/http/values.h"

namespace ronda::web {

enum class Plus : std::uint8_t { kPlus, kBlank };  // in forms and queries a plus is a blank

std::optional<std::string> PercentDecode(std::string_view text, Plus plus);
// All but letters, digits and -._~ is encoded, so the text may stand anywhere in an address.
std::string PercentEncode(std::string_view text);

// A target as it stands in a request line ("/t/open?round=3"), taken apart and decoded. None if it does not begin with
// a slash, has an empty segment, "." or "..", or one with a slash or a backslash in it.
struct Target {
  std::string path;
  std::vector<std::string> segments;
  Values query;
  enum class End : std::uint8_t { kNone, kSlash };
  End end = End::kNone;  // "/desk/open/": the path is without the slash, for it is one page
};
std::optional<Target> ParseTarget(std::string_view target);

// A query or the body of a form; none if it is ill-formed or has more than `most` values.
inline constexpr std::size_t kMostFormValues = 1000;
std::optional<Values> DecodeForm(std::string_view text, std::size_t most = kMostFormValues);

}  // namespace ronda::web
