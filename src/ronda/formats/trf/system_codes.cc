#include "ronda/formats/trf/system_codes.h"

#include <algorithm>
#include <array>

#include "ronda/base/columns.h"
#include "ronda/pairing/registry.h"
#include "ronda/pairing/type_words.h"

namespace ronda::trf {
namespace {

constexpr std::array<std::string_view, 43> kCodes{
    "FIDE_DUTCH_2017",
    "FIDE_DUTCH_2025",
    "FIDE_DUTCH_2026",
    "FIDE_DUTCH",
    "FIDE_DUBOV",
    "FIDE_BURSTEIN",
    "FIDE_DUTCH_2017_BAKU",
    "FIDE_DUTCH_2025_BAKU",
    "FIDE_DUTCH_2026_BAKU",
    "FIDE_DUTCH_BAKU",
    "FIDE_DUBOV_BAKU",
    "FIDE_BURSTEIN_BAKU",
    "CUSTOM_SWISS",
    "FIDE_DOUBLESWISS",
    "FIDE_DOUBLESWISS_BAKU",
    "CUSTOM_DOUBLESWISS",
    "BERGER_ROUNDROBIN",
    "BERGER_DOUBLEROUNDROBIN",
    "FIDE_ROUNDROBIN",
    "FIDE_DOUBLEROUNDROBIN",
    "CUSTOM_ROUNDROBIN",
    "FIDE_SCHILLER",
    "CUSTOM_SCHILLER",
    "FIDE_SCHEVENINGEN",
    "FIDE_DOUBLESCHEVENINGEN",
    "CUSTOM_SCHEVENINGEN",
    "CUSTOM_KNOCKOUT",
    "CUSTOM_TEAM_SWISS",
    "CUSTOM_TEAM_SWISS_MP",
    "CUSTOM_TEAM_SWISS_GP",
    "FIDE_TEAM_TYPEA_MP_GP_BAKU",
    "FIDE_TEAM_TYPEA_MP_BAKU",
    "FIDE_TEAM_TYPEB_MP_GP_BAKU",
    "FIDE_TEAM_TYPEB_MP_BAKU",
    "FIDE_TEAM_MP_GP_BAKU",
    "FIDE_TEAM_MP_BAKU",
    "FIDE_TEAM_BAKU",
    "BERGER_TEAM_ROUNDROBIN",
    "BERGER_TEAM_DOUBLEROUNDROBIN",
    "FIDE_TEAM_ROUNDROBIN",
    "FIDE_TEAM_DOUBLEROUNDROBIN",
    "CUSTOM_TEAM_ROUNDROBIN",
    "CUSTOM_TEAM_KNOCKOUT",
};

bool StripSuffix(std::string_view& text, std::string_view suffix) {
  if (!text.ends_with(suffix)) return false;
  text.remove_suffix(suffix.size());
  return true;
}

// FIDE_TEAM[_TYPEA|_TYPEB][_MP_GP|_GP_MP|_MP|_GP]
bool IsTeamSwiss(std::string_view code) {
  for (const std::string_view scores : {"_MP_GP", "_GP_MP", "_MP", "_GP"}) {
    if (StripSuffix(code, scores)) break;
  }
  if (!StripSuffix(code, "_TYPEA")) StripSuffix(code, "_TYPEB");
  return code == "FIDE_TEAM";
}

// "4x3".
bool IsProduct(std::string_view text) {
  const std::size_t times = text.find('x');
  return times != std::string_view::npos && ParseCount(text.substr(0, times)) && ParseCount(text.substr(times + 1));
}

// BERGER_ROUNDROBIN_Gn and FIDE_SCHEVENINGEN_Gn: games a pairing. FIDE_SCHILLER_TxP: teams and players.
// Decision 083.
bool HasCount(std::string_view code) {
  const std::size_t last = code.rfind('_');
  if (last == std::string_view::npos) return false;
  const std::string_view system = code.substr(0, last);
  const std::string_view suffix = code.substr(last + 1);
  if (system == "BERGER_ROUNDROBIN" || system == "FIDE_SCHEVENINGEN") {
    return suffix.starts_with('G') && ParseCount(suffix.substr(1));
  }
  return system == "FIDE_SCHILLER" && IsProduct(suffix);
}

// CUSTOM_MONRAD[_NORWEGIAN] and CUSTOM_SCHENKEL[_SxR], size of the groups and rounds they stay together, with [_LOTn],
// the number the draw is made from.
bool IsMonradOrSchenkel(std::string_view code) {
  if (const std::size_t lot = code.find("_LOT"); lot != std::string_view::npos) {
    const std::string_view number = code.substr(lot + 4);
    if (number.empty() || number.find_first_not_of("0123456789") != std::string_view::npos) return false;
    code = code.substr(0, lot);
  }
  constexpr std::string_view kGroups = "CUSTOM_SCHENKEL_";
  return code == "CUSTOM_MONRAD" || code == "CUSTOM_MONRAD_NORWEGIAN" || code == "CUSTOM_SCHENKEL" ||
         (code.starts_with(kGroups) && IsProduct(code.substr(kGroups.size())));
}

// Whether an event with these words and no code would be paired as the code says.
bool WordsLeadTo(const TournamentData& data) {
  const TypeWords words = ReadTypeWords(data.info.type);
  if (!words.asks.empty() || words.system.empty()) return false;
  const PairingSystem* meant = StandardSystems().ForCode(data.system_code, data.info).system;
  TournamentData without_code = data;
  without_code.system_code.clear();
  return meant != nullptr && StandardSystems().Choose(words.system, data.info).system == meant &&
         StandardSystems().CodeFor(*meant, without_code) == data.system_code;
}

}  // namespace

bool IsSystemCode(std::string_view code) {
  return std::ranges::find(kCodes, code) != kCodes.end() || IsTeamSwiss(code) || HasCount(code) ||
         IsMonradOrSchenkel(code) || StandardSystems().ForCode(code, {}).system != nullptr;
}

std::string TypeWithCode(const TournamentData& data) {
  const bool has_own_words = !data.info.type.empty();
  const bool is_paired = StandardSystems().ForCode(data.system_code, data.info).system != nullptr;
  if (data.system_code.empty() || (has_own_words && (!is_paired || WordsLeadTo(data)))) return data.info.type;
  return data.system_code;
}

}  // namespace ronda::trf
