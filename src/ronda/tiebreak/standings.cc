#include "ronda/tiebreak/standings.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"

namespace ronda::tiebreak {
namespace {

// Without values, unless they come from looking at tied groups.
StandingsColumn EmptyColumn(const Record& record, const TieBreak& tie_break) {
  StandingsColumn column{tie_break, LevelsOf(tie_break, record), {}, {}};
  if (tie_break.definition->evaluate == nullptr) {
    column.group.resize(record.size());
    column.values.resize(column.group.values().size());
  } else {
    column.values.reserve(Size(record.size()) * Size(column.levels));
  }
  return column;
}

// One participant after the other: all columns look at the same results while they are at hand.
void FillColumns(Session& session, std::vector<StandingsColumn>& columns) {
  Working working;
  for (const Participant who : session.record().participants()) {
    for (StandingsColumn& column : columns) {
      const auto evaluate = column.tie_break.definition->evaluate;
      if (evaluate == nullptr) continue;
      for (int level = 0; level < column.levels; ++level) {
        working.Clear();
        column.values.push_back(evaluate(session, column.tie_break, {who, level}, working));
      }
    }
  }
}

class Ranker {
 public:
  Ranker(Session& session, Application application, Standings& standings)
      : session_(session), application_(application), standings_(standings) {}

  void Run() { Sort(standings_.order, 0); }

 private:
  using Group = std::span<Participant>;

  // Orders the group by the criteria from `criterion` on.
  void Sort(Group group, std::size_t criterion) {
    for (; group.size() > 1 && criterion < standings_.columns.size(); ++criterion) {
      const std::vector<Group> parts = Split(group, standings_.columns[criterion]);
      if (parts.size() == 1) continue;
      const std::size_t next = application_ == Application::kSubsidiary ? 0 : criterion + 1;
      for (const Group part : parts) Sort(part, next);
      return;
    }
    const auto rank = static_cast<std::int32_t>(group.data() - standings_.order.data()) + 1;
    std::ranges::sort(group);
    for (const Participant who : group) standings_.ranks[who.index()] = rank;
  }

  // Orders the group by one criterion; the parts are those it leaves tied.
  std::vector<Group> Split(Group group, StandingsColumn& column) {
    if (column.tie_break.definition->separate != nullptr) Separate(group, column);
    const Order order = OrderOf(column.tie_break);
    if (order == Order::kHighestFirst && column.levels == 1) {
      return SortBy(group, [&values = column.values](Participant a, Participant b) {
        return values[b.index()] < values[a.index()];
      });
    }
    return SortBy(group, [&](Participant a, Participant b) {
      const auto first = column.ValuesOf(a);
      const auto second = column.ValuesOf(b);
      return order == Order::kHighestFirst ? std::ranges::lexicographical_compare(second, first) : Below(first, second);
    });
  }

  template <class Ahead>
  static std::vector<Group> SortBy(Group group, Ahead ahead) {
    std::ranges::stable_sort(group, ahead);
    std::vector<Group> parts;
    for (auto begin = group.begin(); begin != group.end();) {
      const auto end = std::find_if(begin, group.end(), [&](Participant who) { return ahead(*begin, who); });
      parts.emplace_back(begin, end);
      begin = end;
    }
    return parts;
  }

  // The lower value is ahead; who has none comes last.
  static bool Below(std::span<const std::optional<Fraction>> first, std::span<const std::optional<Fraction>> second) {
    return std::ranges::lexicographical_compare(first, second, [](const auto& a, const auto& b) {
      if (a.has_value() != b.has_value()) return a.has_value();
      return a < b;
    });
  }

  // Where nothing is separated the values stay: all of the group have the same, or none.
  void Separate(Group group, StandingsColumn& column) {
    std::ranges::sort(group);
    const auto ranks = column.tie_break.definition->separate(session_, column.tie_break, group);
    const bool separates = std::ranges::any_of(ranks, [&](std::int32_t rank) { return rank != ranks.front(); });
    for (std::size_t i = 0; i < group.size(); ++i) {
      column.group[group[i]] = group.front();
      if (separates) column.values[group[i].index()] = Fraction(ranks[i]);
    }
  }

  Session& session_;
  Application application_;
  Standings& standings_;
};

}  // namespace

Standings Rank(Session& session, std::span<const TieBreak> criteria, Application application) {
  Standings standings;
  const IdRange<Participant> everybody = session.record().participants();
  standings.order.assign(everybody.begin(), everybody.end());
  standings.ranks.resize(standings.order.size());
  for (const TieBreak& tie_break : criteria) standings.columns.push_back(EmptyColumn(session.record(), tie_break));
  FillColumns(session, standings.columns);
  Ranker(session, application, standings).Run();
  return standings;
}

std::vector<TieBreak> WithPoints(std::vector<TieBreak> list) {
  const auto is_points = [](const TieBreak& one) { return one.definition->acronym == "PTS"; };
  if (std::ranges::any_of(list, is_points)) return list;
  list.insert(list.begin(), *ParseTieBreak("PTS"));
  return list;
}

Working WorkingOf(Session& session, const TieBreak& tie_break, Spot spot) {
  Working working;
  if (tie_break.definition->evaluate != nullptr) {
    tie_break.definition->evaluate(session, tie_break, spot, working);
  }
  return working;
}

}  // namespace ronda::tiebreak
