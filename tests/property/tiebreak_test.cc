// Properties of standings on arbitrary events: renumbering the players changes nothing but their numbers, and applying
// tie-breaks subsidiarily is what a literal reading does.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::tiebreak {
namespace {

constexpr std::array<std::string_view, 24> kCodes{"PTS", "DE",   "BH/C1", "BH",  "FB",  "AOB",     "SB/C1", "SB",
                                                  "KS",  "WIN",  "WON",   "BPG", "PS",  "REP",     "STD",   "ARO",
                                                  "TPR", "APPO", "HARK",  "SBH", "SB2", "KAS/421", "PSX",   "KSX"};

// Random rounds: everybody gets a random opponent or stays out, games may be forfeited or open.
RecordData ArbitraryEvent() {
  RecordData data;
  const int players = *rc::gen::inRange(1, 13);
  data.rounds = *rc::gen::inRange(0, 7);
  const auto size = static_cast<std::size_t>(players);
  data.results.resize(size * static_cast<std::size_t>(data.rounds));
  for (int i = 0; i < players; ++i) data.entrants.push_back({i + 1, "", 1500 + *rc::gen::inRange(0, 1000)});
  for (std::size_t r = 0; r < static_cast<std::size_t>(data.rounds); ++r) {
    std::vector<std::size_t> open(size);
    std::iota(open.begin(), open.end(), std::size_t{0});
    const auto result_of = [&](std::size_t player) -> RoundRecord& {
      return data.results[player * static_cast<std::size_t>(data.rounds) + r];
    };
    while (!open.empty()) {
      const std::size_t first = open.back();
      open.pop_back();
      const auto kind = *rc::gen::inRange(0, 8);
      if (open.empty() || kind < 2) {
        const Points points = Points::Tenths(kind == 0 ? 10 : kind == 1 ? 5 : 0);
        result_of(first) = {kind == 0   ? RoundKind::kPairingBye
                            : kind == 1 ? RoundKind::kHalfBye
                                        : RoundKind::kZeroBye,
                            Outcome::kDraw,
                            std::nullopt,
                            std::nullopt,
                            points,
                            points};
        continue;
      }
      const auto at = static_cast<std::ptrdiff_t>(*rc::gen::inRange<std::size_t>(0, open.size()));
      const std::size_t second = open[static_cast<std::size_t>(at)];
      open.erase(open.begin() + at);
      const int half = kind == 2 ? 2 : *rc::gen::inRange(0, 3);
      const auto entry = [&](std::size_t opponent, int half_points, Colour colour) {
        const Points points = Points::Tenths(5 * half_points);
        const Outcome outcome = half_points == 2 ? Outcome::kWin : half_points == 1 ? Outcome::kDraw : Outcome::kLoss;
        const RoundKind played = kind != 2          ? RoundKind::kPlayed
                                 : half_points == 2 ? RoundKind::kForfeitWin
                                                    : RoundKind::kForfeitLoss;
        return RoundRecord{played, outcome, colour, Participant(static_cast<std::int32_t>(opponent)), points, points};
      };
      result_of(first) = entry(second, half, Colour::kWhite);
      result_of(second) = entry(first, 2 - half, Colour::kBlack);
    }
  }
  return data;
}

std::vector<TieBreak> ArbitraryList() {
  std::vector<TieBreak> list{ParseTieBreak("PTS").value()};
  for (int i = 0; i < 4; ++i)
    list.push_back(ParseTieBreak(kCodes[*rc::gen::inRange<std::size_t>(0, kCodes.size())]).value());
  return list;
}

RecordData Renumbered(const RecordData& data, const std::vector<std::size_t>& place_of) {
  RecordData result = data;
  const auto rounds = static_cast<std::size_t>(data.rounds);
  for (std::size_t i = 0; i < place_of.size(); ++i) {
    result.entrants[place_of[i]] = data.entrants[i];
    for (std::size_t r = 0; r < rounds; ++r) {
      RoundRecord entry = data.results[i * rounds + r];
      if (entry.opponent) {
        entry.opponent = Participant(static_cast<std::int32_t>(place_of[entry.opponent->index()]));
      }
      result.results[place_of[i] * rounds + r] = entry;
    }
  }
  return result;
}

RC_GTEST_PROP(StandingsProperty, TheOrderOfThePlayersDoesNotMatter, ()) {
  const RecordData data = ArbitraryEvent();
  const auto list = ArbitraryList();
  std::vector<std::size_t> place_of(data.entrants.size());
  std::iota(place_of.begin(), place_of.end(), std::size_t{0});
  for (std::size_t left = place_of.size(); left > 1; --left) {
    std::swap(place_of[left - 1], place_of[*rc::gen::inRange<std::size_t>(0, left)]);
  }
  const Record record(data);
  const Record other(Renumbered(data, place_of));
  const Edition& edition = Editions()[*rc::gen::inRange<std::size_t>(0, Editions().size())];
  const auto application = *rc::gen::element(Application::kSuccessive, Application::kSubsidiary);
  Session session(record, edition);
  Session other_session(other, edition);
  const Standings first = Rank(session, list, application);
  const Standings second = Rank(other_session, list, application);
  for (std::size_t i = 0; i < place_of.size(); ++i) {
    const Participant who(static_cast<std::int32_t>(i));
    const Participant there(static_cast<std::int32_t>(place_of[i]));
    RC_ASSERT(first.RankOf(who) == second.RankOf(there));
    for (std::size_t c = 0; c < list.size(); ++c) {
      RC_ASSERT(std::ranges::equal(first.columns[c].ValuesOf(who), second.columns[c].ValuesOf(there)));
    }
  }
}

// The book, chapter 3, word for word: go through the list; as soon as some of the tied are separated, begin with the
// first tie-break again for each group that is left.
class Judge {
 public:
  Judge(Session& session, const std::vector<TieBreak>& list) : session_(session), list_(list) {}

