#include "ronda/players/import.h"

#include <fmt/format.h>

#include <filesystem>

#include "ronda/players/gathering.h"
#include "ronda/players/list_builder.h"
#include "ronda/players/list_file.h"

namespace ronda::players {
namespace {

constexpr std::int64_t kFewFaults = 10;

class Importer {
 public:
  Importer(const ImportRequest& request, const std::function<void(const ImportProgress&)>& told)
      : request_(request), told_(told) {}

  Parsed<Imported> Run() {
    auto done = Work();
    Parsed<Imported> parsed{std::nullopt, std::move(diagnostics_)};
    if (done) {
      parsed.value = std::move(*done);
    } else {
      parsed.diagnostics.push_back(done.error());
    }
    return parsed;
  }

 private:
  Result<Imported> Work() {
    const std::filesystem::path target(request_.target);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (const auto ours = LookAtOld(); !ours) return tl::unexpected(ours.error());
    auto spool = Spool::Make(folder.string());
    if (!spool) return tl::unexpected(spool.error());
    Gathering players(*std::move(spool));
    for (std::size_t i = 0; i < request_.lists.size(); ++i) {
      if (const auto read = Read(i, players); !read) return tl::unexpected(read.error());
    }
    std::vector<Problems> problems(request_.lists.begin(), request_.lists.end());
    if (const auto ordered = players.PutInOrder(problems); !ordered) return tl::unexpected(ordered.error());
    for (Problems& of_list : problems) Keep(of_list);
    if (const auto newer = LookAtMonth(); !newer) return tl::unexpected(newer.error());
    if (const auto enough = LookAtNew(players.size()); !enough) return tl::unexpected(enough.error());
    return Write(players);
  }

  // The list that is replaced, if there is one. A file that is none of ours is not replaced.
  Result<void> LookAtOld() {
    const auto old = ListFile::Open(request_.target);
    if (old) {
      old_ = old->info();
    } else if (old.error().code != "players-none") {
      Diagnostic fault = old.error();
      fault.hint = "it is left as it is; name another file with --list, or remove it";
      return tl::unexpected(std::move(fault));
    }
    return {};
  }

  Result<void> Read(std::size_t at, Gathering& players) {
    const std::string& path = request_.lists[at];
    Problems problems(path);
    const std::int64_t before = left_out_;
    auto opened = OpenList(path, {path, request_.kind, request_.mapping, &problems});
    if (!opened) return tl::unexpected(opened.error());
    if (month_.empty()) month_ = opened->month;
    ListReader& reader = *opened->reader;
    ListedPlayer player;
    std::int64_t count = 0;
    while (true) {
      const auto more = reader.Next(player);
      if (!more) return tl::unexpected(InFile(more.error(), path));
      if (!*more) break;
      if (auto added = players.Add(player, {static_cast<int>(at), Line(reader)}); !added) return added;
      if (++count % 4096 == 0) Tell(reader);
    }
    Tell(reader);
    if (reader.lines().recoded() > 0) {
      diagnostics_.push_back(
          {.severity = Severity::kNote,
           .code = "players-encoding",
           .message = fmt::format("{} not in UTF-8, read as Windows-1252", Counted(reader.lines().recoded(), "line")),
           .file = path});
    }
    left_out_ += problems.Count("players-cut");
    Keep(problems);
    return Judge(path, count, left_out_ - before);
  }

  static std::int32_t Line(const ListReader& reader) { return static_cast<std::int32_t>(reader.lines().number()); }

  static Diagnostic InFile(Diagnostic fault, const std::string& path) {
    if (fault.file.empty()) fault.file = path;
    return fault;
  }

  static Result<void> Judge(const std::string& path, std::int64_t taken, std::int64_t left_out) {
    if (taken == 0) {
      return tl::unexpected(Diagnostic{.code = "players-damaged",
                                       .message = "there is no player in the list",
                                       .hint = "is it the right file? download it again",
                                       .file = path});
    }
    if (left_out > kFewFaults && left_out * 20 > taken + left_out) {
      return tl::unexpected(
          Diagnostic{.code = "players-damaged",
                     .message = fmt::format("{} of {} lines make no sense", left_out, taken + left_out),
                     .hint = "download the list again; the old one is as it was",
                     .file = path});
    }
    return {};
  }

