#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/base/columns.h"
#include "ronda/formats/files.h"
#include "ronda/sheets/committee_sheet.h"

namespace ronda::cli {
namespace {

using awards::CommitteeQuestion;
using awards::CommitteeWay;

struct Options {
  std::string file;
  std::string by = "rule";
  std::string order;
  std::string arbiters;
  std::string votes;
  std::string not_eligible;
  std::string parties;
  std::string date;
  int members = 3;
  int reserves = 2;
  std::uint64_t seed = 1;
  Destination to;
};

std::vector<std::string_view> Split(std::string_view list) {
  std::vector<std::string_view> words;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    words.push_back(Trim(list.substr(0, end)));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return words;
}

Result<PlayerIndex> PlayerOf(const Tournament& tournament, std::string_view number, std::string_view option) {
  if (const auto tpn = ParseCount(number)) {
    if (const auto player = tournament.Find(Tpn(*tpn))) return *player;
  }
  return tl::unexpected(
      UsageError(fmt::format("{}: there is no player '{}'", option, number), "give pairing numbers of the file"));
}

Result<std::vector<PlayerIndex>> PlayersOf(const Tournament& tournament, const std::string& list,
                                           std::string_view option) {
  std::vector<PlayerIndex> players;
  for (const std::string_view word : Split(list)) {
    const auto player = PlayerOf(tournament, word, option);
    if (!player) return tl::unexpected(player.error());
    players.push_back(*player);
  }
  return players;
}

// "3:IA,7:NA" or "3:12,7:9": a word about each player.
Result<std::vector<std::pair<PlayerIndex, std::string>>> Told(const Tournament& tournament, const std::string& list,
                                                              std::string_view option) {
  std::vector<std::pair<PlayerIndex, std::string>> told;
  for (const std::string_view word : Split(list)) {
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto player = PlayerOf(tournament, Trim(word.substr(0, colon)), option);
    if (!player) return tl::unexpected(player.error());
    told.emplace_back(*player, Trim(word.substr(std::min(colon + 1, word.size()))));
  }
  return told;
}

Result<void> ReadFacts(const Tournament& tournament, const Options& options, CommitteeQuestion& question) {
  question.facts.resize(tournament.players().size());
  const auto at = [&](PlayerIndex player) -> awards::CommitteeFacts& { return question.facts[player.index()]; };
  const auto arbiters = Told(tournament, options.arbiters, "--arbiters");
  if (!arbiters) return tl::unexpected(arbiters.error());
  for (const auto& [player, title] : *arbiters) {
    if (title != "IA" && title != "NA") {
      return tl::unexpected(UsageError(fmt::format("--arbiters: '{}' is not a title of an arbiter", title),
                                       "write IA or NA behind the number: --arbiters 3:IA,7:NA"));
    }
    at(player).arbiter = title == "IA" ? awards::ArbiterTitle::kInternational : awards::ArbiterTitle::kNational;
  }
  const auto votes = Told(tournament, options.votes, "--votes");
  if (!votes) return tl::unexpected(votes.error());
  for (const auto& [player, text] : *votes) {
    const auto count = ParseCount(text);
    if (!count) {
      return tl::unexpected(UsageError(fmt::format("--votes: '{}' is not a number of votes", text),
                                       "write the votes behind the number: --votes 3:12,7:9"));
    }
    at(player).votes = *count;
  }
  return {};
}

Result<CommitteeQuestion> QuestionOf(const Tournament& tournament, const Options& options) {
  CommitteeQuestion question;
  question.rules.members = options.members;
  question.rules.reserves = options.reserves;
  question.rules.seed = options.seed;
  if (options.by == "lot") question.rules.way = CommitteeWay::kByLot;
  if (options.by == "vote") question.rules.way = CommitteeWay::kByVote;
  if (!options.order.empty()) question.rules.conditions.clear();
  for (const std::string_view word : Split(options.order)) {
    const auto condition = awards::ConditionFromName(word);
    if (!condition) {
      return tl::unexpected(UsageError(fmt::format("--order: '{}' is not a condition", word),
                                       "conditions are adult, federation, arbiter, rating, age, name"));
    }
    question.rules.conditions.push_back(*condition);
  }
  question.day = ParseDate(options.date.empty() ? tournament.data().info.start_date : options.date);
  if (!question.day && !options.date.empty()) {
    return tl::unexpected(UsageError(fmt::format("--date: '{}' is not a day", options.date),
                                     "write year, month and day: --date 2026-03-07"));
  }
  const auto not_eligible = PlayersOf(tournament, options.not_eligible, "--not-eligible");
  if (!not_eligible) return tl::unexpected(not_eligible.error());
  question.not_eligible = *not_eligible;
  if (const auto facts = ReadFacts(tournament, options, question); !facts) return tl::unexpected(facts.error());
  return question;
}

// What the choice lacked; the committee stands all the same.
std::vector<Diagnostic> Doubts(const sheets::ChosenCommittee& outcome, const CommitteeQuestion& question,
                               const Options& options) {
  std::vector<Diagnostic> doubts;
  const auto warn = [&](std::string message, std::string hint) {
    doubts.push_back({.severity = Severity::kWarning,
                      .code = "committee-doubt",
                      .message = std::move(message),
                      .hint = std::move(hint),
                      .file = options.file});
  };
  const auto seats =
      static_cast<std::ptrdiff_t>(outcome.is_dispute ? options.members : options.members + options.reserves);
  if (std::ssize(outcome.members) < seats) {
    warn(fmt::format("only {} of {} places could be filled", outcome.members.size(), seats),
         "announce more reserves, or appoint somebody from outside");
  }
  if (!question.day && options.by == "rule") {
    warn("the day of the event is not known, so nobody's age is", "give it with --date");
  }
  return doubts;
}

void Run(Context& context, const Options& options) {
  const auto tournament = LoadTournament(options.file);
  if (!tournament.value) return Refuse(context, tournament.diagnostics, options.to);
  const auto question = QuestionOf(*tournament.value, options);
  if (!question) return Refuse(context, question.error(), options.to);
  const auto parties = PlayersOf(*tournament.value, options.parties, "--parties");
  if (!parties) return Refuse(context, parties.error(), options.to);
  sheets::ChosenCommittee outcome{*tournament.value, question->rules,
                                  awards::ChooseCommittee(*tournament.value, *question), !parties->empty()};
  if (outcome.is_dispute) outcome.members = awards::SittingIn(outcome.members, *parties, options.members);
  PrintDiagnostics(context, Doubts(outcome, *question, options));
  Deliver(context, Show(outcome, sheets::FormatNamed(options.to.format)), options.to);
}

}  // namespace

void AddCommittee(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("committee", "Choose the appeals committee from the players");
  verb.AddOption("FILE", options->file, "The tournament, or a list of players (TRF, JSON or CSV)").Required();
  verb.AddOption("--by", options->by, "The announced conditions, a lot, or votes").OneOf({"rule", "lot", "vote"});
  verb.AddOption("--order", options->order,
                 "The conditions in their order; adult,federation,arbiter,rating,age,name if not given");
  verb.AddOption("--arbiters", options->arbiters, "Who is an arbiter, by pairing number: 3:IA,7:NA");
  verb.AddOption("--votes", options->votes, "Votes received, by pairing number: 3:12,7:9");
  verb.AddOption("--not-eligible", options->not_eligible, "Pairing numbers of those who do not stand: 4,9");
  verb.AddOption("--parties", options->parties, "Who sits in a dispute between these: 3,8");
  verb.AddOption("--date", options->date, "The day ages are counted on; the first of the event if not given");
  verb.AddOption("--members", options->members, "Members, with the president; 3 if not given").Between(1, 50);
  verb.AddOption("--reserves", options->reserves, "Reserves; 2 if not given").Between(0, 50);
  verb.AddOption("--seed", options->seed, "Of the lot; 1 if not given");
  AddDestination(verb, options->to, {"table", "csv", "json"});
  verb.Footer(
      "Examples:\n"
      "  ronda committee open.trf --arbiters 3:IA,7:NA      by the conditions of the announcement\n"
      "  ronda committee open.trf --by lot --seed 20260307  by lot, the same with the same seed\n"
      "  ronda committee open.trf --by vote --votes 3:12,7:9,1:9\n"
      "  ronda committee open.trf --parties 3,8             who decides a dispute between 3 and 8");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
