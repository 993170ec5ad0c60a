// Options of the library: the members of a JSON object, each taken by its name into what it means. What does not fit is
// kept with its place; so is a member nobody asked for.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/formats/json/document.h"
#include "ronda/formats/json/tape.h"
#include "ronda/service/source.h"

namespace ronda::edge {

struct Between {
  std::int64_t least = 1;
  std::int64_t most = std::numeric_limits<int>::max();
};

template <class Value>
using Words = std::vector<std::pair<std::string_view, Value>>;

class OptionReader {
 public:
  OptionReader(json::Value root, std::vector<text::Problem>& problems);

  // A member that is not there, or null, leaves its target as it is.
  void Take(std::string_view name, std::string& target);
  void Take(std::string_view name, std::optional<std::string>& target);
  void Take(std::string_view name, bool& target);
  // Points, as a number or as a text: 3.5.
  void TakePoints(std::string_view name, std::string& target);
  void Take(std::string_view name, std::vector<std::string>& target);  // a text stands for a list of one
  // What is in a file, as a text.
  void Take(std::string_view name, std::optional<service::Source>& target);
  template <class Number>
  void Take(std::string_view name, Number& target, Between range) {
    if (const auto number = TakeNumber(name, range)) target = static_cast<typename ValueOf<Number>::type>(*number);
  }
  // A list of numbers; a number stands for a list of one.
  void Take(std::string_view name, std::vector<int>& target, Between range);
  template <class Target, class Value>
  void Take(std::string_view name, Target& target, const Words<Value>& words) {
    std::vector<std::string_view> known;
    for (const auto& [word, value] : words) known.push_back(word);
    if (const auto place = TakeWord(name, known)) target = words[*place].second;
  }

  bool Has(std::string_view name) const;
  // Says of the member that it does not go; of none that is there, of the whole.
  void Refuse(std::string_view name, std::string message, std::string hint);
  // Refuses what nobody asked for.
  void Finish();

 private:
  template <class Number>
  struct ValueOf {
    using type = Number;
  };
  template <class Number>
  struct ValueOf<std::optional<Number>> {
    using type = Number;
  };
  struct Member {
    std::string name;
    json::Value key;
    json::Value value;
  };

  const Member* Find(std::string_view name);
  std::optional<std::string> TextIn(const Member& member);
  std::optional<std::int64_t> TakeNumber(std::string_view name, Between range);
  static std::optional<std::int64_t> NumberIn(json::Value value, Between range);
  std::optional<std::size_t> TakeWord(std::string_view name, const std::vector<std::string_view>& known);
  void RefuseKind(const Member& member, std::string_view wanted);
  void Fault(std::string code, std::string message, std::string hint, text::Range where);

  json::Value root_;
  std::vector<Member> members_;
  std::vector<std::string_view> asked_for_;
  std::vector<text::Problem>& problems_;
};

// Reads the options by `read`, which takes them one by one; nothing if they all fit.
template <class Read>
std::vector<Diagnostic> ReadOptions(std::string_view options, Read read) {
  if (options.empty()) options = "{}";
  const auto parsed = json::ReadDocument<bool>(
      options, "options", [&](json::Value root, std::vector<text::Problem>& problems) -> std::optional<bool> {
        OptionReader reader(root, problems);
        read(reader);
        reader.Finish();
        return true;
      });
  return parsed.diagnostics;
}

}  // namespace ronda::edge
