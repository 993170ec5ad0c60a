// What people ask a desk to do. A command is a wish: Decide() (decide.h) says whether the rules allow it and, if so,
// which act comes of it. Players are named by their numbers in the journal, teams by their numbers. Each command has a
// name, its word in JSON; docs/formats/commands.md lists them all.
#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "ronda/command/event_commands.h"
#include "ronda/command/player_commands.h"
#include "ronda/command/round_commands.h"

namespace ronda::command {

template <class... Kinds>
struct KindList {
  static constexpr std::size_t kSize = sizeof...(Kinds);
};

using CommandKinds =
    KindList<EnterPlayers, CorrectPlayer, RemovePlayers, Renumber, RequestByes, CancelByes, Withdraw, Return, CheckIn,
             EnterTeam, CorrectTeam, SetLineUp, HandInLineUp, OpenLineUps, SetLineUpDeadline, PairRound, DrawSchedule,
             EditRound, PublishRound, TakeBackRound, EnterResult, ClaimResult, CheckResult, CorrectResult, EnterPlayOff,
             ChangeSettings, ChangeWishes, FixTables, SetCategories, SetPrizes, SetBracket, SetTables, SeatTables,
             EnterTable, TakeBackTables, OpenPoll, CastVotes, ClosePoll, LeaveFideMode, AddNote, RecordPerson,
             ErasePerson, Undo, Restore, HandOver, Receive, Close>;

template <class Kind>
concept IsCommand = std::same_as<std::remove_const_t<decltype(Kind::kName)>, std::string_view>;

// A command of any kind, which nobody changes any more; copies share it. A std::variant of so many kinds would take
// seconds to compile in every source that moves one.
class Command {
 public:
  template <IsCommand Kind>
  Command(Kind kind)  // not explicit: every kind of command is a command
      : name_(Kind::kName), held_(static_cast<const Held*>(new HeldAs<Kind>(std::move(kind)))) {}

  std::string_view name() const { return name_; }

  // None if it is of another kind.
  template <IsCommand Kind>
  const Kind* As() const {
    return name_ == Kind::kName ? &static_cast<const HeldAs<Kind>&>(*held_).kind : nullptr;
  }
  template <IsCommand Kind>
  bool Is() const {
    return name_ == Kind::kName;
  }

 private:
  struct Held {
    Held() = default;
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    virtual ~Held() = default;
  };
  template <class Kind>
  struct HeldAs final : Held {
    explicit HeldAs(Kind given) : kind(std::move(given)) {}
    Kind kind;
  };

  std::string_view name_;
  std::shared_ptr<const Held> held_;
};

// What `answer` says about the command as what it is; it answers for every kind.
template <class Answer, class... Kinds>
Answer Asked(const Command& command, const auto& answer, KindList<Kinds...> /*kinds*/) {
  std::optional<Answer> said;
  const auto ask = [&](const auto* wish) {
    if (wish != nullptr) said.emplace(answer(*wish));
    return wish != nullptr;
  };
  (ask(command.As<Kinds>()) || ...);
  return *std::move(said);
}
template <class Answer>
Answer Asked(const Command& command, const auto& answer) {
  return Asked<Answer>(command, answer, CommandKinds());
}

}  // namespace ronda::command
