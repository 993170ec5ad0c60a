// What an arbiter does between rounds. Each function makes a new tournament and a report of what was done.
#include <utility>

#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "edge/c/order_options.h"
#include "ronda/answer/handling.h"

namespace ronda::edge {
namespace {

using handling::Edition;
using handling::Handled;
using handling::PlayerCorrection;

constexpr Between kNumbers{1, 1'000'000};
constexpr Between kRounds{1, 999};

Words<ResultCode> ByeWords() {
  return {{"zero", ResultCode::kZeroBye}, {"half", ResultCode::kHalfBye}, {"full", ResultCode::kFullBye}};
}

void TakeEnter(OptionReader& reader, answer::EnterQuestion& question) {
  Player& player = question.entry.player;
  reader.Take("name", player.name);
  reader.Take("title", player.title);
  reader.Take("rating", player.rating, Between{0, 9999});
  reader.Take("federation", player.federation);
  reader.Take("fide_id", player.fide_id);
  reader.Take("birth", player.birth_date);
  reader.Take("sex", player.sex, Words<Sex>{{"m", Sex::kMan}, {"w", Sex::kWoman}});
  reader.Take("players", question.list);
  reader.Take("round", question.round, kRounds);
  reader.Take("missed", question.entry.missed, ByeWords());
  reader.Take("team", question.team, kRounds);
  reader.Take("new_team", question.new_team.name);
  reader.Take("nickname", question.new_team.nickname);
  reader.Take("team_strength", question.new_team.strength, Between{0, 999'999});
  reader.Take("number", question.number, kRounds);
  TakeOrder(reader, question.order);
}

void TakeBye(OptionReader& reader, answer::ByeQuestion& question) {
  reader.Take("player", question.players, kNumbers);
  reader.Take("round", question.rounds, kRounds);
  reader.Take("kind", question.kind, ByeWords());
  reader.Take("cancel", question.cancel);
  if (question.players.empty()) reader.Refuse("player", "who has the bye?", "name the players: \"player\": [7, 12]");
}

void TakeWithdraw(OptionReader& reader, answer::WithdrawQuestion& question) {
  reader.Take("player", question.players, kNumbers);
  reader.Take("absent", question.absent);
  reader.Take("excused", question.excused, kNumbers);
}

void TakeFacts(OptionReader& reader, PlayerCorrection& facts) {
  reader.Take("rating", facts.rating, Between{0, 9999});
  reader.Take("title", facts.title);
  reader.Take("name", facts.name);
  reader.Take("federation", facts.federation);
  reader.Take("fide_id", facts.fide_id);
  reader.Take("birth", facts.birth_date);
}

void TakeCorrect(OptionReader& reader, answer::CorrectQuestion& question) {
  using handling::Ground;
  reader.Take("game", question.games);
  reader.Take("round", question.round, kRounds);
  reader.Take("reported", question.reported, kRounds);
  reader.Take("wrong_colours", question.wrong_colours);
  reader.Take("for_rating", question.for_rating);
  reader.Take("player", question.player, kNumbers);
  TakeFacts(reader, question.facts);
  reader.Take("take_back", question.take_back);
  reader.Take("ground", question.ground,
              Words<Ground>{{"unpublished", Ground::kNotPublished},
                            {"correction", Ground::kCorrection},
                            {"rules", Ground::kRules},
                            {"no-opponents", Ground::kNoOpponents},
                            {"late-entry", Ground::kLateEntry},
                            {"last-round", Ground::kLastRound}});
}

struct Changes {
  ronda_tournament** out;
  ronda_text** report;
};

ronda_status Refuse(Diagnostic refusal, const ronda_tournament& tournament, const Changes& to) {
  if (refusal.file.empty() && refusal.code != "usage") refusal.file = tournament.source.name;
  return HandOut(std::vector{std::move(refusal)}, to.report);
}

ronda_status HandOutHandled(const Handled& handled, const Edition& edition, const ronda_tournament& tournament,
                            const Changes& to) {
  auto changed = Changed(tournament, handled.tournament);
  if (!changed.value) return Refuse(changed.diagnostics.front(), tournament, to);
  if (to.report != nullptr) {
    auto report = answer::HandlingDocument(handled, edition, {tournament.source.name});
    static_cast<void>(HandOut(answer::Answer{std::move(report), {}}, to.report));
  }
  *to.out = changed.value->release();
  return RONDA_OK;
}

Words<std::string> EditionWords() {
  Words<std::string> words;
  for (const Edition& edition : handling::Editions()) words.emplace_back(edition.id, std::string(edition.id));
  return words;
}

// `take` reads the question, `apply` does it.
template <class Question, class Take, class Apply>
ronda_status HandleBy(const ronda_tournament* tournament, const char* options, const Changes& to, Take take,
                      Apply apply) {
  if (to.out != nullptr) *to.out = nullptr;
  if (to.report != nullptr) *to.report = nullptr;
  if (tournament == nullptr || to.out == nullptr) return WithoutArgument(to.report);
  return Guarded(to.report, [&] {
    Question question;
    std::optional<std::string> rules;
    const auto faults = ReadOptions(View(options), [&](OptionReader& reader) {
      take(reader, question);
      reader.Take("rules", rules, EditionWords());
    });
    if (!faults.empty()) return HandOut(faults, to.report);
    const Tournament& now = tournament->file.tournament;
    const Edition& edition = answer::HandlingEdition(rules, now);
    const auto handled = apply(question, now, edition);
    if (!handled) return Refuse(handled.error(), *tournament, to);
    return HandOutHandled(*handled, answer::HandlingEdition(rules, handled->tournament), *tournament, to);
  });
}

}  // namespace
}  // namespace ronda::edge

using namespace ronda::edge;
namespace answer = ronda::answer;

ronda_status ronda_number(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                          ronda_text** report) {
  return HandleBy<ronda::service::OrderRequest>(tournament, options, {out, report}, TakeOrder, answer::Number);
}

ronda_status ronda_enter(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                         ronda_text** report) {
  return HandleBy<answer::EnterQuestion>(tournament, options, {out, report}, TakeEnter, answer::Enter);
}

ronda_status ronda_bye(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                       ronda_text** report) {
  return HandleBy<answer::ByeQuestion>(tournament, options, {out, report}, TakeBye, answer::GiveBye);
}

ronda_status ronda_withdraw(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                            ronda_text** report) {
  return HandleBy<answer::WithdrawQuestion>(tournament, options, {out, report}, TakeWithdraw, answer::Withdraw);
}

ronda_status ronda_correct(const ronda_tournament* tournament, const char* options, ronda_tournament** out,
                           ronda_text** report) {
  return HandleBy<answer::CorrectQuestion>(tournament, options, {out, report}, TakeCorrect, answer::Correct);
}
