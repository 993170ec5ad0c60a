// What the fields of a list mean, the same for all forms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ronda/players/list_reader.h"

namespace ronda::players {

enum class Fact : std::uint8_t {
  kNumber,
  kId,
  kName,
  kSurname,
  kGiven,
  kFederation,
  kSex,
  kTitle,
  kWomenTitle,
  kStandard,
  kRapid,
  kBlitz,
  kBorn,
  kClub,
  kFlag,
};

// Takes the fields of one line. A field that makes no sense is told and left out.
class FactReader {
 public:
  FactReader(ListedPlayer& player, Problems& problems, std::int64_t line)
      : player_(player), problems_(problems), line_(line) {}

  void Read(Fact fact, std::string_view text);
  // The line ends before all of its columns do: told.
  void TellShort(std::string_view excerpt);
  // Whether the line has what a player needs, a name and a number or a name and a federation; told if not.
  bool Finish(std::string_view excerpt);

 private:
  void ReadNumber(std::string_view text);
  void ReadRating(RatingKind kind, std::string_view text);
  void ReadBorn(std::string_view text);
  void ReadTitle(std::string_view text);
  void Warn(std::string_view code, std::string message, std::string hint);

  ListedPlayer& player_;
  Problems& problems_;
  std::int64_t line_;
  bool is_wrong_ = false;
};

// "FIDE", "GM" for an old list's "g".
std::string TitleNamed(std::string_view text);

}  // namespace ronda::players
