// Where the text of a tournament says what a finding is about.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "ronda/formats/json/keys.h"
#include "ronda/formats/json/tape.h"
#include "ronda/model/validation.h"

namespace ronda::json {

inline std::optional<Value> Member(Value object, Key key) { return object.Find(key.name); }

class Places {
 public:
  explicit Places(Value root) : root_(root) {}

  // The items of a list of the tournament, taken from the tape once.
  const std::vector<Value>& Items(Key key);
  // None for what concerns the whole tournament.
  std::optional<Value> Of(const Locus& locus);

 private:
  Value PlayerAt(PlayerIndex player) { return Items(kPlayersKey)[player.index()]; }
  Value ResultPlace(PlayerIndex player, Round round);

  Value root_;
  std::map<std::string_view, std::vector<Value>> items_;
};

}  // namespace ronda::json
