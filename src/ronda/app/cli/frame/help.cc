#include "ronda/app/cli/frame/help.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>

namespace ronda::cli {
namespace {

constexpr std::string_view kIntroduction =
    "ronda pairs, checks, explains, ranks and rates tournaments.\n"
    "\n"
    "Usage: ronda COMMAND [OPTIONS] ...\n"
    "\n"
    "Commands:\n";

constexpr std::string_view kClosing =
    "\n"
    "Options:\n"
    "  -h, --help   this text; after a command, how to use it\n"
    "  --version    the version of the program\n"
    "\n"
    "Examples:\n"
    "  ronda pair open.trf                  the pairings of the next round\n"
    "  ronda check open.trf                 whether every round was paired by the rules\n"
    "  ronda validate open.trf              everything that is wrong with a file\n"
    "  ronda convert open.trf open.json     the same tournament in another format\n"
    "  ronda COMMAND --help                 how to use a command\n"
    "\n"
    "Exit codes: 0 done, 1 no legal pairing or differences found, 2 unexpected, 3 bad request or input,\n"
    "4 limit exceeded, 5 file not readable or not writable.\n";

constexpr std::size_t kColumnWidth = 32;

class Formatter : public CLI::Formatter {
 public:
  Formatter() {
    label("Positionals", "Arguments");
    column_width(kColumnWidth);
  }

  std::string make_description(const CLI::App* app) const override { return app->get_description() + "\n\n"; }

  std::string make_option_name(const CLI::Option* option, bool /*is_positional*/) const override {
    return NamesOf(*option);
  }

  std::string make_option_opts(const CLI::Option* option) const override { return ValueOf(*option); }
};

}  // namespace

std::string NamesOf(const CLI::Option& option) {
  if (option.get_positional()) return option.get_name(true, false);
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return fmt::format("{}", fmt::join(names, ", "));
}

// What follows the name: nothing after a flag or an argument, otherwise the choices or the name in capitals.
std::string ValueOf(const CLI::Option& option) {
  if (option.get_positional() || option.get_items_expected_max() == 0) return "";
  if (!option.get_option_text().empty()) return " " + option.get_option_text();
  if (const auto choices = ChoicesOf(option); !choices.empty()) return fmt::format(" {}", fmt::join(choices, "|"));
  std::string name = option.get_lnames().empty() ? "VALUE" : option.get_lnames().front();
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return " " + name;
}

std::string_view Introduction() { return kIntroduction; }
std::string_view Closing() { return kClosing; }

std::string ProgramHelp(const CLI::App& app) {
  std::string text(kIntroduction);
  for (const CLI::App* verb : app.get_subcommands({})) {
    text += fmt::format("  {:<12} {}\n", verb->get_name(), verb->get_description());
  }
  return text + std::string(kClosing);
}

std::shared_ptr<CLI::FormatterBase> VerbHelp() { return std::make_shared<Formatter>(); }

// A check against a list of words shows itself in the name of the type, as "TEXT:{table,json}".
std::vector<std::string> ChoicesOf(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const auto open = type.find('{');
  const auto close = type.find('}');
  if (open == std::string::npos || close == std::string::npos) return {};
  return CLI::detail::split(type.substr(open + 1, close - open - 1), ',');
}

}  // namespace ronda::cli
