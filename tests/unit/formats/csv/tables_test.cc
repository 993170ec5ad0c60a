#include <gtest/gtest.h>

#include "ronda/formats/csv/csv.h"

namespace ronda::csv {
namespace {

TEST(CsvTables, Pairings) {
  const std::vector<PairingRow> rows{
      {1,
       {Tpn(4), "FM", "Example, Anna", 2310, Points::Tenths(15)},
       Side{Tpn(2), "", "O\"Neil", std::nullopt, Points::Whole(1)},
       ""},
      {std::nullopt, {Tpn(3), "", "Sample", 1800, Points{}}, std::nullopt, "pairing-bye"}};
  EXPECT_EQ(WritePairings(rows),
            "board,white_tpn,white_title,white_name,white_rating,white_points,result,"
            "black_tpn,black_title,black_name,black_rating,black_points\n"
            "1,4,FM,\"Example, Anna\",2310,1.5,,2,,\"O\"\"Neil\",,1.0\n"
            ",3,,Sample,1800,0.0,pairing-bye,,,,,\n");
}

TEST(CsvTables, Standings) {
  const std::vector<std::string> codes{"BH/C1", "SB"};
  const std::vector<StandingsRow> rows{
      {1, Tpn(4), "FM", "Example, Anna", 2310, "ESP", Points::Tenths(25), {"6.5", "4.25"}},
      {1, Tpn(2), "", "Sample", std::nullopt, "", Points::Tenths(25), {"6.5", "4.25"}}};
  EXPECT_EQ(WriteStandings(codes, rows),
            "rank,tpn,title,name,rating,federation,points,BH/C1,SB\n"
            "1,4,FM,\"Example, Anna\",2310,ESP,2.5,6.5,4.25\n"
            "1,2,,Sample,,,2.5,6.5,4.25\n");
}

TEST(CsvTables, NothingIsAHeader) {
  EXPECT_EQ(WriteStandings({}, {}), "rank,tpn,title,name,rating,federation,points\n");
}

}  // namespace
}  // namespace ronda::csv
