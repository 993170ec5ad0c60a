#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ronda/app/cli/frame/application.h"
#include "ronda/app/cli/frame/help.h"
#include "ronda/pairing/registry.h"

namespace ronda::cli {
namespace {

struct CompletedOption {
  std::vector<std::string> names;   // "-o", "--output"
  std::vector<std::string> values;  // what it may be set to, where that is a list
  std::string description;
  bool takes_value = false;
};

struct CompletedVerb {
  std::string name;
  std::string description;
  std::vector<CompletedOption> options;
  std::vector<std::string> words;  // what may stand in the place of a file, where that is a list
};

std::string Joined(const std::vector<std::string>& words, std::string_view separator) {
  return fmt::format("{}", fmt::join(words, separator));
}

CompletedOption Describe(const CLI::Option& option) {
  CompletedOption completed;
  for (const std::string& name : option.get_snames()) completed.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) completed.names.push_back("--" + name);
  completed.values = ChoicesOf(option);
  completed.description = option.get_description();
  completed.takes_value = option.get_items_expected_max() > 0;
  if (option.check_lname("system") && completed.values.empty()) {
    for (const auto& system : StandardSystems().systems()) completed.values.emplace_back(system->info().id);
  }
  return completed;
}

// What there is to complete, read off the verbs themselves so that it cannot fall behind them.
std::vector<CompletedVerb> Describe(Context& context) {
  CLI::App app;
  AddVerbs(Verb(app), context);
  std::vector<CompletedVerb> verbs;
  for (const CLI::App* verb : app.get_subcommands({})) {
    CompletedVerb completed{verb->get_name(), verb->get_description(), {}, {}};
    for (const CLI::Option* option : verb->get_options()) {
      if (option->get_group().empty()) continue;  // an old name
      if (option->get_positional()) {
        completed.words = ChoicesOf(*option);
      } else {
        completed.options.push_back(Describe(*option));
      }
    }
    verbs.push_back(std::move(completed));
  }
  return verbs;
}

std::vector<std::string> CompletedNames(const std::vector<CompletedVerb>& verbs) {
  std::vector<std::string> names;
  names.reserve(verbs.size());
  for (const CompletedVerb& verb : verbs) names.push_back(verb.name);
  return names;
}

std::string BashCase(const CompletedVerb& verb) {
  std::string text = fmt::format("    {})\n      case \"$previous\" in\n", verb.name);
  std::vector<std::string> names;
  for (const CompletedOption& option : verb.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
    if (option.values.empty()) continue;
    text += fmt::format("        {}) words=\"{}\" ;;\n", Joined(option.names, "|"), Joined(option.values, " "));
  }
  text += fmt::format("        *) case \"$current\" in -*) words=\"{}\" ;; *) words=\"{}\" ;; esac ;;\n",
                      Joined(names, " "), Joined(verb.words, " "));
  return text + "      esac ;;\n";
}

std::string BashScript(const std::vector<CompletedVerb>& verbs) {
  std::string text =
      "# Completion of ronda for bash. Load it with: source <(ronda completion bash)\n"
      "_ronda() {\n"
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n";
  text += fmt::format("    COMPREPLY=($(compgen -W \"{} --help --version\" -- \"$current\"))\n",
                      Joined(CompletedNames(verbs), " "));
  text += "    return\n  fi\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const CompletedVerb& verb : verbs) text += BashCase(verb);
  return text +
         "  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
         "}\n"
         "complete -o default -F _ronda ronda\n";
}

// For zsh and fish, inside single quotes; the brackets and colons are special to zsh's _arguments.
std::string Quoted(const std::string& text) {
  std::string quoted;
  for (const char c : text) {
    if (c == '\'') {
      quoted += "'\\''";
    } else {
      quoted += c;
    }
  }
  return quoted;
}

std::string ZshText(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':') escaped += '\\';
    escaped += c;
  }
  return Quoted(escaped);
}

std::string ZshOption(const CompletedOption& option) {
  std::string text;
  for (const std::string& name : option.names) {
    text += fmt::format(" \\\n        '{}[{}]", name, ZshText(option.description));
    if (!option.values.empty()) {
      text += fmt::format(":value:({})", Joined(option.values, " "));
    } else if (option.takes_value) {
      text += ":value:_files";
    }
    text += '\'';
  }
  return text;
}

std::string ZshScript(const std::vector<CompletedVerb>& verbs) {
  std::string text =
      "#compdef ronda\n"
      "# Completion of ronda for zsh. Load it with: source <(ronda completion zsh)\n"
      "_ronda() {\n"
      "  local -a commands=(\n";
  for (const CompletedVerb& verb : verbs) text += fmt::format("    '{}:{}'\n", verb.name, ZshText(verb.description));
  text +=
      "  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe command commands\n"
      "    return\n"
      "  fi\n"
      "  local verb=$words[2]\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $verb in\n";
  for (const CompletedVerb& verb : verbs) {
    text += fmt::format("    {})\n      _arguments", verb.name);
    for (const CompletedOption& option : verb.options) text += ZshOption(option);
    const std::string files = verb.words.empty() ? "_files" : "(" + Joined(verb.words, " ") + ")";
    text += fmt::format(" \\\n        '*:argument:{}' ;;\n", files);
  }
  return text + "  esac\n}\ncompdef _ronda ronda\n";
}

std::string FishOption(const CompletedVerb& verb, const CompletedOption& option) {
  std::string text = fmt::format("complete -c ronda -n '__fish_seen_subcommand_from {}'", verb.name);
  for (const std::string& name : option.names) {
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (!option.values.empty()) {
    text += fmt::format(" -x -a '{}'", Joined(option.values, " "));
  } else if (option.takes_value) {
    text += " -r";
  }
  return text + fmt::format(" -d '{}'\n", Quoted(option.description));
}

std::string FishScript(const std::vector<CompletedVerb>& verbs) {
  std::string text = "# Completion of ronda for fish. Load it with: ronda completion fish | source\n";
  for (const CompletedVerb& verb : verbs) {
    text += fmt::format("complete -c ronda -n __fish_use_subcommand -f -a {} -d '{}'\n", verb.name,
                        Quoted(verb.description));
  }
  for (const CompletedVerb& verb : verbs) {
    for (const CompletedOption& option : verb.options) text += FishOption(verb, option);
    if (verb.words.empty()) continue;
    text += fmt::format("complete -c ronda -n '__fish_seen_subcommand_from {}' -f -a '{}'\n", verb.name,
                        Joined(verb.words, " "));
  }
  return text;
}

}  // namespace

void AddCompletion(Verb app, Context& context) {
  const auto shell = std::make_shared<std::string>();
  const Verb verb = app.AddVerb("completion", "Print the completion script of a shell");
  verb.AddOption("SHELL", *shell, "bash, zsh or fish").Required().OneOf({"bash", "zsh", "fish"});
  verb.Footer(
      "Examples:\n"
      "  source <(ronda completion bash)       in ~/.bashrc\n"
      "  source <(ronda completion zsh)        in ~/.zshrc\n"
      "  ronda completion fish | source        in ~/.config/fish/config.fish");
  verb.Run([shell, &context] {
    const auto verbs = Describe(context);
    context.out << (*shell == "bash" ? BashScript(verbs) : *shell == "zsh" ? ZshScript(verbs) : FishScript(verbs));
  });
}

}  // namespace ronda::cli