  void Tell(const ListReader& reader) const {
    told_({ImportProgress::Step::kRead, reader.lines().bytes().done(), reader.lines().bytes().total()});
  }

  void Keep(Problems& problems) {
    for (Diagnostic& diagnostic : problems.Take()) diagnostics_.push_back(std::move(diagnostic));
  }

  std::string Month() const { return request_.month.value_or(month_); }

  // Months compare as their texts do. One that is not known replaces any, and is replaced by any.
  Result<void> LookAtMonth() const {
    const std::string month = Month();
    if (!old_ || request_.older == OlderMonth::kAccepted || month.empty() || month >= old_->month) return {};
    return tl::unexpected(
        Diagnostic{.code = "players-older",
                   .message = fmt::format("the list is of {}, the one it would replace of {}", month, old_->month),
                   .hint = "import it into a file of its own with --list, or say --older if it is to replace that one",
                   .file = request_.lists.front()});
  }

  Result<void> LookAtNew(std::size_t players) const {
    const auto count = static_cast<std::int64_t>(players);
    if (!old_ || request_.fewer == FewerPlayers::kAccepted || count * 10 >= old_->players * 9) return {};
    return tl::unexpected(
        Diagnostic{.code = "players-fewer",
                   .message = fmt::format("the list has {} players, the one it would replace {}", count, old_->players),
                   .hint = "a list that is cut looks like that; download it again, or say --fewer if it is right",
                   .file = request_.lists.front()});
  }

  Result<Imported> Write(Gathering& players) {
    Imported imported{.players = static_cast<std::int64_t>(players.size()), .left_out = left_out_, .month = Month()};
    if (request_.old == OldMonth::kKept && old_) {
      if (old_->month.empty()) {
        return tl::unexpected(
            Diagnostic{.code = "players-month",
                       .message = "the month of the old list is not known, so that it has no name to keep it under",
                       .hint = "copy the file yourself, and say --month when you import a list",
                       .file = request_.target});
      }
      if (old_->month != imported.month) imported.kept = KeptName(request_.target, old_->month);
    }
    const ListInfo info{imported.month, Sources(), imported.players};
    const auto built =
        BuildList(request_.target, players, info, imported.kept, [this](std::uint64_t done, std::uint64_t total) {
          told_({ImportProgress::Step::kWrite, done, total});
        });
    if (!built) return tl::unexpected(built.error());
    return imported;
  }

  std::string Sources() const {
    std::string sources;
    for (const std::string& list : request_.lists) {
      sources += (sources.empty() ? "" : ", ") + std::filesystem::path(list).filename().string();
    }
    return sources;
  }

  const ImportRequest& request_;
  const std::function<void(const ImportProgress&)>& told_;
  std::optional<ListInfo> old_;
  std::string month_;
  std::int64_t left_out_ = 0;
  std::vector<Diagnostic> diagnostics_;
};

}  // namespace

Parsed<Imported> Import(const ImportRequest& request, const std::function<void(const ImportProgress&)>& told) {
  return Importer(request, told).Run();
}

std::string KeptName(const std::string& target, const std::string& month) {
  const std::filesystem::path path(target);
  return (path.parent_path() / fmt::format("{}-{}{}", path.stem().string(), month, path.extension().string())).string();
}

bool IsMonth(std::string_view text) {
  if (text.size() != 7 || text[4] != '-') return false;
  for (const std::size_t i : {0U, 1U, 2U, 3U, 5U, 6U}) {
    if (text[i] < '0' || text[i] > '9') return false;
  }
  const int month = (text[5] - '0') * 10 + (text[6] - '0');
  return month >= 1 && month <= 12;
}

}  // namespace ronda::players
