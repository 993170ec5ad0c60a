#include "ronda/answer/handling.h"

#include <fmt/format.h>

#include <utility>

#include "ronda/base/date_reading.h"
#include "ronda/handling/absence.h"
#include "ronda/handling/renumber.h"
#include "ronda/sheets/value.h"

namespace ronda::answer {
namespace {

std::vector<Tpn> Tpns(const std::vector<int>& numbers) {
  std::vector<Tpn> tpns;
  for (const int number : numbers) tpns.emplace_back(number);
  return tpns;
}

// A day of birth in whatever form, as files have it: 1990/03/14, 1990/00/00 where only the year is known.
Result<std::string> BirthDate(const std::string& text) {
  if (text.empty()) return text;
  const auto reading = ReadDate(text);
  if (!reading || reading->instead || reading->last) {
    return tl::unexpected(UsageError(fmt::format("--birth: '{}' is not a day", text),
                                     "write year, month and day, as in 1990/03/14, or the year alone"));
  }
  return fmt::format("{:04}/{:02}/{:02}", reading->day.year, reading->day.month, reading->day.day);
}

Result<void> CheckFideId(const std::string& text) {
  if (text.find_first_not_of("0123456789") == std::string::npos) return {};
  return tl::unexpected(
      UsageError(fmt::format("--fide-id: '{}' is not a FIDE number", text), "it has nothing but digits"));
}

// The one player of the question, or those of the list.
Result<std::vector<handling::Entry>> EntriesOf(const EnterQuestion& question) {
  handling::Entry entry = question.entry;
  if (question.round) entry.arrives = Round(*question.round);
  if (question.list && !entry.player.name.empty()) {
    return tl::unexpected(
        UsageError("--name and --players exclude each other", "enter one player, or those of a list"));
  }
  if (!question.list && entry.player.name.empty()) {
    return tl::unexpected(UsageError("who enters?", "give either --name or a list of players, --players LIST"));
  }
  if (question.list) return service::EntriesFrom(*question.list, entry);
  if (entry.player.rating == 0) entry.player.rating.reset();
  const auto birth = BirthDate(entry.player.birth_date);
  if (!birth) return tl::unexpected(birth.error());
  entry.player.birth_date = *birth;
  if (const auto id = CheckFideId(entry.player.fide_id); !id) return tl::unexpected(id.error());
  return std::vector{entry};
}

bool HasFacts(const handling::PlayerCorrection& facts) {
  return facts.name || facts.title || facts.rating || facts.federation || facts.fide_id || facts.birth_date;
}

std::optional<Diagnostic> NonsenseIn(const CorrectQuestion& question) {
  if (question.take_back && (!question.games.empty() || question.player)) {
    return UsageError("--take-back goes alone", "correct games and players before or after it");
  }
  if (question.player.has_value() != HasFacts(question.facts)) {
    return UsageError(question.player ? "what is to be corrected of the player?" : "whose data are to be corrected?",
                      "give --player and --rating, --title, --name, --federation, --fide-id or --birth");
  }
  if (question.games.empty() && !question.player && !question.take_back) {
    return UsageError("what is to be corrected?", "give --game, --player or --take-back");
  }
  const bool about_games = question.round || question.reported || question.wrong_colours || question.for_rating;
  if (question.games.empty() && about_games) {
    return UsageError("--round, --reported, --wrong-colours and --for-rating are about games", "give --game as well");
  }
  return std::nullopt;
}

// The game with what the question says of all of them.
Result<handling::GameCorrection> CorrectionOf(const std::string& game, const CorrectQuestion& question) {
  auto correction = service::ReadGame(game);
  if (!correction) return correction;
  if (question.round) correction->round = Round(*question.round);
  if (question.reported) correction->reported = Round(*question.reported);
  if (question.wrong_colours) correction->colours = handling::PlayedColours::kAsGiven;
  if (question.for_rating) correction->purpose = handling::Purpose::kRating;
  return correction;
}

sheets::Value ChangeRecord(const handling::Change& change) {
  return sheets::Record()
      .Add("code", change.code)
      .AddText("article", change.article)
      .Add("player", change.player)
      .Add("was", change.old_tpn)
      .Add("text", change.text);
}

}  // namespace

Result<Handled> Enter(const EnterQuestion& question, const Tournament& tournament, const Edition& edition) {
  const auto entries = EntriesOf(question);
  if (!entries) return tl::unexpected(entries.error());
  service::EntryRequest request{*entries, question.order};
  if (question.team) request.team = TeamNumber(*question.team);
  if (question.number) request.number = TeamNumber(*question.number);
  if (!question.new_team.name.empty()) request.new_team = question.new_team;
  return service::Enter(tournament, request, edition);
}

Result<Handled> GiveBye(const ByeQuestion& question, const Tournament& tournament, const Edition& edition) {
  handling::ByeRequest request;
  request.kind = question.kind;
  request.players = Tpns(question.players);
  for (const int round : question.rounds) request.rounds.emplace_back(round);
  if (question.cancel) return handling::CancelByes(tournament, request, edition);
  if (request.rounds.empty()) request.rounds.push_back(tournament.next_round());
  return handling::RequestByes(tournament, request, edition);
}

Result<Handled> Withdraw(const WithdrawQuestion& question, const Tournament& tournament, const Edition& edition) {
  if (question.absent && !question.players.empty()) {
    return tl::unexpected(UsageError("pairing numbers and --absent exclude each other",
                                     "name who withdraws, or let --absent find who lost by forfeit"));
  }
  if (!question.absent && question.players.empty()) {
    return tl::unexpected(UsageError("who withdraws?", "give either pairing numbers or --absent"));
  }
  if (question.absent) return handling::WithdrawAbsent(tournament, Tpns(question.excused), edition);
  return handling::Withdraw(tournament, Tpns(question.players), edition);
}

Result<Handled> Correct(const CorrectQuestion& question, const Tournament& tournament, const Edition& edition) {
  if (auto nonsense = NonsenseIn(question)) return tl::unexpected(*std::move(nonsense));
  if (question.take_back) return handling::TakeBack(tournament, question.ground, edition);
  Result<Handled> handled = Handled{tournament};
  for (const std::string& text : question.games) {
    const auto game = CorrectionOf(text, question);
    if (!game) return tl::unexpected(game.error());
    handled = service::Then(std::move(handled),
                            [&](const Tournament& now) { return handling::CorrectGame(now, *game, edition); });
  }
  if (!question.player) return handled;
  handling::PlayerCorrection facts = question.facts;
  facts.player = Tpn(*question.player);
  const auto birth = BirthDate(facts.birth_date.value_or(""));
  if (!birth) return tl::unexpected(birth.error());
  if (facts.birth_date) facts.birth_date = *birth;
  if (const auto id = CheckFideId(facts.fide_id.value_or("")); !id) return tl::unexpected(id.error());
  return service::Then(std::move(handled),
                       [&](const Tournament& now) { return handling::CorrectPlayer(now, facts, edition); });
}

Result<Handled> Number(const service::OrderRequest& order, const Tournament& tournament, const Edition& edition) {
  const auto rules = service::OrderRulesOf(order, tournament, edition);
  if (!rules) return tl::unexpected(rules.error());
  return handling::Renumber(tournament, *rules);
}

const Edition& HandlingEdition(const std::optional<std::string>& rules, const Tournament& tournament) {
  const Edition* named = rules ? handling::FindEdition(*rules) : nullptr;
  return named != nullptr ? *named : handling::EditionFor(tournament.data().info);
}

std::string HandlingDocument(const Handled& handled, const Edition& edition, const HandledFile& where) {
  return ToJson(sheets::Record()
                    .Add("file", where.file)
                    .Add("rules", edition.id)
                    .Add("changes", sheets::ListOf(handled.changes, ChangeRecord))
                    .Add("remarks", sheets::ListOf(handled.remarks))
                    .AddText("written_to", where.written_to.value_or(""))
                    .Add("diagnostics", sheets::List()));
}

}  // namespace ronda::answer
