#include "ronda/formats/tags.h"

#include <fmt/format.h>

#include "ronda/base/columns.h"
#include "ronda/formats/csv/records.h"

namespace ronda::formats {

Result<std::map<Tpn, std::vector<std::string>>> ReadTags(std::string_view bytes, std::string_view file_name) {
  std::vector<text::Problem> problems;
  const auto fault = [&](const csv::Field& field, std::string message, std::string hint) {
    problems.push_back({Severity::kError, "tags-line", std::move(message), std::move(hint), field.where});
  };
  csv::RecordReader reader(bytes, bytes.find(';') == std::string_view::npos ? ',' : ';', problems);
  std::map<Tpn, std::vector<std::string>> tags;
  const auto header = reader.Next();
  if (!header || header->size() != 2 || (*header)[0].text != "tpn" || (*header)[1].text != "tag") {
    problems.push_back({Severity::kError, "tags-header", "the file does not begin with the line tpn,tag",
                        "name the two columns in the first line", std::nullopt});
  }
  while (header && problems.empty()) {
    const auto record = reader.Next();
    if (!record) break;
    const auto number = ParseCount(record->front().text);
    if (record->size() != 2 || !number || *number < 1) {
      fault(record->front(), fmt::format("{} is no pairing number with a tag", text::Quoted(record->front().text)),
            "write a pairing number and a tag, e.g. 12,veteran");
    } else {
      tags[Tpn(*number)].push_back((*record)[1].text);
    }
  }
  if (problems.empty()) return tags;
  return tl::unexpected(text::Locate(std::move(problems), bytes, file_name).front());
}

}  // namespace ronda::formats
