#include "ronda/app/cli/frame/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "ronda/base/suggestion.h"

namespace ronda::cli {
namespace {

// As the parser's own, which would name a limit of 309 digits.
CLI::Validator WholeNumberFrom(int least, const CLI::Validator& own) {
  return {[least, own](std::string& text) -> std::string {
            if (own(text).empty()) return "";
            return "'" + text + "' is not a number from " + std::to_string(least) + " up";
          },
          own.get_description()};
}

constexpr std::size_t kMostListed = 8;  // more words than these are looked up in the help

// As the parser's own, which would list every word and alias. The line after the message is the hint.
CLI::Validator WordOf(const std::vector<std::string>& words, const CLI::Validator& own) {
  return {[words, own](std::string& text) -> std::string {
            if (own(text).empty()) return "";
            const auto closest = Closest(text, words);
            const std::string fault = fmt::format("there is no '{}'", text);
            if (closest) return fmt::format("{}\ndid you mean '{}'?", fault, *closest);
            return words.size() > kMostListed ? fault : fmt::format("{}\nknown are {}", fault, fmt::join(words, ", "));
          },
          own.get_description()};
}

}  // namespace

Option Option::Required() const { return Option(*option_->required()); }

Option Option::OneOf(const std::vector<std::string>& words) const {
  return Option(*option_->transform(WordOf(words, CLI::IsMember(words, CLI::ignore_case))));
}

Option Option::Between(int least, int most) const { return Option(*option_->check(CLI::Range(least, most))); }

Option Option::Positive() const { return Option(*option_->check(WholeNumberFrom(1, CLI::PositiveNumber))); }

Option Option::NotNegative() const { return Option(*option_->check(WholeNumberFrom(0, CLI::NonNegativeNumber))); }

Option Option::Check(std::function<std::string(const std::string&)> fault) const {
  return Option(*option_->check(std::move(fault)));
}

Option Option::Needs(Option other) const { return Option(*option_->needs(other.option_)); }

Option Option::Excludes(Option other) const { return Option(*option_->excludes(other.option_)); }

// One value each time: what follows it is something else, as the file in "--host open.example club.desk".
Option Option::Repeated() const { return Option(*option_->expected(1)->take_all()->allow_extra_args(false)); }

Option Option::Delimiter(char between) const {
  return Option(*option_->delimiter(between)->take_all()->allow_extra_args(false));
}

Option Option::Each(std::function<void(const std::string&)> action) const {
  return Option(*option_->each(std::move(action)));
}

Option Option::Shown(const std::string& value) const { return Option(*option_->option_text(value)); }

Option Option::Hidden() const { return Option(*option_->group("")); }

void ExcludeEachOther(std::span<const Option> options) {
  for (const Option one : options) {
    for (const Option other : options) {
      if (one != other) one.Excludes(other);
    }
  }
}

Verb Verb::AddVerb(const std::string& name, const std::string& description) const {
  return Verb(*app_->add_subcommand(name, description));
}

template <class Target>
Option Verb::AddOption(const std::string& name, Target& target, const std::string& description) const {
  return Option(*app_->add_option(name, target, description));
}

template Option Verb::AddOption(const std::string&, std::string&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::optional<std::string>&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::vector<std::string>&, const std::string&) const;
template Option Verb::AddOption(const std::string&, int&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::optional<int>&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::vector<int>&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::int64_t&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::optional<std::int64_t>&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::uint64_t&, const std::string&) const;
template Option Verb::AddOption(const std::string&, std::optional<std::uint64_t>&, const std::string&) const;

Option Verb::AddValue(const std::string& name, const std::function<void(const std::string&)>& take,
                      const std::string& description) const {
  return Option(*app_->add_option_function<std::string>(name, take, description));
}

Option Verb::AddNumber(const std::string& name, std::function<void(int)> take, const std::string& description) const {
  return Option(*app_->add_option_function<int>(name, std::move(take), description));
}

Option Verb::AddFlag(const std::string& name, bool& target, const std::string& description) const {
  return Option(*app_->add_flag(name, target, description));
}

Option Verb::AddAction(const std::string& name, std::function<void()> action, const std::string& description) const {
  return Option(*app_->add_flag_callback(name, std::move(action), description));
}

void Verb::Footer(const std::string& text) const { app_->footer(text); }

void Verb::Run(std::function<void()> action) const { app_->callback(std::move(action)); }

void Verb::Prepare(std::function<void()> action) const { app_->parse_complete_callback(std::move(action)); }

bool Verb::IsGiven(const std::string& option) const { return app_->count(option) > 0; }

bool Verb::HasInner() const { return !app_->get_subcommands().empty(); }

}  // namespace ronda::cli
