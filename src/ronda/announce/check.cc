#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "ronda/announce/completeness.h"
#include "ronda/announce/event_kind.h"
#include "ronda/announce/phases.h"
#include "ronda/announce/regulations.h"
#include "ronda/announce/time_control.h"
#include "ronda/base/date.h"

namespace ronda::announce {
namespace {

class Checker {
 public:
  explicit Checker(const Regulations& regulations)
      : r_(regulations), phases_(PhasesOf(regulations.type.system)), kind_(KindWithTies(phases_)) {}

  std::vector<RegulationFinding> Run() {
    findings_ = Missing(r_, kind_);
    CheckEntry();
    CheckSchedule();
    CheckRounds();
    CheckPhases();
    CheckTimeControl();
    CheckTiebreaks();
    CheckPrizes();
    CheckStaff();
    return std::move(findings_);
  }

 private:
  void CheckPhases() {
    auto found = FindingsOf(phases_, r_);
    findings_.insert(findings_.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
  }

  void Contradiction(std::string path, std::string message, std::string hint) {
    findings_.push_back(
        {Severity::kError, "announce-contradiction", std::move(path), std::move(message), std::move(hint)});
  }
  void Doubt(std::string path, std::string message, std::string hint) {
    findings_.push_back({Severity::kWarning, "announce-doubt", std::move(path), std::move(message), std::move(hint)});
  }

  // A day that can be read; none, with a finding, if it is something else.
  std::optional<Date> Day(const std::string& text, const std::string& path) {
    if (text.empty()) return std::nullopt;
    const auto date = ParseDate(text);
    if (date && date->IsComplete()) return date;
    Contradiction(path, fmt::format("'{}' is not a day", text), "write year, month and day: 2026-03-07");
    return std::nullopt;
  }

  void CheckEntry() {
    const Entry& entry = r_.entry;
    if (entry.least_players && *entry.least_players < 2) {
      Contradiction("entry.least_players", "a tournament needs two players", "raise it, or leave it out");
    }
    if (entry.least_players && entry.most_players && *entry.least_players > *entry.most_players) {
      Contradiction("entry.least_players",
                    fmt::format("at least {} players are wanted, but at most {} are admitted", *entry.least_players,
                                *entry.most_players),
                    "exchange the two, or correct one");
    }
    const auto deadline = Day(entry.deadline, "entry.deadline");
    const auto start = ParseDate(r_.schedule.start);
    if (deadline && start && start->IsComplete() && *deadline > *start) {
      Contradiction("entry.deadline", "entries close after the tournament has begun", "set an earlier day");
    }
  }

  void CheckSchedule() {
    const auto start = Day(r_.schedule.start, "schedule.start");
    const auto end = Day(r_.schedule.end, "schedule.end");
    if (start && end && *end < *start) {
      Contradiction("schedule.end", "the tournament ends before it begins", "correct one of the two days");
    }
    std::optional<std::pair<Date, std::string>> last;
    std::map<Date, int> a_day;
    for (std::size_t i = 0; i < r_.schedule.rounds.size(); ++i) {
      const RoundTime& round = r_.schedule.rounds[i];
      const std::string path = fmt::format("schedule.rounds.{}", i + 1);
      const auto day = Day(round.day, path);
      if (!day) continue;
      if ((start && *day < *start) || (end && *day > *end)) {
        Contradiction(path, fmt::format("round {} is not played between the first and the last day", i + 1),
                      "correct the day, or the beginning and end");
      }
      const std::pair now{*day, round.time};
      if (last && (now.first < last->first ||
                   (now.first == last->first && !now.second.empty() && now.second <= last->second))) {
        Contradiction(path, fmt::format("round {} is not played after round {}", i + 1, i), "correct day or time");
      }
      last = now;
      if (++a_day[*day] == 4) Doubt(path, "there are more than three rounds on a day", "is the day right?");
    }
  }

  void CheckRounds() {
    const auto rounds = r_.type.rounds;
    if (!rounds) return;
    if (*rounds < 1) Contradiction("type.rounds", "there is no round", "write how many rounds are played");
    const auto listed = static_cast<int>(r_.schedule.rounds.size());
    if (listed > 0 && listed != *rounds) {
      Contradiction("type.rounds", fmt::format("{} rounds are announced, but {} are in the schedule", *rounds, listed),
                    "make the two agree");
    }
    const auto least = r_.entry.least_players;
    const auto most = r_.entry.most_players;
    if (phases_.size() > 1) return;  // who plays how many rounds depends on the phase
    if (kind_ == EventKind::kSwiss && least && *rounds >= *least) {
      Contradiction("type.rounds",
                    fmt::format("{} players allow {} rounds without meeting twice, but {} are announced", *least,
                                *least - 1, *rounds),
                    "play fewer rounds, or want more players");
    }
    if (kind_ == EventKind::kSwiss && most && *rounds < 30 && (1LL << *rounds) < *most) {
      Doubt("type.rounds", fmt::format("after {} rounds of {} players two may have won every game", *rounds, *most),
            "play more rounds, or rely on the tie-breaks");
    }
    if (kind_ == EventKind::kRoundRobin && most && *most >= 2 && phases_.size() == 1 && !phases_.front().groups &&
        !IsAmsterdam(phases_.front())) {
      const int cycle = *most % 2 == 0 ? *most - 1 : *most;
      if (*rounds % cycle != 0) {
        Contradiction("type.rounds", fmt::format("a round robin of {} players takes {} rounds", *most, cycle),
                      "correct the number of rounds or of players");
      }
    }
  }

  bool IsRatedByFide() const {
    return std::ranges::any_of(r_.type.rated_by,
                               [](const std::string& who) { return who.find("FIDE") != std::string::npos; });
  }

  void CheckTimeControl() {
    if (r_.type.time_control.empty()) return;
    const auto control = ParseTimeControl(r_.type.time_control);
    if (!control) return Contradiction("type.time_control", control.error().message, control.error().hint);
    const auto time = TimeFor(control->white, 60);
    if (!IsRatedByFide() || !time) return;
    if (*time <= 600) {
      Doubt("type.time_control", "60 moves take at most 10 minutes: this is rated as blitz", "say so, if it is meant");
    } else if (*time < 3600) {
      Doubt("type.time_control", "60 moves take less than an hour: this is rated as rapid", "say so, if it is meant");
    } else if (*time < 7200) {
      const int limit = *time < 5400 ? 1800 : 2400;
      Doubt("type.time_control",
            fmt::format("60 moves take {} minutes: games of players rated {} or more are not rated", *time / 60, limit),
            "limit the entries, or give more time");
    }
  }

  void CheckTiebreaks() {
    if (!kind_) {
      if (!r_.type.system.empty()) {
        Doubt("type.system", fmt::format("'{}' is not a system known here", r_.type.system),
              "name one such as Swiss (Dutch), Keizer, round robin, Scheveningen or knockout, so that the rest can be "
              "checked");
      }
      return;
    }
    const TiebreakQuestion question{*kind_, r_.rules.tiebreak_rules == "book" ? FitRules::kBook : FitRules::kC07,
                                    IsAccelerated(r_.type.system), IsOfTeams(r_.type.system)};
    for (const std::string& tiebreak : r_.rules.tiebreaks) {
      const auto fit = FitOf(tiebreak, question);
      if (fit.refusal) {
        Doubt("rules.tiebreaks", fit.refusal->message, fit.refusal->hint);
      } else if (!fit.objection.empty()) {
        Contradiction("rules.tiebreaks", fmt::format("{} does not fit: {}", tiebreak, fit.objection),
                      "choose another tie-break");
      } else if (fit.needs_ratings && std::ranges::count(r_.type.rated_by, "nobody") > 0) {
        Doubt("rules.tiebreaks", fmt::format("{} needs ratings, but the event is not rated", tiebreak),
              "are all players rated?");
      }
    }
    for (std::size_t i = 0; i < r_.rules.tiebreaks.size(); ++i) {
      const auto& all = r_.rules.tiebreaks;
      if (std::find(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), all[i]) !=
          all.begin() + static_cast<std::ptrdiff_t>(i)) {
        Contradiction("rules.tiebreaks", fmt::format("{} is named twice", all[i]), "keep the first");
      }
    }
  }

