#include "ronda/service/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "ronda/awards/category.h"
#include "ronda/base/counting.h"
#include "ronda/formats/encounters/points.h"
#include "ronda/model/team_rounds.h"
#include "ronda/service/assumed_results.h"
#include "ronda/service/player_facts.h"
#include "ronda/service/with_round.h"

namespace ronda::service {
namespace {

using Sections = std::vector<StandingsSection>;

StandingsSection SectionOf(const StandingsWork& work, const awards::Category& category, const awards::Facts& facts) {
  StandingsSection section{category.text(), {}};
  std::ranges::copy_if(work.standings().order, std::back_inserter(section.participants),
                       [&](tiebreak::Participant who) { return category.Contains(*work.PlayerOf(who), facts); });
  return section;
}

void AddDivided(const StandingsWork& work, const std::string& key, const awards::Facts& facts, Sections& all) {
  std::map<std::string, StandingsSection> sections;
  for (const tiebreak::Participant who : work.standings().order) {
    for (const std::string& group : awards::GroupsOf(key, *work.PlayerOf(who), facts)) {
      StandingsSection& section = sections[group];
      section.title = group;
      section.participants.push_back(who);
    }
  }
  for (auto& [title, section] : sections) all.push_back(std::move(section));
}

// By the board of the list of the team: whoever stands behind the boards of a match is a reserve.
Result<void> AddBoards(const StandingsWork& work, Sections& all) {
  const TournamentData& data = work.tournament().data();
  if (data.teams.empty()) {
    return tl::unexpected(UsageError("only the players of teams have boards", "divide by something else"));
  }
  std::map<Tpn, std::size_t> boards;
  const std::size_t most = Size(BoardsOf(work.tournament()));
  for (const Team& team : data.teams) {
    for (std::size_t i = 0; i < team.members.size(); ++i) {
      boards.emplace(work.tournament().player(team.members[i]).tpn, std::min(i, most));
    }
  }
  Sections sections(most + 1);
  for (std::size_t i = 0; i < most; ++i) sections[i].title = fmt::format("board {}", i + 1);
  sections[most].title = "reserves";
  for (const tiebreak::Participant who : work.standings().order) {
    const auto own = boards.find(work.PlayerOf(who)->tpn);
    if (own != boards.end()) sections[own->second].participants.push_back(who);
  }
  std::erase_if(sections, [](const StandingsSection& section) { return section.participants.empty(); });
  std::ranges::move(sections, std::back_inserter(all));
  return {};
}

}  // namespace

Parsed<RankedEvent> OpenForStandings(const RankedEventRequest& request) {
  auto settings = SystemSettings::Read(request.system);
  if (!settings.value) return {std::nullopt, std::move(settings.diagnostics)};
  if (const auto system = settings.value->System(); !system) return {std::nullopt, {system.error()}};
  auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  if (!request.suppositions.empty()) {
    auto supposed = WithSupposedResults(*loaded.value, request.suppositions);
    if (!supposed) return {std::nullopt, {supposed.error()}};
    loaded.value = *std::move(supposed);
  }
  auto own = settings.value->For(*loaded.value);
  for (Diagnostic& one : own.diagnostics) one.file = request.file.name;
  if (!own.value) return {std::nullopt, std::move(own.diagnostics)};
  settings.value = *std::move(own.value);
  const Tournament tournament = WithRoundsOfByes(*loaded.value, settings.value->ContestIn(*loaded.value));
  return {RankedEvent{*std::move(settings.value), tournament}, std::move(settings.diagnostics)};
}

Parsed<std::vector<tiebreak::EncounterPoints>> EncounterPointsIn(const Source& file, const Tournament& tournament) {
  const auto text = TextOf(file);
  if (!text) return {std::nullopt, {text.error()}};
  return formats::ReadEncounterPoints(*text, file.name, tournament);
}

Result<Sections> SectionsOf(const StandingsWork& work, const SectionRequest& request) {
  if (!request.Divides()) return Sections{{"", work.standings().order}};
  if (work.teams()) {
    return tl::unexpected(UsageError("categories are of players, and these are the standings of teams",
                                     "add --players for the standings of the players"));
  }
  Sections sections;
  if (request.division == "board") {
    if (const auto added = AddBoards(work, sections); !added) return tl::unexpected(added.error());
    return sections;
  }
  const auto facts = FactsFor(work.tournament(), request.tags);
  if (!facts) return tl::unexpected(facts.error());
  for (const std::string& text : request.categories) {
    const auto category = awards::Category::Parse(text);
    if (!category) return tl::unexpected(category.error());
    sections.push_back(SectionOf(work, *category, *facts));
  }
  if (request.division) {
    if (const auto known = awards::CheckDivision(*request.division); !known) return tl::unexpected(known.error());
    AddDivided(work, *request.division, *facts, sections);
  }
  return sections;
}

Result<keizer::Standing> KeizerStanding(const Tournament& tournament, const keizer::Settings& settings,
                                        std::optional<int> after) {
  const int rounds = after.value_or(tournament.rounds());
  if (rounds > tournament.rounds()) {
    return tl::unexpected(UsageError(fmt::format("there is no round {} yet", rounds),
                                     fmt::format("the last round is {}", tournament.rounds())));
  }
  return keizer::Standing::Make(tournament, settings, rounds);
}

}  // namespace ronda::service
