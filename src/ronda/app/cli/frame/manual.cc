// `ronda man`: the pages of the manual, made of the verbs themselves as their help is, so that they cannot disagree.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/app/cli/frame/application.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/help.h"
#include "ronda/formats/files.h"

namespace ronda::cli {
namespace {

// A text that troff takes for nothing else: no escapes, no requests at the beginning of a line, hyphens to be copied.
std::string Roff(std::string_view text) {
  std::string roff;
  for (const char c : text) {
    const bool starts_line = roff.empty() || roff.back() == '\n';
    if (starts_line && (c == '.' || c == '\'')) roff += "\\&";
    if (c == '\\') {
      roff += "\\e";
    } else if (c == '-') {
      roff += "\\-";
    } else {
      roff += c;
    }
  }
  return roff;
}

std::string Head(const std::string& name, const std::string& description) {
  std::string title = name;
  std::ranges::transform(title, title.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return fmt::format(".TH {} 1 \"\" \"ronda {}\" \"ronda\"\n.SH NAME\n{} \\- {}\n", Roff(title), RONDA_VERSION,
                     Roff(name), Roff(description));
}

std::string AsItIs(std::string_view lines) { return fmt::format(".nf\n{}\n.fi\n", Roff(lines)); }

// The lines of a closing text: those before the first heading ("Examples:") and then each heading with what follows it.
std::string Sections(std::string_view text, std::string_view first_heading) {
  std::string roff;
  std::string block;
  std::string heading(first_heading);
  const auto finish = [&] {
    const auto end = block.find_last_not_of('\n');
    if (end != std::string::npos) roff += fmt::format(".SH {}\n{}", heading, AsItIs(block.substr(0, end + 1)));
    block.clear();
  };
  for (const std::string& line : CLI::detail::split(std::string(text), '\n')) {
    if (line.size() > 1 && line.ends_with(':') && !line.starts_with(' ')) {
      finish();
      heading = line.substr(0, line.size() - 1);
      std::ranges::transform(heading, heading.begin(),
                             [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    } else {
      block += line + "\n";
    }
  }
  finish();
  return roff;
}

std::string Described(const CLI::Option& option) {
  std::string description = option.get_description();
  std::ranges::replace(description, '\n', ' ');
  const std::string required = option.get_required() && !option.get_positional() ? " (required)" : "";
  return fmt::format(".TP\n\\fB{}\\fR{}\n{}{}\n", Roff(NamesOf(option)), Roff(ValueOf(option)), Roff(description),
                     required);
}

enum class Part : std::uint8_t { kArguments, kOptions };

std::string ListOf(const CLI::App& verb, Part part) {
  std::string roff;
  for (const CLI::Option* option : verb.get_options()) {
    if (option->get_group().empty() || option->get_positional() != (part == Part::kArguments)) continue;
    roff += Described(*option);
  }
  return roff;
}

std::string Synopsis(const std::string& name, const CLI::App& verb) {
  std::string line = fmt::format(".SH SYNOPSIS\n\\fB{}\\fR [\\fIOPTIONS\\fR]", Roff(name));
  for (const CLI::Option* option : verb.get_options()) {
    if (!option->get_positional() || option->get_group().empty()) continue;
    const std::string several = option->get_items_expected_max() > 1 ? " ..." : "";
    const std::string one = fmt::format("\\fI{}\\fR{}", Roff(NamesOf(*option)), several);
    line += option->get_required() ? " " + one : " [" + one + "]";
  }
  return line + "\n";
}

std::string VerbBody(const std::string& name, const CLI::App& verb) {
  std::string roff = Synopsis(name, verb);
  roff += fmt::format(".SH DESCRIPTION\n{}.\n", Roff(verb.get_description()));
  if (const auto arguments = ListOf(verb, Part::kArguments); !arguments.empty()) roff += ".SH ARGUMENTS\n" + arguments;
  roff += ".SH OPTIONS\n" + ListOf(verb, Part::kOptions);
  for (const CLI::App* inner : verb.get_subcommands({})) {
    const std::string inner_name = name + " " + inner->get_name();
    roff += fmt::format(".SH \"{}\"\n{}.\n", Roff(inner_name), Roff(inner->get_description()));
    roff += ListOf(*inner, Part::kArguments) + ListOf(*inner, Part::kOptions);
  }
  return roff + Sections(verb.get_footer(), "NOTES");
}

std::string VerbPage(const CLI::App& verb) {
  return Head("ronda-" + verb.get_name(), verb.get_description()) + VerbBody("ronda " + verb.get_name(), verb) +
         ".SH \"SEE ALSO\"\n.BR ronda (1)\n";
}

std::string ProgramPage(const CLI::App& app) {
  std::string roff = Head("ronda", "pairs, checks, explains, ranks and rates tournaments");
  roff += ".SH SYNOPSIS\n\\fBronda\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...\n";
  roff += fmt::format(".SH DESCRIPTION\n{}\n", Roff(Introduction().substr(0, Introduction().find('\n'))));
  roff += ".SH COMMANDS\n";
  for (const CLI::App* verb : app.get_subcommands({})) {
    roff += fmt::format(".TP\n\\fBronda\\-{}\\fR(1)\n{}\n", Roff(verb->get_name()), Roff(verb->get_description()));
  }
  return roff + Sections(Closing(), "NOTES") + ".SH \"SEE ALSO\"\n.BR ronda (3)\n";
}

struct Manual {
  std::string verb;
  std::optional<std::string> folder;
};

// The page asked for; with a folder all of them, as files.
void Print(Context& context, const Manual& manual) {
  CLI::App app;
  AddVerbs(Verb(app), context);
  const auto write = [&](const std::string& name, const std::string& page) {
    const auto path = (std::filesystem::path(*manual.folder) / (name + ".1")).string();
    if (const auto stored = WriteBytes(path, page); !stored) Refuse(context, stored.error(), {});
  };
  if (manual.folder && *manual.folder != "-") {
    write("ronda", ProgramPage(app));
    for (const CLI::App* verb : app.get_subcommands({})) write("ronda-" + verb->get_name(), VerbPage(*verb));
    return;
  }
  if (manual.verb.empty()) {
    context.out << ProgramPage(app);
    return;
  }
  const auto verbs = app.get_subcommands({});
  const auto found = std::ranges::find(verbs, manual.verb, [](const CLI::App* verb) { return verb->get_name(); });
  if (found != verbs.end()) {
    context.out << VerbPage(**found);
    return;
  }
  Refuse(context, UsageError(fmt::format("'{}' is not a command", manual.verb), "see ronda --help"), {});
}

}  // namespace

void AddManual(Verb app, Context& context) {
  const auto manual = std::make_shared<Manual>();
  const Verb verb = app.AddVerb("man", "Print a page of the manual, as man reads it");
  verb.AddOption("COMMAND", manual->verb, "The command whose page it is; the program's if not given");
  verb.AddOption("-o,--output", manual->folder, "Write every page into this folder instead");
  verb.Footer(
      "Examples:\n"
      "  ronda man pair | man -l -              how to use ronda pair\n"
      "  ronda man -o /usr/local/share/man/man1  every page, for man");
  verb.Run([manual, &context] { Print(context, *manual); });
}

}  // namespace ronda::cli
