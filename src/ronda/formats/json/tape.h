// A JSON text taken apart: its values in the order of the text, each with its place. Numbers keep their text, so that
// points are read exactly and no value passes through floating point. Values borrow from the tape, the tape from the
// text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ronda/formats/text.h"

namespace ronda::json {

enum class Kind : std::uint8_t { kNull, kFalse, kTrue, kNumber, kString, kArray, kObject };

// The kind for a message: "text", "a number", ...
std::string_view KindName(Kind kind);

class Value;

class Tape {
 public:
  // Empty if the text is not JSON; the problems say why. A text is given up at its first syntax error.
  static Tape Parse(std::string_view text, std::vector<text::Problem>& problems);

  // The same for a text that is plain (plain_json.h), else empty. A member of the outermost object may be read by
  // `take`, which is given its name and the text from its value on and says how long the value is; it is an empty array
  // of the tape. For what is wrong with the text nobody is told.
  using MemberTaker = std::function<std::optional<std::size_t>(std::string_view name, std::string_view text)>;
  static Tape ParsePlain(std::string_view text, const MemberTaker& take);

  bool empty() const { return nodes_.empty(); }
  std::size_t size() const { return nodes_.size(); }
  Value root() const;

 private:
  friend class Value;
  friend class TapeBuilder;

  struct Node {
    std::size_t offset;
    std::uint32_t end;  // the place behind the last node inside this one
    Kind kind;
  };

  std::string_view text_;
  std::vector<Node> nodes_;                                 // a member of an object is two: its key, its value
  std::unordered_map<std::uint32_t, std::string> escaped_;  // strings that are not as the text has them
};

class Value {
 public:
  Value(const Tape& tape, std::uint32_t place) : tape_(&tape), place_(place) {}

  Kind kind() const { return node().kind; }
  // The token as it stands in the text; of an array or object its bracket.
  std::string_view Token() const;
  // What a string says.
  std::string_view String() const;
  std::vector<Value> Items() const;
  // The first value in this one, and what comes behind it; the caller knows from the places that there is such a one.
  Value First() const { return {*tape_, place_ + 1}; }
  Value Behind() const { return {*tape_, end()}; }
  std::vector<std::pair<Value, Value>> Members() const;
  // The first member of this name; none of what is no object.
  std::optional<Value> Find(std::string_view name) const;

  text::Range Where() const { return {node().offset, Token().size()}; }
  // The places of this value and of everything in it are [place(), end()).
  std::uint32_t place() const { return place_; }
  std::uint32_t end() const { return node().end; }

 private:
  const Tape::Node& node() const { return tape_->nodes_[place_]; }

  const Tape* tape_;
  std::uint32_t place_;
};

}  // namespace ronda::json
