#include "ronda/app/cli/frame/desk_source.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>

#include "ronda/base/counting.h"
#include "ronda/ledger/event_text.h"
#include "ronda/ledger/ledger.h"

namespace ronda::cli {

bool IsDesk(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;
  std::ifstream file(path, std::ios::binary);
  std::array<char, 16> start{};
  file.read(start.data(), start.size());
  return store::LooksLikeSqlite({start.data(), Size(file.gcount())});
}

namespace {

Result<ledger::EventText> TextAt(const std::string& path, const DeskPoint& point) {
  auto ledger = ledger::Ledger::Open(path, store::Access::kRead);
  if (!ledger) return tl::unexpected(ledger.error());
  auto book = ledger->Choose(point.tournament);
  if (!book) return tl::unexpected(book.error());
  if (point.at) {
    const auto state = book->StateAt(*point.at);
    if (!state) return tl::unexpected(state.error());
    return ledger::EventTextOf(*state);
  }
  const auto now = book->Now();
  if (!now) return tl::unexpected(now.error());
  return ledger::EventTextOf((*now)->state());
}

// What the desk file says, put where a verb looks for it; none, and perhaps the fault, if there is nothing.
std::optional<ledger::EventText> TextFor(service::Source& source, const DeskPoint& point) {
  if (!IsDesk(source.name)) {
    if (point.at || point.tournament) {
      source.fault = UsageError("--at and --tournament are for desk files", "leave them out, or name a desk file");
    }
    return std::nullopt;
  }
  auto text = TextAt(source.name, point);
  if (text) return *std::move(text);
  source.fault = About(source.name, std::move(text).error());
  return std::nullopt;
}

void Fill(service::Source& source, const DeskPoint& point, service::SystemRequest* system) {
  auto text = TextFor(source, point);
  if (!text) return;
  source.bytes = std::move(text->json);
  if (system == nullptr || system->id || system->settings) return;
  system->id = std::move(text->system);
  if (text->settings) system->settings = service::Source{source.name, std::move(text->settings)};
}

Option AddFile(Verb verb, service::Source& source, service::SystemRequest* system, const std::string& what) {
  const auto point = std::make_shared<DeskPoint>();
  const Option file = verb.AddOption("FILE", source.name, what);
  AddDeskPoint(verb, *point);
  verb.Prepare([point, &source, system] { Fill(source, *point, system); });
  return file;
}

}  // namespace

void AddDeskPoint(Verb verb, DeskPoint& point) {
  verb.AddOption("--at", point.at, "Of a desk file: as it was after this act").Positive();
  verb.AddOption("--tournament", point.tournament, "Of a desk file with several: the address of one").Shown("SLUG");
}

Option AddTournament(Verb verb, service::Source& source, const std::string& what) {
  return AddFile(verb, source, nullptr, what);
}

Option AddTournament(Verb verb, service::EventRequest& request, const std::string& what) {
  return AddFile(verb, request.file, &request.system, what);
}

Option AddTournament(Verb verb, service::Source& source, service::SystemRequest& system, const std::string& what) {
  return AddFile(verb, source, &system, what);
}

service::Source SourceAt(const std::string& path, const DeskPoint& point, DeskPart part) {
  service::Source source{path};
  auto text = TextFor(source, point);
  if (!text) return source;
  if (part == DeskPart::kTables) {
    if (text->tables.empty()) {
      source.fault = Diagnostic{.code = "desk-tables",
                                .message = "the desk has no event at tables",
                                .hint = "put one in with the command set-tables",
                                .file = path};
    }
    source.bytes = std::move(text->tables);
    return source;
  }
  const bool is_bracket = part == DeskPart::kBracket && !text->bracket.empty();
  source.bytes = std::move(is_bracket ? text->bracket : text->json);
  return source;
}

}  // namespace ronda::cli
