// The help: one page for the program, made of its verbs, and one for each verb, made of its options and examples.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
class FormatterBase;
class Option;
}  // namespace CLI

namespace ronda::cli {

std::string ProgramHelp(const CLI::App& app);

// Lays out the help of a verb. To be set before the verbs are added.
std::shared_ptr<CLI::FormatterBase> VerbHelp();

// Its names, and what follows them: "-o, --output OUTPUT", "--format table|json"; of an argument its name.
std::string NamesOf(const CLI::Option& option);
std::string ValueOf(const CLI::Option& option);

// The first and the last lines of the help of the program.
std::string_view Introduction();
std::string_view Closing();

// What an option may be set to, where that is a list of words.
std::vector<std::string> ChoicesOf(const CLI::Option& option);

}  // namespace ronda::cli
