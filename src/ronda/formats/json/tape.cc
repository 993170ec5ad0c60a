#include "ronda/formats/json/tape.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "ronda/formats/json/plain_json.h"

namespace ronda::json {
namespace {

// A tournament needs six levels.
constexpr std::size_t kDeepest = 64;
constexpr std::size_t kUsualItems = 4;  // a result has three
constexpr std::size_t kLongestText = std::numeric_limits<std::int32_t>::max();

// Most strings are short words, and most numbers have a few digits: looking at each character is quicker than a search.
std::size_t StringLength(std::string_view text, std::size_t offset) {
  for (std::size_t at = offset + 1; at < text.size(); ++at) {
    if (text[at] == '"') return at - offset + 1;
    if (text[at] == '\\') ++at;
  }
  return text.size() - offset;
}

bool IsOfNumber(char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E'; }

std::size_t NumberLength(std::string_view text, std::size_t offset) {
  std::size_t end = offset;
  while (end < text.size() && IsOfNumber(text[end])) ++end;
  return end - offset;
}

std::size_t TokenLength(std::string_view text, std::size_t offset, Kind kind) {
  switch (kind) {
    case Kind::kNull:
    case Kind::kTrue:
      return 4;
    case Kind::kFalse:
      return 5;
    case Kind::kNumber:
      return NumberLength(text, offset);
    case Kind::kString:
      return StringLength(text, offset);
    case Kind::kArray:
    case Kind::kObject:
      return 1;
  }
  return 1;
}

constexpr int kNumberOverflow = 406;  // the parser's number for it

// What the parser says of a syntax error, without its own numbering and without what it last read, which can be long.
std::string Explanation(std::string_view what) {
  if (const auto dash = what.find(" - "); dash != std::string_view::npos) what.remove_prefix(dash + 3);
  return std::string(what.substr(0, what.find("; last read")));
}

}  // namespace

// Takes the parser's events, which come in the order of the text, and follows them through the text for their places.
class TapeBuilder {
 public:
  TapeBuilder(Tape& tape, std::vector<text::Problem>& problems, const Tape::MemberTaker* take = nullptr)
      : tape_(tape), problems_(problems), take_(take) {}

  bool null() { return Add(Kind::kNull); }
  bool boolean(bool value) { return Add(value ? Kind::kTrue : Kind::kFalse); }
  bool number_integer(std::int64_t /*value*/) { return Add(Kind::kNumber); }
  bool number_unsigned(std::uint64_t /*value*/) { return Add(Kind::kNumber); }
  bool number_float(double /*value*/, const std::string& /*text*/) { return Add(Kind::kNumber); }
  bool binary(nlohmann::json::binary_t& /*value*/) { return false; }
  bool string(const std::string& value) {
    Add(Kind::kString);
    const std::string_view token = Value(tape_, Last()).Token();
    if (token.size() != value.size() + 2) tape_.escaped_.emplace(Last(), value);
    return true;
  }
  bool key(const std::string& value) { return string(value); }
  bool start_object(std::size_t /*size*/) { return Open(Kind::kObject); }
  bool start_array(std::size_t /*size*/) { return Open(Kind::kArray); }
  bool end_object() { return Close(); }
  bool end_array() { return Close(); }

  // What plain_json.h reads. Where it gives up, nothing of it stays.
  bool ReadPlain() {
    if (PlainJson(tape_.text_, *this).Run()) return true;
    tape_.nodes_.clear();
    open_.clear();
    return false;
  }
  void AddAt(Kind kind, std::size_t offset) {
    tape_.nodes_.push_back({offset, static_cast<std::uint32_t>(tape_.nodes_.size() + 1), kind});
    if (kind == Kind::kArray || kind == Kind::kObject) open_.push_back(Last());
  }
  std::optional<std::size_t> TakeMember(std::string_view name, std::size_t offset) const {
    const auto length = take_ != nullptr ? (*take_)(name, tape_.text_.substr(offset)) : std::nullopt;
    return length ? std::optional(offset + *length) : std::nullopt;
  }
  void CloseLast() {
    tape_.nodes_[open_.back()].end = Last() + 1;
    open_.pop_back();
  }

  bool parse_error(std::size_t read, const std::string& token, const nlohmann::json::exception& error) {
    const std::size_t last = read == 0 ? 0 : std::min(read - 1, tape_.text_.size());
    const std::size_t offset = std::min(NextToken(), last);
    if (error.id == kNumberOverflow) {
      problems_.push_back({Severity::kError, "json-number",
                           fmt::format("{} is too large for a number", text::Quoted(token)),
                           "write whole numbers below 2147483648", text::Range{offset, last - offset + 1}});
      return false;
    }
    problems_.push_back({Severity::kError, "json-syntax", "this is not JSON: " + Explanation(error.what()),
                         "correct the text here; nothing behind it was read", text::Range{offset, last - offset + 1}});
    return false;
  }

