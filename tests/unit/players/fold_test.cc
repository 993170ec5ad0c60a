#include "ronda/players/fold.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/players/question.h"

namespace ronda::testing {
namespace {

using players::FormsOf;
using players::QuestionWords;
using players::WordsOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(PlayersFold, OneWordMayHaveSeveralForms) {
  EXPECT_THAT(FormsOf("Smith"), ElementsAre("smith"));
  EXPECT_THAT(FormsOf("Šmíd"), ElementsAre("smid"));
  EXPECT_THAT(FormsOf("Müller"), ElementsAre("muller", "mueller"));
  EXPECT_THAT(FormsOf("Mu\u0308ller"), ElementsAre("muller", "mueller"));
  EXPECT_THAT(FormsOf("Nguyễn"), ElementsAre("nguyen"));
  EXPECT_THAT(FormsOf("Łukasz"), ElementsAre("lukasz"));
  EXPECT_THAT(FormsOf("Groß"), ElementsAre("gross"));
  EXPECT_THAT(FormsOf("123"), IsEmpty());
}

TEST(PlayersFold, CyrillicByThreeCustoms) {
  EXPECT_THAT(FormsOf("Юрий"), Contains("yuriy"));
  EXPECT_THAT(FormsOf("Юрий"), Contains("iurii"));
  EXPECT_THAT(FormsOf("Юрий"), Contains("yury"));
  EXPECT_THAT(FormsOf("Щербаков"), Contains("shcherbakov"));
  EXPECT_THAT(FormsOf("Королёв"), Contains("korolev"));
  EXPECT_THAT(FormsOf("Ђоковић"), Contains("djokovic"));
}

TEST(PlayersFold, GreekByTwoCustoms) {
  EXPECT_THAT(FormsOf("Παπαδόπουλος"), Contains("papadopoulos"));
  EXPECT_THAT(FormsOf("Χρήστος"), Contains("christos"));
}

TEST(PlayersFold, JoinedWordsArePartsAndWhole) {
  EXPECT_THAT(WordsOf("O'Neill, Jean-Pierre").surname, ElementsAre("oneill", "o", "neill"));
  EXPECT_THAT(WordsOf("O'Neill, Jean-Pierre").given, ElementsAre("jeanpierre", "jean", "pierre"));
  EXPECT_THAT(WordsOf("Ding Liren").surname, ElementsAre("ding", "liren"));
  EXPECT_THAT(QuestionWords("o'neill jean-pierre"),
              ElementsAre(ElementsAre("oneill"), ElementsAre("jean"), ElementsAre("pierre")));
}

TEST(PlayersFold, OneErrorIsOneEdit) {
  const auto others = players::WithOneError("anna");
  for (const char* near : {"ana", "nana", "anan", "annas", "xanna", "anxa"}) EXPECT_THAT(others, Contains(near));
  for (const char* far : {"anna", "an", "nnaa", "annaxx"}) EXPECT_THAT(others, Not(Contains(far)));
}

TEST(PlayersFold, NumbersAreYearsOrPlayers) {
  EXPECT_EQ(players::QuestionOf("novak 1985").born, 1985);
  EXPECT_EQ(players::QuestionOf("1503014").number, 1503014);
  EXPECT_TRUE(players::QuestionOf(" , ").IsEmpty());
}

}  // namespace
}  // namespace ronda::testing
