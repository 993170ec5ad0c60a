#include "ronda/awards/category.h"

#include <gtest/gtest.h>

namespace ronda::awards {
namespace {

Player Anna() {
  Player player;
  player.tpn = Tpn(7);
  player.sex = Sex::kWoman;
  player.title = "WFM";
  player.rating = 1850;
  player.federation = "ESP";
  player.birth_date = "2014/05/01";
  player.national_ratings.push_back({"ESP", "", "", "", 1800, "Club Peon", "", ""});
  return player;
}

bool Is(std::string_view category) {
  return Category::Parse(category).value().Contains(Anna(), {2026, {{Tpn(7), {"local", "first-timer"}}}});
}

TEST(Category, Conditions) {
  for (const std::string_view text :
       {"sex=w", "U12", "U14", "age<=12", "age<13", "age=10-12", "rating<1900", "rating=1800-1899", "rating>=1850",
        "federation=esp", "club=Club Peon", "title=WFM", "tag=local", "sex=w+U12+tag=first-timer"}) {
    EXPECT_TRUE(Is(text)) << text;
  }
  for (const std::string_view text : {"sex=m", "U11", "S50", "age>12", "rating>1850", "rating=none", "federation=FRA",
                                      "club=Club", "tag=foreign", "sex=w+rating<1800"}) {
    EXPECT_FALSE(Is(text)) << text;
  }
}

TEST(Category, WhatIsNotKnownIsNotMet) {
  const Player nobody;
  for (const std::string_view text : {"sex=m", "U12", "S50", "rating<3000", "club=x"}) {
    EXPECT_FALSE(Category::Parse(text).value().Contains(nobody, {2026, {}})) << text;
  }
  EXPECT_TRUE(Category::Parse("rating=none").value().Contains(nobody, {2026, {}}));
  EXPECT_FALSE(Category::Parse("U12").value().Contains(Anna(), {}));  // the event has no date
}

TEST(Category, RefusesNonsense) {
  for (const std::string_view text :
       {"", "women", "sex=x", "sex<w", "age=", "age=a", "rating=1900-1800", "U", "U12+", "height>180", "+"}) {
    const auto parsed = Category::Parse(text);
    if (text == "U12+") {  // a plus at the end adds nothing
      EXPECT_TRUE(parsed) << text;
      continue;
    }
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(parsed.error().code, "category-unknown");
  }
}

TEST(Category, Groups) {
  const Facts facts{2026, {{Tpn(7), {"local"}}}};
  EXPECT_EQ(GroupsOf("age", Anna(), facts), std::vector<std::string>{"U12"});
  EXPECT_EQ(GroupsOf("rating", Anna(), facts), std::vector<std::string>{"1800-1999"});
  EXPECT_EQ(GroupsOf("sex", Anna(), facts), std::vector<std::string>{"women"});
  EXPECT_EQ(GroupsOf("club", Anna(), facts), std::vector<std::string>{"Club Peon"});
  EXPECT_EQ(GroupsOf("tag", Anna(), facts), std::vector<std::string>{"local"});
  EXPECT_EQ(CheckDivision("sexx").error().hint, "did you mean 'sex'?");
}

}  // namespace
}  // namespace ronda::awards
