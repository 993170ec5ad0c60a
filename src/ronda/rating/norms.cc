#include "ronda/rating/norms.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "ronda/model/predetermined.h"
#include "ronda/rating/international.h"

namespace ronda::rating {
namespace {

constexpr std::size_t kMostChoices = 14;  // wins that are tried to be left out

struct NormGame {
  Round round{1};
  int rating = 0;
  Fraction score;
  std::string title;
  std::string federation;  // empty: none
};

struct Applicant {
  const Player& player;
  std::vector<NormGame> games;    // that could count, in the order of rounds
  bool has_unplayed_win = false;  // by forfeit or bye
  bool is_exempt = false;         // from the conditions on federations
  int rounds = 0;                 // planned
  bool all_rounds_count = false;  // the pairings are predetermined
  int rounds_to_come = 0;         // of the applicant: not paired yet, or without a result
};

// B.01 §1.4.2.b: in an event with predetermined pairings, an unrated player who scores nothing against rated ones is
// nobody's opponent.
bool IsDisregarded(const Tournament& tournament, PlayerIndex opponent) {
  if (tournament.player(opponent).rating || !IsPredetermined(tournament.data())) return false;
  const auto scores = [&](const RoundEntry& entry) {
    const bool has_points = entry.result == ResultCode::kWin || entry.result == ResultCode::kDraw;
    return has_points && entry.opponent && tournament.player(*entry.opponent).rating;
  };
  return std::ranges::none_of(tournament.entries(opponent), scores);
}

std::vector<NormGame> GamesOf(const Tournament& tournament, PlayerIndex player) {
  std::vector<NormGame> games;
  for (int round = 1; round <= tournament.rounds(); ++round) {
    const RoundEntry& entry = tournament.entry(player, Round(round));
    const bool counts =
        entry.result == ResultCode::kWin || entry.result == ResultCode::kDraw || entry.result == ResultCode::kLoss;
    if (!counts || IsDisregarded(tournament, *entry.opponent)) continue;
    const Player& opponent = tournament.player(*entry.opponent);
    const Fraction score = entry.result == ResultCode::kWin
                               ? Fraction(1)
                               : (entry.result == ResultCode::kDraw ? Fraction(1, 2) : Fraction(0));
    games.push_back(
        {Round(round), opponent.rating.value_or(kNormUnratedOpponent), score, opponent.title, FederationOf(opponent)});
  }
  return games;
}

int CeilDiv(int over, int under) { return (over + under - 1) / under; }

// One choice of games held against one rule.
class NormCheck {
 public:
  NormCheck(const Applicant& applicant, const NormRule& rule, std::vector<NormGame> games)
      : applicant_(applicant), rule_(rule), games_(std::move(games)) {}

  Norm Run() {
    norm_.title = rule_.title;
    for (const NormGame& game : games_) norm_.rounds.push_back(game.round);
    Perform();
    CheckGames();
    Add(NormCondition::kPerformance, norm_.performance.rating, rule_.performance);
    Add(NormCondition::kAverage, norm_.performance.average, rule_.average);
    CheckScore();
    const int count = norm_.performance.games;
    Add(NormCondition::kTitled, Count([](const NormGame& game) { return CountsAsTitled(game.title); }),
        CeilDiv(count, 2));
    Add(NormCondition::kHolders, Count([&](const NormGame& game) { return HasTitle(game.title, rule_.title); }),
        std::max(kNormLeastHolders, CeilDiv(count, 3)));
    CheckFederations();
    return std::move(norm_);
  }

 private:
  template <class Predicate>
  int Count(Predicate predicate) const {
    return static_cast<int>(std::ranges::count_if(games_, predicate));
  }

  void Add(NormCondition condition, int found, int wanted) {
    norm_.findings.push_back({condition, found >= wanted, found, wanted, ""});
  }

  void AddLimit(NormCondition condition, int found, int most) {
    norm_.findings.push_back({condition, found <= most || applicant_.is_exempt, found, most,
                              applicant_.is_exempt ? "international event: not needed" : ""});
  }

  // B.01 §1.4.6, §1.4.8.
  void Perform() {
    std::vector<Game> games;
    for (const NormGame& game : games_) games.push_back({game.rating, game.score});
    const auto lowest = std::ranges::min_element(games, {}, &Game::opponent);
    if (lowest->opponent < rule_.floor) {
      lowest->opponent = rule_.floor;
      norm_.raised = games_.begin()[lowest - games.begin()].round;
    }
    norm_.performance = *PerformanceOf(games);
  }

  // B.01 §1.4.1, §1.4.1.c.
  // In an event of nine rounds eight games are enough if the ninth was won without play.
  void CheckGames() {
    Add(NormCondition::kGames, norm_.performance.games, kNormGames);
    NormFinding& finding = norm_.findings.back();
    if (applicant_.all_rounds_count && applicant_.rounds_to_come > 0) {  // B.01 §1.4.1.e
      finding.is_met = false;
      finding.note = fmt::format("all scheduled rounds count; still to come: {}", applicant_.rounds_to_come);
      return;
    }
    const bool eight = norm_.performance.games == kNormGames - 1 && applicant_.rounds == kNormGames;
    if (!eight || !applicant_.has_unplayed_win) return;
    finding.is_met = true;
    finding.note = "eight and a win without play: once in an application";
  }

