// A list in its file, to be searched. Several may have it open; one who has keeps it when a new month takes its place.
// Not for several threads at once.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/players/question.h"

namespace ronda::players {

inline constexpr std::uint32_t kListApplication = 0x72706c79;  // "rply", in the header of the file
inline constexpr int kListVersion = 1;

struct ListInfo {
  std::string month = {};   // "2026-10"; may be empty
  std::string source = {};  // the names of the files it was made of
  std::int64_t players = 0;
};

class ListFile {
 public:
  // Fails ("players-none" if there is no file, "players-file" if it is not one of ours).
  static Result<ListFile> Open(const std::string& path);

  ListFile(ListFile&&) noexcept;
  ListFile& operator=(ListFile&&) noexcept;
  ~ListFile();

  const ListInfo& info() const { return info_; }
  const std::string& path() const { return path_; }

  // The likeliest first, at most so many. Fails ("players-file") if the file is damaged.
  Result<std::vector<Hit>> Find(const Question& question, std::size_t most);
  Result<std::optional<ListedPlayer>> ByNumber(std::int64_t number);

 private:
  class Search;
  ListFile(std::string path, std::unique_ptr<Search> search, ListInfo info);

  std::string path_;
  std::unique_ptr<Search> search_;
  ListInfo info_;
};

}  // namespace ronda::players
