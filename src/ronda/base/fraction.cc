#include "ronda/base/fraction.h"

#include <fmt/format.h>

namespace ronda {

std::int64_t RoundHalfUp(const Fraction& value) {
  const std::int64_t over = value.over();
  const std::int64_t whole = over / value.under();
  const std::int64_t rest = over % value.under();
  const std::int64_t magnitude = rest < 0 ? -rest : rest;
  if (magnitude < value.under() - magnitude) return whole;
  return over < 0 ? whole - 1 : whole + 1;
}

std::string ToDecimal(const Fraction& value, int decimals) {
  std::int64_t scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const std::int64_t scaled = RoundHalfUp(value * Fraction(scale));
  const std::int64_t magnitude = scaled < 0 ? -scaled : scaled;
  const std::string sign = scaled < 0 ? "-" : "";
  if (decimals == 0) return fmt::format("{}{}", sign, magnitude);
  return fmt::format("{}{}.{:0{}}", sign, magnitude / scale, magnitude % scale, decimals);
}

}  // namespace ronda
