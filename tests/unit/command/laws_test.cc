// Laws over random commands of every kind: the state of a desk is the fold of its journal, at every point; what is
// undone is as it was; what a desk exports is paired alike by whoever reads it.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "ronda/command/seating.h"
#include "ronda/command/view.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/journal/change.h"
#include "ronda/journal/fold.h"
#include "ronda/secret/signature.h"
#include "ronda/service/pair.h"
#include "ronda/service/tournament_text.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

int Below(int end) { return end <= 1 ? 0 : *rc::gen::inRange(0, end); }

template <class T>
const T& OneOf(const std::vector<T>& values) {
  return values[static_cast<std::size_t>(Below(static_cast<int>(values.size())))];
}

Uid AnyPlayer(const journal::State& state) { return Uid(1 + Below(state.last_uid)); }

Entrant AnyEntrant() {
  Entrant entrant;
  entrant.name = fmt::format("Entrant {}", Below(1000));
  entrant.rating = 1000 + Below(1500);
  entrant.club = fmt::format("Club {}", Below(3));
  return entrant;
}

std::string AnyResult() {
  static const std::vector<std::string> results{
      "1-0", "1-0", "0-1", "=-=", "=-=", "+-", "-+", "--", "adjourned", "W-L"};
  return OneOf(results);
}

Command AnyResultOf(const journal::State& state, Round round) {
  const auto seating = SeatingOf(state, round);
  if (seating.empty()) return PairRound{};
  const Seating& board = OneOf(seating);
  switch (Below(6)) {
    case 0:
      return ClaimResult{round, Below(2) == 0 ? board.white : board.black, "1-0"};
    case 1:
      return CheckResult{round, board.white, board.black, AnyResult()};
    case 2:
      return CorrectResult{.round = round, .white = board.white, .black = board.black, .result = AnyResult()};
    default:
      return EnterResult{round, board.white, board.black, "*", AnyResult(), "test"};
  }
}

Command AnyEdit(const journal::State& state, Round round) {
  EditRound edit{round, {}, {}, "a wish"};
  for (const Seating& board : SeatingOf(state, round)) {
    edit.boards.push_back({board.white.value(), board.black.value()});
  }
  for (const WithoutGame& one : WithoutGameIn(state, round)) {
    if (one.result == ResultCode::kPairingBye) edit.bye = one.player.value();
  }
  if (edit.boards.size() >= 2) std::swap(edit.boards[0].black, edit.boards[1].black);
  return edit;
}

Command AnySetting(const journal::State& state) {
  ChangeSettings settings;
  switch (Below(5)) {
    case 0:
      settings.city = fmt::format("City {}", Below(9));
      break;
    case 1:
      settings.planned_rounds = state.data.rounds + Below(4);
      break;
    case 2:
      settings.tiebreaks = std::vector<std::string>{"BH", "SB"};
      break;
    case 3:
      settings.system = OneOf(std::vector<std::string>{"dutch-2017", "burstein", "dubov", "lim", "keizer", "monrad"});
      break;
    default:
      settings.initial_colour = Below(2) == 0 ? Colour::kWhite : Colour::kBlack;
  }
  return settings;
}

Command AnyFact(const journal::State& state) {
  const Uid player = AnyPlayer(state);
  switch (Below(8)) {
    case 0:
      return FixTables{{{player, 1 + Below(9)}}};
    case 1:
      return SetCategories{{{"women", "sex=w"}}};
    case 2:
      return AddNote{fmt::format("note {}", Below(99))};
    case 3:
      return RecordPerson{player, secret::Sha256("x").hex()};
    case 4:
      return ErasePerson{player};
    case 5:
      return LeaveFideMode{"a friendly event"};
    case 6:
      return ChangeWishes{{{{}, {}, {player, AnyPlayer(state)}}}, {}};
    default:
      return SetLineUp{Round(1), TeamNumber(1), {player}};
  }
}

Command AnyPlayerCommand(const journal::State& state) {
  const Uid player = AnyPlayer(state);
  const Round next = state.data.next_round();
  switch (Below(10)) {
    case 0:
      return EnterPlayers{{AnyEntrant()}, {}, ResultCode::kZeroBye};
    case 1:
      return CorrectPlayer{
          .player = player, .name = fmt::format("New name {}", Below(99)), .rating = 1000 + Below(1500)};
    case 2:
      return RemovePlayers{{player}};
    case 3:
      return Renumber{};
    case 4:
      return RequestByes{{player}, {next}, Below(2) == 0 ? ResultCode::kHalfBye : ResultCode::kZeroBye};
    case 5:
      return CancelByes{{player}, {}};
    case 6:
      return Withdraw{{player}};
    case 7:
      return Return{{player}};
    case 8:
      return EnterTeam{fmt::format("Team {}", Below(9)), "", {}, {player}};
    default:
      return CheckIn{next, {player}, {AnyPlayer(state)}};
  }
}

