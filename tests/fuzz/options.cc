#include "fuzz/options.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "fuzz/target.h"
#include "ronda/app/cli/frame/application.h"

namespace ronda::fuzz {
namespace {

constexpr std::string_view kEvent =
    "012 Example\n"
    "XXR 3\n"
    "001    1      Player, A                         2000                             1.0    1     2 w 1\n"
    "001    2      Player, B                         1900                             0.0    2     1 b 0\n";

constexpr std::string_view kEndless = "serve";  // the verb that ends when it is told to

// A word that names no file outside the folder.
std::string Harmless(std::string word) {
  std::ranges::replace(word, '/', '-');
  std::ranges::replace(word, '\0', ' ');
  return word;
}

// What a first word stands for that is neither a verb nor an option: mostly a verb, chosen by its letters. All of them
// are made to refuse a word, which takes long.
std::string VerbFor(const std::string& word) {
  static const std::vector<std::string> verbs = cli::VerbNames();
  if (word.starts_with('-') || std::ranges::find(verbs, word) != verbs.end()) return word;
  std::size_t sum = 0;
  for (const char letter : word) sum += static_cast<unsigned char>(letter);
  return sum % 8 == 0 ? word : verbs[sum / 8 % verbs.size()];
}

// An empty folder, for whatever is written; it is gone when the program ends. Whoever calls stays where they are, for
// the corpus is read by its name.
class Retreat {
 public:
  Retreat() : folder_((std::filesystem::temp_directory_path() / "ronda-XXXXXX").string()) {
    Demand(mkdtemp(folder_.data()) != nullptr, "no folder to work in\n");
  }
  ~Retreat() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Retreat(const Retreat&) = delete;
  Retreat& operator=(const Retreat&) = delete;

  int Run(const std::vector<std::string>& words, const cli::Context& context) const {
    std::filesystem::current_path(folder_);
    const int code = cli::Run(words, context);
    std::filesystem::current_path(home_);
    return code;
  }

 private:
  std::filesystem::path home_ = std::filesystem::current_path();
  std::string folder_;
};

}  // namespace

void CheckOptions(std::string_view bytes) {
  static const Retreat retreat;
  std::vector<std::string> words;
  std::istringstream lines{std::string(bytes)};
  for (std::string line; words.size() < 8 && std::getline(lines, line);) words.push_back(Harmless(line));
  if (!words.empty()) words.front() = VerbFor(words.front());
  if (std::ranges::find(words, kEndless) != words.end()) return;
  std::istringstream in{std::string(kEvent)};
  std::ostringstream out;
  std::ostringstream err;
  const int code = retreat.Run(words, cli::Context{in, out, err});
  Demand(code != static_cast<int>(cli::ExitCode::kUnexpected), "the program met a bug\n");
}

}  // namespace ronda::fuzz
