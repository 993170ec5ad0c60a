// A connection to PostgreSQL.
#pragma once

#include <map>
#include <memory>
#include <pqxx/pqxx>
#include <string>
#include <string_view>

#include "ronda/store/postgres/postgres_store.h"
#include "ronda/store/sql/connection.h"

namespace ronda::store {

// What listeners are told of an account that was taken back.
inline constexpr std::string_view kDismissal = "dismissed";

// A wire that is cut says nothing. What was sent and is not taken within a second and a half ends the connection, and
// so does a database that gives no sign of life for about as many as ten. To be called once it is made.
void GiveUpOnSilence(const pqxx::connection& connection);

class PostgresConnection final : public Connection {
 public:
  explicit PostgresConnection(PostgresAddress address) : address_(std::move(address)) {}

  Result<void> Connect();

  Result<Rows> Run(std::string_view statement, const Row& values) override;
  Result<void> Begin() override;
  Result<void> Commit() override;
  void RollBack() override;
  bool Revive() override;
  Result<void> Announce(TournamentId tournament, journal::Seq seq) override;
  Result<void> AnnounceDismissal() override;
  // What was deleted is overwritten by the server in its own time.
  Result<void> Scrub() override { return {}; }
  Result<void> Check() override;
  Result<void> CopyTo(const std::string& path) override;

 private:
  bool IsOpen() const;
  // The name of a statement that is prepared on this connection.
  const std::string& Prepared(std::string_view statement);

  PostgresAddress address_;
  std::unique_ptr<pqxx::connection> connection_;
  std::unique_ptr<pqxx::quiet_errorhandler> quiet_;  // libpqxx would print what the diagnostics say
  std::map<std::string, std::string, std::less<>> names_;
  bool is_lost_ = false;                     // it could not be made again when that was last tried
  std::unique_ptr<pqxx::work> transaction_;  // after the connection: it is closed first
};

}  // namespace ronda::store
