#include "ronda/awards/committee.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ronda/awards/delegates.h"
#include "support/text_event.h"

namespace ronda::awards {
namespace {

using test::MakeTournament;
using test::Nr;

struct Entry {
  const char* name;
  const char* federation;
  int rating;
  const char* birth;
};

Tournament Field(std::vector<Entry> entries) {
  TournamentData data;
  for (const Entry& entry : entries) {
    Player player;
    player.tpn = Tpn(static_cast<std::int32_t>(data.players.size()) + 1);
    player.name = entry.name;
    player.federation = entry.federation;
    if (entry.rating > 0) player.rating = entry.rating;
    player.birth_date = entry.birth;
    data.players.push_back(player);
  }
  return MakeTournament(std::move(data));
}

std::vector<int> Numbers(const std::vector<CommitteeMember>& members) {
  std::vector<int> numbers;
  for (const CommitteeMember& member : members) numbers.push_back(member.player.value() + 1);
  return numbers;
}

CommitteeQuestion Asked() {
  CommitteeQuestion question;
  question.day = Date{2026, 5, 10};
  return question;
}

const std::vector<Entry> kSix{{"Arbol, Ana", "ESP", 2400, "1990/01/01"},   {"Baum, Bert", "GER", 2300, "1980/01/01"},
                              {"Caso, Carla", "ESP", 2500, "2012/01/01"},  {"Dupont, Denis", "FRA", 2200, "1970/01/01"},
                              {"Esempio, Eva", "ESP", 2350, "1960/01/01"}, {"Fall, Fritz", "GER", 2300, "1979/06/01"}};

// Adults first, then other federations, then rating, then age.
// Decision 105.
TEST(Book1_2_3, ByTheOrderOfTheConditions) {
  const auto committee = ChooseCommittee(Field(kSix), Asked());
  EXPECT_EQ(Numbers(committee), (std::vector<int>{1, 6, 4, 5, 2}));
  EXPECT_EQ(committee[0].role, CommitteeRole::kPresident);
  EXPECT_EQ(committee[2].role, CommitteeRole::kMember);
  EXPECT_EQ(committee[3].role, CommitteeRole::kReserve);
  EXPECT_EQ(committee[0].decided_by, CommitteeCondition::kRating);
  EXPECT_EQ(committee[1].decided_by, CommitteeCondition::kAge);  // before 2, as highly rated
  EXPECT_EQ(committee[2].decided_by, CommitteeCondition::kOtherFederation);
  EXPECT_EQ(committee[0].age, 36);
}

TEST(Book1_2_3, ArbitersComeBeforeRatings) {
  CommitteeQuestion question = Asked();
  question.facts.resize(6);
  question.facts[1].arbiter = ArbiterTitle::kNational;
  question.facts[4].arbiter = ArbiterTitle::kInternational;
  EXPECT_EQ(Numbers(ChooseCommittee(Field(kSix), question)), (std::vector<int>{5, 2, 4, 1, 6}));
}

TEST(Book1_2_3, TheEighteenthBirthdayCounts) {
  const std::vector<Entry> two{{"A", "ESP", 2000, "2008/05/11"}, {"B", "FRA", 1000, "2008/05/10"}};
  EXPECT_EQ(Numbers(ChooseCommittee(Field(two), Asked())), (std::vector<int>{2, 1}));
  const std::vector<Entry> years{{"A", "ESP", 2000, "2008"}, {"B", "FRA", 1000, "2007"}};
  EXPECT_EQ(Numbers(ChooseCommittee(Field(years), Asked())), (std::vector<int>{2, 1}));
}

TEST(Book1_2_3, NamesDecideLast) {
  const std::vector<Entry> two{{"beta", "ESP", 2000, "1990"}, {"Alpha", "FRA", 2000, "1990"}};
  const auto committee = ChooseCommittee(Field(two), Asked());
  EXPECT_EQ(Numbers(committee), (std::vector<int>{2, 1}));
  EXPECT_EQ(committee[0].decided_by, CommitteeCondition::kName);
}

TEST(Committee, AnotherOrderMayBeAnnounced) {
  CommitteeQuestion question = Asked();
  question.rules.conditions = {CommitteeCondition::kAge};
  EXPECT_EQ(Numbers(ChooseCommittee(Field(kSix), question)), (std::vector<int>{5, 4, 6, 2, 1}));
}

TEST(Committee, ByLotIsReproducible) {
  CommitteeQuestion question = Asked();
  question.rules.way = CommitteeWay::kByLot;
  const auto first = Numbers(ChooseCommittee(Field(kSix), question));
  EXPECT_EQ(Numbers(ChooseCommittee(Field(kSix), question)), first);
  bool differs = false;
  for (std::uint64_t seed = 2; seed < 10; ++seed) {
    question.rules.seed = seed;
    differs = differs || Numbers(ChooseCommittee(Field(kSix), question)) != first;
  }
  EXPECT_TRUE(differs);
}

TEST(Committee, ByVoteThenByTheConditions) {
  CommitteeQuestion question = Asked();
  question.rules.way = CommitteeWay::kByVote;
  question.facts.resize(6);
  question.facts[2].votes = 5;
  question.facts[3].votes = 2;
  const auto committee = ChooseCommittee(Field(kSix), question);
  EXPECT_EQ(Numbers(committee), (std::vector<int>{3, 4, 6, 1, 5}));
  EXPECT_TRUE(committee[0].decided_by_votes);
}

TEST(Committee, PartiesStepAside) {
  const auto committee = ChooseCommittee(Field(kSix), Asked());
  const std::vector<PlayerIndex> parties{Nr(1), Nr(4)};
  const auto sitting = SittingIn(committee, parties, 3);
  EXPECT_EQ(Numbers(sitting), (std::vector<int>{6, 5, 2}));
  EXPECT_EQ(sitting[0].role, CommitteeRole::kPresident);
  EXPECT_EQ(sitting[2].role, CommitteeRole::kMember);
  const std::vector<PlayerIndex> many{Nr(1), Nr(4), Nr(5)};
  EXPECT_EQ(SittingIn(committee, many, 3).size(), 2U);
}

TEST(Committee, SomeMayNotSit) {
  CommitteeQuestion question = Asked();
  question.not_eligible = {Nr(1), Nr(2), Nr(3), Nr(4)};
  EXPECT_EQ(Numbers(ChooseCommittee(Field(kSix), question)), (std::vector<int>{5, 6}));
}

TEST(Committee, ConditionsHaveNames) {
  for (const CommitteeCondition condition : BookConditions()) {
    EXPECT_EQ(ConditionFromName(NameOf(condition)), condition);
  }
  EXPECT_EQ(ConditionFromName("beauty"), std::nullopt);
}

// Elementos §1.2.3 f: alphabetically earlier, whatever the bytes.
TEST(Book1_2_3, NamesInTheAlphabet) {
  const auto field = Field({{"Zapata, Ana", "ESP", 2000, ""}, {"Álvarez, Eva", "ESP", 2000, ""}});
  auto question = Asked();
  question.rules.conditions = {CommitteeCondition::kName};
  EXPECT_EQ(Numbers(ChooseCommittee(field, question)), (std::vector<int>{2, 1}));
  question.rules.alphabet = Alphabet::English().StartingAt("T").value();
  EXPECT_EQ(Numbers(ChooseCommittee(field, question)), (std::vector<int>{1, 2}));
}

// Elementos §1.2.3: each federation names a delegate; of Spain the adult with the highest rating, of Germany the one it
// named. In a dispute the delegation of a party stays away.
TEST(Book1_2_3, DelegatesOfFederations) {
  const auto field = Field(kSix);
  const auto delegates = ChooseDelegates(field, Asked(), std::vector{Nr(2)});
  EXPECT_EQ(Numbers(delegates), (std::vector<int>{1, 4, 2}));
  EXPECT_EQ(delegates[2].of, "GER");
  const auto delegations = DelegationsOf(field, Alphabet::English());
  EXPECT_EQ(Numbers(DelegatesIn(delegates, delegations, std::vector{Nr(3)})), (std::vector<int>{4, 2}));
}

TEST(Book1_2_3, DelegatesOfTeams) {
  TournamentData data = Field(kSix).data();
  data.teams = {{TeamNumber(1), "Ash", "", {}, {}, {}, {}, {Nr(3), Nr(5)}},
                {TeamNumber(2), "Birch", "", {}, {}, {}, {}, {Nr(2), Nr(6)}}};
  EXPECT_EQ(Numbers(ChooseDelegates(MakeTournament(data), Asked(), {})), (std::vector<int>{5, 6}));
}

}  // namespace
}  // namespace ronda::awards