  void CheckPrizes() {
    long long sum = 0;
    const Prize* before = nullptr;
    std::map<int, int> places;
    for (const Prize& prize : r_.rules.prizes) {
      sum += prize.amount;
      if (prize.amount < 0)
        Contradiction("rules.prizes", fmt::format("{} is less than nothing", prize.name), "correct the amount");
      if (!prize.place) continue;
      if (++places[*prize.place] == 2) {
        Contradiction("rules.prizes", fmt::format("there are two prizes for place {}", *prize.place), "keep one");
      }
      if (before != nullptr && *prize.place > *before->place && prize.amount > before->amount) {
        Contradiction("rules.prizes", fmt::format("place {} gets more than place {}", *prize.place, *before->place),
                      "exchange the two amounts");
      }
      before = &prize;
    }
    if (r_.rules.prize_fund && sum != *r_.rules.prize_fund) {
      Contradiction("rules.prize_fund", fmt::format("the prizes make {}, the fund is {}", sum, *r_.rules.prize_fund),
                    "correct a prize or the fund");
    }
    if (!places.empty() && r_.entry.least_players && places.rbegin()->first > *r_.entry.least_players) {
      Doubt("rules.prizes",
            fmt::format("there is a prize for place {}, but perhaps only {} players", places.rbegin()->first,
                        *r_.entry.least_players),
            "say what happens with few entries");
    }
  }

  void CheckStaff() {
    const auto& members = r_.staff.committee.members;
    const auto sits = [&](const std::string& name) { return !name.empty() && std::ranges::count(members, name) > 0; };
    const auto object = [&](const std::string& name, std::string_view office) {
      if (!sits(name)) return;
      Contradiction("staff.committee",
                    fmt::format("{} is {} and would hear appeals against their own decisions", name, office),
                    "choose another member");
    };
    object(r_.staff.chief_arbiter, "the chief arbiter");
    for (const std::string& arbiter : r_.staff.arbiters) object(arbiter, "an arbiter");
    if (!members.empty() && members.size() % 2 == 0) {
      Doubt("staff.committee", fmt::format("a committee of {} can be divided in halves", members.size()),
            "name an odd number of members");
    }
  }

  const Regulations& r_;
  std::vector<Phase> phases_;
  std::optional<EventKind> kind_;
  std::vector<RegulationFinding> findings_;
};

}  // namespace

std::vector<RegulationFinding> Check(const Regulations& regulations) { return Checker(regulations).Run(); }

}  // namespace ronda::announce