  // B.01 §1.4.8.b: 35 %, and 4½ of 13, which is 34.6 %, is less. Shown is the whole part.
  void CheckScore() {
    Fraction score(0);
    for (const NormGame& game : games_) score += game.score;
    const Fraction percent = score * Fraction(100) / Fraction(norm_.performance.games);
    norm_.findings.push_back({NormCondition::kScore, percent >= Fraction(kNormLeastScore),
                              static_cast<int>(percent.over() / percent.under()), kNormLeastScore, ""});
  }

  // B.01 §1.4.3, §1.4.4.
  void CheckFederations() {
    const std::string own = FederationOf(applicant_.player);
    std::map<std::string, int> by_federation;
    for (const NormGame& game : games_) {
      if (!game.federation.empty()) ++by_federation[game.federation];
    }
    int most = 0;
    for (const auto& entry : by_federation) most = std::max(most, entry.second);
    const int own_count = by_federation.contains(own) ? by_federation[own] : 0;
    const int foreign = static_cast<int>(by_federation.size()) - (by_federation.contains(own) ? 1 : 0);
    Add(NormCondition::kForeignFederations, foreign, kNormForeignFederations);
    if (applicant_.is_exempt) {
      norm_.findings.back().is_met = true;
      norm_.findings.back().note = "international event: not needed";
    }
    AddLimit(NormCondition::kOwnFederation, own_count, norm_.performance.games * 3 / 5);
    AddLimit(NormCondition::kOneFederation, most, norm_.performance.games * 2 / 3);
  }

  const Applicant& applicant_;
  const NormRule& rule_;
  std::vector<NormGame> games_;
  Norm norm_;
};

bool IsBetter(const Norm& a, const Norm& b) {
  return std::tuple(-a.Missed(), a.performance.rating, a.rounds.size()) >
         std::tuple(-b.Missed(), b.performance.rating, b.rounds.size());
}

// B.01 §1.4.1.e, §1.4.1.f.
// The lowest wins of the first so many games.
std::vector<std::size_t> Droppable(const std::vector<NormGame>& games, std::size_t count) {
  std::vector<std::size_t> wins;
  for (std::size_t i = 0; i < count; ++i) {
    if (games[i].score == Fraction(1)) wins.push_back(i);
  }
  std::ranges::stable_sort(wins, {}, [&](std::size_t i) { return games[i].rating; });
  if (wins.size() > kMostChoices) wins.resize(kMostChoices);
  return wins;
}

// All games, or without the last ones, or without some wins, as long as nine are left. B.01 §1.4.1.e: where pairings
// are predetermined, all scheduled rounds count.
Norm BestNorm(const Applicant& applicant, const NormRule& rule) {
  const auto& games = applicant.games;
  Norm best = NormCheck(applicant, rule, games).Run();
  if (applicant.all_rounds_count) return best;
  for (std::size_t count = games.size(); count >= kNormGames; --count) {
    const auto wins = Droppable(games, count);
    for (std::size_t mask = 0; mask < std::size_t{1} << wins.size(); ++mask) {
      std::set<std::size_t> dropped;
      for (std::size_t bit = 0; bit < wins.size(); ++bit) {
        if ((mask >> bit & 1) != 0) dropped.insert(wins[bit]);
      }
      if (count - dropped.size() < kNormGames) continue;
      std::vector<NormGame> kept;
      for (std::size_t i = 0; i < count; ++i) {
        if (!dropped.contains(i)) kept.push_back(games[i]);
      }
      Norm norm = NormCheck(applicant, rule, std::move(kept)).Run();
      if (IsBetter(norm, best)) best = std::move(norm);
    }
  }
  for (const NormGame& game : games) {
    if (std::ranges::count(best.rounds, game.round) == 0) best.left_out.push_back(game.round);
  }
  return best;
}

int RoundsToCome(const Tournament& tournament, PlayerIndex player) {
  const auto open = std::ranges::count(tournament.entries(player), ResultCode::kPending, &RoundEntry::result);
  return std::max(0, tournament.planned_rounds() - tournament.rounds()) + static_cast<int>(open);
}

bool MaySeek(const Player& player, const NormRule& rule) {
  if (rule.for_women && player.sex != Sex::kWoman) return false;
  return !HasTitle(player.title, rule.title);
}

}  // namespace

bool Norm::IsMet() const { return Missed() == 0; }

int Norm::Missed() const { return static_cast<int>(std::ranges::count(findings, false, &NormFinding::is_met)); }

std::vector<Norm> NormsOf(const Tournament& tournament, PlayerIndex player) {
  Applicant applicant{tournament.player(player),       GamesOf(tournament, player), false,
                      IsInternational(tournament),     tournament.planned_rounds(), IsPredetermined(tournament.data()),
                      RoundsToCome(tournament, player)};
  if (applicant.games.empty()) return {};
  for (const RoundEntry& entry : tournament.entries(player)) {
    applicant.has_unplayed_win = applicant.has_unplayed_win || entry.result == ResultCode::kForfeitWin ||
                                 entry.result == ResultCode::kPairingBye;
  }
  std::vector<Norm> norms;
  for (const NormRule& rule : NormRules()) {
    if (MaySeek(applicant.player, rule)) norms.push_back(BestNorm(applicant, rule));
  }
  return norms;
}

}  // namespace ronda::rating
