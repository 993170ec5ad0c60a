#include "ronda/ledger/differences.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "ronda/command/seating.h"
#include "ronda/handling/handled.h"
#include "ronda/journal/change.h"
#include "ronda/service/game_result.h"

namespace ronda::ledger {
namespace {

using command::Seating;
using journal::State;
using journal::Uid;

std::string NameOf(const State& state, Uid uid) { return NumberAndName(state.player(uid)); }

std::string GameOf(const State& state, const Seating& board) {
  return fmt::format("{} against {} {}", NameOf(state, board.white), NameOf(state, board.black),
                     service::GameText({board.white_entry.result, board.black_entry.result}));
}

// Boards of a round by who sits there, so that a result that changed is told from a pair that did.
using Boards = std::map<std::pair<Uid, Uid>, Seating>;
Boards BoardsOf(const State& state, Round round) {
  Boards boards;
  for (const Seating& board : command::SeatingOf(state, round)) {
    boards.emplace(std::pair(board.white, board.black), board);
  }
  return boards;
}

class Comparison {
 public:
  Comparison(const State& before, const State& after) : before_(before), after_(after) {}

  std::vector<std::string> Run() {
    ComparePlayers();
    const std::int32_t rounds = std::max(before_.data.rounds, after_.data.rounds);
    for (Round round{1}; round <= Round(rounds); round = Next(round)) CompareRound(round);
    CompareTheRest();
    return std::move(lines_);
  }

 private:
  void ComparePlayers() {
    for (const Uid uid : before_.uids) {
      if (!after_.Find(uid)) lines_.push_back(fmt::format("player {} is gone", NameOf(before_, uid)));
    }
    for (const Uid uid : after_.uids) {
      if (!before_.Find(uid)) {
        lines_.push_back(fmt::format("player {} is new", NameOf(after_, uid)));
      } else if (before_.player(uid) != after_.player(uid)) {
        ComparePlayer(uid);
      }
    }
  }

  void ComparePlayer(Uid uid) {
    Player old = before_.player(uid);
    const Player& now = after_.player(uid);
    const std::string name = NameOf(after_, uid);
    if (old.tpn != now.tpn) lines_.push_back(fmt::format("player {} had the number {}", name, old.tpn.value()));
    if (old.name != now.name) lines_.push_back(fmt::format("player {} was called {}", name, old.name));
    if (old.rating != now.rating) {
      lines_.push_back(
          fmt::format("player {} had {}", name, old.rating ? fmt::format("the rating {}", *old.rating) : "no rating"));
    }
    old.tpn = now.tpn;
    old.name = now.name;
    old.rating = now.rating;
    if (old != now) lines_.push_back(fmt::format("player {} has other data", name));
  }

  void CompareRound(Round round) {
    const bool was_paired = round <= Round(before_.data.rounds);
    const bool is_paired = round <= Round(after_.data.rounds);
    if (was_paired != is_paired) {
      lines_.push_back(fmt::format("round {} is {}", round.value(), is_paired ? "paired" : "not paired any more"));
    }
    const Boards old = BoardsOf(before_, round);
    const Boards now = BoardsOf(after_, round);
    for (const auto& [pair, board] : old) {
      if (is_paired && !now.contains(pair)) Say(round, "was " + GameOf(before_, board));
    }
    for (const auto& [pair, board] : now) {
      const auto found = old.find(pair);
      if (found == old.end()) {
        Say(round, GameOf(after_, board));
      } else if (found->second.white_entry != board.white_entry || found->second.black_entry != board.black_entry) {
        Say(round, fmt::format("{}, was {}", GameOf(after_, board), ResultOf(found->second)));
      }
    }
    ComparePublication(round);
  }

  static std::string ResultOf(const Seating& board) {
    return service::GameText({board.white_entry.result, board.black_entry.result});
  }
  void Say(Round round, const std::string& what) { lines_.push_back(fmt::format("round {}: {}", round.value(), what)); }

  void ComparePublication(Round round) {
    const journal::RoundFacts* old = journal::FactsOf(before_, round);
    const journal::RoundFacts* now = journal::FactsOf(after_, round);
    const bool was_published = old != nullptr && !old->published.empty();
    const bool is_published = now != nullptr && !now->published.empty();
    if (now != nullptr && was_published != is_published) {
      Say(round, is_published ? "it is published" : "it is a draft");
    }
  }

  // What has been said already is left out: players, cells and what is known of rounds.
  void CompareTheRest() {
    for (const std::string& key : journal::TouchedBy(journal::Difference(before_, after_))) {
      const auto slash = key.find('/');
      const std::string part = key.substr(0, slash);
      if (slash == std::string::npos || part == "players" || part == "cells" || key == "facts/rounds") continue;
      std::string name = key.substr(slash + 1);
      std::ranges::replace(name, '_', ' ');
      lines_.push_back(fmt::format("{} ({}) changed", name, part));
    }
  }

  const State& before_;
  const State& after_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> DifferencesOf(const State& before, const State& after) {
  return Comparison(before, after).Run();
}

}  // namespace ronda::ledger
