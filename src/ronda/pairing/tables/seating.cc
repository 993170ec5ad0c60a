#include "ronda/pairing/tables/seating.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

namespace ronda::tables {
namespace {

int TimesMet(const RankedField& field, int a, int b) {
  const std::vector<Meeting>& met = field.met.begin()[a];
  const auto found = std::ranges::lower_bound(met, b, {}, &Meeting::other);
  return found != met.end() && found->other == b ? found->times : 0;
}

// What a player would add to the repeated meetings of a table.
int RepeatsWith(const RankedField& field, const std::vector<int>& table, int player) {
  int repeats = 0;
  for (const int other : table) repeats += TimesMet(field, player, other);
  return repeats;
}

int RepeatsAt(const RankedField& field, const std::vector<int>& table) {
  int repeats = 0;
  for (const int player : table) repeats += RepeatsWith(field, table, player);
  return repeats / 2;
}

// The places still free, in order; taken ones come back in the reverse order of their going.
class FreeList {
 public:
  explicit FreeList(int size) : next_(size + 1), previous_(size + 1) {
    for (int i = 0; i <= size; ++i) {
      next_[Link(i)] = i == size ? 0 : i + 1;
      previous_[Link(i)] = i == 0 ? size : i - 1;
    }
  }

  // The first free place after this one; none after the last. Before the first is -1.
  std::optional<int> After(int place) const {
    const int next = next_[Link(place + 1)];
    return next == 0 ? std::nullopt : std::optional(next - 1);
  }

  void Take(int place) { Join(previous_[Link(place + 1)], next_[Link(place + 1)]); }
  void Return(int place) {
    const int before = previous_[Link(place + 1)];
    const int after = next_[Link(place + 1)];
    Join(before, place + 1);
    Join(place + 1, after);
  }

 private:
  using Link = StrongInt<struct LinkTag>;  // a place, shifted by one: 0 is the end of the ring

  void Join(int one, int next) {
    next_[Link(one)] = next;
    previous_[Link(next)] = one;
  }

  IdVector<Link, int> next_;
  IdVector<Link, int> previous_;
};

enum class Outcome { kFound, kNone, kCutShort };

// The first seating with at most so many repeated meetings.
class Search {
 public:
  Search(const RankedField& field, int allowed)
      : field_(field), free_(static_cast<int>(field.met.size())), left_(allowed), tables_(field.sizes.size()) {}

  Outcome Run() {
    if (FillTable(0)) return Outcome::kFound;
    return trials_left_ < 0 ? Outcome::kCutShort : Outcome::kNone;
  }
  std::vector<std::vector<int>> Take() { return std::move(tables_); }

 private:
  bool FillTable(std::size_t table) {
    if (table == tables_.size()) return true;
    const int first = *free_.After(-1);
    free_.Take(first);
    tables_[table].push_back(first);
    const int allowed = left_;
    for (int repeats = 0; repeats <= allowed && trials_left_ >= 0; ++repeats) {
      left_ = allowed - repeats;
      if (FillSeats(table, repeats)) return true;
    }
    left_ = allowed;
    tables_[table].pop_back();
    free_.Return(first);
    return false;
  }

  // The other seats of the table, with exactly so many more repeated meetings.
  bool FillSeats(std::size_t table, int repeats) {
    std::vector<int>& seats = tables_[table];
    if (std::ssize(seats) == field_.sizes[table]) return repeats == 0 && FillTable(table + 1);
    for (auto next = free_.After(seats.back()); next; next = free_.After(*next)) {
      if (--trials_left_ < 0) return false;
      const int more = RepeatsWith(field_, seats, *next);
      if (more > repeats) continue;
      free_.Take(*next);
      seats.push_back(*next);
      if (FillSeats(table, repeats - more)) return true;
      seats.pop_back();
      free_.Return(*next);
    }
    return false;
  }

  const RankedField& field_;
  FreeList free_;
  int left_;  // repeated meetings that tables below may have
  std::vector<std::vector<int>> tables_;
  int trials_left_ = kTrials;
};

// Whoever has met so many that not enough others are left for the smallest table meets somebody again.
int LeastRepeats(const RankedField& field) {
  if (field.sizes.empty()) return 0;
  const int companions = std::ranges::min(field.sizes) - 1;
  int missing = 0;
  for (const auto& met : field.met) {
    const int strangers = static_cast<int>(field.met.size()) - 1 - static_cast<int>(met.size());
    missing += std::max(0, companions - strangers);
  }
  return (missing + 1) / 2;
}

// Each seat to whoever adds the fewest repeated meetings, the highest of several.
std::vector<std::vector<int>> FillGreedily(const RankedField& field) {
  FreeList free(static_cast<int>(field.met.size()));
  std::vector<std::vector<int>> tables;
  for (const int size : field.sizes) {
    std::vector<int>& table = tables.emplace_back();
    while (std::ssize(table) < size) {
      int best = *free.After(-1);
      int fewest = RepeatsWith(field, table, best);
      for (auto next = free.After(best); next && fewest > 0; next = free.After(*next)) {
        const int repeats = RepeatsWith(field, table, *next);
        if (repeats >= fewest) continue;
        best = *next;
        fewest = repeats;
      }
      free.Take(best);
      table.push_back(best);
    }
  }
  return tables;
}

// Exchanges players of two tables, never their first, while that saves repeated meetings; the nearest tables first.
class Exchanges {
 public:
  Exchanges(const RankedField& field, std::vector<std::vector<int>>& tables) : field_(field), tables_(tables) {}

  void Run() {
    bool saved = true;
    while (saved) {
      saved = false;
      for (int table = static_cast<int>(tables_.size()) - 1; table >= 0; --table) {
        if (RepeatsAt(field_, tables_.begin()[table]) > 0 && ImproveTable(table)) saved = true;
      }
    }
    for (auto& table : tables_) std::ranges::sort(table);
  }

 private:
  bool ImproveTable(int table) {
    for (int distance = 1; distance < static_cast<int>(tables_.size()); ++distance) {
      for (const int other : {table - distance, table + distance}) {
        if (other < 0 || other >= static_cast<int>(tables_.size())) continue;
        if (ImprovePair(tables_.begin()[table], tables_.begin()[other])) return true;
      }
    }
    return false;
  }

  bool ImprovePair(std::vector<int>& one, std::vector<int>& other) {
    const int before = RepeatsAt(field_, one) + RepeatsAt(field_, other);
    for (std::size_t i = 1; i < one.size(); ++i) {
      for (std::size_t j = 1; j < other.size(); ++j) {
        if (one[i] < other.front() || other[j] < one.front()) continue;  // he would be the first there
        std::swap(one[i], other[j]);
        if (RepeatsAt(field_, one) + RepeatsAt(field_, other) < before) return true;
        std::swap(one[i], other[j]);
      }
    }
    return false;
  }

  const RankedField& field_;
  std::vector<std::vector<int>>& tables_;
};

}  // namespace

Seating Seat(const RankedField& field) {
  Seating seating;
  for (int allowed = LeastRepeats(field);; ++allowed) {
    Search search(field, allowed);
    const Outcome outcome = search.Run();
    if (outcome == Outcome::kNone) continue;
    seating.proven = outcome == Outcome::kFound;
    seating.tables = seating.proven ? search.Take() : FillGreedily(field);
    break;
  }
  if (!seating.proven) Exchanges(field, seating.tables).Run();
  for (const auto& table : seating.tables) seating.repeats += RepeatsAt(field, table);
  return seating;
}

}  // namespace ronda::tables
