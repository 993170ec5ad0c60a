#include "ronda/site/questions.h"

#include "ronda/command/view.h"
#include "ronda/service/explain.h"
#include "ronda/service/find.h"
#include "ronda/service/outlook.h"
#include "ronda/service/standings.h"
#include "ronda/service/what_if.h"
#include "ronda/sheets/future_sheet.h"
#include "ronda/sheets/working_sheet.h"
#include "ronda/site/answers.h"
#include "ronda/words/told.h"

namespace ronda::site {
namespace {

using desk::Version;
using web::Values;

Parsed<service::WishedEvent> Event(const Version& version) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  return command::EventOf(version.state(), *tournament);
}

// What is shown of a ranked list: any of its forms.
template <class Shown, class Show>
Parsed<Shown> ShowStandings(const Version& version, const Values& query, const Show& show) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  const auto after = query.Number("after");
  const auto settings = service::SystemSettings::Read(command::RequestFor(version.state()).system, *tournament);
  if (!settings.value) return {std::nullopt, settings.diagnostics};
  const keizer::Settings* keizer = settings.value->KeizerFor(*tournament);
  if (keizer != nullptr && !query.Find("crosstable")) {
    const auto standing = service::KeizerStanding(*tournament, *keizer, after);
    if (!standing) return {std::nullopt, {standing.error()}};
    return {show(sheets::KeizerList{*tournament, *keizer, *standing}), {}};
  }
  service::StandingsRequest request;
  request.after = after;
  service::SectionRequest wanted;
  if (query.Find("boards")) {  // the players of teams, board by board
    request.players = true;
    request.tiebreaks = {"TPR", "WIN"};
    wanted.division = "board";
  }
  const auto work = service::StandingsWork::Make(*tournament, request);
  if (!work.value) return {std::nullopt, work.diagnostics};
  for (const std::string_view category : query.All("category")) wanted.categories.emplace_back(category);
  auto sections = service::SectionsOf(*work.value, wanted);
  if (!sections) return {std::nullopt, {sections.error()}};
  const bool crosstable = query.Find("crosstable").has_value();
  return {show(sheets::RankedList{*work.value, *std::move(sections), crosstable, false, work.diagnostics}), {}};
}

// How the points of a Keizer competition came about, by pairing number.
template <class Shown, class Show>
Parsed<Shown> ShowKeizerWorking(const Tournament& tournament, const keizer::Settings& settings, const Values& query,
                                const Show& show) {
  const auto standing = service::KeizerStanding(tournament, settings, query.Number("after"));
  if (!standing) return {std::nullopt, {standing.error()}};
  const auto player = tournament.Find(Tpn(query.Number("player").value_or(0)));
  if (!player) return {std::nullopt, {UsageError("there is no such player", "give a pairing number")}};
  const sheets::KeizerList list{tournament, settings, *standing};
  return {show(sheets::KeizerWorking{list, *player}), {}};
}

template <class Shown, class Show>
Parsed<Shown> ShowWorking(const Version& version, const Values& query, const Show& show) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  const auto settings = service::SystemSettings::Read(command::RequestFor(version.state()).system, *tournament);
  if (!settings.value) return {std::nullopt, settings.diagnostics};
  if (const keizer::Settings* keizer = settings.value->KeizerFor(*tournament)) {
    return ShowKeizerWorking<Shown>(*tournament, *keizer, query, show);
  }
  service::StandingsRequest request;
  request.after = query.Number("after");
  const auto work = service::StandingsWork::Make(*tournament, request);
  if (!work.value) return {std::nullopt, work.diagnostics};
  const auto who = service::FindParticipant(*work.value, std::string(query.Text("player")));
  if (!who) return {std::nullopt, {who.error()}};
  return {show(sheets::TieBreakWorking{*work.value, *who}), {}};
}

