#include "ronda/answer/form.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <utility>

#include "ronda/base/letters.h"

namespace ronda::answer {
namespace {

constexpr std::array<std::pair<std::string_view, Form>, 12> kForms{{{"table", Form::kText},
                                                                    {"text", Form::kText},
                                                                    {"csv", Form::kCsv},
                                                                    {"json", Form::kJson},
                                                                    {"html", Form::kHtml},
                                                                    {"markdown", Form::kMarkdown},
                                                                    {"pairs", Form::kPairs},
                                                                    {"trf", Form::kTrf},
                                                                    {"svg", Form::kSvg},
                                                                    {"state", Form::kState},
                                                                    {"event", Form::kEvent},
                                                                    {"book", Form::kBook}}};

}  // namespace

std::optional<Form> FormNamed(std::string_view word) {
  for (const auto& [name, form] : kForms) {
    if (name == word) return form;
  }
  return std::nullopt;
}

std::optional<Form> FormOfFile(std::string_view path) {
  const std::string name = Lower(path);
  if (name.ends_with(".htm")) return Form::kHtml;
  for (const std::string_view word : {"svg", "html", "csv", "trf"}) {
    if (name.ends_with(fmt::format(".{}", word))) return FormNamed(word);
  }
  return std::nullopt;
}

sheets::Format SheetFormOf(Form form) {
  switch (form) {
    case Form::kCsv:
      return sheets::Format::kCsv;
    case Form::kJson:
      return sheets::Format::kJson;
    case Form::kHtml:
      return sheets::Format::kHtml;
    default:
      return sheets::Format::kText;
  }
}

}  // namespace ronda::answer
