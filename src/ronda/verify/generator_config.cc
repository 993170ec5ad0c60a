#include "ronda/verify/generator_config.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "ronda/base/suggestion.h"
#include "ronda/verify/generator_properties.h"

namespace ronda::verify {
namespace {

std::string_view Trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\f");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\f") - first + 1);
}

struct Line {
  int number = 0;
  std::string_view text;
  std::string_view name;
  std::string_view value;
  const ConfigProperty* property = nullptr;
};

class ConfigReader {
 public:
  explicit ConfigReader(std::string_view file_name) : file_name_(file_name) {}

  Parsed<GeneratorOptions> Run(std::string_view text, GeneratorOptions defaults) {
    ReadLines(text);
    const ConfigFamily family = FamilyOfFile();
    ConfigDraft draft{family == ConfigFamily::kBbp      ? BbpOptions()
                      : family == ConfigFamily::kJavafo ? JavafoOptions()
                                                        : std::move(defaults),
                      {}};
    for (const Line& line : lines_) {
      const std::string expected = Apply(*line.property, line.value, family, draft);
      if (!expected.empty()) ReportValue(line, expected);
    }
    // What no key sets is worth what a file without a word about it says: an adjourned game a draw of White's.
    draft.points.adjourned = draft.points.draw.front();
    if (draft.has_points) draft.options.points = draft.points;
    CheckRatings(draft.options);
    Parsed<GeneratorOptions> result{std::nullopt, std::move(diagnostics_)};
    if (!HasErrors(result.diagnostics)) result.value = std::move(draft.options);
    return result;
  }

 private:
  void ReadLines(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    for (int number = 1; !text.empty(); ++number) {
      const auto end = std::min(text.find('\n'), text.size());
      ReadLine(number, text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void ReadLine(int number, std::string_view raw) {
    const std::string_view text = Trim(raw);
    if (text.empty() || text.front() == '#' || text.front() == '!') return;
    const auto separator = text.find_first_of("=:");
    Line line{number, text, Trim(text.substr(0, separator)), {}, nullptr};
    if (separator == std::string_view::npos) {
      Report(line, "config-line", fmt::format("'{}' is not a property", text),
             "write Name=value, or # before a comment");
      return;
    }
    line.value = Trim(text.substr(separator + 1));
    const auto found = std::ranges::find(ConfigProperties(), line.name, &ConfigProperty::name);
    if (found == ConfigProperties().end()) {
      const std::vector<std::string> known = ConfigKeys();
      const auto closest = Closest(line.name, known);
      Report(line, "config-key", fmt::format("there is no property '{}'", line.name),
             closest ? fmt::format("did you mean '{}'?", *closest) : "see docs/generator.md for all of them");
      return;
    }
    line.property = &*found;
    lines_.push_back(line);
  }

  bool Has(ConfigFamily family) const {
    return std::ranges::any_of(lines_, [&](const Line& line) { return line.property->family == family; });
  }

  // The program the file was written for, if that can be told.
  ConfigFamily FamilyOfFile() {
    const bool bbp = Has(ConfigFamily::kBbp);
    const bool javafo = Has(ConfigFamily::kJavafo);
    if (!bbp || !javafo) return bbp ? ConfigFamily::kBbp : javafo ? ConfigFamily::kJavafo : ConfigFamily::kBoth;
    for (const Line& line : lines_) {
      if (!std::holds_alternative<ForfeitRateTarget>(line.property->target)) continue;
      Report(line, "config-ambiguous",
             "ForfeitRate is one in so many games for bbpPairings and parts per thousand for JaVaFo; "
             "the file has properties of both",
             "write ForfeitPerMille");
    }
    return ConfigFamily::kBoth;
  }

  void CheckRatings(const GeneratorOptions& options) {
    const auto set = [&](std::string_view name) {
      return std::ranges::find(lines_, name, [](const Line& line) { return line.property->name; });
    };
    const auto highest = set("HighestRating");
    if (highest == lines_.end() || set("LowestRating") == lines_.end()) return;
    if (options.highest_rating.low > options.lowest_rating.low) return;
    Report(*highest, "config-value", "HighestRating is not higher than LowestRating", "exchange them?");
  }

  void ReportValue(const Line& line, const std::string& expected) {
    Report(line, "config-value", fmt::format("'{}' is not a value of {}", line.value, line.name),
           fmt::format("give {}", expected));
  }

  void Report(const Line& line, std::string code, std::string message, std::string hint) {
    diagnostics_.push_back({.code = std::move(code),
                            .message = std::move(message),
                            .hint = std::move(hint),
                            .file = std::string(file_name_),
                            .span = SourceSpan{line.number, 1, static_cast<int>(line.text.size())},
                            .excerpt = std::string(line.text)});
  }

  std::string_view file_name_;
  std::vector<Line> lines_;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace

Parsed<GeneratorOptions> ReadConfig(std::string_view text, std::string_view file_name, GeneratorOptions defaults) {
  return ConfigReader(file_name).Run(text, std::move(defaults));
}

std::vector<std::string> ConfigKeys() {
  std::vector<std::string> keys;
  for (const ConfigProperty& property : ConfigProperties()) keys.emplace_back(property.name);
  return keys;
}

}  // namespace ronda::verify