service::Question QuestionFrom(const Values& query) {
  const auto text = [&](std::string_view name) { return std::string(query.Text(name)); };
  const auto number = [&](std::string_view name) { return query.Number(name).value_or(0); };
  if (query.Find("player")) return service::AskPlayer{number("player")};
  if (query.Find("pair")) return service::AskPair{text("pair")};
  if (query.Find("why-not")) return service::AskWhyNotPair{text("why-not")};
  if (query.Find("why-not-bye")) return service::AskWhyNotBye{number("why-not-bye")};
  if (query.Find("why-not-white")) return service::AskWhyNotColour{number("why-not-white"), Colour::kWhite};
  if (query.Find("why-not-black")) return service::AskWhyNotColour{number("why-not-black"), Colour::kBlack};
  if (query.Find("bracket")) return service::AskBracket{text("bracket")};
  return service::AskRound{};
}

template <class Shown, class Show>
Parsed<Shown> ShowExplained(const Version& version, const Values& query, const Show& show,
                            const sheets::Teller& tell = {}) {
  const auto event = Event(version);
  if (!event.value) return {std::nullopt, event.diagnostics};
  const auto explained = service::Explain(*event.value, query.Number("round"), QuestionFrom(query));
  if (!explained.value) return {std::nullopt, explained.diagnostics};
  const sheets::Occasion occasion{
      explained.value->before, explained.value->system->info(), explained.value->deviations, {}, tell};
  if (const auto* said = std::get_if<service::Answer>(&explained.value->said)) {
    const sheets::Answer answer{said->question, said->statements, said->why_not, said->real};
    return {show(sheets::ExplainedAnswer{occasion, answer}), {}};
  }
  const auto& story = std::get<explain::RoundStory>(explained.value->said);
  return {show(sheets::ExplainedRound{occasion, story, sheets::Detail::kShort}), {}};
}

}  // namespace

Parsed<std::string> StandingsOf(const Version& version, const Values& query) {
  return ShowStandings<std::string>(version, query, [](const auto& list) { return ToJson(DocumentOf(list)); });
}

Parsed<Html> StandingsHtml(const Version& version, const Values& query, const StandingsLayout& layout) {
  struct Laid {
    const StandingsLayout& layout;
    Html operator()(const sheets::RankedList& list) const { return layout.ranked(list); }
    Html operator()(const sheets::KeizerList& list) const { return layout.keizer(list); }
  };
  return ShowStandings<Html>(version, query, Laid{layout});
}

Result<std::string> StandingsCsv(const Version& version) {
  auto csv = ShowStandings<std::string>(version, {}, [](const auto& list) { return ToCsv(CsvTableOf(list)); });
  if (csv.value) return *std::move(csv.value);
  return tl::unexpected(csv.diagnostics.front());
}

Parsed<sheets::Value> WorkingOf(const Version& version, const Values& query) {
  return ShowWorking<sheets::Value>(version, query, [](const auto& working) { return DocumentOf(working); });
}

Parsed<sheets::Value> ExplanationOf(const Version& version, const Values& query) {
  return ShowExplained<sheets::Value>(version, query, [](const auto& one) { return DocumentOf(one); });
}

Parsed<Html> ExplanationHtml(const Version& version, const Values& query, std::string_view language) {
  return ShowExplained<Html>(
      version, query, [](const auto& one) { return BodyOf(one); },
      [language](std::string_view english) { return words::Told(language, english); });
}

Parsed<sheets::Value> WhatIfOf(const Version& version, const Values& query) {
  const auto event = Event(version);
  if (!event.value) return {std::nullopt, event.diagnostics};
  std::vector<std::string> changes;
  for (const std::string_view change : query.All("change")) changes.emplace_back(change);
  const auto changed = service::WhatIf(*event.value, changes);
  if (!changed) return {std::nullopt, {changed.error()}};
  return {DocumentOf(sheets::ChangedRound{changed->before, changed->now, changed->then, changes}), {}};
}

Parsed<sheets::Value> OutlookOf(const Version& version) {
  const auto event = Event(version);
  if (!event.value) return {std::nullopt, event.diagnostics};
  const auto outlook = service::LookAhead(*event.value);
  if (!outlook) return {std::nullopt, {outlook.error()}};
  return {DocumentOf(sheets::RoundsAhead{event.value->event, *outlook}), {}};
}

}  // namespace ronda::site