Command AnyCommand(const TestDesk& desk) {
  const journal::State& state = desk.state();
  const Round last(std::max(1, state.data.rounds));
  switch (Below(12)) {
    case 0:
      return AnyPlayerCommand(state);
    case 1:
      return AnySetting(state);
    case 2:
      return AnyFact(state);
    case 3:
      return Undo{1 + Below(desk.seq()), "a mistake"};
    case 4:
      return Below(4) == 0 ? Command(Restore{1 + Below(desk.seq()), "a mistake"})
                           : Command(TakeBackRound{last, {}, ""});
    case 5:
      return AnyEdit(state, last);
    case 6:
      return PairRound{};
    case 7:
      return PublishRound{last};
    default:
      return AnyResultOf(state, last);
  }
}

// All games of the last round, so that the next can be paired.
void FinishRound(TestDesk& desk) {
  if (desk.state().data.rounds == 0) return;
  const Round last(desk.state().data.rounds);
  (void)desk.Do(PublishRound{last});
  for (const Seating& board : SeatingOf(desk.state(), last)) {
    if (board.white_entry.result != ResultCode::kPending) continue;
    (void)desk.Do(EnterResult{last, board.white, board.black, "*", AnyResult(), "test"});
  }
}

TestDesk AnyDesk(int commands) {
  TestDesk desk(NewEvent(4 + Below(7), 4));
  for (int i = 0; i < commands; ++i) {
    const auto warning = Below(3) == 0 ? Warning::kNone : Warning::kTwoSteps;
    (void)desk.Do(AnyCommand(desk), warning);
    if (Below(8) == 0) {
      FinishRound(desk);
      (void)desk.Do(PairRound{});
    }
  }
  return desk;
}

RC_GTEST_PROP(Desk, IsTheFoldOfItsJournal, ()) {
  const TestDesk desk = AnyDesk(30);
  const auto folded = journal::Fold(desk.journal());
  RC_ASSERT(folded.has_value());
  RC_ASSERT(*folded == desk.state());
}

RC_GTEST_PROP(Desk, AnActUndoneIsAsIfItHadNotBeen, ()) {
  TestDesk desk = AnyDesk(20);
  const journal::State before = desk.state();
  const auto act = desk.Do(AnyCommand(desk), Warning::kTwoSteps);
  RC_PRE(act.has_value() && act->kind != journal::Kind::kFideModeLeft && act->kind != journal::Kind::kPersonErased);
  const auto undone = desk.Do(Undo{desk.seq(), ""}, Warning::kTwoSteps);
  RC_PRE(undone.has_value());
  journal::State after = desk.state();
  after.last_uid = before.last_uid;  // a number once given is not given again
  RC_ASSERT(after == before);
}

RC_GTEST_PROP(Desk, ExportsWhatPairsAlike, ()) {
  TestDesk desk = AnyDesk(25);
  FinishRound(desk);
  const auto tournament = TournamentOf(desk.state());
  RC_ASSERT(tournament.has_value());
  const auto text = service::TrfText(*tournament, trf::Dialect::kTrf26, trf::LineEnd::kLf);
  RC_PRE(text.has_value());
  service::EventRequest request = RequestFor(desk.state());
  request.file = {"export.trf", *text};
  const auto read = service::OpenEvent(request);
  RC_ASSERT(read.value.has_value());
  const auto theirs = service::Pair(*read.value, std::nullopt);
  const auto ours = desk.Do(PairRound{});
  RC_PRE(ours.has_value() || ours.error().code != "command-draft");
  RC_ASSERT(theirs.value.has_value() == ours.has_value());
  if (!ours) return;
  const auto after = service::WithPairedRound(*read.value, *theirs.value);
  RC_ASSERT(after.has_value());
  RC_ASSERT(after->data().entries == desk.state().data.entries);
}

RC_GTEST_PROP(Journal, WithOneByteChangedIsFound, ()) {
  auto journal = AnyDesk(8).journal();
  auto& act = journal[static_cast<std::size_t>(Below(static_cast<int>(journal.size())))];
  auto& byte = act.body[static_cast<std::size_t>(Below(static_cast<int>(act.body.size())))];
  byte = static_cast<char>(byte ^ (1 << Below(8)));
  RC_ASSERT(!journal::Fold(journal).has_value());
}

}  // namespace
}  // namespace ronda::command
