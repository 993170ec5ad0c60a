// Finding players: what is found and in which order, against a plain scan.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "ronda/base/random.h"
#include "support/temporary_folder.h"
#include "unit/players/list_maker.h"
#include "unit/players/plain_scan.h"

namespace ronda::testing {
namespace {

using players::Hit;
using players::ListedPlayer;
using players::Question;
using players::QuestionOf;
using players::Way;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> NamesOf(const Result<std::vector<Hit>>& hits) {
  std::vector<std::string> names;
  for (const Hit& hit : *hits) names.push_back(hit.player.name);
  return names;
}

ListedPlayer Person(std::int64_t number, const std::string& name, int rating) {
  ListedPlayer player;
  player.number = number;
  player.name = name;
  player.federation = "CZE";
  player.rating(players::RatingKind::kStandard) = rating;
  return player;
}

class PlayersSearch : public ::testing::Test {
 protected:
  PlayersSearch()
      : list_(
            ListOf(folder_.file("list.sqlite"),
                   {Person(1, "Smid, Petr", 2000), Person(2, "Mueller, Jan", 2100), Person(3, "Müller, Eva", 1900),
                    Person(4, "Karpov, Anatoly", 2600), Person(5, "Petrov, Jan", 2200), Person(6, "Petr, Martin", 1500),
                    Person(7, "O'Neill, Sean", 1700), Person(8, "Kasparov, Garry", 2800),
                    Person(9, "Yuriev, Yury", 2300), Person(10, "Papadopoulos, Georgios", 2250)})) {}

  std::vector<std::string> Names(const std::string& text) { return NamesOf(list_.Find(QuestionOf(text), 10)); }

  TemporaryFolder folder_;
  players::ListFile list_;
};

TEST_F(PlayersSearch, AccentsAndAlphabetsDoNotMatter) {
  EXPECT_THAT(Names("Šmíd"), ElementsAre("Smid, Petr"));
  EXPECT_THAT(Names("Müller"), ElementsAre("Mueller, Jan", "Müller, Eva"));
  EXPECT_THAT(Names("mueller"), ElementsAre("Mueller, Jan", "Müller, Eva"));
  EXPECT_THAT(Names("Карпов"), ElementsAre("Karpov, Anatoly"));
  EXPECT_THAT(Names("Юрьев Юрий"), ElementsAre("Yuriev, Yury"));
  EXPECT_THAT(Names("Παπαδόπουλος"), ElementsAre("Papadopoulos, Georgios"));
  EXPECT_THAT(Names("oneill"), ElementsAre("O'Neill, Sean"));
  EXPECT_THAT(Names("o neill"), ElementsAre("O'Neill, Sean"));
}

TEST_F(PlayersSearch, PartsInAnyOrder) {
  EXPECT_THAT(Names("jan petrov"), ElementsAre("Petrov, Jan"));
  EXPECT_THAT(Names("pet ja"), ElementsAre("Petrov, Jan"));
}

// Whole before begun, the surname before the given name, then the likelier player.
TEST_F(PlayersSearch, TheLikeliestFirst) {
  EXPECT_THAT(Names("petr"), ElementsAre("Petr, Martin", "Smid, Petr", "Petrov, Jan"));
}

TEST_F(PlayersSearch, OneErrorIsForgivenAndNoMore) {
  EXPECT_THAT(Names("kaspraov"), ElementsAre("Kasparov, Garry"));
  EXPECT_THAT(Names("kaspaorv"), ElementsAre("Kasparov, Garry"));
  EXPECT_THAT(Names("kaspa"), ElementsAre("Kasparov, Garry"));
  EXPECT_THAT(Names("kasbar"), ElementsAre("Kasparov, Garry"));
  EXPECT_THAT(Names("kazbarov"), IsEmpty());
  EXPECT_THAT(Names("smod"), ElementsAre("Smid, Petr"));
  EXPECT_THAT(Names("smo"), IsEmpty());
}

TEST_F(PlayersSearch, ByNumberAndNothingElse) {
  EXPECT_THAT(Names("8"), ElementsAre("Kasparov, Garry"));
  EXPECT_THAT(Names("99"), IsEmpty());
}

// What people type is never taken for the language of the index.
TEST_F(PlayersSearch, SignsAreNoLanguage) {
  for (const char* text :
       {"\"", "petr*", "petr OR smid", "NEAR(petr)", "{surname}:x", "a AND", "-", "^petr", "(", "''"}) {
    EXPECT_TRUE(list_.Find(QuestionOf(text), 10)) << text;
  }
}

// A question about somebody of the list: parts of the name in any order, perhaps with errors, and perhaps a fact.
Question RandomQuestion(const std::vector<ListedPlayer>& listed, Random& random) {
  const ListedPlayer& player = listed[random.Below(listed.size())];
  Question question;
  for (const auto& forms : players::QuestionWords(player.name)) {
    if (random.Chance(400'000) && !question.words.empty()) continue;
    std::vector<std::string> asked = forms;
    for (std::string& form : asked) {
      if (random.Chance(600'000)) form.resize(1 + random.Below(form.size()));
      const int errors = random.Chance(300'000) ? random.Between(1, 2) : 0;
      for (int i = 0; i < errors; ++i) {
        const auto others = players::WithOneError(form);
        const std::string& other = others[random.Below(others.size())];
        if (!other.empty()) form = other;
      }
    }
    question.words.push_back(asked);
  }
  random.Shuffle(std::span(question.words));
  if (random.Chance(100'000)) question.federation = "CZE";
  if (random.Chance(50'000)) question.title = "GM";
  if (random.Chance(50'000)) question.born = 1985;
  if (random.Chance(50'000)) question.sex = "w";
  if (random.Chance(50'000)) question.club = random.Chance(500'000) ? "brn" : "sachovy";
  if (random.Chance(20'000)) question.words.clear();
  return question;
}

// RONDA_QUESTIONS sets how many; 400 unless it is set.
TEST(PlayersSearchLaw, FindsWhatAPlainScanFinds) {
  const char* wanted = std::getenv("RONDA_QUESTIONS");  // NOLINT: no other thread
  const int questions = wanted != nullptr ? std::atoi(wanted) : 400;
  const TemporaryFolder folder;
  const auto listed = RandomPlayers(1500, 7);
  auto list = ListOf(folder.file("list.sqlite"), listed);
  const PlainScan scan(listed);
  Random random(11);
  int with_hits = 0;
  int by_error = 0;
  for (int i = 0; i < questions; ++i) {
    const Question question = RandomQuestion(listed, random);
    if (question.IsEmpty()) continue;
    const auto found = list.Find(question, 10);
    ASSERT_TRUE(found) << found.error().message;
    const auto expected = scan.Find(question, 10);
    ASSERT_EQ(*found, expected) << "question " << i << ": " << NamesOf(found).size() << " found";
    if (!expected.empty()) ++with_hits;
    if (!expected.empty() && expected.back().way >= Way::kWholeWithError) ++by_error;
  }
  EXPECT_GT(with_hits, questions / 2);
  EXPECT_GT(by_error, questions / 20);
}

}  // namespace
}  // namespace ronda::testing
