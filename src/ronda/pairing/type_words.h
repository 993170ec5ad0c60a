// What the free text of record 092 says about the pairing, where it is no code: "Individual: Swiss-System", "Round
// Robin", "Lim", "Team". A word that names no system of ours is a reason to ask, never to take the Dutch system in
// silence.
#pragma once

#include <optional>
#include <string_view>

namespace ronda {

struct TypeWords {
  std::string_view system = {};  // identifier or family of a system; empty if the words name none
  std::string_view asks = {};    // what kind of event they name that has to be asked about: "a round robin"
  bool is_strange = false;       // none of the words says anything about the pairing
};

TypeWords ReadTypeWords(std::string_view text);

}  // namespace ronda
