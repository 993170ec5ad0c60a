#include "ronda/formats/json/plain_players.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/formats/json/keys.h"

namespace ronda::json {
namespace {

constexpr std::size_t kShortestPlayer = 10;  // {"tpn": 1}
constexpr std::size_t kShortestResult = 6;   // "win",

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// The tokens of a text, one after the other; what is not as expected is false or none.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : at_(text.begin()), begin_(text.begin()), end_(text.end()) {}

  std::size_t place() const { return Size(at_ - begin_); }
  char Peek() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) ++at_;
    return at_ == end_ ? '\0' : *at_;
  }
  bool Take(char token) {
    if (Peek() != token) return false;
    ++at_;
    return true;
  }
  bool TakeWord(std::string_view word) {
    Peek();
    if (!std::string_view(at_, end_).starts_with(word)) return false;
    at_ += std::ssize(word);
    return true;
  }
  // Without escapes; a character is one as PlainJson takes it.
  std::optional<std::string_view> TakeString() {
    if (!Take('"')) return std::nullopt;
    const auto start = at_;
    for (; at_ != end_ && *at_ != '"'; ++at_) {
      if (*at_ == '\\' || static_cast<unsigned char>(*at_) < ' ') return std::nullopt;
    }
    if (at_ == end_) return std::nullopt;
    return std::string_view(start, at_++);
  }
  // Up to nine digits, no sign, nothing behind them that would belong to the number.
  std::optional<std::int32_t> TakeCount() {
    const auto digits = TakeDigits();
    if (!digits || IsOfNumber()) return std::nullopt;
    return digits;
  }
  // The same with a decimal, or without.
  std::optional<Points> TakePoints() {
    constexpr std::int32_t kMostPoints = 9999;
    const auto whole = TakeDigits();
    if (!whole || *whole > kMostPoints) return std::nullopt;
    Points points = Points::Whole(*whole);
    if (at_ != end_ && *at_ == '.') {
      ++at_;
      if (at_ == end_ || !IsDigit(*at_)) return std::nullopt;
      points += Points::Tenths(*at_++ - '0');
    }
    return IsOfNumber() ? std::nullopt : std::optional(points);
  }

 private:
  bool IsOfNumber() const {
    return at_ != end_ && (IsDigit(*at_) || *at_ == '.' || *at_ == 'e' || *at_ == 'E' || *at_ == '+' || *at_ == '-');
  }
  std::optional<std::int32_t> TakeDigits() {
    constexpr std::ptrdiff_t kMostDigits = 9;
    Peek();
    const auto start = at_;
    std::int32_t value = 0;
    while (at_ != end_ && IsDigit(*at_) && at_ - start < kMostDigits) value = value * 10 + (*at_++ - '0');
    const bool has_leading_zero = at_ - start > 1 && *start == '0';
    if (at_ == start || has_leading_zero) return std::nullopt;
    return value;
  }

  std::string_view::iterator at_;
  std::string_view::iterator begin_;
  std::string_view::iterator end_;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text), scanner_(text) {}

  std::optional<PlainPlayers> Run() {
    if (!scanner_.Take('[') || scanner_.Peek() != '{') return std::nullopt;
    MakeRoom();
    do {
      if (!ReadPlayer()) return std::nullopt;
    } while (scanner_.Take(','));
    if (!scanner_.Take(']') || highest_ > Count(all_.players)) return std::nullopt;
    all_.length = scanner_.place();
    return std::move(all_);
  }

 private:
  // As many as there are braces, unless the text is made of them.
  void MakeRoom() {
    const std::size_t braces = Size(std::ranges::count(text_, '{'));
    all_.players.reserve(std::min(braces, text_.size() / kShortestPlayer));
  }

  bool ReadPlayer() {
    Player& player = all_.players.emplace_back();
    if (!scanner_.Take('{') || !TakeKey()) return false;
    taken_ = 0;
    is_open_ = true;
    const std::size_t entries_before = all_.entries.size();
    // Members come in the order they are written in, and then one turn is enough; in any other order it takes more.
    while (is_open_) {
      const std::uint32_t taken_before = taken_;
      Member member{*this};
      Describe(player, member);
      member(kResultsKey, all_.entries);
      if (!is_plain_ || taken_ == taken_before) return false;
    }
    if (player.tpn.value() != Count(all_.players)) return false;
    const std::size_t rounds = all_.entries.size() - entries_before;
    if (all_.players.size() > 1) return rounds == all_.rounds;
    all_.rounds = rounds;
    all_.entries.reserve(std::min(all_.players.capacity() * rounds, text_.size() / kShortestResult));
    return rounds <= kMostRounds;
  }

  // Reads a member if it is the next in the text.
  struct Member {
    Reader& reader;
    std::uint32_t place = 1;  // of the member among those of a player, as a bit

    void operator()(Key key, auto& field) {
      if (reader.is_open_ && reader.is_plain_ && reader.key_ == key.name) {
        reader.is_plain_ = (reader.taken_ & place) == 0 && reader.Read(field) && reader.GoOn();
        reader.taken_ |= place;
      }
      place <<= 1U;
    }
  };

  bool TakeKey() {
    const auto key = scanner_.TakeString();
    if (!key || !scanner_.Take(':')) return false;
    key_ = *key;
    return true;
  }
  // To the next member, or to the end of the player.
  bool GoOn() {
    is_open_ = !scanner_.Take('}');
    return !is_open_ || (scanner_.Take(',') && TakeKey());
  }

  bool Read(std::string& text) {
    const auto said = scanner_.TakeString();
    if (said) text = *said;
    return said.has_value();
  }
  template <class Tag, std::int32_t kFirst>
  bool Read(StrongInt<Tag, kFirst>& number) {
    const auto count = scanner_.TakeCount();
    if (count) number = StrongInt<Tag, kFirst>(*count);
    return count.has_value();
  }
  bool Read(std::optional<int>& number) { return (number = scanner_.TakeCount()).has_value(); }
  bool Read(std::optional<Points>& points) { return (points = scanner_.TakePoints()).has_value(); }
  bool Read(std::optional<Sex>& sex) {
    const auto word = scanner_.TakeString();
    const auto found = std::ranges::find(kSexWords, word, [](const auto& known) { return std::optional(known.first); });
    if (found != kSexWords.end()) sex = found->second;
    return found != kSexWords.end();
  }
  bool Read(std::vector<NationalRating>& /*ratings*/) { return false; }

  bool Read(std::vector<RoundEntry>& entries) {
    if (!scanner_.Take('[')) return false;
    if (scanner_.Take(']')) return true;
    do {
      if (!Read(entries.emplace_back())) return false;
    } while (scanner_.Take(','));
    return scanner_.Take(']');
  }
  bool Read(RoundEntry& entry) {
    if (scanner_.Peek() == '"') return Read(entry.result);
    return scanner_.Take('[') && Read(entry.opponent) && scanner_.Take(',') && Read(entry.colour) &&
           scanner_.Take(',') && Read(entry.result) && scanner_.Take(']');
  }
  bool Read(std::optional<PlayerIndex>& opponent) {
    if (scanner_.Peek() == 'n') return scanner_.TakeWord("null");
    const auto number = scanner_.TakeCount();
    if (!number || *number < 1) return false;
    highest_ = std::max(highest_, *number);
    opponent = PlayerIndex(*number - 1);
    return true;
  }
  bool Read(std::optional<Colour>& colour) {
    if (scanner_.Peek() == 'n') return scanner_.TakeWord("null");
    for (const auto& [word, meaning] : kColourWords) {
      const char quoted[] = {'"', word.front(), '"'};
      if (!scanner_.TakeWord({quoted, sizeof quoted})) continue;
      colour = meaning;
      return true;
    }
    return false;
  }
  bool Read(ResultCode& result) {
    const auto name = scanner_.TakeString();
    const auto code = name ? ResultFromName(*name) : std::nullopt;
    if (code) result = *code;
    return code.has_value();
  }

  std::string_view text_;
  Scanner scanner_;
  PlainPlayers all_;
  std::int32_t highest_ = 0;  // of the numbers of opponents
  std::string_view key_;      // of the member that comes next
  std::uint32_t taken_ = 0;   // members of the player that have been read
  bool is_open_ = false;      // there are more members of the player
  bool is_plain_ = true;
};

}  // namespace

std::optional<PlainPlayers> ReadPlainPlayers(std::string_view text) { return Reader(text).Run(); }

}  // namespace ronda::json
