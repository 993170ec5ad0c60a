#include <algorithm>
#include <filesystem>

#include "ronda/base/letters.h"
#include "ronda/players/list_reader.h"
#include "ronda/players/zip.h"

namespace ronda::players {
namespace {

std::optional<RatingKind> KindNamed(std::string_view file) {
  const std::string name = Lower(file);
  if (name.find("rapid") != std::string::npos) return RatingKind::kRapid;
  if (name.find("blitz") != std::string::npos) return RatingKind::kBlitz;
  return std::nullopt;
}

std::string_view WithoutBlanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

// By what the first bytes are.
Result<std::unique_ptr<ListReader>> ReaderOf(Lines lines, const ListSource& source) {
  const auto begins = lines.Peek();
  if (!begins) return tl::unexpected(begins.error());
  const std::string_view first = WithoutBlanks(*begins);
  if (source.mapping) return ReadCsvList(std::move(lines), source);
  if (first.starts_with('<')) return ReadFideXml(std::move(lines), source);
  if (Lower(first.substr(0, 9)) == "id number") return ReadFideText(std::move(lines), source);
  return tl::unexpected(Diagnostic{.code = "players-form",
                                   .message = "this is neither FIDE's list as text nor as XML",
                                   .hint = "for a national list in CSV, say what its columns mean with --mapping",
                                   .file = source.file});
}

}  // namespace

Result<OpenedList> OpenList(const std::string& path, ListSource source) {
  auto file = FileBytes::Open(path);
  if (!file) return tl::unexpected(file.error());
  std::string begins(4, '\0');
  if (const auto read = (*file)->Read(begins); !read) return tl::unexpected(read.error());
  (*file)->Seek(0);
  std::unique_ptr<ByteSource> bytes;
  std::string month;
  std::string name = std::filesystem::path(path).filename().string();
  if (LooksLikeZip(begins)) {
    auto member = OpenZip(*std::move(file));
    if (!member) return tl::unexpected(member.error());
    bytes = std::move(member->bytes);
    month = std::move(member->month);
    name += " " + member->name;
  } else {
    bytes = *std::move(file);
  }
  if (!source.kind) source.kind = KindNamed(name);
  auto reader = ReaderOf(Lines(std::move(bytes)), source);
  if (!reader) {
    Diagnostic fault = reader.error();
    if (fault.file.empty()) fault.file = path;
    return tl::unexpected(std::move(fault));
  }
  if (std::string own = (*reader)->month(); !own.empty()) month = std::move(own);
  return OpenedList{*std::move(reader), std::move(month)};
}

}  // namespace ronda::players
