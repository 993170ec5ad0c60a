#include "ronda/formats/csv/columns.h"

#include <algorithm>
#include <array>
#include <string>

#include "ronda/base/letters.h"

namespace ronda::csv {
namespace {

struct Heading {
  std::string_view name;  // small letters and digits only
  Column column;
};

constexpr std::array kHeadings{
    Heading{"tpn", Column::kTpn},
    Heading{"no", Column::kTpn},
    Heading{"nr", Column::kTpn},
    Heading{"number", Column::kTpn},
    Heading{"pairingnumber", Column::kTpn},
    Heading{"startno", Column::kTpn},
    Heading{"startnumber", Column::kTpn},
    Heading{"startingrank", Column::kTpn},
    Heading{"startingno", Column::kTpn},
    Heading{"startingnumber", Column::kTpn},
    Heading{"sno", Column::kTpn},
    Heading{"snr", Column::kTpn},
    Heading{"#", Column::kTpn},
    Heading{"name", Column::kName},
    Heading{"player", Column::kName},
    Heading{"playername", Column::kName},
    Heading{"fullname", Column::kName},
    Heading{"lastname", Column::kLastName},
    Heading{"surname", Column::kLastName},
    Heading{"familyname", Column::kLastName},
    Heading{"firstname", Column::kFirstName},
    Heading{"givenname", Column::kFirstName},
    Heading{"forename", Column::kFirstName},
    Heading{"title", Column::kTitle},
    Heading{"fidetitle", Column::kTitle},
    Heading{"tit", Column::kTitle},
    Heading{"sex", Column::kSex},
    Heading{"gender", Column::kSex},
    Heading{"rating", Column::kRating},
    Heading{"fiderating", Column::kRating},
    Heading{"ratingfide", Column::kRating},
    Heading{"elo", Column::kRating},
    Heading{"fideelo", Column::kRating},
    Heading{"elofide", Column::kRating},
    Heading{"rtg", Column::kRating},
    Heading{"rtgi", Column::kRating},
    Heading{"irtg", Column::kRating},
    Heading{"federation", Column::kFederation},
    Heading{"fed", Column::kFederation},
    Heading{"country", Column::kFederation},
    Heading{"nation", Column::kFederation},
    Heading{"fideid", Column::kFideId},
    Heading{"fideno", Column::kFideId},
    Heading{"fidenumber", Column::kFideId},
    Heading{"idfide", Column::kFideId},
    Heading{"fin", Column::kFideId},
    Heading{"id", Column::kFideId},
    Heading{"birth", Column::kBirthDate},
    Heading{"birthdate", Column::kBirthDate},
    Heading{"birthday", Column::kBirthDate},
    Heading{"birthyear", Column::kBirthDate},
    Heading{"byear", Column::kBirthDate},
    Heading{"born", Column::kBirthDate},
    Heading{"dateofbirth", Column::kBirthDate},
    Heading{"yearofbirth", Column::kBirthDate},
    Heading{"dob", Column::kBirthDate},
    Heading{"yob", Column::kBirthDate},
    Heading{"nationalrating", Column::kNationalRating},
    Heading{"nationalelo", Column::kNationalRating},
    Heading{"natrating", Column::kNationalRating},
    Heading{"rtgn", Column::kNationalRating},
    Heading{"nrtg", Column::kNationalRating},
    Heading{"nationalid", Column::kNationalId},
    Heading{"idnational", Column::kNationalId},
    Heading{"natid", Column::kNationalId},
    Heading{"club", Column::kClub},
    Heading{"clubcity", Column::kClub},
    Heading{"clubname", Column::kClub},
    Heading{"origin", Column::kClub},
    Heading{"points", Column::kNotKept},
    Heading{"pts", Column::kNotKept},
    Heading{"score", Column::kNotKept},
    Heading{"rank", Column::kNotKept},
    Heading{"place", Column::kNotKept},
    Heading{"team", Column::kTeam},
    Heading{"teamname", Column::kTeam},
    Heading{"group", Column::kNotKept},
    Heading{"typ", Column::kNotKept},
    Heading{"type", Column::kNotKept},
    Heading{"email", Column::kNotKept},
    Heading{"phone", Column::kNotKept},
};

}  // namespace

std::optional<Column> FindColumn(std::string_view heading) {
  std::string plain;
  for (const char c : heading) {
    if (c == ' ' || c == '\t' || c == '.' || c == '-' || c == '_' || c == '/') continue;
    plain += Lower(c);
  }
  const auto found = std::ranges::find(kHeadings, plain, &Heading::name);
  if (found == kHeadings.end()) return std::nullopt;
  return found->column;
}

std::vector<std::string_view> ColumnNames() {
  std::vector<std::string_view> names;
  for (const Heading& heading : kHeadings) names.push_back(heading.name);
  return names;
}

}  // namespace ronda::csv
