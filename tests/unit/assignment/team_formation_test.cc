// The rules of the book's 2.8 with every example it gives, and a literal reading of C1 to C4 as a judge.
#include "ronda/assignment/team_formation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "ronda/base/random.h"

namespace ronda::assignment {
namespace {

using Json = nlohmann::json;

// [["A", "B", 4, 3], ...]: A gave 4 to B and B gave 3 to A.
Votes FromExample(const Json& list) {
  std::set<std::string> names;
  for (const Json& entry : list) names.insert({entry[0].get<std::string>(), entry[1].get<std::string>()});
  Votes votes(names.size(), std::vector<std::int64_t>(names.size(), 0));
  for (const Json& entry : list) {
    const auto a = static_cast<std::size_t>(entry[0].get<std::string>()[0] - 'A');
    const auto b = static_cast<std::size_t>(entry[1].get<std::string>()[0] - 'A');
    votes[a][b] = entry[2].get<int>();
    votes[b][a] = entry[3].get<int>();
  }
  return votes;
}

std::set<Members> TeamsOf(const TeamFormation& formation) {
  std::set<Members> teams;
  for (const FormedTeam& team : formation.teams) teams.insert(team.members);
  return teams;
}

std::set<Members> Printed(const Json& teams) {
  std::set<Members> printed;
  for (const Json& team : teams) {
    Members members;
    for (const Json& name : team) members.push_back(name.get<std::string>()[0] - 'A');
    std::ranges::sort(members);
    printed.insert(members);
  }
  return printed;
}

TEST(Book2_8, ExamplesOfC3AndC4) {
  const auto book = Json::parse(std::ifstream("tests/data/book/team_formation.json"));
  int examples = 0;
  for (const Json& example : book["examples"]) {
    if (!example.contains("example")) continue;
    ++examples;
    const Votes votes = FromExample(example["votes"]);
    const auto formation = FormTeams(votes, {});
    ASSERT_TRUE(formation);
    EXPECT_EQ(TeamsOf(*formation), Printed(example["teams"])) << example;
    const TeamRule rule = example["rule"] == "C3" ? TeamRule::kMostTeams : TeamRule::kMostWanted;
    EXPECT_EQ(formation->teams.front().rule, rule) << example;
    if (!example.contains("E")) continue;
    const TeamOrders orders(votes, {});
    std::vector<int> everybody;
    for (std::size_t i = 0; i < votes.size(); ++i) everybody.push_back(static_cast<int>(i));
    for (const auto& [name, value] : example["E"].items()) {
      EXPECT_EQ(orders.ReceivedFrom(name[0] - 'A', everybody), value.get<int>()) << name;
    }
  }
  EXPECT_EQ(examples, 5);
}

// The printed 46 is an error of the book; by its own definition Se of B is 52.
TEST(Book2_8, SonnebornBergerOfExample3) {
  const auto book = Json::parse(std::ifstream("tests/data/book/team_formation.json"));
  for (const Json& example : book["examples"]) {
    if (!example.contains("Se_computed")) continue;
    const Votes votes = FromExample(example["votes"]);
    const TeamOrders orders(votes, {});
    const std::vector<int> everybody{0, 1, 2, 3};
    for (const auto& [name, value] : example["Se_computed"].items()) {
      EXPECT_EQ(orders.SonnebornFrom(name[0] - 'A', everybody), value.get<int>()) << name;
    }
    std::string order;
    for (const int player : orders.V2(everybody)) order += static_cast<char>('A' + player);
    EXPECT_EQ(order, "DBAC");
    return;
  }
  FAIL() << "the example is missing";
}

TEST(Book2_8, C1LeastInterestFirst) {
  // A:B = 5:3 before A:C = 10:2.
  const auto formation = FormTeams(FromExample(Json::parse(R"([["A","B",5,3],["A","C",10,2]])")), {});
  EXPECT_EQ(formation->teams.front().members, (Members{0, 1}));
  EXPECT_EQ(formation->teams.front().rule, TeamRule::kLeastInterest);
}

TEST(Book2_8, C2NextInterest) {
  const auto formation = FormTeams(FromExample(Json::parse(R"([["A","B",5,3],["A","C",6,3]])")), {});
  EXPECT_EQ(formation->teams.front().members, (Members{0, 2}));
  EXPECT_EQ(formation->teams.front().rule, TeamRule::kNextInterest);
  EXPECT_EQ(formation->left, (std::vector<int>{1}));
}

Votes AllEqual(int players) {
  const auto count = static_cast<std::size_t>(players);
  return Votes(count, std::vector<std::int64_t>(count, 3));
}

// Eight tied in everything: the 1st with the 5th, and so on, by V1 (here the lot).
TEST(Book2_8, C5FirstHalfWithSecondHalf) {
  const Votes votes = AllEqual(8);
  const auto order = TeamOrders(votes, {}).V1({0, 1, 2, 3, 4, 5, 6, 7});
  std::set<Members> expected;
  for (std::size_t i = 0; i < 4; ++i)
    expected.insert({std::min(order[i], order[i + 4]), std::max(order[i], order[i + 4])});
  const auto formation = FormTeams(votes, {});
  EXPECT_EQ(TeamsOf(*formation), expected);
  EXPECT_TRUE(formation->needed_the_lot);
  for (const FormedTeam& team : formation->teams) EXPECT_EQ(team.rule, TeamRule::kTheoretical);
}

TEST(Book2_8, C5LargerTeamsInParts) {
  const Votes votes = AllEqual(7);
  TeamRules rules;
  rules.team_size = 3;
  const auto order = TeamOrders(votes, rules).V1({0, 1, 2, 3, 4, 5, 6});
  const auto formation = FormTeams(votes, rules);
  Members first{order[0], order[2], order[4]};
  Members second{order[1], order[3], order[5]};
  std::ranges::sort(first);
  std::ranges::sort(second);
  EXPECT_EQ(TeamsOf(*formation), (std::set<Members>{first, second}));
  EXPECT_EQ(formation->left, (std::vector<int>{order[6]}));
}

TEST(Book2_8, C6VetoLeavesPlayersOut) {
  Votes votes = AllEqual(4);
  votes[0] = {0, 0, 0, 0};
  const auto with_veto = FormTeams(votes, {});
  EXPECT_EQ(std::ranges::count(with_veto->left, 0), 1);
  TeamRules no_veto;
  no_veto.mode = TeamMode::kNoVeto;
  EXPECT_TRUE(FormTeams(votes, no_veto)->left.empty());
}

TEST(Book2_8, A1VotesToGive) {
  TeamRules rules;
  EXPECT_EQ(VotesPerPlayer(rules, 10), 30);
  rules.mode = TeamMode::kNoVeto;
  rules.team_size = 3;
  EXPECT_EQ(VotesPerPlayer(rules, 10), 60);
}

TEST(TeamFormation, ManyEqualPlayersAreNoTrouble) {
  EXPECT_EQ(FormTeams(AllEqual(60), {})->teams.size(), 30U);
  TeamRules four;
  four.team_size = 4;
  EXPECT_EQ(FormTeams(AllEqual(20), four)->teams.size(), 5U);
}

TEST(TeamFormation, GivesUpInTime) {
  TeamRules rules;
  rules.team_size = 10;
  const auto formation = FormTeams(AllEqual(60), rules);
  ASSERT_FALSE(formation);
  EXPECT_EQ(formation.error().code, "teams-too-many");
}

// The judge: all largest sets of disjoint teams, written out.
class Judge {
 public:
  Judge(const Votes& votes, const TeamRules& rules) : votes_(votes), rules_(rules), orders_(votes, rules) {}

