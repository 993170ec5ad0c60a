#include "ronda/words/told.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "ronda/base/counting.h"

namespace ronda::words {
namespace {

// A gap of a pattern: {}, {name}, or {name noun}, where the English has a number with its noun.
struct Gap {
  std::string_view name;
  std::string_view noun = {};
};

// A pattern taken apart: text, gap, text, gap, ..., text.
struct Pattern {
  std::vector<std::string_view> texts;
  std::vector<Gap> gaps;
};

Pattern PatternOf(std::string_view pattern) {
  Pattern parts;
  while (true) {
    const std::size_t open = pattern.find('{');
    parts.texts.push_back(pattern.substr(0, open));
    if (open == std::string_view::npos) return parts;
    const std::size_t close = pattern.find('}', open);
    const std::string_view inside = pattern.substr(open + 1, close - open - 1);
    const std::size_t space = inside.find(' ');
    parts.gaps.push_back({inside.substr(0, space), space == std::string_view::npos ? "" : inside.substr(space + 1)});
    pattern.remove_prefix(close + 1);
  }
}

// "3 players" where players are counted, in the plural too.
bool Counts(std::string_view noun, std::string_view filling) {
  const std::size_t space = filling.find(' ');
  if (space == std::string_view::npos || filling.find_first_not_of("0123456789") != space) return false;
  return filling.substr(space + 1).starts_with(noun.substr(0, noun.size() - 1));
}

// Whether a gap of this name may hold this: colours and numbers look like what they are; a figure is nothing else.
bool Fits(const Gap& gap, std::string_view filling) {
  const std::string_view name = gap.name;
  if (!gap.noun.empty()) return Counts(gap.noun, filling);
  constexpr std::array<std::string_view, 2> kColours{"colour", "initial"};
  constexpr std::string_view kFigures = "0123456789.,";
  constexpr std::array<std::string_view, 9> kNumbers{"round",  "score", "bracket", "number", "board",
                                                     "groups", "least", "count",   "tries"};
  if (std::ranges::find(kColours, name) != kColours.end()) return filling == "White" || filling == "Black";
  if (std::ranges::find(kNumbers, name) != kNumbers.end()) return filling.front() >= '0' && filling.front() <= '9';
  return name != "figure" || filling.find_first_not_of(kFigures) == std::string_view::npos;
}

// What fills the gaps of a text that has the pattern, the shortest for each; none if it has not.
std::optional<std::vector<std::string_view>> Filled(const Pattern& pattern, std::string_view text) {
  if (!text.starts_with(pattern.texts.front())) return std::nullopt;
  text.remove_prefix(pattern.texts.front().size());
  std::vector<std::string_view> fillings;
  for (std::size_t i = 0; i < pattern.gaps.size(); ++i) {
    const std::string_view next = pattern.texts[i + 1];
    const bool is_last = i + 1 == pattern.gaps.size();
    std::size_t end = text.size();
    if (is_last && !text.ends_with(next)) return std::nullopt;
    if (is_last) end = text.size() - next.size();
    if (!is_last) end = text.find(next);
    if (end == std::string_view::npos || end == 0) return std::nullopt;
    if (!Fits(pattern.gaps[i], text.substr(0, end))) return std::nullopt;
    fillings.push_back(text.substr(0, end));
    text.remove_prefix(end + next.size());
  }
  return text.empty() ? std::optional(fillings) : std::nullopt;
}

std::optional<std::string> ToldWhole(std::string_view language, std::string_view english);

// "city, time control": each by itself.
std::string ToldList(std::string_view language, std::string_view list) {
  const std::size_t comma = list.find(", ");
  std::string told = ToldWhole(language, list.substr(0, comma)).value_or(std::string(list.substr(0, comma)));
  return comma == std::string_view::npos ? told : told + ", " + ToldList(language, list.substr(comma + 2));
}

// "1 Anna, 2 Bea and 3 Cleo": players, colours and meanings are told as well, a number without its noun; what has a
// pattern of its own, "board 3 of round 2", by that.
std::string ToldFilling(std::string_view language, std::string_view filling, const Gap& gap) {
  if (!gap.noun.empty()) return std::string(filling.substr(0, filling.find(' ')));
  const Texts said = SaidIn(language);
  if (const auto exact = said.Find(filling)) return std::string(exact->text);
  if (gap.name == "list") return ToldList(language, filling);
  constexpr std::array<std::string_view, 5> kWithin{"who", "game", "size", "side", "found"};
  if (std::ranges::find(kWithin, gap.name) != kWithin.end()) {
    return ToldWhole(language, filling).value_or(std::string(filling));
  }
  std::string text(filling);
  const std::size_t last = text.rfind(" and ");
  const auto conjunction = said.Find(" and ");
  if (last != std::string::npos && conjunction) text.replace(last, 5, conjunction->text);
  return text;
}

// The translated pattern with the gaps filled: by name, those without one in their order.
std::string Refilled(std::string_view language, const Translation& said, std::span<const std::string_view> fillings) {
  const Pattern from = PatternOf(said.english);
  const Pattern to = PatternOf(said.text);
  std::string text(to.texts.front());
  std::size_t next = 0;
  for (std::size_t i = 0; i < to.gaps.size(); ++i) {
    std::size_t which = next++;
    if (!to.gaps[i].name.empty()) {
      const auto found = std::ranges::find(from.gaps, to.gaps[i].name, &Gap::name);
      which = IndexIn(from.gaps, found);
    }
    if (which < fillings.size()) text += ToldFilling(language, fillings[which], from.gaps[which]);
    text += to.texts[i + 1];
  }
  return text;
}

std::optional<std::string> ToldWhole(std::string_view language, std::string_view english) {
  std::optional<std::string> best;
  std::size_t most = 0;  // letters of the pattern itself: the most telling pattern is meant
  const Texts all = SaidIn(language);
  for (std::size_t index = 0; index < all.size(); ++index) {
    const Translation said = all[index];
    if (!english.starts_with(said.english.substr(0, said.english.find('{')))) continue;  // taking it apart takes long
    const Pattern pattern = PatternOf(said.english);
    std::size_t letters = 0;
    for (const std::string_view text : pattern.texts) letters += text.size();
    if (letters <= most) continue;
    const auto fillings = Filled(pattern, english);
    if (!fillings) continue;
    best = Refilled(language, said, *fillings);
    most = letters;
  }
  return best;
}

// The source at the end of a statement, " [C6, 2.4.1]", stays as it is.
std::optional<std::string> ToldSentence(std::string_view language, std::string_view english) {
  const std::string_view colon = english.ends_with("]:") ? ":" : "";
  const std::string_view body = english.substr(0, english.size() - colon.size());
  const std::size_t source = body.ends_with("]") ? body.rfind(" [") : std::string_view::npos;
  if (source == std::string_view::npos) return ToldWhole(language, english);
  const std::string sentence = std::string(body.substr(0, source)) + std::string(colon);
  auto told = ToldWhole(language, sentence);
  if (!told) return std::nullopt;
  told->insert(told->size() - colon.size(), body.substr(source));
  return told;
}

constexpr std::array<std::string_view, 9> kSentences{"text",       "meaning", "message", "hint",  "question",
                                                     "objections", "notes",   "for",     "reason"};

struct Teller {
  std::string_view language;

