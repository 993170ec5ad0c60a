#include "ronda/service/find.h"

#include <fmt/format.h>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"

namespace ronda::service {
namespace {

struct NumberedName {
  int number = 0;
  std::string_view name;
};

// `name_of` tells the number and the name of an id.
template <class Id, class NameOf>
Result<Id> FindByWord(IdRange<Id> ids, NameOf name_of, std::string_view word) {
  const auto number = ParseCount(Trim(word));
  const auto fits = [&](const NumberedName& one) {
    return number ? one.number == *number : Lower(one.name).find(Lower(word)) != std::string::npos;
  };
  std::vector<Id> found;
  for (const Id id : ids) {
    if (!word.empty() && fits(name_of(id))) found.push_back(id);
  }
  if (found.size() == 1) return found.front();
  if (found.empty()) {
    return tl::unexpected(
        UsageError(fmt::format("there is no participant '{}'", word), "give a pairing number, or a part of the name"));
  }
  const NumberedName first = name_of(found.front());
  return tl::unexpected(UsageError(fmt::format("'{}' fits {} participants", word, found.size()),
                                   fmt::format("give the pairing number, e.g. {} for {}", first.number, first.name)));
}

}  // namespace

Result<tiebreak::Participant> FindParticipant(const StandingsWork& work, std::string_view word) {
  const auto name_of = [&](tiebreak::Participant who) {
    const tiebreak::Entrant& entrant = work.record().entrant(who);
    return NumberedName{entrant.number, entrant.name};
  };
  return FindByWord(work.record().participants(), name_of, word);
}

Result<PlayerIndex> FindPlayer(const Tournament& tournament, std::string_view word) {
  const auto name_of = [&](PlayerIndex index) {
    const Player& player = tournament.player(index);
    return NumberedName{player.tpn.value(), player.name};
  };
  return FindByWord(tournament.player_ids(), name_of, word);
}

}  // namespace ronda::service
