// Names and values: those of a query, a form, the cookies or the places of a path, decoded.
#pragma once

#include <charconv>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace ronda::web {

class Values {
 public:
  Values() = default;
  Values(std::initializer_list<std::pair<std::string, std::string>> values) : values_(values) {}

  void Add(std::string name, std::string value) { values_.emplace_back(std::move(name), std::move(value)); }

  // The first of that name; none if there is none.
  std::optional<std::string_view> Find(std::string_view name) const {
    for (const auto& [known, value] : values_) {
      if (known == name) return value;
    }
    return std::nullopt;
  }
  // The same, or nothing for nothing.
  std::string_view Text(std::string_view name) const { return Find(name).value_or(std::string_view()); }
  // A whole number in decimal digits; none if there is none or it is anything else.
  std::optional<int> Number(std::string_view name) const {
    const std::string_view text = Text(name);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
  }
  // Every value of that name, in the order of the text.
  std::vector<std::string_view> All(std::string_view name) const {
    std::vector<std::string_view> found;
    for (const auto& [known, value] : values_) {
      if (known == name) found.push_back(value);
    }
    return found;
  }

  bool empty() const { return values_.empty(); }
  std::size_t size() const { return values_.size(); }
  const std::vector<std::pair<std::string, std::string>>& values() const { return values_; }

 private:
  std::vector<std::pair<std::string, std::string>> values_;
};

}  // namespace ronda::web
