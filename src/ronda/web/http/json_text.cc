#include "ronda/web/http/json_text.h"

#include "ronda/formats/json/value_writer.h"

namespace ronda::web {

std::string Quoted(std::string_view text) {
  json::ValueWriter writer(json::Spacing::kCompact, {}, {});
  writer.Put(text);
  return writer.Take();
}

}  // namespace ronda::web
