// The header fields of a request or a response, in their order. Names are compared without regard to case.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ronda::web {

// ASCII letters alike in both cases, as names of fields are.
bool EqualIgnoringCase(std::string_view a, std::string_view b);

class Headers {
 public:
  using Field = std::pair<std::string, std::string>;

  Headers() = default;
  Headers(std::initializer_list<Field> fields) : fields_(fields) {}

  // Beside the fields of that name there are.
  void Add(std::string name, std::string value);
  // In place of them.
  void Set(std::string name, std::string value);

  // The first of that name; none if there is none.
  std::optional<std::string_view> Find(std::string_view name) const;
  // How many of that name there are.
  std::size_t Count(std::string_view name) const;
  // All of that name joined by commas, as a list may be spread over several fields; empty if there is none.
  std::string Joined(std::string_view name) const;

  bool empty() const { return fields_.empty(); }
  const std::vector<Field>& fields() const { return fields_; }

 private:
  std::vector<Field> fields_;
};

// A name is a token, a value has no control characters but tabs: what is not so could end the field and begin another.
bool IsFieldName(std::string_view name);
bool IsFieldValue(std::string_view value);

// The elements of a comma-separated list without the blanks around them; empty elements are left out.
std::vector<std::string_view> ListElements(std::string_view list);
std::string_view Trimmed(std::string_view text);

}  // namespace ronda::web
