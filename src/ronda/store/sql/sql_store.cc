#include "ronda/store/sql/sql_store.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "ronda/store/faults.h"
#include "ronda/store/sql/append.h"
#include "ronda/store/sql/values.h"

namespace ronda::store {
namespace {

constexpr std::string_view kCreateEvent =
    "INSERT INTO event(slug, name) VALUES ($1, $2) ON CONFLICT(slug) DO NOTHING RETURNING id";
constexpr std::string_view kEvents = "SELECT id, slug, name FROM event ORDER BY id";
constexpr std::string_view kCreate =
    "INSERT INTO tournament(slug, name, event, created, head_seq, head_hash, public) VALUES ($1, $2, $3, $4, 0, $5, 0) "
    "ON CONFLICT(slug) DO NOTHING RETURNING id";
constexpr std::string_view kTournaments =
    "SELECT id, slug, name, event, created, public, head_seq, head_hash FROM tournament ORDER BY id";
constexpr std::string_view kFind =
    "SELECT id, slug, name, event, created, public, head_seq, head_hash FROM tournament WHERE id = $1";
constexpr std::string_view kRename = "UPDATE tournament SET name = $1 WHERE id = $2 RETURNING id";
constexpr std::string_view kShow = "UPDATE tournament SET public = $1 WHERE id = $2 RETURNING id";
constexpr std::string_view kActsAfter =
    "SELECT seq, command, body, hash FROM act WHERE tournament = $1 AND seq > $2 ORDER BY seq LIMIT $3";
constexpr std::string_view kKeepSnapshot =
    "INSERT INTO snapshot(tournament, seq, body) VALUES ($1, $2, $3) "
    "ON CONFLICT(tournament, seq) DO UPDATE SET body = excluded.body";
constexpr std::string_view kLatestSnapshot =
    "SELECT seq, body FROM snapshot WHERE tournament = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1";
constexpr std::string_view kDropSnapshots = "DELETE FROM snapshot WHERE tournament = $1";
constexpr std::string_view kKeepPerson =
    "INSERT INTO person(tournament, uid, salt, data) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT(tournament, uid) DO UPDATE SET salt = excluded.salt, data = excluded.data";
constexpr std::string_view kErasePerson = "DELETE FROM person WHERE tournament = $1 AND uid = $2";
constexpr std::string_view kPersons = "SELECT uid, salt, data FROM person WHERE tournament = $1 ORDER BY uid";

StoredTournament TournamentIn(const Row& row) {
  return {.id = TournamentId(NumberIn(row[0])),
          .slug = TextIn(row[1]),
          .name = TextIn(row[2]),
          .event = IdIn<EventId>(row[3]),
          .created = TextIn(row[4]),
          .visibility = NumberIn(row[5]) == 0 ? Visibility::kStaff : Visibility::kPublic,
          .head = {NumberIn(row[6]), SecretIn<secret::Digest>(row[7])}};
}

// The places of the additions in the order of their tournaments, so that two groups of additions cannot wait for each
// other's rows.
std::vector<std::size_t> InOrderOfTournaments(std::span<const Addition> additions) {
  std::vector<std::size_t> places(additions.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::ranges::stable_sort(places, {}, [&](std::size_t place) { return additions[place].tournament; });
  return places;
}

// Once for each journal that is longer now.
Result<void> AnnounceAll(Connection& connection, std::span<const Addition> additions, std::span<const Added> answers) {
  std::map<TournamentId, journal::Seq> ends;
  for (std::size_t place = 0; place < additions.size(); ++place) {
    if (answers[place].outcome != Outcome::kStored) continue;
    journal::Seq& end = ends[additions[place].tournament];
    end = std::max(end, answers[place].head.seq);
  }
  for (const auto& [tournament, seq] : ends) {
    if (auto told = connection.Announce(tournament, seq); !told) return told;
  }
  return {};
}

}  // namespace

Result<void> SqlStore::Execute(std::string_view statement, const Row& values) {
  const auto done = worker_.Run(statement, values);
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<Rows> SqlStore::RowsOf(TournamentId tournament, std::string_view statement, const Row& values) {
  auto rows = worker_.Run(statement, values);
  if (!rows || !rows->empty()) return rows;
  if (const auto known = Find(tournament); !known) return tl::unexpected(known.error());
  return rows;
}

Result<StoredEvent> SqlStore::CreateEvent(const std::string& slug, const std::string& name) {
  const auto rows = worker_.Run(kCreateEvent, {slug, name});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(SlugTaken(slug));
  return StoredEvent{EventId(NumberIn(rows->front()[0])), slug, name};
}

Result<StoredTournament> SqlStore::Create(const NewTournament& tournament) {
  const auto rows = worker_.Run(kCreate, {tournament.slug, tournament.name, ValueOf(tournament.event),
                                          tournament.created, ValueOf(journal::Head().hash)});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(SlugTaken(tournament.slug));
  return StoredTournament{.id = TournamentId(NumberIn(rows->front()[0])),
                          .slug = tournament.slug,
                          .name = tournament.name,
                          .event = tournament.event,
                          .created = tournament.created};
}

Result<std::vector<StoredEvent>> SqlStore::Events() {
  const auto rows = worker_.Run(kEvents, {});
  if (!rows) return tl::unexpected(rows.error());
  std::vector<StoredEvent> events;
  for (const Row& row : *rows) events.push_back({EventId(NumberIn(row[0])), TextIn(row[1]), TextIn(row[2])});
  return events;
}

Result<std::vector<StoredTournament>> SqlStore::Tournaments() {
  const auto rows = worker_.Run(kTournaments, {});
  if (!rows) return tl::unexpected(rows.error());
  std::vector<StoredTournament> tournaments;
  for (const Row& row : *rows) tournaments.push_back(TournamentIn(row));
  return tournaments;
}

Result<StoredTournament> SqlStore::Find(TournamentId tournament) {
  const auto rows = worker_.Run(kFind, {tournament.value()});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(NoSuchTournament(tournament));
  return TournamentIn(rows->front());
}

Result<void> SqlStore::Show(TournamentId tournament, Visibility visibility) {
  const auto rows = worker_.Run(kShow, {visibility == Visibility::kPublic ? 1 : 0, tournament.value()});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(NoSuchTournament(tournament));
  return {};
}

Result<void> SqlStore::Rename(TournamentId tournament, const std::string& name) {
  const auto rows = worker_.Run(kRename, {name, tournament.value()});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return tl::unexpected(NoSuchTournament(tournament));
  return {};
}

Result<std::vector<Added>> SqlStore::Append(std::span<const Addition> additions) {
  for (const Addition& addition : additions) {
    if (const auto checked = CheckAddition(addition); !checked) return tl::unexpected(checked.error());
  }
  const auto places = InOrderOfTournaments(additions);
  return worker_.Do<std::vector<Added>>([&](Connection& connection) -> Result<std::vector<Added>> {
    std::vector<Added> answers(additions.size());
    for (const std::size_t place : places) {
      auto added = AppendOne(connection, additions[place]);
      if (!added) return tl::unexpected(added.error());
      answers[place] = *std::move(added);
    }
    if (const auto told = AnnounceAll(connection, additions, answers); !told) return tl::unexpected(told.error());
    return answers;
  });
}

Result<std::vector<journal::StoredAct>> SqlStore::ActsAfter(TournamentId tournament, journal::Seq after,
                                                            std::int32_t most) {
  const auto rows = RowsOf(tournament, kActsAfter, {tournament.value(), after, most});
  if (!rows) return tl::unexpected(rows.error());
  std::vector<journal::StoredAct> acts;
  acts.reserve(rows->size());
  for (const Row& row : *rows) acts.push_back(ActIn(row));
  return acts;
}

Result<std::optional<journal::StoredAct>> SqlStore::FindCommand(TournamentId tournament,
                                                                const journal::CommandId& command) {
  const auto rows = RowsOf(tournament, kFindCommand, {tournament.value(), ValueOf(command)});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return std::nullopt;
  return ActIn(rows->front());
}

Result<void> SqlStore::Keep(TournamentId tournament, const Snapshot& snapshot) {
  return Execute(kKeepSnapshot, {tournament.value(), snapshot.seq, snapshot.body});
}

Result<std::optional<Snapshot>> SqlStore::LatestSnapshot(TournamentId tournament, journal::Seq not_after) {
  const auto rows = RowsOf(tournament, kLatestSnapshot, {tournament.value(), not_after});
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return std::nullopt;
  return Snapshot{NumberIn(rows->front()[0]), TextIn(rows->front()[1])};
}

Result<void> SqlStore::DropSnapshots(TournamentId tournament) {
  const auto rows = RowsOf(tournament, kDropSnapshots, {tournament.value()});
  if (!rows) return tl::unexpected(rows.error());
  return {};
}

Result<void> SqlStore::Keep(TournamentId tournament, const Person& person) {
  return Execute(kKeepPerson, {tournament.value(), person.uid.value(), Blob{person.salt}, person.data});
}

Result<void> SqlStore::ErasePerson(TournamentId tournament, journal::Uid uid) {
  const auto rows = RowsOf(tournament, kErasePerson, {tournament.value(), uid.value()});
  if (!rows) return tl::unexpected(rows.error());
  return worker_.Outside<void>([](Connection& connection) { return connection.Scrub(); });
}

Result<std::vector<Person>> SqlStore::Persons(TournamentId tournament) {
  const auto rows = RowsOf(tournament, kPersons, {tournament.value()});
  if (!rows) return tl::unexpected(rows.error());
  std::vector<Person> persons;
  for (const Row& row : *rows) persons.push_back({journal::Uid(NumberIn(row[0])), BytesIn(row[1]), TextIn(row[2])});
  return persons;
}

Result<void> SqlStore::Check() {
  return worker_.Outside<void>([](Connection& connection) { return connection.Check(); });
}

Result<void> SqlStore::BackUp(const std::string& path) { return worker_.connection().CopyTo(path); }

}  // namespace ronda::store
