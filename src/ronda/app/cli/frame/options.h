// Verbs and their options, as every verb declares them. This is all that the verbs see of the parser of the command
// line: its header is heavy, and few files include it.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
class Option;
}  // namespace CLI

namespace ronda::cli {

// An option or argument that was added to a verb. A handle: copies mean the same option.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  Option Required() const;
  Option OneOf(const std::vector<std::string>& words) const;
  Option Between(int least, int most) const;
  Option Positive() const;
  Option NotNegative() const;
  // Says what is wrong with the text; nothing if it is right.
  Option Check(std::function<std::string(const std::string&)> fault) const;

  Option Needs(Option other) const;
  Option Excludes(Option other) const;

  // One value each time, as often as it is given.
  Option Repeated() const;
  // Several values in one word, as in "a,b"; the next word is something else.
  Option Delimiter(char between) const;
  // Called with every value.
  Option Each(std::function<void(const std::string&)> action) const;
  // What stands for the value in the help; the name in capitals or the words to choose from unless it is said.
  Option Shown(const std::string& value) const;
  Option Hidden() const;  // an old name, which help and completion leave out

  bool operator==(const Option&) const = default;

 private:
  CLI::Option* option_;
};

// At most one of them may be given.
void ExcludeEachOther(std::span<const Option> options);

template <class Value>
using Choices = std::vector<std::pair<std::string, Value>>;

// A verb; the program itself is one whose verbs are `pair`, `check`, ... A handle like Option.
class Verb {
 public:
  explicit Verb(CLI::App& app) : app_(&app) {}

  Verb AddVerb(const std::string& name, const std::string& description) const;

  // "--name", "-n,--name", or "NAME" for an argument. `target` must live as long as the verb; it keeps its value, the
  // default, where the option is not given.
  template <class Target>
  Option AddOption(const std::string& name, Target& target, const std::string& description) const;
  // Calls `take` with the value; for what is not kept as it is written.
  Option AddValue(const std::string& name, const std::function<void(const std::string&)>& take,
                  const std::string& description) const;
  // One of the words, each with what it means.
  template <class Target, class Value>
  Option AddChoice(const std::string& name, Target& target, const Choices<Value>& choices,
                   const std::string& description) const {
    std::vector<std::string> words;
    for (const auto& [word, value] : choices) words.push_back(word);
    const auto take = [&target, choices](const std::string& said) {
      for (const auto& [word, value] : choices) {
        if (word == said) target = value;
      }
    };
    return AddValue(name, take, description).OneOf(words);
  }
  Option AddNumber(const std::string& name, std::function<void(int)> take, const std::string& description) const;
  Option AddFlag(const std::string& name, bool& target, const std::string& description) const;
  Option AddAction(const std::string& name, std::function<void()> action, const std::string& description) const;

  void Footer(const std::string& text) const;
  void Run(std::function<void()> action) const;
  // Done when all options are known, before Run().
  void Prepare(std::function<void()> action) const;

  // While the verb runs: was the option given, was a verb of this verb called?
  bool IsGiven(const std::string& option) const;
  bool HasInner() const;

 private:
  CLI::App* app_;
};

}  // namespace ronda::cli
