#include "support/words.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace ronda::test {
namespace {

std::vector<std::string_view> Split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t begin = text.find_first_not_of(separators);
    if (begin == std::string_view::npos) return parts;
    text.remove_prefix(begin);
    const std::string_view part = text.substr(0, text.find_first_of(separators));
    parts.push_back(part);
    text.remove_prefix(part.size());
  }
}

}  // namespace

std::vector<std::string_view> Words(std::string_view text) { return Split(text, " \n"); }

std::vector<std::string_view> Lines(std::string_view text) { return Split(text, "\n"); }

int LeadingNumber(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) Fail("no number", text);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

void Fail(std::string_view what, std::string_view where) {
  std::fprintf(stderr, "test event: %.*s: %.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(where.size()), where.data());
  std::abort();
}

}  // namespace ronda::test
