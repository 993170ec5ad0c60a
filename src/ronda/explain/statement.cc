#include "ronda/explain/statement.h"

#include <algorithm>

namespace ronda::explain {

Datum::Datum(std::string_view its_name, Value its_value) : name(its_name), value(std::move(its_value)) {}
Datum::Datum(const Datum& other) = default;
Datum::Datum(Datum&& other) noexcept = default;
Datum& Datum::operator=(const Datum& other) = default;
Datum& Datum::operator=(Datum&& other) noexcept = default;
Datum::~Datum() = default;

const Value* Statement::Find(std::string_view name) const {
  const auto found = std::ranges::find(data, name, &Datum::name);
  return found == data.end() ? nullptr : &found->value;
}

}  // namespace ronda::explain
