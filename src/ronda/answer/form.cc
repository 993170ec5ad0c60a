#include "ronda/answer/form.h"

#include <algorithm>
#include <array>
#include <utility>

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

Form FormNamed(std::string_view word) {
  for (const auto& [name, form] : kForms) {
    if (name == word) return form;
  }
  return Form::kText;
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
