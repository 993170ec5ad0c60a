#include "ronda/pairing/tables/seating.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"

namespace ronda::tables {
namespace {

using Seats = std::vector<Place>;

int TimesMet(const RankedField& field, Place a, Place b) {
  const std::vector<Meeting>& met = field.met[a];
  const auto found = std::ranges::lower_bound(met, b, {}, &Meeting::other);
  return found != met.end() && found->other == b ? found->times : 0;
}

// What a player would add to the repeated meetings of a table.
int RepeatsWith(const RankedField& field, const Seats& table, Place player) {
  int repeats = 0;
  for (const Place other : table) repeats += TimesMet(field, player, other);
  return repeats;
}

int RepeatsAt(const RankedField& field, const Seats& table) {
  int repeats = 0;
  for (const Place player : table) repeats += RepeatsWith(field, table, player);
  return repeats / 2;
}

// The places still free, in order; taken ones come back in the reverse order of their going.
class FreeList {
 public:
  explicit FreeList(int size) {
    for (const Link link : IdRange<Link>(size + 1)) {
      next_.push_back(link == Link(size) ? kEnd : Next(link));
      previous_.push_back(link == kEnd ? Link(size) : Previous(link));
    }
  }

  // The first free place; none if all are taken.
  std::optional<Place> First() const { return Behind(kEnd); }
  // The first free place after this one; none after the last.
  std::optional<Place> After(Place place) const { return Behind(LinkOf(place)); }

  void Take(Place place) { Join(previous_[LinkOf(place)], next_[LinkOf(place)]); }
  void Return(Place place) {
    const Link own = LinkOf(place);
    const Link after = next_[own];
    Join(previous_[own], own);
    Join(own, after);
  }

 private:
  using Link = StrongInt<struct LinkTag>;  // a place, shifted by one: 0 is the end of the ring
  static constexpr Link kEnd{0};

  static Link LinkOf(Place place) { return Link(place.value() + 1); }

  std::optional<Place> Behind(Link link) const {
    const Link next = next_[link];
    return next == kEnd ? std::nullopt : std::optional(Place(next.value() - 1));
  }

  void Join(Link one, Link next) {
    next_[one] = next;
    previous_[next] = one;
  }

  IdVector<Link, Link> next_;
  IdVector<Link, Link> previous_;
};

enum class Outcome { kFound, kNone, kCutShort };

// The first seating with at most so many repeated meetings.
class Search {
 public:
  Search(const RankedField& field, int allowed)
      : field_(field), free_(field.met.size()), left_(allowed), tables_(field.sizes.size()) {}

  Outcome Run() {
    if (FillTable(0)) return Outcome::kFound;
    return trials_left_ < 0 ? Outcome::kCutShort : Outcome::kNone;
  }
  std::vector<Seats> Take() { return std::move(tables_); }

 private:
  bool FillTable(std::size_t table) {
    if (table == tables_.size()) return true;
    const Place first = *free_.First();
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
    Seats& seats = tables_[table];
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
  std::vector<Seats> tables_;
  int trials_left_ = kTrials;
};

// Whoever has met so many that not enough others are left for the smallest table meets somebody again.
int LeastRepeats(const RankedField& field) {
  if (field.sizes.empty()) return 0;
  const int companions = std::ranges::min(field.sizes) - 1;
  int missing = 0;
  for (const auto& met : field.met) {
    const int strangers = field.met.size() - 1 - Count(met);
    missing += std::max(0, companions - strangers);
  }
  return (missing + 1) / 2;
}

// Each seat to whoever adds the fewest repeated meetings, the highest of several.
std::vector<Seats> FillGreedily(const RankedField& field) {
  FreeList free(field.met.size());
  std::vector<Seats> tables;
  for (const int size : field.sizes) {
    Seats& table = tables.emplace_back();
    while (std::ssize(table) < size) {
      Place best = *free.First();
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
  Exchanges(const RankedField& field, std::vector<Seats>& tables) : field_(field), tables_(tables) {}

  void Run() {
    bool saved = true;
    while (saved) {
      saved = false;
      for (std::size_t table = tables_.size(); table-- > 0;) {
        if (RepeatsAt(field_, tables_[table]) > 0 && ImproveTable(table)) saved = true;
      }
    }
    for (auto& table : tables_) std::ranges::sort(table);
  }

 private:
  bool ImproveTable(std::size_t table) {
    for (std::size_t distance = 1; distance < tables_.size(); ++distance) {
      if (distance <= table && ImprovePair(tables_[table], tables_[table - distance])) return true;
      if (table + distance < tables_.size() && ImprovePair(tables_[table], tables_[table + distance])) return true;
    }
    return false;
  }

  bool ImprovePair(Seats& one, Seats& other) {
    const int before = RepeatsAt(field_, one) + RepeatsAt(field_, other);
    for (std::size_t i = 1; i < one.size(); ++i) {
      for (std::size_t j = 1; j < other.size(); ++j) {
        if (one[i] < other.front() || other[j] < one.front()) continue;  // would be the first there
        std::swap(one[i], other[j]);
        if (RepeatsAt(field_, one) + RepeatsAt(field_, other) < before) return true;
        std::swap(one[i], other[j]);
      }
    }
    return false;
  }

  const RankedField& field_;
  std::vector<Seats>& tables_;
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
