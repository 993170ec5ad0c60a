#include "fuzz/verbs.h"

#include <optional>
#include <utility>
#include <vector>

#include "fuzz/event_of_bytes.h"
#include "fuzz/target.h"
#include "ronda/explain/outlook.h"
#include "ronda/explain/round_story.h"
#include "ronda/handling/absence.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/late_entry.h"
#include "ronda/handling/renumber.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "ronda/rating/event_rating.h"
#include "ronda/service/initial_colour.h"
#include "ronda/service/with_round.h"
#include "ronda/tiebreak/choice.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/record_of_teams.h"
#include "ronda/tiebreak/standings.h"
#include "ronda/verify/checker.h"

namespace ronda::fuzz {
namespace {

// A system and an event for it.
struct Question {
  const PairingSystem* system;
  Tournament file;   // as a file has it
  Tournament event;  // as the system pairs it
};

// Before round 1 a file gets the colour that was drawn, as pair writes it.
std::optional<Tournament> WithColourDrawn(std::optional<Tournament> file) {
  if (!file || file->rounds() > 0) return file;
  auto drawn = service::WithInitialColour(*file, {file->InitialColour().value_or(Colour::kWhite), {}});
  Demand(drawn.has_value(), "an initial colour contradicts the tournament\n");
  return *std::move(drawn);
}

std::optional<Question> QuestionOf(Bytes& bytes) {
  const auto systems = StandardSystems().systems();
  const PairingSystem& system = *systems[bytes.Take() % systems.size()];
  auto file = WithColourDrawn(EventOf(bytes, system.info().contest));
  if (!file) return std::nullopt;
  auto event = EntrantsOf(system.info(), *file);
  if (!event) return std::nullopt;
  return Question{&system, *std::move(file), *std::move(event)};
}

// The file with the round in it.
Result<Tournament> WithPaired(const Question& question, const RoundPairing& pairing) {
  const SystemInfo& system = question.system->info();
  if (system.contest == Contest::kGames) return service::WithRound(question.file, pairing);
  return WithPairedMatches(system.contest, question.file, pairing);
}

// What an operation made is the tournament from now on.
void Keep(Result<handling::Handled> handled, Tournament& tournament) {
  if (!handled) return CheckReason(handled.error());
  tournament = std::move(handled->tournament);
}

Tpn AnyNumber(Bytes& bytes, const Tournament& tournament) {
  return Tpn(1 + bytes.Below(tournament.player_count() + 1));
}

Result<handling::Handled> EnterSomebody(Bytes& bytes, const handling::Edition& edition, const Tournament& tournament) {
  handling::Entry entry;
  entry.player.name = "Newcomer, Eva";
  entry.player.rating = 1000 + bytes.Take() * 7;
  entry.arrives = Round(1 + bytes.Below(10));
  handling::OrderRules rules;
  rules.edition = &edition;
  return handling::Enter(tournament, {&entry, 1}, rules);
}

Result<handling::Handled> CorrectSomething(Bytes& bytes, const handling::Edition& edition,
                                           const Tournament& tournament) {
  handling::GameCorrection correction;
  correction.round = Round(1 + bytes.Below(10));
  correction.white = AnyNumber(bytes, tournament);
  correction.black = AnyNumber(bytes, tournament);
  correction.score = handling::GameScore{ResultCode::kWin, ResultCode::kLoss};
  return handling::CorrectGame(tournament, correction, edition);
}

// One thing that happens at an event.
Result<handling::Handled> Handle(Bytes& bytes, const handling::Edition& edition, const Tournament& tournament) {
  const handling::ByeRequest request{
      {AnyNumber(bytes, tournament)}, {Round(1 + bytes.Below(10))}, ResultCode::kHalfBye};
  switch (bytes.Below(6)) {
    case 0:
      return handling::RequestByes(tournament, request, edition);
    case 1:
      return handling::CancelByes(tournament, request, edition);
    case 2:
      return handling::Withdraw(tournament, request.players, edition);
    case 3:
      return EnterSomebody(bytes, edition, tournament);
    case 4:
      return CorrectSomething(bytes, edition, tournament);
    default:
      handling::OrderRules rules;
      rules.edition = &edition;
      return handling::Renumber(tournament, rules);
  }
}

}  // namespace

void CheckPair(std::string_view input) {
  Bytes bytes(input);
  const auto question = QuestionOf(bytes);
  if (!question) return;
  const auto pairing = question->system->Pair(question->event);
  if (!pairing) return CheckReason(pairing.error());
  const auto paired = WithPaired(*question, *pairing);
  if (!paired) return CheckReason(paired.error());
  const auto event = EntrantsOf(question->system->info(), *paired);
  Demand(event.has_value(), "a paired round is no round\n");
  const auto difference = verify::CheckRound(*event, question->event.next_round(), *question->system);
  Demand(!difference, "the checker finds fault with the pairing\n");
}

void CheckCheck(std::string_view input) {
  Bytes bytes(input);
  const auto question = QuestionOf(bytes);
  if (!question) return;
  const int rounds = question->event.rounds();
  // One round of them, mostly: what all of them take is better spent on other events.
  if (rounds > 0 && !bytes.OneIn(8)) {
    verify::CheckRound(question->event, Round(1 + bytes.Below(rounds)), *question->system);
    return;
  }
  const verify::CheckReport report = verify::CheckTournament(question->event, *question->system);
  Demand(static_cast<int>(report.differences.size()) <= report.rounds, "more differences than rounds\n");
}

void CheckExplain(std::string_view input) {
  Bytes bytes(input);
  const auto question = QuestionOf(bytes);
  if (!question) return;
  const auto story = explain::TellRound(question->event, *question->system);
  if (!story) CheckReason(story.error());
}

void CheckOutlook(std::string_view input) {
  Bytes bytes(input);
  const auto question = QuestionOf(bytes);
  if (!question) return;
  explain::LookAhead(question->event, question->system->info().bye_rule, explain::Thoroughness::kQuick);
}

void CheckStandings(std::string_view input) {
  Bytes bytes(input);
  const bool teams = bytes.OneIn(4);
  const auto tournament = EventOf(bytes, teams ? Contest::kTeams : Contest::kGames);
  if (!tournament) return;
  const tiebreak::Record record = teams ? tiebreak::RecordOfTeams(*tournament, tournament->rounds())
                                        : tiebreak::RecordOfPlayers(*tournament, tournament->rounds());
  std::vector<tiebreak::TieBreak> list;
  for (const tiebreak::Definition& definition : tiebreak::Catalogue()) {
    if (const auto tie_break = tiebreak::ParseTieBreak(definition.acronym)) list.push_back(*tie_break);
  }
  std::erase_if(list, [&](const tiebreak::TieBreak& tie_break) {
    return HasErrors(tiebreak::Unsuitable({&tie_break, 1}, record, {}));
  });
  const auto editions = tiebreak::Editions();
  tiebreak::Session session(record, editions[bytes.Take() % editions.size()]);
  const auto standings = tiebreak::Rank(session, list, tiebreak::Application::kSubsidiary);
  Demand(standings.order.size() == standings.ranks.size(), "somebody is missing in the standings\n");
}

void CheckRate(std::string_view input) {
  Bytes bytes(input);
  const auto rules = rating::StandardRuleSets();
  const rating::RuleSet& rule_set = rules[bytes.Take() % rules.size()];
  const auto method = bytes.OneIn(4) ? rating::Method::kRoundRobin : rating::Method::kGameByGame;
  const auto tournament = EventOf(bytes, Contest::kGames);
  if (!tournament) return;
  const auto rated = rating::RateEvent(*tournament, {.rules = rule_set, .method = method, .day = {}, .facts = {}});
  if (!rated) return CheckReason(rated.error());
  Demand(rated->players.size() == tournament->players().size(), "somebody is not rated\n");
}

void CheckHandling(std::string_view input) {
  Bytes bytes(input);
  const auto editions = handling::Editions();
  const handling::Edition& edition = editions[bytes.Take() % editions.size()];
  auto tournament = EventOf(bytes, Contest::kGames);
  if (!tournament) return;
  for (int i = 0; i < 4; ++i) Keep(Handle(bytes, edition, *tournament), *tournament);
}

}  // namespace ronda::fuzz
