#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "ronda/base/date.h"
#include "ronda/base/letters.h"
#include "ronda/service/fide_report.h"

namespace ronda::service {
namespace {

// Record 001 of TRF.
constexpr FideReportWork::Field kSexField{10, 1};
constexpr FideReportWork::Field kTitleField{11, 3};
constexpr FideReportWork::Field kNameField{15, 33};
constexpr FideReportWork::Field kFederationField{54, 3};
constexpr FideReportWork::Field kIdField{58, 11};
constexpr FideReportWork::Field kBirthField{70, 10};

constexpr std::size_t kLongestName = 33;
constexpr std::size_t kLongestId = 11;
constexpr std::array<std::string_view, 8> kTitles{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};

bool IsNumber(std::string_view text) {
  return !text.empty() && text.size() <= kLongestId && text.front() != '0' &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

class PlayerReport {
 public:
  explicit PlayerReport(const FideReportWork& work) : work_(work) {}

  void Check(const Player& player) {
    CheckId(player);
    CheckName(player);
    const bool is_code = player.federation.size() == 3 && std::ranges::all_of(player.federation, IsCapital);
    if (!is_code) {
      Tell(Severity::kError, "report-player", player, kFederationField,
           player.federation.empty() ? "has no federation" : fmt::format("has the federation '{}'", player.federation),
           "columns 54-56 hold its three capitals; ronda players fill knows them");
    }
    if (!player.title.empty() && std::ranges::count(kTitles, player.title) == 0) {
      Tell(Severity::kWarning, "report-player", player, kTitleField, fmt::format("has the title '{}'", player.title),
           fmt::format("FIDE's are {}", fmt::join(kTitles, ", ")));
    }
    if (!player.sex) {
      Tell(Severity::kWarning, "report-player", player, kSexField, "has no sex", "column 10 holds m or w");
    }
    CheckBirth(player);
  }

 private:
  void Tell(Severity severity, std::string_view code, const Player& player, FideReportWork::Field field,
            std::string_view what, std::string hint) {
    work_.AtPlayer({.severity = severity,
                    .code = std::string(code),
                    .message = fmt::format("{} {}", NumberAndName(player), what),
                    .hint = std::move(hint)},
                   player, field);
  }

  void CheckId(const Player& player) {
    const std::string& id = player.fide_id;
    if (id.empty()) {
      return Tell(
          Severity::kError, "report-id", player, kIdField, "has no FIDE number",
          "columns 58-68 hold it; ronda players fill proposes numbers, else the federation registers the player");
    }
    if (!IsNumber(id)) {
      return Tell(Severity::kError, "report-id", player, kIdField, fmt::format("has the FIDE number '{}'", id),
                  "it has up to 11 digits and nothing else");
    }
    const auto [first, is_new] = by_id_.emplace(id, &player);
    if (is_new) return;
    Tell(Severity::kError, "report-id", player, kIdField,
         fmt::format("has the FIDE number {}, as {} has", id, NumberAndName(*first->second)),
         "one of them is wrong: ronda players check tells whose it is");
  }

  void CheckName(const Player& player) {
    if (player.name.size() > kLongestName) {
      Tell(Severity::kWarning, "report-player", player, kNameField, "has a name longer than 33 characters",
           "it is cut in the report; the number identifies the player");
    }
  }

  void CheckBirth(const Player& player) {
    if (player.birth_date.empty()) {
      return Tell(Severity::kWarning, "report-player", player, kBirthField, "has no date of birth",
                  "columns 70-79 hold it, at least the year: 1990/00/00");
    }
    if (ParseDate(player.birth_date)) return;
    Tell(Severity::kWarning, "report-player", player, kBirthField,
         fmt::format("has the date of birth '{}'", player.birth_date), "write it as 1990/05/31, or 1990/00/00");
  }

  const FideReportWork& work_;
  std::map<std::string, const Player*> by_id_;
};

}  // namespace

void CheckReportedPlayers(FideReportWork work) {
  PlayerReport report(work);
  for (const Player& player : work.tournament().players()) report.Check(player);
}

}  // namespace ronda::service
