// C.07 §6, and Elementos §3.1.1 and §3.4.1: tie-breaks of the games among the tied.
#include "ronda/tiebreak/encounter.h"

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

using Group = std::span<const Participant>;

// Marks the members of a group in the scratch array of the session, and takes the marks away again.
class Membership {
 public:
  Membership(Session& session, Group group) : is_member_(session.scratch()), group_(group) {
    for (const Participant who : group_) is_member_[who] = true;
  }
  ~Membership() {
    for (const Participant who : group_) is_member_[who] = false;
  }
  Membership(const Membership&) = delete;
  Membership& operator=(const Membership&) = delete;

  bool Has(Participant who) const { return is_member_[who]; }

 private:
  IdVector<Participant, bool>& is_member_;
  Group group_;
};

// Games of one participant against one other.
struct Meetings {
  Participant opponent;
  std::int64_t tenths = 0;
  std::int64_t games = 1;
};

// What one of the group scored against the others: the average where two met more than once (6.1).
MiniTableRow RowOf(const View& view, Score score, Participant who, const Membership& members) {
  std::vector<Meetings> met;
  for (const RoundRecord& result : view.record().results(who)) {
    if (!result.IsMeeting() || !members.Has(*result.opponent)) continue;
    const auto before = std::ranges::find(met, *result.opponent, &Meetings::opponent);
    if (before == met.end()) {
      met.push_back({*result.opponent, result.In(score).tenths(), 1});
    } else {
      before->tenths += result.In(score).tenths();
      ++before->games;
    }
  }
  MiniTableRow row{who, Fraction(), static_cast<int>(met.size())};
  std::int64_t single = 0;
  for (const Meetings& one : met) {
    if (one.games == 1) {
      single += one.tenths;
    } else {
      row.points += Fraction(one.tenths, 10 * one.games);
    }
  }
  row.points += Fraction(single, 10);
  return row;
}

// The ranks of a group while they are found, by place in the group.
class Ranking {
 public:
  Ranking(Session& session, const TieBreak& tie_break, Score score)
      : session_(session), view_(session.ForMeetings(tie_break)), score_(score) {}

  // Ranks the rows from `first` on; those it cannot separate share a rank.
  void Rank(std::vector<Participant> group, std::int32_t first, std::vector<Placing>& placed) {
    if (group.size() < 2) return Share(group, first, placed);
    auto rows = MiniTable(session_, view_, score_, group);
    const auto all = static_cast<int>(group.size()) - 1;
    const bool all_met = std::ranges::all_of(rows, [&](const MiniTableRow& row) { return row.met == all; });
    all_met ? RankByPoints(rows, first, placed) : RankWhatIsSafe(rows, first, placed);
  }

 private:
  static void Share(Group group, std::int32_t rank, std::vector<Placing>& placed) {
    for (const Participant who : group) placed.push_back({who, rank});
  }

  // 6.2: all have met all: by points; those still level are looked at again with their own games only.
  void RankByPoints(std::vector<MiniTableRow>& rows, std::int32_t first, std::vector<Placing>& placed) {
    std::ranges::stable_sort(rows, std::ranges::greater{}, &MiniTableRow::points);
    for (auto begin = rows.begin(); begin != rows.end();) {
      const auto end =
          std::find_if(begin, rows.end(), [&](const MiniTableRow& r) { return r.points != begin->points; });
      std::vector<Participant> level;
      for (auto row = begin; row != end; ++row) level.push_back(row->who);
      const auto rank = first + static_cast<std::int32_t>(begin - rows.begin());
      level.size() == rows.size() ? Share(level, rank, placed) : Rank(std::move(level), rank, placed);
      begin = end;
    }
  }

