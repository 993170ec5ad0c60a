#include "ronda/service/committee.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/awards/delegates.h"
#include "ronda/base/columns.h"
#include "ronda/model/event_dates.h"

namespace ronda::service {
namespace {

using awards::CommitteeQuestion;

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
Result<std::vector<std::pair<PlayerIndex, std::string>>> WordsAbout(const Tournament& tournament,
                                                                    const std::string& list, std::string_view option) {
  std::vector<std::pair<PlayerIndex, std::string>> words;
  for (const std::string_view word : Split(list)) {
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto player = PlayerOf(tournament, Trim(word.substr(0, colon)), option);
    if (!player) return tl::unexpected(player.error());
    words.emplace_back(*player, Trim(word.substr(std::min(colon + 1, word.size()))));
  }
  return words;
}

Result<void> ReadFacts(const Tournament& tournament, const CommitteeRequest& request, CommitteeQuestion& question) {
  question.facts.resize(tournament.players().size());
  const auto at = [&](PlayerIndex player) -> awards::CommitteeFacts& { return question.facts[player.index()]; };
  const auto arbiters = WordsAbout(tournament, request.arbiters, "--arbiters");
  if (!arbiters) return tl::unexpected(arbiters.error());
  for (const auto& [player, title] : *arbiters) {
    if (title != "IA" && title != "NA") {
      return tl::unexpected(UsageError(fmt::format("--arbiters: '{}' is not a title of an arbiter", title),
                                       "write IA or NA behind the number: --arbiters 3:IA,7:NA"));
    }
    at(player).arbiter = title == "IA" ? awards::ArbiterTitle::kInternational : awards::ArbiterTitle::kNational;
  }
  const auto votes = WordsAbout(tournament, request.votes, "--votes");
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

Result<std::vector<awards::CommitteeCondition>> ConditionsOf(std::string_view order) {
  std::vector<awards::CommitteeCondition> conditions;
  for (const std::string_view word : Split(order)) {
    const auto condition = awards::ConditionFromName(word);
    if (!condition) {
      return tl::unexpected(UsageError(fmt::format("--order: '{}' is not a condition", word),
                                       "conditions are adult, federation, arbiter, rating, age, name"));
    }
    conditions.push_back(*condition);
  }
  return conditions;
}

Result<CommitteeQuestion> QuestionOf(const Tournament& tournament, const CommitteeRequest& request) {
  CommitteeQuestion question;
  question.rules.members = request.members;
  question.rules.reserves = request.reserves;
  question.rules.seed = request.seed;
  question.rules.way = request.way;
  auto alphabet = AlphabetOf(request.alphabet);
  if (!alphabet) return tl::unexpected(alphabet.error());
  question.rules.alphabet = *std::move(alphabet);
  if (request.order) {
    auto conditions = ConditionsOf(*request.order);
    if (!conditions) return tl::unexpected(conditions.error());
    question.rules.conditions = *std::move(conditions);
  }
  question.day = request.date ? ParseDate(*request.date) : DatesOf(tournament.data().info).start();
  if (!question.day && request.date) {
    return tl::unexpected(UsageError(fmt::format("--date: '{}' is not a day", *request.date),
                                     "write year, month and day: --date 2026-03-07"));
  }
  const auto not_eligible = PlayersOf(tournament, request.not_eligible, "--not-eligible");
  if (!not_eligible) return tl::unexpected(not_eligible.error());
  question.not_eligible = *not_eligible;
  if (const auto facts = ReadFacts(tournament, request, question); !facts) return tl::unexpected(facts.error());
  return question;
}

// What the choice lacked.
std::vector<Diagnostic> Doubts(const Committee& chosen, const CommitteeQuestion& question,
                               const CommitteeRequest& request) {
  std::vector<Diagnostic> doubts;
  const auto warn = [&](std::string message, std::string hint) {
    doubts.push_back({.severity = Severity::kWarning,
                      .code = "committee-doubt",
                      .message = std::move(message),
                      .hint = std::move(hint),
                      .file = request.file.name});
  };
  const bool delegates = request.way == awards::CommitteeWay::kDelegates;
  const auto seats =
      static_cast<std::ptrdiff_t>(chosen.is_dispute ? request.members : request.members + request.reserves);
  if (!delegates && std::ssize(chosen.members) < seats) {
    warn(fmt::format("only {} of {} places could be filled", chosen.members.size(), seats),
         "announce more reserves, or appoint somebody from outside");
  }
  if (delegates && chosen.members.empty()) {
    warn("there are neither teams nor federations to send a delegate", "give a file that has them");
  }
  if (!question.day && request.way == awards::CommitteeWay::kByRule) {
    warn("the day of the event is not known, so nobody's age is", "give it with --date");
  }
  return doubts;
}

// Each team or federation names one.
std::optional<Diagnostic> NamesTwo(const std::vector<awards::Delegation>& delegations,
                                   const std::vector<PlayerIndex>& named) {
  for (const awards::Delegation& delegation : delegations) {
    if (std::ranges::count_if(named, [&](PlayerIndex player) { return delegation.Has(player); }) < 2) continue;
    return UsageError(fmt::format("--delegates: two of them are of {}", delegation.name), "name one of each");
  }
  return std::nullopt;
}

}  // namespace

Parsed<Committee> ChooseCommittee(const CommitteeRequest& request) {
  auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  const Tournament& tournament = *loaded.value;
  const auto question = QuestionOf(tournament, request);
  if (!question) return {std::nullopt, {question.error()}};
  const auto parties = PlayersOf(tournament, request.parties, "--parties");
  if (!parties) return {std::nullopt, {parties.error()}};
  const auto named = PlayersOf(tournament, request.delegates, "--delegates");
  if (!named) return {std::nullopt, {named.error()}};
  Committee chosen{tournament, question->rules, {}, !parties->empty()};
  if (request.way == awards::CommitteeWay::kDelegates) {
    const auto delegations = awards::DelegationsOf(tournament, question->rules.alphabet);
    if (auto two = NamesTwo(delegations, *named)) return {std::nullopt, {*std::move(two)}};
    chosen.members = awards::DelegatesIn(awards::ChooseDelegates(tournament, *question, *named), delegations, *parties);
  } else {
    chosen.members = awards::ChooseCommittee(tournament, *question);
    if (chosen.is_dispute) chosen.members = awards::SittingIn(chosen.members, *parties, request.members);
  }
  auto doubts = Doubts(chosen, *question, request);
  return {std::move(chosen), std::move(doubts)};
}

}  // namespace ronda::service
