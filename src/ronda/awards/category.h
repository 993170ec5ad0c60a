// Categories of players, as prizes and lists know them: "sex=w", "U12", "S65", "age<=12", "rating<2000",
// "rating=1600-1799", "rating=none", "federation=ESP", "club=Name", "title=WGM", "tag=local"; several joined with "+".
// Ages are those reached in the year of the event.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::awards {

// What a category needs besides the player: the year of the event and the tags the organiser gave.
struct Facts {
  std::optional<int> year;
  std::map<Tpn, std::vector<std::string>> tags;
};

// The year of the last day, else of the first; none if the event has no dates.
std::optional<int> YearOf(const EventInfo& info);

class Category {
 public:
  static Result<Category> Parse(std::string_view text);

  const std::string& text() const { return text_; }
  bool Contains(const Player& player, const Facts& facts) const;

 private:
  enum class Key : std::uint8_t { kSex, kAge, kRating, kFederation, kClub, kTitle, kTag };
  struct Condition {
    Key key = Key::kSex;
    std::string word;          // of a text
    std::optional<int> least;  // of a number
    std::optional<int> most;
    bool none = false;  // the player must have no such number
  };

  static std::optional<Condition> ParseCondition(std::string_view text);
  static bool Holds(const Condition& condition, const Player& player, const Facts& facts);

  std::string text_;
  std::vector<Condition> conditions_;
};

// What lists can be divided by: "age", "sex", "club", "federation", "rating", "title", "tag".
Result<void> CheckDivision(std::string_view key);
// The groups a player is in, in such a division: "U12", "women", "1800-1999"; none if nothing is known of the player.
std::vector<std::string> GroupsOf(std::string_view key, const Player& player, const Facts& facts);

}  // namespace ronda::awards