  // The teams that C1 to C4 form next; empty if C5 has to decide, which then takes one of `ways`.
  std::set<Members> Next(const std::set<int>& placed) {
    CollectTied(placed);
    ways_.clear();
    Collect(0, {});
    std::size_t most = 0;
    for (const auto& way : ways_) most = std::max(most, way.size());
    std::erase_if(ways_, [&](const auto& way) { return way.size() < most; });
    if (auto common = Common(); !common.empty()) return common;
    std::set<int> players;
    for (const Members& team : tied_) players.insert(team.begin(), team.end());
    for (const int player : orders_.V2({players.begin(), players.end()})) Choose(player);
    return Common();
  }

  const std::vector<std::set<Members>>& ways() const { return ways_; }
  bool IsFinished() const { return tied_.empty(); }

 private:
  void CollectTied(const std::set<int>& placed) {
    tied_.clear();
    std::vector<std::int64_t> best;
    const auto count = static_cast<int>(votes_.size());
    for (int mask = 0; mask < 1 << count; ++mask) {
      Members team;
      for (int p = 0; p < count; ++p) {
        if ((mask >> p & 1) != 0 && !placed.contains(p)) team.push_back(p);
      }
      if (std::ssize(team) != rules_.team_size || __builtin_popcount(static_cast<unsigned>(mask)) != rules_.team_size ||
          !IsAllowed(votes_, rules_, team)) {
        continue;
      }
      const auto interest = InterestOf(votes_, team);
      if (!tied_.empty() && interest < best) continue;
      if (!tied_.empty() && interest > best) tied_.clear();
      best = interest;
      tied_.push_back(team);
    }
  }

