// C.04.2/2025 §2: the initial order and the pairing numbers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/renumber.h"

namespace ronda::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> Ordered(const Tournament& tournament, const handling::OrderRules& rules) {
  return NamesOf(handling::Renumber(tournament, rules).value().tournament);
}

std::vector<std::string> Sorted(std::vector<std::string> names, std::string_view alphabet) {
  const Alphabet letters = Alphabet::Make(alphabet).value();
  std::ranges::sort(names, {}, [&](const std::string& name) { return letters.KeyOf(name); });
  return names;
}

TEST(C04_2_2025, Art2_2_1_RatingComesFirst) {
  const auto list = ListOf({Person("A", 1800, "GM"), Person("B", std::nullopt, "GM"), Person("C", 1900)});
  EXPECT_THAT(Ordered(list, Rules()), ElementsAre("C", "A", "B"));
}

// C.04.3/2011 §A2.c.
TEST(C04_2_2025, Art2_2_2_TitlesOfTheEdition) {
  // The text of 2025: GM IM WGM FM WIM CM WFM WCM; that of 2011 has WIM before FM.
  const auto list = ListOf({Person("none", 2000), Person("WCM", 2000, "WCM"), Person("WFM", 2000, "WFM"),
                            Person("CM", 2000, "CM"), Person("WIM", 2000, "WIM"), Person("FM", 2000, "FM"),
                            Person("WGM", 2000, "WGM"), Person("IM", 2000, "IM"), Person("GM", 2000, "GM")});
  EXPECT_THAT(Ordered(list, Rules("en", "2025")),
              ElementsAre("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "none"));
  EXPECT_THAT(Ordered(list, Rules("en", "2011")),
              ElementsAre("GM", "IM", "WGM", "WIM", "FM", "CM", "WFM", "WCM", "none"));
}

TEST(C04_2_2025, Art2_2_2_ShortTitlesOfOldFiles) {
  const auto list = ListOf({Person("none", 2000, "xx"), Person("FM", 2000, "f"), Person("WGM", 2000, "wg")});
  EXPECT_THAT(Ordered(list, Rules()), ElementsAre("WGM", "FM", "none"));
}

TEST(C04_2_2025, Art2_2_3_AlphabeticalSurnameFirst) {
  EXPECT_THAT(Sorted({"de Vries, Jan", "Devries, Adam", "De Vries, Aad", "Dé, Zoe"}, "nl"),
              ElementsAre("Dé, Zoe", "De Vries, Aad", "de Vries, Jan", "Devries, Adam"));
  EXPECT_THAT(Sorted({"O'Neil, B", "Oneil, A", "Onega, C"}, "en"), ElementsAre("Onega, C", "Oneil, A", "O'Neil, B"));
}

// Decision 161.
TEST(C04_2_2025, Art2_2_3_AlphabetsOfLanguages) {
  EXPECT_THAT(Sorted({"Ñu", "Oz", "Nz", "Na"}, "es"), ElementsAre("Na", "Nz", "Ñu", "Oz"));
  EXPECT_THAT(Sorted({"Ñu", "Oz", "Nz", "Na"}, "en"), ElementsAre("Na", "Ñu", "Nz", "Oz"));
  EXPECT_THAT(Sorted({"Ibl", "Chyba", "Had", "Cupal", "Čech", "Dub"}, "cs"),
              ElementsAre("Cupal", "Čech", "Dub", "Had", "Chyba", "Ibl"));
  EXPECT_THAT(Sorted({"Öz", "Zorn", "Oz", "Ähre", "Åman"}, "sv"), ElementsAre("Oz", "Zorn", "Åman", "Ähre", "Öz"));
  EXPECT_THAT(Sorted({"Muz", "Müller", "Mufti", "Muell"}, "de"), ElementsAre("Muell", "Mufti", "Müller", "Muz"));
  EXPECT_THAT(Sorted({"Muz", "Müller", "Mufti", "Muell"}, "de-names"), ElementsAre("Muell", "Müller", "Mufti", "Muz"));
  EXPECT_THAT(Sorted({"ISIK", "İpek", "Işık"}, "tr"), ElementsAre("ISIK", "Işık", "İpek"));
  EXPECT_THAT(Sorted({"Ёлкин", "Жуков", "Елкин", "Дубов"}, "ru"), ElementsAre("Дубов", "Елкин", "Ёлкин", "Жуков"));
}

TEST(C04_2_2025, Art2_2_3_AnAlphabetOfOnesOwn) {
  EXPECT_THAT(Sorted({"ab", "ba", "ca"}, "c b a"), ElementsAre("ca", "ba", "ab"));
  EXPECT_FALSE(Alphabet::Make("klingon"));
  EXPECT_FALSE(Alphabet::Make(""));
  EXPECT_FALSE(Alphabet::Make("a b ="));
}

TEST(C04_2_2025, Art2_2_3_AnnouncedSubstitute) {
  auto people = std::vector{Person("B", 2000), Person("A", 2000), Person("C", 2000)};
  people[0].fide_id = "900";
  people[1].fide_id = "1000";
  auto rules = Rules();
  rules.last_resort = handling::LastResort::kListOrder;
  EXPECT_THAT(Ordered(ListOf(people), rules), ElementsAre("B", "A", "C"));
  rules.last_resort = handling::LastResort::kFideId;
  EXPECT_THAT(Ordered(ListOf(people), rules), ElementsAre("B", "A", "C"));
  people[0].fide_id = "20000";
  EXPECT_THAT(Ordered(ListOf(people), rules), ElementsAre("A", "B", "C"));
}

TEST(C04_2_2025, Art2_1_StrengthByRecord172) {
  Player player = Person("A", 2000);
  EventInfo event;
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kNational), std::nullopt);
  player.national_ratings.resize(2);
  player.national_ratings[0].federation = "ENG";
  player.national_ratings[0].rating = 150;
  player.national_ratings[1].federation = "GER";
  player.national_ratings[1].rating = 2100;
  event.rank_federation = "GER";
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kNational), 2100);
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kFideElseNational), 2000);
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kHigher), 2100);
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kLower), 2000);
  player.rating.reset();
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kFideElseNational), 2100);
  EXPECT_EQ(StrengthOf(player, event, handling::Strength::kLower), 2100);
}

