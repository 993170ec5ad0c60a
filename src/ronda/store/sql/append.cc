#include "ronda/store/sql/append.h"

#include <utility>

#include "ronda/store/sql/values.h"

namespace ronda::store {
namespace {

constexpr std::string_view kFindHead = "SELECT head_seq, head_hash FROM tournament WHERE id = $1";
constexpr std::string_view kMoveHead =
    "UPDATE tournament SET head_seq = $1, head_hash = $2 WHERE id = $3 AND head_seq = $4 AND head_hash = $5 "
    "RETURNING id";
constexpr std::string_view kInsertAct =
    "INSERT INTO act(tournament, seq, command, body, hash) VALUES ($1, $2, $3, $4, $5)";

Result<std::optional<journal::Head>> FindHead(Connection& connection, TournamentId tournament) {
  const auto rows = connection.Run(kFindHead, {tournament.value()});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return std::nullopt;
  const Row& row = rows->front();
  return journal::Head{NumberIn(row[0]), SecretIn<secret::Digest>(row[1])};
}

// The answer if a command of the addition is in the journal already.
Result<std::optional<Added>> FindRepeated(Connection& connection, const Addition& addition) {
  for (const journal::StoredAct& act : addition.acts) {
    const auto rows = connection.Run(kFindCommand, {addition.tournament.value(), ValueOf(act.command)});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty()) continue;
    const journal::StoredAct stored = ActIn(rows->front());
    if (stored == act) return Added{.outcome = Outcome::kStored};
    return Added{.outcome = Outcome::kRepeated, .repeated = stored};
  }
  return std::nullopt;
}

// Whether the journal ended where the writer thought, and ends with the addition now.
Result<bool> MoveHead(Connection& connection, const Addition& addition) {
  const journal::StoredAct& last = addition.acts.back();
  const auto moved = connection.Run(kMoveHead, {last.seq, ValueOf(last.hash), addition.tournament.value(),
                                                addition.after.seq, ValueOf(addition.after.hash)});
  if (!moved) return tl::unexpected(moved.error());
  return !moved->empty();
}

Result<Added> Insert(Connection& connection, const Addition& addition) {
  for (const journal::StoredAct& act : addition.acts) {
    const auto done = connection.Run(
        kInsertAct, {addition.tournament.value(), act.seq, ValueOf(act.command), act.body, ValueOf(act.hash)});
    if (!done) return tl::unexpected(done.error());
  }
  const journal::StoredAct& last = addition.acts.back();
  return Added{.outcome = Outcome::kStored, .head = {last.seq, last.hash}};
}

// The answer to an addition nothing of which was stored, with where the journal ends.
Result<Added> Elsewhere(Connection& connection, TournamentId tournament, std::optional<Added> repeated) {
  const auto head = FindHead(connection, tournament);
  if (!head) return tl::unexpected(head.error());
  if (!*head) return Added{.outcome = Outcome::kUnknown};
  Added added = repeated ? *std::move(repeated) : Added{.outcome = Outcome::kMoved};
  added.head = **head;
  return added;
}

}  // namespace

journal::StoredAct ActIn(const Row& row) {
  return {NumberIn(row[0]), SecretIn<journal::CommandId>(row[1]), TextIn(row[2]), SecretIn<secret::Digest>(row[3])};
}

// Another writer may add the same command between the first look and the move of the head, but then the head is moved
// by that one, and the second look finds it.
Result<Added> AppendOne(Connection& connection, const Addition& addition) {
  auto repeated = FindRepeated(connection, addition);
  if (!repeated) return tl::unexpected(repeated.error());
  if (*repeated) return Elsewhere(connection, addition.tournament, *std::move(repeated));
  const auto moved = MoveHead(connection, addition);
  if (!moved) return tl::unexpected(moved.error());
  if (*moved) return Insert(connection, addition);
  repeated = FindRepeated(connection, addition);
  if (!repeated) return tl::unexpected(repeated.error());
  return Elsewhere(connection, addition.tournament, *std::move(repeated));
}

}  // namespace ronda::store