  void Collect(std::size_t from, const std::set<Members>& so_far) {
    ways_.push_back(so_far);
    for (std::size_t t = from; t < tied_.size(); ++t) {
      const bool free = std::ranges::none_of(so_far, [&](const Members& other) {
        return std::ranges::any_of(other, [&](int p) { return std::ranges::count(tied_[t], p) > 0; });
      });
      if (!free) continue;
      auto with = so_far;
      with.insert(tied_[t]);
      Collect(t + 1, with);
    }
  }

  std::set<Members> Common() const {
    if (ways_.empty()) return {};
    std::set<Members> common = ways_.front();
    for (const auto& way : ways_) std::erase_if(common, [&](const Members& team) { return !way.contains(team); });
    return common;
  }

  // The ways in which the player has the team to which they give most; to be in a team comes before all.
  void Choose(int player) {
    const auto gift = [&](const std::set<Members>& way) -> std::optional<std::int64_t> {
      for (const Members& team : way) {
        if (std::ranges::count(team, player) > 0) return GivenTo(votes_, player, team);
      }
      return std::nullopt;
    };
    std::optional<std::int64_t> best;
    for (const auto& way : ways_) best = std::max(best, gift(way));
    std::erase_if(ways_, [&](const auto& way) { return gift(way) != best; });
  }

  const Votes& votes_;
  const TeamRules& rules_;
  TeamOrders orders_;
  std::vector<Members> tied_;
  std::vector<std::set<Members>> ways_;
};

void ExpectJudged(const Votes& votes, const TeamRules& rules) {
  const auto formation = FormTeams(votes, rules);
  ASSERT_TRUE(formation);
  Judge judge(votes, rules);
  std::set<int> placed;
  std::map<int, std::set<Members>> passes;
  for (const FormedTeam& team : formation->teams) passes[team.pass].insert(team.members);
  for (const auto& [pass, teams] : passes) {
    const auto common = judge.Next(placed);
    ASSERT_TRUE(std::ranges::includes(teams, common));
    const bool is_a_way = std::ranges::count(judge.ways(), teams) > 0;
    ASSERT_TRUE(is_a_way || teams == common);
    for (const Members& team : teams) placed.insert(team.begin(), team.end());
  }
  judge.Next(placed);
  ASSERT_TRUE(judge.IsFinished());
  ASSERT_EQ(placed.size() + formation->left.size(), votes.size());
}

// Decision 101.
TEST(TeamFormation, AgreesWithTheJudge) {
  Random random(2);
  for (int round = 0; round < 1500; ++round) {
    TeamRules rules;
    rules.team_size = random.Between(2, 3);
    rules.mode = random.Chance(500'000) ? TeamMode::kVeto : TeamMode::kNoVeto;
    rules.seed = static_cast<std::uint64_t>(round);
    const auto players = static_cast<std::size_t>(random.Between(2, 7));
    const int most = random.Between(1, 4);
    Votes votes(players, std::vector<std::int64_t>(players, 0));
    for (std::size_t a = 0; a < players; ++a) {
      for (std::size_t b = 0; b < players; ++b) {
        if (a != b) votes[a][b] = random.Between(rules.mode == TeamMode::kVeto ? 0 : -1, most);
      }
    }
    ExpectJudged(votes, rules);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
}

// Decision 102.
TEST(TeamFormation, TheConfrontationCanBeReadBothWays) {
  // 1 and 2 are equal in T and St; 1 gives 2 more than 2 gives back.
  const Votes votes{{0, 4, 2, 2}, {2, 0, 3, 4}, {4, 2, 0, 4}, {3, 3, 4, 0}};
  TeamRules printed;
  printed.confrontation = Confrontation::kPrinted;
  const TeamOrders wanted_orders(votes, {});
  const TeamOrders printed_orders(votes, printed);
  ASSERT_EQ(wanted_orders.ReceivedFrom(0, {0, 1, 2, 3}), wanted_orders.ReceivedFrom(1, {0, 1, 2, 3}));
  ASSERT_EQ(wanted_orders.SonnebornFrom(0, {0, 1, 2, 3}), wanted_orders.SonnebornFrom(1, {0, 1, 2, 3}));
  const auto place = [](const std::vector<int>& order, int player) {
    return std::ranges::find(order, player) - order.begin();
  };
  const auto by_wanted = wanted_orders.V1({0, 1, 2, 3});
  const auto by_printed = printed_orders.V1({0, 1, 2, 3});
  EXPECT_LT(place(by_wanted, 1), place(by_wanted, 0));
  EXPECT_LT(place(by_printed, 0), place(by_printed, 1));
}

}  // namespace
}  // namespace ronda::assignment