  void Order(const std::vector<Participant>& tied, std::vector<std::vector<Participant>>& groups) {
    for (const TieBreak& tie_break : list_) {
      const auto parts = Separated(tied, tie_break);
      if (parts.size() < 2) continue;
      for (const auto& part : parts) Order(part, groups);
      return;
    }
    groups.push_back(tied);
  }

 private:
  using Key = std::vector<std::optional<Fraction>>;

  Key KeyOf(const TieBreak& tie_break, Participant who) {
    Key key;
    for (int level = 0; level < LevelsOf(tie_break, session_.record()); ++level) {
      Working working;
      key.push_back(tie_break.definition->evaluate(session_, tie_break, {who, level}, working));
    }
    return key;
  }

  std::vector<std::vector<Participant>> Separated(const std::vector<Participant>& tied, const TieBreak& tie_break) {
    std::map<Key, std::vector<Participant>> by_key;
    if (tie_break.definition->separate != nullptr) {
      const auto ranks = tie_break.definition->separate(session_, tie_break, tied);
      for (std::size_t i = 0; i < tied.size(); ++i) by_key[{Fraction(-ranks[i])}].push_back(tied[i]);
    } else {
      for (const Participant who : tied) by_key[KeyOf(tie_break, who)].push_back(who);
    }
    std::vector<std::vector<Participant>> parts;
    for (auto part = by_key.rbegin(); part != by_key.rend(); ++part) parts.push_back(part->second);
    return parts;
  }

  Session& session_;
  const std::vector<TieBreak>& list_;
};

RC_GTEST_PROP(StandingsProperty, SubsidiarityIsAPlainRerun, ()) {
  const Record record(ArbitraryEvent());
  const auto list = ArbitraryList();
  const Edition& edition = Editions()[*rc::gen::inRange<std::size_t>(0, Editions().size())];
  Session session(record, edition);
  const Standings standings = Rank(session, list, Application::kSubsidiary);
  std::vector<Participant> everybody;
  for (std::int32_t i = 0; i < record.size(); ++i) everybody.emplace_back(i);
  std::vector<std::vector<Participant>> groups;
  Judge(session, list).Order(everybody, groups);
  std::int32_t rank = 1;
  for (const auto& group : groups) {
    for (const Participant who : group) RC_ASSERT(standings.RankOf(who) == rank);
    rank += static_cast<std::int32_t>(group.size());
  }
}

}  // namespace
}  // namespace ronda::tiebreak
