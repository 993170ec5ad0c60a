#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/base/suggestion.h"
#include "ronda/tiebreak/tie_break.h"
#include "ronda/tiebreak/words.h"

namespace ronda::tiebreak {
namespace {

// Other names of what the catalogue has.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kAliases{{
    {"BUCHHOLZ", "BH"},
    {"SOLKOFF", "BH"},
    {"BRAZILIAN", "BH/C1"},
    {"MEDIAN", "BH/M1"},
    {"HARKNESS", "HARK"},
    {"SONNEBORN", "SB"},
    {"PROGRESSIVE", "PS"},
    {"CUMULATIVE", "PS"},
    {"KOYA", "KS"},
    {"KASHDAN", "KAS"},
    {"BRIGHTWELL", "BRW"},
    {"DUTCH", "HOL"},
    {"LOTS", "LOT"},
    {"GE", "REP"},  // its name before August 2024
}};

Diagnostic Refusal(std::string code, std::string message, std::string hint) {
  return {.code = std::move(code), .message = std::move(message), .hint = std::move(hint)};
}

// "BHC1" is "BH/C1" without its slash.
std::optional<std::string> WithSlash(std::string_view word) {
  for (std::size_t length = word.size() - 1; length >= 2 && length < word.size(); --length) {
    if (FindDefinition(word.substr(0, length)) == nullptr) continue;
    std::string code = fmt::format("{}/{}", word.substr(0, length), word.substr(length));
    if (ParseTieBreak(code)) return code;
  }
  return std::nullopt;
}

Diagnostic UnknownTieBreak(std::string_view word, std::string_view as_written) {
  std::vector<std::string> known;
  for (const Definition& definition : Catalogue()) known.emplace_back(definition.acronym);
  for (const auto& alias : kAliases) known.emplace_back(alias.first);
  auto closest = WithSlash(word);
  if (!closest) closest = Closest(word, known);
  return Refusal("tiebreak-unknown", fmt::format("there is no tie-break '{}'", as_written),
                 closest ? fmt::format("did you mean '{}'?", *closest) : "ronda standings --list shows all of them");
}

Diagnostic WrongModifier(const Definition& definition, std::string_view modifier, std::string_view why) {
  std::string known;
  for (const char letter : definition.modifiers) {
    if (!known.empty()) known += ", ";
    known += letter == ':' ? ":MP, :GP" : letter == '#' ? "/421" : fmt::format("/{}", letter);
  }
  return Refusal("tiebreak-modifier", fmt::format("{}: {} '{}'", definition.acronym, why, modifier),
                 known.empty() ? fmt::format("{} takes no modifier", definition.acronym)
                               : fmt::format("{} takes {}", definition.acronym, known));
}

std::string Capitals(std::string_view text) {
  std::string capitals;
  for (const char c : Trim(text)) capitals += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return capitals;
}

// The handbook writes BH-C1 where the records write BH/C1; a minus before a digit stays one.
void SlashForHyphen(std::string& code) {
  for (std::size_t i = 0; i + 1 < code.size(); ++i) {
    if (code[i] == '-' && code[i + 1] >= 'A' && code[i + 1] <= 'Z') code[i] = '/';
  }
}

std::optional<int> Number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value > 1000 || value < -1000) return std::nullopt;
  return value;
}

// "421", or "10-4-1" where a value has more digits.
std::optional<ByOutcome<int>> Weights(std::string_view text) {
  ByOutcome<int> weights;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto hyphen = text.find('-');
    const bool digits = hyphen == std::string_view::npos && (i > 0 ? text.size() == 3 - i : text.size() == 3);
    const std::string_view one = digits ? text.substr(0, 1) : text.substr(0, hyphen);
    const auto value = ParseCount(one);
    if (!value || *value > 1000) return std::nullopt;
    weights.values[i] = *value;
    text.remove_prefix(digits ? 1 : hyphen == std::string_view::npos ? text.size() : hyphen + 1);
  }
  return text.empty() ? std::optional(weights) : std::nullopt;
}

std::optional<Fraction> Factor(std::string_view text) {
  const auto points = ParsePoints(text);
  if (!points || *points <= Points{}) return std::nullopt;
  return Fraction(points->tenths(), 10);
}

// Takes a modifier into the tie-break; false if its value makes no sense.
bool Take(TieBreak& tie_break, std::string_view modifier) {
  const std::string_view value = modifier.substr(1);
  const auto number = Number(value);
  switch (modifier.front()) {
    case 'B':
      tie_break.best = number.value_or(0);
      return tie_break.best > 0;
    case 'C':
      tie_break.cut = number.value_or(0);
      return tie_break.cut > 0;
    case 'M':
      tie_break.median = number.value_or(0);
      return tie_break.median > 0;
    case 'L':
      tie_break.limit = number.value_or(0);
      return number.has_value();
    case 'K':
      tie_break.factor = Factor(value);
      return tie_break.factor.has_value();
    case 'P':
      tie_break.forfeits_played = true;
      return value.empty();
    case 'F':
      tie_break.fore = true;
      return value.empty();
    case 'R':
      tie_break.reverse = true;
      return value.empty();
    default:
      return false;
  }
}

