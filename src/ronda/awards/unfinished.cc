#include "ronda/awards/unfinished.h"

#include <algorithm>
#include <array>

#include "ronda/base/id_vector.h"

namespace ronda::awards {
namespace {

using tiebreak::Outcome;
using tiebreak::Participant;

constexpr std::array<Outcome, 3> kOutcomes{Outcome::kWin, Outcome::kDraw, Outcome::kLoss};

// What is added up over many outcomes is counted in this part of a hundredth: all shares among up to 16 are exact.
constexpr std::int64_t kUnit = 720'720;

std::int64_t InUnits(const Fraction& value) { return RoundHalfUp(value * Fraction(kUnit)); }

class Sums {
 public:
  Sums(const tiebreak::Record& record, const OutlookRequest& request)
      : record_(record),
        request_(request),
        shares_(request.fund.lists.size(), ByParticipant(record.size())),
        totals_(request.fund.lists.size()),
        chances_(record.size(), Row(request.places)) {}

  void Add(std::span<const OpenGame> games, std::span<const Outcome> outcomes) {
    Add(WithOutcomes(record_, games, outcomes));
  }

  void Add(const tiebreak::Record& final) {
    const auto placed = request_.rank(final);
    const Shares shares = ShareOut(request_.fund, placed, request_.eligibility);
    for (std::size_t l = 0; l < shares.by_list.size(); ++l) {
      totals_[l] += InUnits(shares.totals[l]);
      for (const Placed& one : placed) shares_[l][one.who] += InUnits(shares.by_list[l][one.who.index()]);
    }
    AddChances(placed);
    ++count_;
  }

  Outlook Average() const {
    Outlook outlook;
    outlook.outcomes = count_;
    for (const ByParticipant& row : shares_) outlook.shares.by_list.push_back(Averaged(row.values()));
    outlook.shares.totals = Averaged(totals_);
    for (const Row& row : chances_) outlook.chances.push_back(Averaged(row));
    return outlook;
  }

 private:
  using Row = std::vector<std::int64_t>;
  using ByParticipant = IdVector<Participant, std::int64_t>;

  std::vector<Fraction> Averaged(const Row& row) const {
    std::vector<Fraction> averages;
    for (const std::int64_t units : row) averages.emplace_back(units, kUnit * count_);
    return averages;
  }

  void AddChances(const std::vector<Placed>& placed) {
    for (std::size_t first = 0; first < std::min(placed.size(), request_.places);) {
      std::size_t end = first + 1;
      while (end < placed.size() && placed[end].rank == placed[first].rank) ++end;
      const std::int64_t each = InUnits(Fraction(1, static_cast<std::int64_t>(end - first)));
      for (std::size_t i = first; i < end; ++i) {
        for (std::size_t place = first; place < std::min(end, request_.places); ++place) {
          chances_[placed[i].who][place] += each;
        }
      }
      first = end;
    }
  }

  const tiebreak::Record& record_;
  const OutlookRequest& request_;
  int count_ = 0;
  std::vector<ByParticipant> shares_;   // by list
  Row totals_;                          // by list
  IdVector<Participant, Row> chances_;  // by place
};

// Counts through all outcomes like a number in base three; false after the last.
bool Advance(std::vector<Outcome>& outcomes) {
  for (Outcome& one : outcomes) {
    if (one != Outcome::kLoss) {
      one = one == Outcome::kWin ? Outcome::kDraw : Outcome::kLoss;
      return true;
    }
    one = Outcome::kWin;
  }
  return false;
}

}  // namespace

std::vector<OpenGame> OpenGames(const tiebreak::Record& record) {
  std::vector<OpenGame> games;
  for (std::int32_t i = 0; i < record.size(); ++i) {
    for (int r = 1; r <= record.rounds(); ++r) {
      const auto& result = record.result(Participant(i), Round(r));
      if (result.kind != tiebreak::RoundKind::kPending || !result.opponent) continue;
      if (*result.opponent > Participant(i)) games.push_back({Participant(i), *result.opponent, Round(r)});
    }
  }
  return games;
}

tiebreak::Record WithOutcomes(const tiebreak::Record& record, std::span<const OpenGame> games,
                              std::span<const Outcome> outcomes) {
  tiebreak::Record changed = record;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Outcome other = outcomes[i] == Outcome::kDraw  ? Outcome::kDraw
                          : outcomes[i] == Outcome::kWin ? Outcome::kLoss
                                                         : Outcome::kWin;
    changed.Settle(games[i].first, games[i].round, outcomes[i]);
    changed.Settle(games[i].second, games[i].round, other);
  }
  return changed;
}

Outlook LookAhead(const tiebreak::Record& record, const OutlookRequest& request) {
  const auto games = OpenGames(record);
  Sums sums(record, request);
  const bool all = games.size() <= kMostGamesForAllOutcomes;
  std::vector<Outcome> outcomes(games.size(), Outcome::kWin);
  if (all) {
    do {
      sums.Add(games, outcomes);
    } while (Advance(outcomes));
  } else {
    Random random(request.draws.seed);
    for (int i = 0; i < request.draws.count; ++i) {
      for (Outcome& one : outcomes) one = DrawnOutcome(random);
      sums.Add(games, outcomes);
    }
  }
  Outlook outlook = sums.Average();
  outlook.all_outcomes = all;
  return outlook;
}

Outcome DrawnOutcome(Random& random) { return kOutcomes[random.Below(kOutcomes.size())]; }

Result<Outlook> LookAheadByDraws(const tiebreak::Record& now, const OutlookRequest& request, const FinalOf& final_of) {
  Sums sums(now, request);
  Random random(request.draws.seed);
  for (int i = 0; i < request.draws.count; ++i) {
    const auto final = final_of(random);
    if (!final) return tl::unexpected(final.error());
    sums.Add(*final);
  }
  Outlook outlook = sums.Average();
  outlook.all_outcomes = false;
  return outlook;
}

}  // namespace ronda::awards
