#include "edge/c/event_options.h"

namespace ronda::edge {

void TakeSystem(OptionReader& reader, service::SystemRequest& request) {
  reader.Take("system", request.id);
  reader.Take("settings", request.settings);
}

void TakeEventOptions(OptionReader& reader, service::EventOptions& options) {
  reader.Take("acceleration", options.acceleration);
  reader.Take("acceleration_table", options.acceleration_table);
  reader.Take("apart", options.apart);
  reader.Take("fide", options.fide);
}

void TakeEvent(OptionReader& reader, const ronda_tournament& tournament, service::EventRequest& request) {
  request.file = tournament.source;
  TakeSystem(reader, request.system);
  TakeEventOptions(reader, request.options);
}

answer::Form TakeForm(OptionReader& reader, const std::vector<std::string_view>& words) {
  Words<answer::Form> forms;
  for (const std::string_view word : words) forms.emplace_back(word, *answer::FormNamed(word));
  answer::Form form = answer::Form::kJson;
  reader.Take("format", form, forms);
  return form;
}

}  // namespace ronda::edge
