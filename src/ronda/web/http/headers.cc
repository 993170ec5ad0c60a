#include "ronda/web/http/headers.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/letters.h"

namespace ronda::web {
namespace {

// RFC 9110, section 5.6.2: what a token is made of.
bool IsTokenCharacter(char c) {
  return IsSmall(c) || IsCapital(c) || (c >= '0' && c <= '9') ||
         std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

}  // namespace

bool EqualIgnoringCase(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return Lower(x) == Lower(y); });
}

void Headers::Add(std::string name, std::string value) { fields_.emplace_back(std::move(name), std::move(value)); }

void Headers::Set(std::string name, std::string value) {
  std::erase_if(fields_, [&](const Field& field) { return EqualIgnoringCase(field.first, name); });
  Add(std::move(name), std::move(value));
}

std::optional<std::string_view> Headers::Find(std::string_view name) const {
  for (const auto& [known, value] : fields_) {
    if (EqualIgnoringCase(known, name)) return value;
  }
  return std::nullopt;
}

std::size_t Headers::Count(std::string_view name) const {
  const auto same = [&](const Field& field) { return EqualIgnoringCase(field.first, name); };
  return CountIf(fields_, same);
}

std::string Headers::Joined(std::string_view name) const {
  std::string all;
  for (const auto& [known, value] : fields_) {
    if (!EqualIgnoringCase(known, name)) continue;
    if (!all.empty()) all += ", ";
    all += value;
  }
  return all;
}

bool IsFieldName(std::string_view name) { return !name.empty() && std::ranges::all_of(name, IsTokenCharacter); }

bool IsFieldValue(std::string_view value) {
  return std::ranges::none_of(value, [](char c) {
    const auto code = static_cast<unsigned char>(c);
    return (code < 0x20 && c != '\t') || code == 0x7f;
  });
}

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::vector<std::string_view> ListElements(std::string_view list) {
  std::vector<std::string_view> elements;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (const std::string_view element = Trimmed(list.substr(0, comma)); !element.empty()) elements.push_back(element);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return elements;
}

}  // namespace ronda::web
