#include "ronda/sheets/explain_exchanges.h"

#include <fmt/format.h>

namespace ronda::sheets {
namespace {

using explain::Remainder;
using explain::TriedExchange;

std::string Joined(const std::vector<Place>& players, const PlaceName& name) {
  std::string text;
  for (const Place player : players) text += fmt::format("{}{}", text.empty() ? "" : "+", name(player));
  return text;
}

// "19 with 26", or "none".
std::string ExchangeName(const TriedExchange& exchange, const PlaceName& name) {
  if (exchange.in.empty()) return "none";
  return fmt::format("{} with {}", Joined(exchange.out, name), Joined(exchange.in, name));
}

std::string RemainderWords(const TriedExchange& exchange, const PlaceName& name) {
  switch (exchange.remainder) {
    case Remainder::kNobody:
      return "";
    case Remainder::kPairable:
      return "the others can be paired";
    case Remainder::kUnpairable:
      return "the others cannot all be paired";
    case Remainder::kAlone:
      return fmt::format("{} has nobody left", name(*exchange.alone));
  }
  return "";
}

// "18-21, 4-19; 19 has nobody left"
std::string EliminationWords(const TriedExchange& exchange, const PlaceName& name) {
  std::string text;
  for (const PlacePair& pair : exchange.forced) {
    text += fmt::format("{}{}-{}", text.empty() ? "" : ", ", name(pair.higher), name(pair.lower));
  }
  const std::string rest = RemainderWords(exchange, name);
  return text + (text.empty() || rest.empty() ? "" : "; ") + rest;
}

// Decision 325.
bool CouldBePaired(const TriedExchange& exchange) {
  return exchange.remainder == Remainder::kNobody || exchange.remainder == Remainder::kPairable;
}

}  // namespace

std::string TextOf(const explain::TriedExchanges& exchanges, const PlaceName& name) {
  if (exchanges.tried.empty()) return "";
  std::string text = "Exchanges in turn, by what B1 and B2 leave:\n";
  for (const TriedExchange& exchange : exchanges.tried) {
    const bool is_made = &exchange == &exchanges.tried.back();
    if (is_made && exchanges.left_out > 0) text += fmt::format("  {} more\n", exchanges.left_out);
    text += fmt::format("  {}: {}{}\n", ExchangeName(exchange, name), EliminationWords(exchange, name),
                        CouldBePaired(exchange) && !is_made ? "; but B4 to B6 ask for another" : "");
  }
  return text;
}

}  // namespace ronda::sheets
