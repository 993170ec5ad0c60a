// Acts for stores, which do not care what they say.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/journal/chain.h"
#include "ronda/secret/digest.h"
#include "ronda/store/store.h"

namespace ronda::testing {

// The first tournament of a store.
inline constexpr store::TournamentId kOpen(1);

// The command of a name.
inline journal::CommandId CommandOf(std::string_view name) {
  const secret::Digest digest = secret::Sha256(name);
  return journal::CommandId::FromRaw(digest.raw().substr(0, journal::CommandId::kLength)).value();
}

inline std::string BodyOf(std::string_view name) { return fmt::format(R"({{"kind":"note-added","text":"{}"}})", name); }

// So many acts after the head; `writer` tells theirs from those of others.
inline std::vector<journal::StoredAct> SomeActs(journal::Head head, std::int32_t count, std::string_view writer = "w") {
  std::vector<journal::StoredAct> acts;
  for (std::int32_t i = 0; i < count; ++i) {
    const std::string name = fmt::format("{}-{}", writer, head.seq + 1);
    acts.push_back(journal::Linked(head, CommandOf(name), BodyOf(name)));
    head = {acts.back().seq, acts.back().hash};
  }
  return acts;
}

}  // namespace ronda::testing