  sheets::Value operator()(const std::string& text) const { return Told(language, text); }
  sheets::Value operator()(const sheets::List& list) const {
    return sheets::ListOf(list.items(), [&](const sheets::Value& item) { return ToldDocument(language, item); });
  }
  sheets::Value operator()(const sheets::Record& record) const {
    sheets::Record told;
    for (std::size_t i = 0; i < record.keys().size(); ++i) {
      const sheets::Value& value = record.values()[i];
      const bool is_text = std::holds_alternative<std::string>(value.content());
      const bool is_sentence = std::ranges::find(kSentences, record.keys()[i]) != kSentences.end();
      told.Add(record.keys()[i], is_text && !is_sentence ? value : ToldDocument(language, value));
    }
    return told;
  }
};

}  // namespace

std::string Told(std::string_view language, std::string_view english) {
  if (auto told = ToldSentence(language, english)) return *std::move(told);
  const std::size_t semicolon = english.find("; ");
  if (semicolon == std::string_view::npos) return std::string(english);
  return Told(language, english.substr(0, semicolon)) + "; " + Told(language, english.substr(semicolon + 2));
}

Diagnostic ToldDiagnostic(std::string_view language, Diagnostic diagnostic) {
  diagnostic.message = Told(language, diagnostic.message);
  diagnostic.hint = Told(language, diagnostic.hint);
  return diagnostic;
}

sheets::Value ToldDocument(std::string_view language, const sheets::Value& document) {
  const auto& content = document.content();
  if (const auto* text = std::get_if<std::string>(&content)) return Teller{language}(*text);
  if (const auto* list = std::get_if<sheets::List>(&content)) return Teller{language}(*list);
  if (const auto* record = std::get_if<sheets::Record>(&content)) return Teller{language}(*record);
  return document;
}

}  // namespace ronda::words