  // 6.3: whoever is alone on top whatever the missing games would bring is first; then the second is looked for, and
  // so on; the rest is looked at again with its own games only.
  // Decision 048.
  void RankWhatIsSafe(std::vector<MiniTableRow>& rows, std::int32_t first, std::vector<Placing>& placed) {
    const ResultValues& values = view_.record().values(score_);
    const auto missing = [&](const MiniTableRow& row) { return static_cast<std::int64_t>(rows.size()) - 1 - row.met; };
    struct Outlook {
      Participant who;
      Fraction least;
      Fraction most;
    };
    std::vector<Outlook> outlooks;
    outlooks.reserve(rows.size());
    for (const MiniTableRow& row : rows) {
      outlooks.push_back({row.who, row.points + Fraction(missing(row) * values.loss.tenths(), 10),
                          row.points + Fraction(missing(row) * values.win.tenths(), 10)});
    }
    std::ranges::stable_sort(outlooks, std::ranges::greater{}, &Outlook::least);
    std::vector<Fraction> rivals(outlooks.size());  // the most that any of those behind could reach
    for (std::size_t i = outlooks.size() - 1; i > 0; --i) {
      rivals[i - 1] = i + 1 == outlooks.size() ? outlooks[i].most : std::max(outlooks[i].most, rivals[i]);
    }
    std::size_t safe = 0;
    while (safe + 1 < outlooks.size() && outlooks[safe].least > rivals[safe]) {
      placed.push_back({outlooks[safe].who, first + static_cast<std::int32_t>(safe)});
      ++safe;
    }
    std::vector<Participant> rest;
    for (std::size_t i = safe; i < outlooks.size(); ++i) rest.push_back(outlooks[i].who);
    const auto rank = first + static_cast<std::int32_t>(safe);
    safe == 0 ? Share(rest, rank, placed) : Rank(std::move(rest), rank, placed);
  }

  Session& session_;
  const View& view_;
  Score score_;
};

std::vector<std::int32_t> InOrderOf(Group group, std::vector<Placing> placed) {
  std::ranges::sort(placed, {}, &Placing::who);
  std::vector<std::int32_t> ranks;
  for (const Participant who : group) ranks.push_back(std::ranges::lower_bound(placed, who, {}, &Placing::who)->rank);
  return ranks;
}

// Ranks by a number each: as many are ahead as have more.
std::vector<std::int32_t> RanksByNumber(const std::vector<Fraction>& numbers) {
  std::vector<Fraction> sorted = numbers;
  std::ranges::sort(sorted, std::ranges::greater{});
  std::vector<std::int32_t> ranks;
  for (const Fraction& own : numbers) {
    const auto first = std::ranges::lower_bound(sorted, own, std::ranges::greater{});
    ranks.push_back(1 + static_cast<std::int32_t>(first - sorted.begin()));
  }
  return ranks;
}

// Elementos §3.1.1: the points of the games among the tied; one that was paired and not played is a draw.
std::vector<std::int32_t> RankByPlainSum(Session& session, const TieBreak& tie_break, Group group) {
  const Membership members(session, group);
  const View& view = session.ForMeetings(tie_break);
  const Score score = session.ScoreOf(tie_break);
  std::vector<Fraction> sums;
  for (const Participant who : group) {
    Points sum;
    for (const RoundRecord& result : view.record().results(who)) {
      if (!result.opponent || !members.Has(*result.opponent) || result.kind == RoundKind::kPending) continue;
      sum += result.kind == RoundKind::kPlayed ? result.In(score) : view.record().values(score).draw;
    }
    sums.emplace_back(sum.tenths(), 10);
  }
  return RanksByNumber(sums);
}

}  // namespace

std::vector<MiniTableRow> MiniTable(Session& session, const View& view, Score score, Group group) {
  const Membership members(session, group);
  std::vector<MiniTableRow> rows;
  rows.reserve(group.size());
  for (const Participant who : group) rows.push_back(RowOf(view, score, who, members));
  return rows;
}

std::vector<std::int32_t> RankByEncounter(Session& session, const TieBreak& tie_break, Group group, Score score) {
  if (session.edition().encounter == Encounter::kPlainSum) return RankByPlainSum(session, tie_break, group);
  std::vector<Placing> placed;
  Ranking(session, tie_break, score).Rank({group.begin(), group.end()}, 1, placed);
  return InOrderOf(group, std::move(placed));
}

std::vector<std::int32_t> SeparateByEncounter(Session& session, const TieBreak& tie_break, Group group) {
  return RankByEncounter(session, tie_break, group, session.ScoreOf(tie_break));
}

// Elementos §3.4.1: whoever had Black in the games among the tied is ahead; unplayed games count as White.
std::vector<std::int32_t> SeparateByBlack(Session& session, const TieBreak&, Group group) {
  const Membership members(session, group);
  std::vector<Fraction> blacks;
  for (const Participant who : group) {
    const auto results = session.record().results(who);
    blacks.emplace_back(std::ranges::count_if(results, [&](const RoundRecord& result) {
      return result.IsMeeting() && result.colour == Colour::kBlack && members.Has(*result.opponent);
    }));
  }
  return RanksByNumber(blacks);
}

}  // namespace ronda::tiebreak
