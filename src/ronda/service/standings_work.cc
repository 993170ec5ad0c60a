#include "ronda/service/standings_work.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/suggestion.h"
#include "ronda/service/standings_record.h"
#include "ronda/tiebreak/choice.h"
#include "ronda/tiebreak/record_of_encounters.h"

namespace ronda::service {
namespace {

Result<const tiebreak::Edition*> EditionFor(const Tournament& tournament, const std::optional<std::string>& rules) {
  if (rules) return EditionNamed(*rules);
  return &EditionOf(tournament);
}

// What the request names is read strictly; what the file names as far as it is known.
Parsed<std::vector<tiebreak::TieBreak>> ListFor(const Tournament& tournament, const StandingsRequest& request,
                                                const tiebreak::Record& record) {
  if (!request.tiebreaks.empty()) return tiebreak::ParseTieBreaks(request.tiebreaks);
  const auto& own = tournament.data().tiebreaks;
  if (own.empty() || record.teams() != tiebreak::RanksTeams(tournament)) {
    return tiebreak::ParseTieBreaks(tiebreak::DefaultList(record));
  }
  Parsed<std::vector<tiebreak::TieBreak>> parsed;
  parsed.value.emplace();
  for (const std::string& code : own) {
    auto one = tiebreak::ParseTieBreak(code);
    if (one) {
      parsed.value->push_back(*std::move(one));
    } else {
      parsed.diagnostics.push_back(one.error());
      parsed.diagnostics.back().severity = Severity::kWarning;
      parsed.diagnostics.back().message += ", which the tournament names; it is left out";
    }
  }
  return parsed;
}

// The points of the best rounds in place of all points.
std::optional<Diagnostic> PutBestFirst(int rounds, std::vector<tiebreak::TieBreak>& list) {
  const auto is_points = [](const tiebreak::TieBreak& one) { return one.definition->acronym == "PTS"; };
  if (std::ranges::any_of(list, is_points)) {
    return UsageError("--best with a list that says itself what points count",
                      fmt::format("leave --best out and write PTS/B{} in the list", rounds));
  }
  list.insert(list.begin(), *tiebreak::ParseTieBreak(fmt::format("PTS/B{}", rounds)));
  return std::nullopt;
}

}  // namespace

Result<const tiebreak::Edition*> EditionNamed(const std::string& rules) {
  if (const auto* edition = tiebreak::FindEdition(rules)) return edition;
  std::vector<std::string> known;
  for (const auto& edition : tiebreak::Editions()) known.emplace_back(edition.id);
  const auto closest = Closest(rules, known);
  return tl::unexpected(UsageError(
      fmt::format("there are no tie-break rules '{}'", rules),
      closest ? fmt::format("did you mean '{}'?", *closest) : fmt::format("there are {}", fmt::join(known, ", "))));
}

const tiebreak::Edition& EditionOf(const Tournament& tournament) {
  return tiebreak::EditionFor(tournament.data().info);
}

std::vector<std::string> SplitCodes(const std::string& text) {
  std::vector<std::string> codes;
  for (std::size_t at = 0; at <= text.size() && !text.empty();) {
    const auto comma = std::min(text.find(',', at), text.size());
    codes.push_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return codes;
}

std::string FaultOfLot(const std::string& text) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  return digits && text.size() <= 18 ? "" : fmt::format("'{}' is no number of at most 18 digits", text);
}

Parsed<StandingsWork> StandingsWork::Make(const Tournament& tournament, const StandingsRequest& request) {
  Parsed<StandingsWork> parsed;
  if (auto missing = MissingFor(tournament, request)) {
    parsed.diagnostics.push_back(*std::move(missing));
    return parsed;
  }
  const auto edition = EditionFor(tournament, request.rules);
  if (!edition) {
    parsed.diagnostics.push_back(edition.error());
    return parsed;
  }
  auto alphabet = AlphabetOf(request.alphabet);
  if (!alphabet) {
    parsed.diagnostics.push_back(alphabet.error());
    return parsed;
  }
  StandingsWork work;
  work.alphabet_ = std::make_unique<const Alphabet>(*std::move(alphabet));
  work.tournament_ = &tournament;
  work.rounds_ = request.after.value_or(tournament.rounds());
  work.encounters_ = CountsEncounters(tournament, request);
  work.edition_ = *edition;
  if (!request.rules) work.why_ = tiebreak::WhyEditionFor(tournament.data().info);
  if (request.subsidiary) work.application_ = tiebreak::Application::kSubsidiary;
  work.record_ = std::make_unique<tiebreak::Record>(RecordFor(tournament, request));
  auto list = ListFor(tournament, request, *work.record_);
  parsed.diagnostics = std::move(list.diagnostics);
  if (!list.value) return parsed;
  if (request.best) {
    if (auto refusal = PutBestFirst(*request.best, *list.value)) {
      parsed.diagnostics.push_back(*std::move(refusal));
      return parsed;
    }
  }
  work.asked_for_ = list.value->size();
  const auto criteria = tiebreak::WithPoints(*std::move(list.value));
  const auto unsuitable =
      tiebreak::Unsuitable(criteria, *work.record_, {tournament.HasAcceleration(), request.unrated.has_value()});
  parsed.diagnostics.insert(parsed.diagnostics.end(), unsuitable.begin(), unsuitable.end());
  if (HasErrors(parsed.diagnostics)) return parsed;
  work.session_ = std::make_unique<tiebreak::Session>(
      *work.record_, **edition, tiebreak::Settings{request.unrated, request.lot, work.alphabet_.get()});
  work.standings_ = tiebreak::Rank(*work.session_, criteria, work.application_);
  if (auto lot = LotNeeded(work)) parsed.diagnostics.push_back(*std::move(lot));
  parsed.value = std::move(work);
  return parsed;
}

std::span<const tiebreak::StandingsColumn> StandingsWork::columns() const {
  return std::span(standings_.columns).last(asked_for_);
}

// The column of lots; none if there is none, or nobody came to it.
const tiebreak::StandingsColumn* StandingsWork::LotColumn() const {
  const auto used = [](const tiebreak::StandingsColumn& column) {
    return column.tie_break.definition->acronym == "LOT" &&
           std::ranges::any_of(column.group.values(), [](const auto& group) { return group.has_value(); });
  };
  const auto found = std::ranges::find_if(standings_.columns, used);
  return found == standings_.columns.end() ? nullptr : &*found;
}

std::optional<std::int64_t> StandingsWork::drawn_lot() const {
  return LotColumn() != nullptr ? session_->settings().lot : std::nullopt;
}

bool StandingsWork::WaitsForLot(tiebreak::Participant who) const {
  const auto* column = LotColumn();
  return column != nullptr && !session_->settings().lot && column->group[who].has_value();
}

// Elementos §3.4.3: a lot is drawn, never assumed.
std::optional<Diagnostic> LotNeeded(const StandingsWork& work) {
  std::string tied;
  std::optional<std::int32_t> rank;
  for (const tiebreak::Participant who : work.standings().order) {
    if (!work.WaitsForLot(who)) continue;
    const std::int32_t own = work.standings().RankOf(who);
    tied += fmt::format("{}{} {}",
                        !rank         ? ""
                        : rank == own ? ", "
                                      : "; ",
                        work.record().entrant(who).number, work.NameOf(who));
    rank = own;
  }
  if (tied.empty()) return std::nullopt;
  return Diagnostic{.severity = Severity::kWarning,
                    .code = "lot-needed",
                    .message = fmt::format("a lot must be drawn between {}", tied),
                    .hint = "draw it with --lot and a published number; until then they share their places"};
}

Points StandingsWork::ScoreOf(tiebreak::Participant who) const {
  return session_->Plain().FinalScore(who, record_->primary());
}

Points StandingsWork::SecondScoreOf(tiebreak::Participant who) const {
  return session_->Plain().FinalScore(who, tiebreak::Other(record_->primary()));
}

const Player* StandingsWork::PlayerOf(tiebreak::Participant who) const {
  return teams() ? nullptr : &tournament_->player(PlayerIndex(who.value()));
}

std::vector<Ranks> RanksByRound(const Tournament& tournament) {
  std::vector<Ranks> ranks;
  for (int round = 1; round <= tournament.rounds(); ++round) {
    StandingsRequest request;
    request.after = round;
    const auto work = StandingsWork::Make(tournament, request);
    if (!work.value) return {};
    Ranks& after = ranks.emplace_back(work.value->record().size());
    int rank = 0;
    for (const tiebreak::Participant who : work.value->standings().order) after[who] = ++rank;
  }
  return ranks;
}

std::string ShownValue(const tiebreak::StandingsColumn& column, tiebreak::Participant who) {
  const auto& definition = *column.tie_break.definition;
  std::string text;
  for (const auto& value : column.ValuesOf(who)) {
    if (!text.empty()) text += '/';
    if (value) text += ToDecimal(*value, definition.decimals);
    if (!value && definition.separate != nullptr) text += '0';
  }
  return text;
}

}  // namespace ronda::service
