#include "ronda/explain/wording.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ronda/base/diagnostic.h"
#include "ronda/base/enum_array.h"
#include "ronda/pairing/verdict.h"

namespace ronda::explain {
namespace {

using swiss::PreferenceStrength;

constexpr EnumArray<PreferenceStrength, std::string_view, PreferenceStrength::kAbsolute> kStrengths{
    {{"mild", "strong", "absolute"}}};

constexpr std::size_t kLongestNamedList = 8;  // in a longer list players are numbers only

// "3, 5 and 8"; names with commas are divided by semicolons.
std::string Listed(const std::vector<std::string>& parts) {
  if (parts.empty()) return "nobody";
  if (parts.size() == 1) return parts.front();
  const bool commas = std::ranges::any_of(parts, [](const auto& part) { return part.find(',') != std::string::npos; });
  std::string text = parts.front();
  for (std::size_t i = 1; i + 1 < parts.size(); ++i) text.append(commas ? "; " : ", ").append(parts[i]);
  return text.append(" and ").append(parts.back());
}

class ValueText {
 public:
  explicit ValueText(const Tournament& tournament) : tournament_(tournament) {}

  std::string operator()(PlayerIndex player) const {
    const std::string& name = tournament_.player(player).name;
    return name.empty() ? std::to_string(NumberOf(player)) : std::to_string(NumberOf(player)).append(" ").append(name);
  }
  std::string operator()(const std::vector<PlayerIndex>& players) const {
    std::vector<std::string> parts;
    parts.reserve(players.size());
    for (const PlayerIndex player : players)
      parts.push_back(players.size() > kLongestNamedList ? std::to_string(NumberOf(player)) : (*this)(player));
    return Listed(parts);
  }
  std::string operator()(const std::vector<PlayerPair>& pairs) const {
    std::vector<std::string> parts;
    parts.reserve(pairs.size());
    for (const PlayerPair& pair : pairs)
      parts.push_back(fmt::format("{}-{}", NumberOf(pair.higher), NumberOf(pair.lower)));
    return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", "));
  }
  std::string operator()(Points points) const { return ToString(points); }
  std::string operator()(Round round) const { return fmt::format("{}", round.value()); }
  std::string operator()(int number) const { return fmt::format("{}", number); }
  std::string operator()(Colour colour) const { return colour == Colour::kWhite ? "White" : "Black"; }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const Wish& wish) const {
    if (!wish.preference) return "no preference";
    return fmt::format("{} {}", kStrengths[wish.preference->strength], (*this)(wish.preference->colour));
  }
  std::string operator()(const Measure& measure) const { return MeasureText(measure.numbers, measure.unit); }

 private:
  int NumberOf(PlayerIndex player) const { return tournament_.player(player).tpn.value(); }

  const Tournament& tournament_;
};

std::string Fill(const Tournament& tournament, const Statement& statement, std::string_view sentence) {
  std::string text;
  while (!sentence.empty()) {
    const auto open = sentence.find('{');
    text += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    const auto close = sentence.find('}', open);
    const auto placeholder = sentence.substr(open + 1, close - open - 1);
    const auto space = placeholder.find(' ');
    const auto name = placeholder.substr(0, space);
    const Value* value = statement.Find(name);
    if (value == nullptr) {
      text += fmt::format("{{{}}}", name);
    } else if (const int* count = std::get_if<int>(value); space != std::string_view::npos && count != nullptr) {
      text += Counted(*count, placeholder.substr(space + 1));
    } else {
      text += Say(tournament, *value);
    }
    sentence.remove_prefix(close + 1);
  }
  return text;
}

std::string_view SentenceOf(std::string_view code) {
  const auto found = std::ranges::find(Sentences(), code, &Sentence::code);
  return found == Sentences().end() ? std::string_view{} : found->text;
}

// Whether the next statement continues this one.
bool Leads(const Statement& statement) {
  const auto sentence = SentenceOf(statement.code);
  return sentence.ends_with(':') || sentence.ends_with(';');
}

std::string Source(const Statement& statement) {
  if (statement.tag.empty() && statement.article.empty()) return "";
  if (statement.tag.empty() || statement.tag == statement.article) return fmt::format(" [{}]", statement.article);
  if (statement.article.empty()) return fmt::format(" [{}]", statement.tag);
  return fmt::format(" [{}, {}]", statement.tag, statement.article);
}

}  // namespace

std::string Say(const Tournament& tournament, const Value& value) { return std::visit(ValueText(tournament), value); }

std::string Say(const Tournament& tournament, const Statement& statement) {
  const auto sentence = SentenceOf(statement.code);
  if (sentence.empty()) return std::string(statement.code);
  std::string text = Fill(tournament, statement, sentence);
  const std::string source = Source(statement);
  Leads(statement) ? text.insert(text.size() - 1, source) : text.append(source);
  return text;
}

std::vector<std::string> SayAll(const Tournament& tournament, std::span<const Statement> statements, std::size_t most) {
  std::vector<std::string> lines;
  bool open = false;
  for (const Statement& statement : statements) {
    if (!open && lines.size() == most) break;
    std::string text = Say(tournament, statement);
    if (open) {
      lines.back() += " " + text;
    } else {
      lines.push_back(std::move(text));
    }
    open = Leads(statement);
  }
  return lines;
}

std::size_t CountLines(std::span<const Statement> statements) {
  std::size_t lines = 0;
  bool open = false;
  for (const Statement& statement : statements) {
    if (!open) ++lines;
    open = Leads(statement);
  }
  return lines;
}

}  // namespace ronda::explain
