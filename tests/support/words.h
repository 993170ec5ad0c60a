// Small helpers to read the notations of the test builders. What is wrong is a bug of the test and ends it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ronda::test {

// The parts of the text between blanks.
std::vector<std::string_view> Words(std::string_view text);

std::vector<std::string_view> Lines(std::string_view text);

// Takes the number the text begins with off it.
int LeadingNumber(std::string_view& text);

[[noreturn]] void Fail(std::string_view what, std::string_view where);

}  // namespace ronda::test
