#include "ronda/app/cli/frame/application.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <ostream>

#include "ronda/app/cli/drop_in/drop_in.h"
#include "ronda/app/cli/frame/help.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/players/players.h"
#include "ronda/app/cli/verbs/report.h"
#include "ronda/base/suggestion.h"
#include "ronda/formats/files.h"

namespace ronda::cli {
namespace {

struct NamedVerb {
  std::string_view name;
  void (*add)(Verb, Context&);
};
constexpr std::array kVerbs{NamedVerb{"pair", AddPair},           NamedVerb{"explain", AddExplain},
                            NamedVerb{"compare", AddCompare},     NamedVerb{"whatif", AddWhatIf},
                            NamedVerb{"outlook", AddOutlook},     NamedVerb{"check", AddCheck},
                            NamedVerb{"merge", AddMerge},         NamedVerb{"number", AddNumber},
                            NamedVerb{"enter", AddEnter},         NamedVerb{"bye", AddBye},
                            NamedVerb{"withdraw", AddWithdraw},   NamedVerb{"correct", AddCorrect},
                            NamedVerb{"standings", AddStandings}, NamedVerb{"prizes", AddPrizes},
                            NamedVerb{"rate", AddRate},           NamedVerb{"players", AddPlayers},
                            NamedVerb{"report", AddReport},       NamedVerb{"assign", AddAssign},
                            NamedVerb{"teams", AddTeams},         NamedVerb{"committee", AddCommittee},
                            NamedVerb{"clock", AddClock},         NamedVerb{"announce", AddAnnounce},
                            NamedVerb{"schedule", AddSchedule},   NamedVerb{"bracket", AddBracket},
                            NamedVerb{"chart", AddChart},         NamedVerb{"print", AddPrint},
                            NamedVerb{"tables", AddTables},       NamedVerb{"serve", AddServe},
                            NamedVerb{"journal", AddJournal},     NamedVerb{"generate", AddGenerate},
                            NamedVerb{"validate", AddValidate},   NamedVerb{"convert", AddConvert},
                            NamedVerb{"systems", AddSystems},     NamedVerb{"completion", AddCompletion},
                            NamedVerb{"man", AddManual}};

bool IsVerb(const std::string& word) { return std::ranges::count(kVerbs, word, &NamedVerb::name) > 0; }

// Making a verb known to the parser, with all its options, takes long beside what most of them do. So after a verb only
// those are that some word could be read as; otherwise the help shows all.
void AddVerbsFor(std::span<const std::string> args, Verb program, Context& context) {
  if (args.size() == 1 && args.front() == "--version") return;
  if (!IsVerb(args.front())) return AddVerbs(program, context);
  for (const NamedVerb& verb : kVerbs) {
    if (std::ranges::count(args, verb.name) > 0) verb.add(program, context);
  }
}

const CLI::App* FindVerb(const CLI::App& app, const std::string& name) {
  const auto verbs = app.get_subcommands({});
  const auto found = std::ranges::find(verbs, name, [](const CLI::App* verb) { return verb->get_name(); });
  return found == verbs.end() ? nullptr : *found;
}

std::vector<std::string> OptionNames(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const CLI::Option* option : verb.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    for (const std::string& name : option->get_snames()) names.push_back("-" + name);
  }
  return names;
}

std::string DidYouMean(std::string_view word, std::span<const std::string> known, const std::string& otherwise) {
  const auto closest = Closest(word, known);
  return closest ? fmt::format("did you mean '{}'?", *closest) : otherwise;
}

// The first argument of the verb that looks like an option and is none, if that is what is wrong.
std::optional<Diagnostic> UnknownOption(const CLI::App& verb, std::span<const std::string> args,
                                        const std::string& verb_name) {
  const auto known = OptionNames(verb);
  for (const std::string& argument : args) {
    const std::string name = argument.substr(0, argument.find('='));
    if (name == "--") return std::nullopt;
    if (!name.starts_with("-") || name == "-" || std::ranges::count(known, name) > 0) continue;
    if (!name.starts_with("--") && std::ranges::count(known, name.substr(0, 2)) > 0) continue;
    const std::string otherwise = fmt::format("see ronda {} --help", verb_name);
    const bool is_letter = name.size() == 2;  // all letters are equally close
    return UsageError(fmt::format("'{}' is not an option of ronda {}", name, verb_name),
                      is_letter ? otherwise : DidYouMean(name, known, otherwise));
  }
  return std::nullopt;
}

// Why there is no command to run, if there is none.
std::optional<Diagnostic> NoVerb(std::span<const std::string> args) {
  if (args.empty()) return UsageError("no command given", "see ronda --help");
  if (args.front().starts_with("-") || IsVerb(args.front())) return std::nullopt;
  return UsageError(fmt::format("'{}' is not a command", args.front()),
                    DidYouMean(args.front(), VerbNames(), "see ronda --help"));
}

// What is wrong with the arguments, in words; `error` is what the parser says.
Diagnostic Explain(const CLI::App& app, std::span<const std::string> args, const CLI::ParseError& error) {
  const CLI::App* verb = FindVerb(app, args.front());
  if (verb == nullptr) {
    return UsageError(fmt::format("'{}' is not an option of ronda", args.front()),
                      DidYouMean(args.front(), OptionNames(app), "see ronda --help"));
  }
  std::size_t words = 1;
  std::string name = verb->get_name();
  if (const CLI::App* inner = args.size() > 1 ? FindVerb(*verb, args[1]) : nullptr) {  // "rate expected"
    verb = inner;
    words = 2;
    name += " " + verb->get_name();
  }
  if (auto unknown = UnknownOption(*verb, args.subspan(words), name)) return *std::move(unknown);
  const std::string said = error.what();
  const auto end = said.find('\n');  // the hint follows, as of Option::OneOf
  return UsageError(fmt::format("ronda {}: {}", name, said.substr(0, end)),
                    end == std::string::npos ? fmt::format("see ronda {} --help", name) : said.substr(end + 1));
}

void ReportRefusal(Context& context, const Diagnostic& refusal, std::span<const std::string> args) {
  context.exit_code = ExitCode::kBadInput;
  const std::span<const Diagnostic> all(&refusal, 1);
  std::ranges::count(args, "--json") > 0 ? PrintDiagnosticsDocument(context, all) : PrintDiagnostics(context, all);
}

void Dispatch(std::span<const std::string> args, Context& context) {
  if (const auto refusal = NoVerb(args)) return ReportRefusal(context, *refusal, args);
  CLI::App app("", "ronda");
  app.set_version_flag("--version", "ronda " RONDA_VERSION);
  app.require_subcommand(1);
  app.formatter(VerbHelp());
  AddVerbsFor(args, Verb(app), context);
  app.formatter_fn([](const CLI::App* root, const std::string&, CLI::AppFormatMode) { return ProgramHelp(*root); });
  try {
    app.parse(std::vector<std::string>(args.rbegin(), args.rend()));
  } catch (const CLI::Success& request) {  // help or version was asked for
    app.exit(request, context.out, context.err);
  } catch (const CLI::ParseError& error) {
    ReportRefusal(context, Explain(app, args, error), args);
  }
}

// `ronda help [VERB]` is another way to ask for help.
std::vector<std::string> Normalised(std::span<const std::string> args) {
  if (args.empty() || args.front() != "help") return {args.begin(), args.end()};
  if (args.size() == 1) return {"--help"};
  return {args[1], "--help"};
}

void ReportFailure(Context& context, ExitCode code, std::string message) {
  context.exit_code = code;
  const Diagnostic failure{.code = "unexpected", .message = std::move(message)};
  PrintDiagnostics(context, {&failure, 1});
}

}  // namespace

std::vector<std::string> VerbNames() {
  std::vector<std::string> names;
  for (const NamedVerb& verb : kVerbs) names.emplace_back(verb.name);
  return names;
}

void AddVerbs(Verb program, Context& context) {
  for (const NamedVerb& verb : kVerbs) verb.add(program, context);
}

int Run(std::span<const std::string> args, Context context) {
  try {
    IsDropInCall(args) ? RunDropIn(args, context) : Dispatch(Normalised(args), context);
  } catch (const std::bad_alloc&) {
    ReportFailure(context, ExitCode::kLimitExceeded, "there is not enough memory");
  } catch (const std::exception& bug) {
    ReportFailure(context, ExitCode::kUnexpected, bug.what());
  }
  context.out.flush();
  if (!context.out) {
    const Diagnostic lost{.code = std::string(kFileUnwritable), .message = "standard output could not be written"};
    PrintDiagnostics(context, {&lost, 1});
    context.exit_code = ExitCode::kFileAccess;
  }
  return static_cast<int>(context.exit_code);
}

}  // namespace ronda::cli
