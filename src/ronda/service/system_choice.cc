#include "ronda/service/system_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/plain_words.h"
#include "ronda/base/suggestion.h"
#include "ronda/pairing/registry.h"
#include "ronda/pairing/type_words.h"

namespace ronda::service {
namespace {

constexpr std::string_view kDefaultFamily = "dutch";

Diagnostic Unknown(std::string message) {
  Diagnostic refusal = UsageError(std::move(message), "name the system to use with --system; ronda systems lists them");
  refusal.code = "system-unknown";
  return refusal;
}

// A system whose rounds do not depend on results, by its code; none if it is another, or one that ronda has not.
std::optional<Diagnostic> AboutDrawnRounds(const std::string& code) {
  const auto says = [&](std::string_view word) { return code.find(word) != std::string::npos; };
  if (!says("ROUNDROBIN") && !says("SCHEVENINGEN") && !says("KNOCKOUT")) return std::nullopt;
  Diagnostic refusal =
      Unknown(fmt::format("the rounds of this event are drawn, not paired one after another (record 192: {})", code));
  refusal.hint = fmt::format("{} draws them; to pair or check by another system all the same name it with --system",
                             says("KNOCKOUT") ? "ronda bracket" : "ronda schedule");
  return refusal;
}

// What an event without a code is paired by.
Result<SystemChoice> SystemInWords(const TournamentData& data) {
  const TypeWords words = ReadTypeWords(data.info.type);
  if (!words.asks.empty()) {
    return tl::unexpected(
        Unknown(fmt::format("the event is {} by its own words (092: {}), and it does not say how it is "
                            "paired",
                            words.asks, data.info.type)));
  }
  if (!data.teams.empty()) {
    return tl::unexpected(Unknown("this is a team event, and it does not say how it is paired"));
  }
  return StandardSystems().Choose(words.system.empty() ? kDefaultFamily : words.system, data.info);
}

using NamedSystem = std::pair<std::string_view, std::string_view>;

// Elementos §2.9.1, §2.10: systems as the book and people call them.
constexpr std::array kNamedSystems{
    NamedSystem{"swiss", "dutch"},
    NamedSystem{"suizo", "dutch"},
    NamedSystem{"holandes", "dutch"},
    NamedSystem{"fide", "dutch"},
    NamedSystem{"suizo fide", "lim"},
    NamedSystem{"noruego", "monrad-norwegian"},
    NamedSystem{"norwegian monrad", "monrad-norwegian"},
    NamedSystem{"monrad noruego", "monrad-norwegian"},
    NamedSystem{"double swiss", "double-swiss"},
    NamedSystem{"suizo doble", "double-swiss"},
    NamedSystem{"team swiss", "team-swiss"},
    NamedSystem{"suizo por equipos", "team-swiss"},
};

// The identifier or family of a name, without what many say before it: "sistema suizo Burstein" is "burstein". None if
// there is no such system.
std::optional<std::string> IdOfName(const std::string& name) {
  std::string plain = PlainWords(name);
  const auto named = [&]() -> std::optional<std::string> {
    const auto found = std::ranges::find(kNamedSystems, plain, &NamedSystem::first);
    const std::string id(found == kNamedSystems.end() ? std::string_view(plain) : found->second);
    return StandardSystems().Find(id) != nullptr ? std::optional(id) : std::nullopt;
  };
  for (const std::string_view first : {"sistema ", "system ", "suizo ", "swiss "}) {
    if (auto id = named()) return id;
    if (plain.starts_with(first)) plain.erase(0, first.size());
  }
  if (plain.ends_with(" system")) plain.erase(plain.size() - 7);
  return named();
}

}  // namespace

Result<const PairingSystem*> SystemById(const std::string& id) {
  if (const PairingSystem* system = StandardSystems().Find(id)) return system;
  if (const auto named = IdOfName(id)) return StandardSystems().Find(*named);
  if (id.starts_with("schenkel-")) {
    return tl::unexpected(UsageError(
        fmt::format("there is no pairing system '{}'", id),
        "write schenkel-4x3 for groups of four that stay together for three rounds: groups of 3 to 20, and not more "
        "rounds than a round robin of the group has"));
  }
  std::vector<std::string> known;
  for (const auto& system : StandardSystems().systems()) known.emplace_back(system->info().id);
  const auto closest = Closest(id, known);
  return tl::unexpected(
      UsageError(fmt::format("there is no pairing system '{}'", id),
                 closest ? fmt::format("did you mean '{}'?", *closest) : "ronda systems lists all of them"));
}

Result<SystemChoice> SystemFor(const Tournament& tournament, const std::optional<std::string>& id) {
  const TournamentData& data = tournament.data();
  if (id) {
    const auto known = SystemById(*id);
    if (!known) return tl::unexpected(known.error());
    // Decision 210: a family is chosen by the day of the event, in whatever words it is named.
    auto choice = StandardSystems().Choose(*id, data.info);
    if (choice.system == nullptr) choice = StandardSystems().Choose(IdOfName(*id).value_or(*id), data.info);
    if (choice.system == nullptr) choice.system = *known;
    return choice;
  }
  if (auto choice = StandardSystems().For(tournament); choice.system != nullptr) return choice;
  if (data.system_code.empty()) return SystemInWords(data);
  if (auto drawn = AboutDrawnRounds(data.system_code)) return tl::unexpected(*std::move(drawn));
  return tl::unexpected(
      Unknown(fmt::format("the tournament is paired by {}, which ronda does not know", data.system_code)));
}

std::optional<Diagnostic> AboutStrangeType(const Tournament& tournament, const PairingSystem& system) {
  const TournamentData& data = tournament.data();
  if (!data.system_code.empty() || !ReadTypeWords(data.info.type).is_strange) return std::nullopt;
  return Diagnostic{.severity = Severity::kWarning,
                    .code = "system-assumed",
                    .message = fmt::format("record 092 says '{}', which names no pairing system; {} is taken",
                                           data.info.type, system.info().id),
                    .hint = "say --system, or write the code of the system into record 192"};
}

Tournament WithSystemNamed(const Tournament& tournament, const PairingSystem& system) {
  const auto by_itself = SystemFor(tournament, std::nullopt);
  const std::string_view id = system.info().id;
  if (by_itself && by_itself->system->info().id == id.substr(0, id.find('+'))) return tournament;
  TournamentData data = tournament.data();
  data.system_code = StandardSystems().CodeFor(system, data);
  auto named = Tournament::Make(std::move(data));
  return named ? *std::move(named) : tournament;
}

std::optional<Diagnostic> AboutChangedSystem(const Tournament& tournament, const PairingSystem& system) {
  const std::string& before = tournament.data().system_code;
  const std::string after = WithSystemNamed(tournament, system).data().system_code;
  if (before.empty() || before == after) return std::nullopt;
  return Diagnostic{
      .severity = Severity::kWarning,
      .code = "system-changed",
      .message = fmt::format("the tournament said {} until now; it says {} from this round on", before, after),
      .hint = "the rounds before keep their pairs; put the old code back (record 192) if that was not meant"};
}

}  // namespace ronda::service
