// The judge of the search: every player is looked at, by the words of question.h alone; no index, no list of words.
#pragma once

#include <cstddef>
#include <vector>

#include "ronda/players/fold.h"
#include "ronda/players/question.h"

namespace ronda::testing {

class PlainScan {
 public:
  explicit PlainScan(std::vector<players::ListedPlayer> listed);

  std::vector<players::Hit> Find(const players::Question& question, std::size_t most) const;

 private:
  struct Person {
    players::ListedPlayer player;
    players::NameWords words;
  };

  std::vector<Person> people_;  // the likeliest first
};

}  // namespace ronda::testing
