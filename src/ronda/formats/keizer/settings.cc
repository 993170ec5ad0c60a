#include "ronda/formats/keizer/settings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "ronda/formats/files.h"
#include "ronda/formats/json/document.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"

namespace ronda::keizer {
namespace {

using json::Kind;
using json::Value;
using ResultKind = keizer::Kind;

constexpr json::FileKind kKeizerFile{"ronda-keizer", "file of Keizer settings", "keizer-format"};
constexpr std::array kPaidKinds{ResultKind::kWin,      ResultKind::kDraw,     ResultKind::kLoss,
                                ResultKind::kBye,      ResultKind::kAbsence,  ResultKind::kExcused,
                                ResultKind::kClubDuty, ResultKind::kLateEntry};
constexpr std::int32_t kMostPaidRounds = 999;
constexpr std::int64_t kMostShare = 10;

template <class T>
using Word = std::pair<std::string_view, T>;

constexpr std::array kOwnValues{Word<OwnValue>{"current", OwnValue::kCurrent},
                                Word<OwnValue>{"original", OwnValue::kOriginal},
                                Word<OwnValue>{"none", OwnValue::kNone}};
constexpr std::array kRecomputations{Word<Recomputation>{"until-stable", Recomputation::kUntilStable},
                                     Word<Recomputation>{"once", Recomputation::kOnce}};
constexpr std::array kByeLimits{Word<ByeLimit>{"once", ByeLimit::kOnce}, Word<ByeLimit>{"level", ByeLimit::kLevel}};
constexpr std::array kColourRules{Word<ColourRule>{"balanced", ColourRule::kBalanced},
                                  Word<ColourRule>{"limited", ColourRule::kLimited},
                                  Word<ColourRule>{"none", ColourRule::kNone}};
constexpr std::array kEqualColours{Word<EqualColours>{"original-value", EqualColours::kOriginalValue},
                                   Word<EqualColours>{"higher-is-white", EqualColours::kHigherIsWhite}};

std::optional<std::int64_t> ParseDigits(std::string_view digits) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool whole = error == std::errc{} && end == digits.data() + digits.size() && !digits.empty();
  return whole && digits.front() != '-' && digits.size() <= 9 ? std::optional(number) : std::nullopt;
}

// "2", "0.35" or "1/3"; not negative.
std::optional<Fraction> ParseShare(std::string_view text) {
  if (const auto slash = text.find('/'); slash != std::string_view::npos) {
    const auto over = ParseDigits(text.substr(0, slash));
    const auto under = ParseDigits(text.substr(slash + 1));
    return over && under && *under > 0 ? std::optional(Fraction(*over, *under)) : std::nullopt;
  }
  const auto dot = text.find('.');
  const auto whole = ParseDigits(text.substr(0, dot));
  if (!whole || dot == std::string_view::npos) return whole ? std::optional(Fraction(*whole)) : std::nullopt;
  const std::string_view decimals = text.substr(dot + 1);
  const auto part = ParseDigits(decimals);
  if (!part || decimals.size() > 4) return std::nullopt;
  std::int64_t unit = 1;
  for (std::size_t i = 0; i < decimals.size(); ++i) unit *= 10;
  return Fraction(*whole) + Fraction(*part, unit);
}

class Reader {
 public:
  explicit Reader(std::vector<text::Problem>& problems) : reader_(problems) {}

  std::optional<Settings> Read(Value root) {
    if (!reader_.Expect(root, Kind::kObject)) return std::nullopt;
    json::ObjectReader members(reader_, root);
    json::ReadHeader(members, reader_, kKeizerFile);
    ReadValues(members);
    if (const auto worth = members.Take(json::Optional("worth"))) ReadWorth(*worth);
    if (const auto codes = members.Take(json::Optional("codes"))) ReadCodes(*codes);
    if (const auto paid = members.Take(json::Optional("paid_absences"))) ReadPaid(*paid);
    if (const auto rematch = members.Take(json::Optional("rematch"))) ReadRematch(*rematch);
    ReadWord(members, "byes", kByeLimits, settings_.byes);
    ReadWord(members, "colours", kColourRules, settings_.colours);
    ReadWord(members, "equal_colours", kEqualColours, settings_.equal_colours);
    members.Finish();
    if (reader_.HasErrors()) return std::nullopt;
    return std::move(settings_);
  }

 private:
  void Refuse(Value value, std::string message, std::string hint) {
    reader_.Error(value, "keizer-settings", std::move(message), std::move(hint));
  }

  void ReadValues(json::ObjectReader& members) {
    if (const auto maximum = members.Take(json::Optional("maximum"))) {
      settings_.maximum = ReadNumber(*maximum, Fraction(kLargestValue));
    }
    if (const auto step = members.Take(json::Optional("step"))) {
      const auto read = ReadNumber(*step, Fraction(kLargestStep));
      if (read && *read == Fraction()) Refuse(*step, "steps of 0 make all values the same", "give a number above 0");
      if (read) settings_.step = *read;
    }
    ReadWord(members, "own_value", kOwnValues, settings_.own_value);
    ReadWord(members, "recompute", kRecomputations, settings_.recomputation);
  }