 private:
  std::uint32_t Last() const { return static_cast<std::uint32_t>(tape_.nodes_.size() - 1); }
  std::size_t NextToken() const {
    return std::min(tape_.text_.find_first_not_of(" \t\r\n,:", at_), tape_.text_.size());
  }

  bool Add(Kind kind) {
    const std::size_t offset = NextToken();
    tape_.nodes_.push_back({offset, static_cast<std::uint32_t>(tape_.nodes_.size() + 1), kind});
    at_ = offset + TokenLength(tape_.text_, offset, kind);
    return true;
  }
  bool Open(Kind kind) {
    Add(kind);
    if (open_.size() >= kDeepest) {
      problems_.push_back({Severity::kError, "json-depth", fmt::format("more than {} levels of nesting", kDeepest),
                           "no tournament is nested like that", Value(tape_, Last()).Where()});
      return false;
    }
    open_.push_back(Last());
    return true;
  }
  bool Close() {
    at_ = NextToken() + 1;
    CloseLast();
    return true;
  }

  Tape& tape_;
  std::vector<text::Problem>& problems_;
  const Tape::MemberTaker* take_;
  std::size_t at_ = 0;
  std::vector<std::uint32_t> open_;
};

std::string_view KindName(Kind kind) {
  switch (kind) {
    case Kind::kNull:
      return "null";
    case Kind::kFalse:
      return "false";
    case Kind::kTrue:
      return "true";
    case Kind::kNumber:
      return "a number";
    case Kind::kString:
      return "text";
    case Kind::kArray:
      return "an array";
    case Kind::kObject:
      return "an object";
  }
  return "a value";
}

Tape Tape::Parse(std::string_view text, std::vector<text::Problem>& problems) {
  Tape tape;
  if (text.size() > kLongestText) {
    problems.push_back(
        {Severity::kError, "json-too-large", "the text is larger than 2 GB", "split the event", std::nullopt});
    return tape;
  }
  if (const auto invalid = text::FindInvalidUtf8(text)) {
    problems.push_back({Severity::kError, "json-encoding", "the text is not UTF-8", "save the file as UTF-8",
                        text::Range{*invalid, 1}});
    return tape;
  }
  tape.text_ = text;
  tape.nodes_.reserve(text.size() / 8);
  TapeBuilder builder(tape, problems);
  if (builder.ReadPlain()) return tape;
  if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) tape.nodes_.clear();
  return tape;
}

Tape Tape::ParsePlain(std::string_view text, const MemberTaker& take) {
  Tape tape;
  if (text.size() > kLongestText || text::FindInvalidUtf8(text)) return tape;
  tape.text_ = text;
  std::vector<text::Problem> problems;
  TapeBuilder(tape, problems, &take).ReadPlain();
  return tape;
}

Value Tape::root() const { return Value(*this, 0); }

std::string_view Value::Token() const {
  const Tape::Node& node = this->node();
  return tape_->text_.substr(node.offset, TokenLength(tape_->text_, node.offset, node.kind));
}

std::string_view Value::String() const {
  if (!tape_->escaped_.empty()) {
    if (const auto found = tape_->escaped_.find(place_); found != tape_->escaped_.end()) return found->second;
  }
  const std::string_view token = Token();
  return token.substr(1, token.size() - 2);
}

std::vector<Value> Value::Items() const {
  std::vector<Value> items;
  if (kind() != Kind::kArray) return items;
  items.reserve(kUsualItems);
  for (std::uint32_t at = place_ + 1; at < end(); at = items.back().end()) items.emplace_back(*tape_, at);
  return items;
}

std::vector<std::pair<Value, Value>> Value::Members() const {
  std::vector<std::pair<Value, Value>> members;
  if (kind() != Kind::kObject) return members;
  for (std::uint32_t at = place_ + 1; at < end(); at = members.back().second.end()) {
    members.emplace_back(Value(*tape_, at), Value(*tape_, at + 1));
  }
  return members;
}

std::optional<Value> Value::Find(std::string_view name) const {
  if (kind() != Kind::kObject) return std::nullopt;
  for (std::uint32_t at = place_ + 1; at < end(); at = Value(*tape_, at + 1).end()) {
    if (Value(*tape_, at).String() == name) return Value(*tape_, at + 1);
  }
  return std::nullopt;
}

}  // namespace ronda::json