Result<void> TakeModifier(TieBreak& tie_break, std::string_view modifier) {
  const Definition& definition = *tie_break.definition;
  const bool takes_weights = definition.modifiers.find('#') != std::string_view::npos;
  if (takes_weights) {
    const auto weights = Weights(modifier);
    if (!weights) return tl::unexpected(WrongModifier(definition, modifier, "these are no three values:"));
    tie_break.weights = *weights;
    return {};
  }
  if (modifier.empty() || modifier.front() == ':' || definition.modifiers.find(modifier.front()) == std::string::npos) {
    return tl::unexpected(WrongModifier(definition, modifier, "unknown modifier"));
  }
  if (!Take(tie_break, modifier)) return tl::unexpected(WrongModifier(definition, modifier, "unreadable modifier"));
  return {};
}

Result<void> TakeScore(TieBreak& tie_break, std::string_view score) {
  if (tie_break.definition->modifiers.find(':') == std::string_view::npos || (score != "MP" && score != "GP")) {
    return tl::unexpected(WrongModifier(*tie_break.definition, score, "unknown score"));
  }
  tie_break.score = score == "MP" ? Score::kMatchPoints : Score::kGamePoints;
  return {};
}

// The code without other names, hyphens and small letters: "Solkoff-C1" is BH/C1, "KAS421" is KAS/421.
std::string Normalised(std::string_view code) {
  std::string text = Capitals(code);
  if (text.starts_with("OTHER_")) text.erase(0, 6);
  SlashForHyphen(text);
  const auto end = std::min(text.find_first_of("/:"), text.size());
  const std::string word = text.substr(0, end);
  for (const auto& [name, meaning] : kAliases) {
    if (word == name) return std::string(meaning) + text.substr(end);
  }
  const auto digit = word.find_first_of("0123456789");
  if (digit != std::string::npos && (word.substr(0, digit) == "KAS" || word.substr(0, digit) == "KASHDAN")) {
    return "KAS/" + text.substr(digit);
  }
  return text;
}

Result<TieBreak> ParseCode(std::string_view code) {
  const std::string text = Normalised(code);
  std::string_view rest = text;
  const std::string_view word = rest.substr(0, std::min(rest.find_first_of("/:"), rest.size()));
  TieBreak tie_break;
  tie_break.code = Trim(code);
  tie_break.definition = FindDefinition(word);
  if (tie_break.definition == nullptr) {
    const std::string_view written = std::string_view(tie_break.code).substr(0, word.size());
    return tl::unexpected(UnknownTieBreak(word, Capitals(written) == word ? written : word));
  }
  rest.remove_prefix(word.size());
  std::string seen;
  while (!rest.empty()) {
    const char sign = rest.front();
    rest.remove_prefix(1);
    const std::string_view modifier = rest.substr(0, std::min(rest.find_first_of("/:"), rest.size()));
    rest.remove_prefix(modifier.size());
    const char kind = sign == ':' || modifier.empty() ? sign : modifier.front();
    if (seen.find(kind) != std::string::npos) {
      return tl::unexpected(WrongModifier(*tie_break.definition, modifier, "one of its kind stands before"));
    }
    seen += kind;
    const auto taken = sign == ':' ? TakeScore(tie_break, modifier) : TakeModifier(tie_break, modifier);
    if (!taken) return tl::unexpected(taken.error());
  }
  if (word == "KAS" && tie_break.weights == ByOutcome<int>{}) tie_break.weights = {{{1, 0, 0}}};
  return tie_break;
}

}  // namespace

// A name in words stands for its code in lists and columns.
Result<TieBreak> ParseTieBreak(std::string_view code) {
  const auto named = CodeOfName(code);
  return ParseCode(named ? std::string_view(*named) : code);
}

Parsed<std::vector<TieBreak>> ParseTieBreaks(std::span<const std::string> codes) {
  Parsed<std::vector<TieBreak>> parsed;
  std::vector<TieBreak> list;
  for (const std::string& code : codes) {
    if (auto one = ParseTieBreak(code)) {
      list.push_back(*std::move(one));
    } else {
      parsed.diagnostics.push_back(one.error());
    }
  }
  if (parsed.diagnostics.empty()) parsed.value = std::move(list);
  return parsed;
}

}  // namespace ronda::tiebreak