  std::optional<Fraction> ReadNumber(Value value, const Fraction& most) {
    const bool text = value.kind() == Kind::kString;
    const auto read = text                            ? ParseShare(value.String())
                      : value.kind() == Kind::kNumber ? ParseShare(value.Token())
                                                      : std::nullopt;
    if (read && *read <= most) return read;
    Refuse(value, fmt::format("{} is not a number from 0 to {}", value.Token(), most.over()),
           "write a whole number, up to four decimals, or a fraction as text: 1, 0.35, \"2/3\"");
    return std::nullopt;
  }

  template <class Words, class T>
  void ReadWord(json::ObjectReader& members, std::string_view key, const Words& words, T& meaning) {
    const auto value = members.Take(json::Optional(key));
    if (!value) return;
    const std::string_view text = value->kind() == Kind::kString ? value->String() : std::string_view{};
    const auto found = std::ranges::find(words, text, &Word<T>::first);
    if (found != words.end()) {
      meaning = found->second;
      return;
    }
    std::vector<std::string> known;
    for (const auto& word : words) known.push_back(fmt::format("\"{}\"", word.first));
    Refuse(*value, fmt::format("{} is no way to set {}", value->Token(), key),
           fmt::format("write {}", fmt::join(known, " or ")));
  }

  void ReadWorth(Value value) {
    if (!reader_.Expect(value, Kind::kObject)) return;
    json::ObjectReader members(reader_, value);
    for (const ResultKind kind : kPaidKinds) {
      const auto share = members.Take(json::Optional(WordOf(kind).key));
      if (!share) continue;
      if (const auto read = ReadNumber(*share, Fraction(kMostShare))) settings_.worth[kind] = *read;
    }
    members.Finish();
  }

  void ReadCodes(Value value) {
    if (!reader_.Expect(value, Kind::kObject)) return;
    for (const auto& [key, kind] : value.Members()) ReadCode(key, kind);
  }

  // "H": "excused". What stands without an opponent cannot be a game.
  void ReadCode(Value key, Value value) {
    const std::string_view letter = key.String();
    const auto code = letter.size() == 1 && letter != " " ? ResultFromTrf(letter.front()) : ResultFromName(letter);
    if (!code || *code == ResultCode::kPending) {
      Refuse(key, fmt::format("{} is no result", key.Token()),
             "write a letter of TRF (+ - U F H Z, ...), or \"absent\" for a blank");
      return;
    }
    const auto kind = value.kind() == Kind::kString ? KindFromKey(value.String()) : std::nullopt;
    if (!kind) {
      Refuse(value, fmt::format("{} is nothing a round can count as", value.Token()),
             "write \"win\", \"draw\", \"loss\", \"bye\", \"absence\", \"excused\", \"club\", \"late\" or \"nothing\"");
    } else if (IsGame(*kind) && Traits(*code).opponent == OpponentRule::kNone) {
      Refuse(value, fmt::format("{} has no opponent, so it cannot count as a {}", key.Token(), WordOf(*kind).text),
             "write \"bye\", \"absence\", \"excused\", \"club\" or \"nothing\"");
    } else {
      settings_.kinds[*code] = *kind;
    }
  }

  std::optional<std::int32_t> ReadRounds(Value value) {
    const auto rounds = value.kind() == Kind::kNumber ? ParseDigits(value.Token()) : std::nullopt;
    return rounds && *rounds <= kMostPaidRounds ? std::optional(static_cast<std::int32_t>(*rounds)) : std::nullopt;
  }

  void ReadPaid(Value value) {
    settings_.paid_absences = ReadRounds(value);
    if (settings_.paid_absences) return;
    Refuse(value, fmt::format("{} is no number of absences", value.Token()),
           fmt::format("write a whole number from 0 to {}, or leave it out: then all are paid", kMostPaidRounds));
  }

  void ReadRematch(Value value) {
    const std::string_view word = value.kind() == Kind::kString ? value.String() : std::string_view{};
    if (word == "never") {
      settings_.rematch_after = std::nullopt;
    } else if (word == "free") {
      settings_.rematch_after = 0;
    } else if (const auto rounds = ReadRounds(value)) {
      settings_.rematch_after = rounds;
    } else {
      Refuse(value, fmt::format("{} is no rule for rematches", value.Token()),
             "write \"free\", \"never\", or how many rounds must lie between two meetings, e.g. 5");
    }
  }

  json::ValueReader reader_;
  Settings settings_;
};

}  // namespace

Parsed<Settings> ReadSettings(std::string_view bytes, std::string_view file_name) {
  if (auto is_text = DetectFormat(bytes, file_name); !is_text) {
    is_text.error().hint = "give a file of Keizer settings (JSON)";
    return {std::nullopt, {is_text.error()}};
  }
  return json::ReadDocument<Settings>(bytes, file_name, [](json::Value root, std::vector<text::Problem>& problems) {
    return Reader(problems).Read(root);
  });
}

}  // namespace ronda::keizer
