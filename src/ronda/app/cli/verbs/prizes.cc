#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/files.h"
#include "ronda/formats/prizes/prizes.h"
#include "ronda/service/player_facts.h"
#include "ronda/service/standings_work.h"
#include "ronda/sheets/prizes_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string file;
  std::string prizes;
  service::StandingsRequest request;
  std::string tiebreaks;
  std::string tags;
  std::string unfinished = "now";
  awards::Draws draws;
  std::string format = "table";
  bool json = false;
  std::string output;
};

void Refuse(Context& context, const Options& options, std::span<const Diagnostic> diagnostics) {
  context.exit_code = ExitCodeFor(diagnostics);
  options.format == "json" ? PrintDiagnosticsDocument(context, diagnostics) : PrintDiagnostics(context, diagnostics);
}

Parsed<awards::PrizeFund> LoadFund(const std::string& path) {
  const auto bytes = ReadBytes(path);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  return formats::ReadPrizes(*bytes, path);
}

Result<awards::Eligibility> EligibilityFor(const service::StandingsWork& work, const awards::PrizeFund& fund,
                                           const std::string& tags) {
  const auto facts = service::FactsFor(work.tournament(), tags);
  if (!facts) return tl::unexpected(facts.error());
  awards::Eligibility eligibility;
  for (const awards::PrizeList& list : fund.lists) {
    if (list.who && work.teams()) {
      return tl::unexpected(UsageError(fmt::format("'{}' is a prize for players, and these are teams", list.name),
                                       "add --players for prizes of the players"));
    }
    std::vector<bool> eligible;
    for (std::int32_t i = 0; i < work.record().size(); ++i) {
      const Player* player = work.PlayerOf(tiebreak::Participant(i));
      eligible.push_back(!list.who || list.who->Contains(*player, *facts));
    }
    eligibility.push_back(std::move(eligible));
  }
  return eligibility;
}

std::vector<awards::Placed> PlacedBy(const tiebreak::Standings& standings, tiebreak::Session& session) {
  std::vector<awards::Placed> placed;
  for (const tiebreak::Participant who : standings.order) {
    placed.push_back({who, standings.RankOf(who), session.Plain().FinalScore(who, session.record().primary())});
  }
  return placed;
}

// The standings of the same event with other results.
std::vector<awards::Placed> PlacedIn(const tiebreak::Record& record, const service::StandingsWork& work) {
  std::vector<tiebreak::TieBreak> criteria;
  for (const auto& column : work.standings().columns) criteria.push_back(column.tie_break);
  tiebreak::Session session(record, work.edition(), work.session().settings());
  const auto standings = tiebreak::Rank(session, criteria, work.application());
  return PlacedBy(standings, session);
}

Result<std::string> TextFor(const service::StandingsWork& work, const awards::PrizeFund& fund, const Options& options,
                            const std::vector<Diagnostic>& diagnostics) {
  const auto eligibility = EligibilityFor(work, fund, options.tags);
  if (!eligibility) return tl::unexpected(eligibility.error());
  const auto placed = PlacedBy(work.standings(), work.session());
  sheets::AwardedPrizes sheet{work,       fund, {}, {}, options.draws.seed, awards::OpenGames(work.record()).size(),
                              diagnostics};
  if (options.unfinished == "outcomes" && sheet.open_games > 0) {
    std::size_t places = 0;
    for (const auto& list : fund.lists) places = std::max(places, list.prizes.size());
    sheet.outlook = awards::LookAhead(
        work.record(), {fund, *eligibility, [&](const tiebreak::Record& record) { return PlacedIn(record, work); },
                        places, options.draws});
  }
  const awards::Shares shares = sheet.outlook ? sheet.outlook->shares : awards::ShareOut(fund, placed, *eligibility);
  sheet.awards = awards::RoundToCoins(fund, shares, placed);
  return Show(sheet, sheets::FormatNamed(options.format));
}

void Run(Context& context, Options options) {
  if (options.json) options.format = "json";
  options.request.tiebreaks = service::SplitCodes(options.tiebreaks);
  const auto fund = LoadFund(options.prizes);
  if (!fund.value) return Refuse(context, options, fund.diagnostics);
  const auto loaded = LoadTournament(options.file);
  if (!loaded.value) return Refuse(context, options, loaded.diagnostics);
  auto work = service::StandingsWork::Make(*loaded.value, options.request);
  work.diagnostics.insert(work.diagnostics.begin(), fund.diagnostics.begin(), fund.diagnostics.end());
  if (!work.value) return Refuse(context, options, work.diagnostics);
  const auto text = TextFor(*work.value, *fund.value, options, work.diagnostics);
  if (!text) return Refuse(context, options, {&text.error(), 1});
  if (options.format != "json") PrintDiagnostics(context, work.diagnostics);
  if (options.output.empty()) {
    context.out << *text;
  } else if (const auto stored = WriteBytes(options.output, *text); !stored) {
    Refuse(context, options, {&stored.error(), 1});
  }
}

}  // namespace

void AddPrizes(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("prizes", "Share out the prize money, as a list to sign");
  verb.AddOption("FILE", options->file, "The tournament (TRF or JSON)").Required();
  verb.AddOption("PRIZES", options->prizes, "The prizes (JSON): places, categories, how ties share them").Required();
  verb.AddOption("--tiebreaks", options->tiebreaks, "Tie-breaks to use, e.g. BH/C1,BH,SB; see ronda standings --list");
  verb.AddOption("--rules", options->request.rules, "Edition of the tie-break rules, as for ronda standings");
  verb.AddFlag("--subsidiary", options->request.subsidiary,
               "Begin with the first tie-break again whenever a tie has become smaller");
  verb.AddOption("--unrated", options->request.unrated, "The rating of players without one, for tie-breaks of ratings")
      .Between(0, 4000);
  verb.AddOption("--lot", options->request.lot, "The published number for the drawing of lots (LOT)")
      .Check(service::FaultOfLot);
  verb.AddFlag("--players", options->request.players, "Of a team event: prizes of the players");
  verb.AddOption("--tags", options->tags, "A CSV file of tags for categories with tag=...: tpn,tag");
  verb.AddOption("--unfinished", options->unfinished,
                 "Games without a result: now (the standings at this moment) or outcomes (the chance of each place)")
      .OneOf({"now", "outcomes"});
  verb.AddOption("--draws", options->draws.count, "How many outcomes to draw where they are too many to go through")
      .Between(1, 10'000);
  verb.AddOption("--seed", options->draws.seed, "The seed of these draws");
  verb.AddOption("--format", options->format, "table, json, csv or html").OneOf({"table", "json", "csv", "html"});
  verb.AddFlag("--json", options->json, "The same as --format json");
  verb.AddOption("-o,--output", options->output, "Write to this file instead of standard output");
  verb.Footer(
      "A file of prizes: {\"format\": \"ronda-prizes\", \"version\": 1, \"currency\": \"EUR\", \"sharing\": \"hort\",\n"
      "\"places\": [500, 300, 200], \"categories\": [{\"name\": \"Best woman\", \"who\": \"sex=w\", \"places\": "
      "[100]}]}\n"
      "\n"
      "Examples:\n"
      "  ronda prizes open.trf prizes.json\n"
      "  ronda prizes open.trf prizes.json --format html -o sign.html   a list to print and sign\n"
      "  ronda prizes open.trf prizes.json --unfinished outcomes        the last round was not played");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