// Four players, 3 and 4 in the wrong order, with something of everything that names a player.
TournamentData FullOfNumbers() {
  TournamentData data = Event(4).Planned(5).Round("1>3 2=4").Build().data();
  data.initial_colour.reset();
  for (std::size_t i = 0; i < 4; ++i) data.players[i].rating = std::array{2400, 2300, 2100, 2200}[i];
  data.requested_byes = {{Round(2), PlayerIndex(2), ResultCode::kHalfBye}};
  data.forbidden = {{std::nullopt, std::nullopt, {PlayerIndex(0), PlayerIndex(3)}}};
  data.accelerations = {{PlayerIndex(3), {Points::Whole(1)}}};
  data.abnormal_points = {{std::nullopt, std::nullopt, Points::Whole(1), Round(1), {3}}};
  return data;
}

TEST(C04_2_2025, Art2_3_EverythingFollowsTheNumber) {
  const auto before = Tournament::Make(FullOfNumbers()).value();
  const auto handled = handling::Renumber(before, Rules()).value();
  const Tournament& after = handled.tournament;
  EXPECT_THAT(NamesOf(after), ElementsAre("Player 1", "Player 2", "Player 4", "Player 3"));
  EXPECT_EQ(EntryText(after, 1, 1), "4w1");
  EXPECT_EQ(EntryText(after, 4, 1), "1b0");
  EXPECT_EQ(EntryText(after, 2, 1), "3w=");
  EXPECT_EQ(after.RequestedByeOf(PlayerIndex(3), Round(2)), ResultCode::kHalfBye);
  EXPECT_THAT(after.data().forbidden.front().players, ElementsAre(PlayerIndex(0), PlayerIndex(2)));
  EXPECT_EQ(after.AccelerationOf(PlayerIndex(2), Round(1)), Points::Whole(1));
  EXPECT_THAT(after.data().abnormal_points.front().numbers, ElementsAre(4));
  // Round 1 shows that odd numbers had White; the new numbers would not show it any more.
  EXPECT_EQ(after.data().initial_colour, Colour::kWhite);
  EXPECT_THAT(CodesOf(handled), ElementsAre("renumbered", "renumbered"));
  EXPECT_EQ(handled.changes[0].text, "Player 4 is renumbered 4 -> 3");
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §2.3");
}

TEST(C04_2_2025, Art2_3_MembersOfTeamsFollow) {
  TournamentData data = FullOfNumbers();
  Team team;
  team.number = TeamNumber(1);
  team.members = {PlayerIndex(2), PlayerIndex(3)};
  data.teams = {team};
  data.line_ups = {{Round(1), TeamIndex(0), std::nullopt, {PlayerIndex(3), std::nullopt}}};
  const auto after = handling::Renumber(Tournament::Make(data).value(), Rules()).value().tournament;
  EXPECT_THAT(after.data().teams[0].members, ElementsAre(PlayerIndex(3), PlayerIndex(2)));
  EXPECT_EQ(after.data().line_ups[0].boards[0], PlayerIndex(2));
  EXPECT_THAT(after.data().abnormal_points.front().numbers, ElementsAre(3));  // of a team
}

TEST(C04_2_2025, Art2_3_NoNewNumbersOnceRound4IsPaired) {
  const auto after = [](int rounds) {
    Event event(6);
    event.Planned(7);
    for (int round = 0; round < rounds; ++round) event.Round("1=2 3=4 5=6");  // who meets whom does not matter here
    TournamentData data = event.Build().data();
    data.players[5].rating = 2000;
    return Tournament::Make(std::move(data)).value();
  };
  EXPECT_TRUE(handling::Renumber(after(3), Rules()));
  const auto refused = handling::Renumber(after(4), Rules());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "handling-numbers-fixed");
  EXPECT_THAT(refused.error().message, HasSubstr("C.04.2/2025 §2.3"));
}

TEST(C04_2_2025, Art2_3_NumbersThatAreRightAreNoModification) {
  Event event(4);
  for (int round = 0; round < 5; ++round) event.Round("1=2 3=4");
  const auto handled = handling::Renumber(event, Rules());
  ASSERT_TRUE(handled);
  EXPECT_TRUE(handled->changes.empty());
}

}  // namespace
}  // namespace ronda::test
