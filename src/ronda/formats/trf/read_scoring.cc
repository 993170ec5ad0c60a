// Point systems: 162, 362, XXS and the BB. records.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/letters.h"
#include "ronda/formats/trf/records.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kGameSymbols = "WDLAPXZ";
constexpr std::array<std::string_view, 15> kXxsSymbols{"WW",  "BW",  "WD", "BD", "WL", "BL", "ZPB", "HPB",
                                                       "FPB", "PAB", "FW", "FL", "W",  "D",  "L"};

struct Pair {
  std::string_view symbol;
  std::string_view value;
  int symbol_column = 0;
  int value_column = 0;
};

bool IsLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

// Symbols and values of a scoring record, however they are spaced: "W 3.0   D 1.0", "W3 D1", "W=3.0".
std::vector<Pair> SymbolsAndValues(const FieldReader& line) {
  const std::string_view text = line.columns().text();
  std::vector<Pair> pairs;
  std::size_t at = std::min<std::size_t>(text.size(), kValueColumn - 1);
  const auto skip = [&](std::string_view what) { at = std::min(text.find_first_not_of(what, at), text.size()); };
  for (skip(" \t"); at < text.size(); skip(" \t,;")) {
    Pair pair;
    pair.symbol_column = line.columns().ColumnOf(at);
    std::size_t from = at;
    while (at < text.size() && IsLetter(text[at])) ++at;
    pair.symbol = text.substr(from, at - from);
    skip(" \t=:");
    pair.value_column = line.columns().ColumnOf(at);
    from = at;
    while (at < text.size() && !IsLetter(text[at]) && text[at] != ' ' && text[at] != '\t' && text[at] != ',') ++at;
    pair.value = text.substr(from, at - from);
    pairs.push_back(pair);
    if (pair.symbol.empty() && pair.value.empty()) break;
  }
  return pairs;
}

SourceSpan SpanOf(const FieldReader& line, const Pair& pair) {
  const int end = pair.value_column + Columns(pair.value).size();
  return line.Span(pair.symbol_column, std::max(1, end - pair.symbol_column));
}

std::optional<Points> ValueOf(FieldReader& line, const Pair& pair) {
  const auto value = ParsePoints(pair.value);
  if (!value) {
    line.Fail(SpanOf(line, pair), "trf-points",
              fmt::format("'{}' after '{}' is not a number of points", pair.value, pair.symbol),
              "each symbol is followed by its points, e.g. W 1.0");
  }
  return value;
}

void CheckSpacing(FieldReader& line, const std::vector<Pair>& pairs, int first_symbol) {
  using namespace scoring_fields;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const int shift = kStep * static_cast<int>(i);
    const Pair& pair = pairs[i];
    const int value_end = pair.value_column + Columns(pair.value).size() - 1;
    const bool placed = pair.symbol_column == first_symbol + shift && pair.value_column >= kValue + shift &&
                        value_end < kValue + kValueWidth + shift;
    if (placed) continue;
    line.report().Warn(SpanOf(line, pair), "trf-loose-columns", "the points do not stand in their columns",
                       fmt::format("symbols stand in columns {}, {}, {}, ..., their points right after them",
                                   first_symbol, first_symbol + kStep, first_symbol + 2 * kStep));
    return;
  }
}

}  // namespace

void ReadGameScoring(FieldReader& line, Draft& draft) {
  const auto pairs = SymbolsAndValues(line);
  for (const Pair& pair : pairs) {
    const char symbol = pair.symbol.size() == 1 ? Upper(pair.symbol.front()) : '?';
    if (kGameSymbols.find(symbol) == std::string_view::npos) {
      line.Fail(SpanOf(line, pair), "trf-scoring", fmt::format("'{}' is no symbol of record 162", pair.symbol),
                "symbols are W, D, L, A, P and X");
      continue;
    }
    if (const auto value = ValueOf(line, pair)) {
      draft.scoring.push_back({Scoring::k162, std::string(1, symbol), *value, SpanOf(line, pair)});
    }
  }
  if (!line.failed()) CheckSpacing(line, pairs, scoring_fields::kGameSymbol);
}

void ReadMatchScoring(FieldReader& line, Draft& draft) {
  MatchPointSystem system;
  const auto pairs = SymbolsAndValues(line);
  for (const Pair& pair : pairs) {
    Points* target = pair.symbol == "TW"   ? &system.win
                     : pair.symbol == "TD" ? &system.draw
                     : pair.symbol == "TL" ? &system.loss
                                           : nullptr;
    if (target == nullptr) {
      line.Fail(SpanOf(line, pair), "trf-scoring", fmt::format("'{}' is no symbol of record 362", pair.symbol),
                "symbols are TW, TD and TL");
    } else if (const auto value = ValueOf(line, pair)) {
      *target = *value;
    }
  }
  if (!line.failed()) CheckSpacing(line, pairs, scoring_fields::kMatchSymbol);
  draft.match_scoring = {system, line.ValueSpan()};
}

void ReadXxs(FieldReader& line, Draft& draft) {
  for (const Word& word : line.ValueWords()) {
    const std::size_t equals = word.text.find('=');
    const std::string_view symbol = word.text.substr(0, equals);
    if (equals == std::string_view::npos || std::ranges::find(kXxsSymbols, symbol) == kXxsSymbols.end()) {
      line.Fail(line.SpanOf(word), "trf-scoring", fmt::format("'{}' is no setting of record XXS", word.text),
                "settings are CODE=POINTS with WW BW WD BD WL BL ZPB HPB FPB PAB FW FL, or W D L for several");
      continue;
    }
    const auto value = ParsePoints(word.text.substr(equals + 1));
    if (!value) {
      line.Fail(line.SpanOf(word), "trf-points", fmt::format("'{}' is not a number of points", word.text),
                "write e.g. W=3.0");
      continue;
    }
    draft.scoring.push_back({Scoring::kXxs, std::string(symbol), *value, line.SpanOf(word)});
  }
}

void ReadBb(FieldReader& line, Draft& draft) {
  const auto value = ParsePoints(line.Value());
  if (!value) {
    line.Fail(line.ValueSpan(), "trf-points", fmt::format("'{}' is not a number of points", line.Value()),
              "the points stand from column 5 on");
    return;
  }
  draft.scoring.push_back({Scoring::kBb, std::string(line.code().substr(2)), *value, line.ValueSpan()});
}

}  // namespace ronda::trf
