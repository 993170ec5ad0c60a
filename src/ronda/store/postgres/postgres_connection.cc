#include "ronda/store/postgres/postgres_connection.h"

#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "ronda/secret/bytes.h"
#include "ronda/store/faults.h"
#include "ronda/store/postgres/client_library.h"

namespace ronda::store {
namespace {

// How often a connection that was just lost is tried again before whoever waits for it is told. Once it has been lost
// for that long everybody is told after a single attempt: with several desks on one database another can answer
// meanwhile.
constexpr int kAttempts = 10;
constexpr std::chrono::milliseconds kBetweenAttempts(100);

// pg_type.h: the types the tables have.
constexpr pqxx::oid kBytea = 17;
constexpr pqxx::oid kText = 25;

Diagnostic Unreachable(const std::string& words) {
  return Fault(kStoreUnreachable, "the database cannot be reached: " + words.substr(0, words.find('\n')),
               "look whether PostgreSQL runs and the address of the database is right");
}

// https://www.postgresql.org/docs/15/errcodes-appendix.html
Diagnostic MeaningOf(const std::string& state, const std::string& words) {
  if (state == "23503") return NothingToBelongTo();
  if (state == "53100") {
    return Fault(kStoreFull, "the disk of the database is full; nothing was written", "make room there, then go on");
  }
  if (state == "25006" || state == "42501") {
    return Fault(kStoreReadOnly, "the database may be read, but not written to",
                 "ask for the right to write, or for the server that is written to");
  }
  if (state.starts_with("57P") || state.starts_with("08")) return Unreachable(words);
  if (state.starts_with("XX")) {
    return Fault(kStoreDamaged, "the database is damaged: " + words, "go on from the latest dump");
  }
  return Fault(kStoreFailed, "the database refused: " + words.substr(0, words.find('\n')),
               "the log of PostgreSQL says more");
}

// Does the work; what libpqxx throws becomes a diagnostic.
template <class T, class Work>
Result<T> Caught(Work work) {
  try {
    return work();
  } catch (const pqxx::broken_connection& error) {
    return tl::unexpected(Unreachable(error.what()));
  } catch (const pqxx::in_doubt_error& error) {
    return tl::unexpected(Unreachable(error.what()));
  } catch (const pqxx::sql_error& error) {
    return tl::unexpected(MeaningOf(error.sqlstate(), error.what()));
  } catch (const pqxx::failure& error) {
    return tl::unexpected(MeaningOf("", error.what()));
  } catch (const std::logic_error& error) {
    return tl::unexpected(MeaningOf("", error.what()));
  }
}

std::span<const std::uint8_t> AsBytes(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// As PostgreSQL reads it; none for nothing.
std::optional<std::string> TextOf(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* blob = std::get_if<Blob>(&value)) return "\\x" + secret::ToHex(AsBytes(blob->bytes));
  return std::nullopt;
}

Blob BlobOf(std::string_view text) {
  if (!text.starts_with("\\x")) return {};
  std::vector<std::uint8_t> bytes((text.size() - 2) / 2);
  if (!secret::FromHex(text.substr(2), bytes)) return {};
  return {std::string(bytes.begin(), bytes.end())};
}

Value ValueOfField(const pqxx::field& field) {
  if (field.is_null()) return {};
  const std::string_view text(field.c_str(), field.size());
  if (field.type() == kBytea) return BlobOf(text);
  if (field.type() == kText) return std::string(text);
  return std::int64_t{std::strtoll(field.c_str(), nullptr, 10)};
}

Rows RowsOfResult(const pqxx::result& result) {
  Rows rows;
  rows.reserve(result.size());
  for (const auto& row : result) {
    Row& values = rows.emplace_back();
    values.reserve(row.size());
    for (const auto& field : row) values.push_back(ValueOfField(field));
  }
  return rows;
}

}  // namespace

void GiveUpOnSilence(const pqxx::connection& connection) {
  constexpr std::array<std::pair<int, int>, 4> kOptions{
      {{TCP_KEEPIDLE, 6}, {TCP_KEEPINTVL, 2}, {TCP_KEEPCNT, 2}, {TCP_USER_TIMEOUT, 1500}}};  // seconds, but the last
  // They fail where the database is reached by a local socket, which has no wire.
  for (const auto& [name, value] : kOptions) {
    (void)setsockopt(connection.sock(), IPPROTO_TCP, name, &value, sizeof value);
  }
}

Result<void> PostgresConnection::Connect() {
  transaction_.reset();
  names_.clear();
  quiet_.reset();
  connection_.reset();
  if (auto loaded = LoadClientLibrary(); !loaded) return loaded;
  return Caught<void>([&]() -> Result<void> {
    auto connection = std::make_unique<pqxx::connection>(address_.connection);
    auto quiet = std::make_unique<pqxx::quiet_errorhandler>(*connection);
    pqxx::nontransaction settings(*connection);
    settings.exec("SET synchronous_commit = on; SET client_encoding = 'UTF8'; SET client_min_messages = warning");
    settings.exec("SET search_path = " + connection->quote_name(address_.schema));
    settings.commit();
    GiveUpOnSilence(*connection);
    connection_ = std::move(connection);
    quiet_ = std::move(quiet);
    return {};
  });
}

bool PostgresConnection::Revive() {
  const int attempts = std::exchange(is_lost_, true) ? 1 : kAttempts;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    if (attempt > 0) std::this_thread::sleep_for(kBetweenAttempts);
    if (!Connect()) continue;
    is_lost_ = false;
    return true;
  }
  return false;
}

// libpqxx would make a lost connection again by itself, but without its settings; Revive does it with them.
bool PostgresConnection::IsOpen() const { return connection_ && connection_->is_open(); }

const std::string& PostgresConnection::Prepared(std::string_view statement) {
  if (const auto known = names_.find(statement); known != names_.end()) return known->second;
  const std::string text(statement);
  const std::string name = fmt::format("s{}", names_.size());
  connection_->prepare(name, text);
  return names_.emplace(text, name).first->second;
}

Result<Rows> PostgresConnection::Run(std::string_view statement, const Row& values) {
  if (!IsOpen()) return tl::unexpected(Unreachable("there is no connection"));
  std::vector<std::optional<std::string>> texts;
  for (const Value& value : values) texts.push_back(TextOf(value));
  std::vector<const char*> parameters;
  for (const auto& text : texts) parameters.push_back(text ? text->c_str() : nullptr);
  return Caught<Rows>([&]() -> Result<Rows> {
    const auto dynamic = pqxx::prepare::make_dynamic_params(parameters);
    if (transaction_) return RowsOfResult(transaction_->exec_prepared(Prepared(statement), dynamic));
    pqxx::nontransaction alone(*connection_);
    return RowsOfResult(alone.exec_prepared(Prepared(statement), dynamic));
  });
}

Result<void> PostgresConnection::Begin() {
  if (!IsOpen()) return tl::unexpected(Unreachable("there is no connection"));
  return Caught<void>([&]() -> Result<void> {
    transaction_ = std::make_unique<pqxx::work>(*connection_);
    return {};
  });
}

Result<void> PostgresConnection::Commit() {
  return Caught<void>([&]() -> Result<void> {
    transaction_->commit();
    transaction_.reset();
    return {};
  });
}

void PostgresConnection::RollBack() { transaction_.reset(); }

Result<void> PostgresConnection::Announce(TournamentId tournament, journal::Seq seq) {
  const auto done = Run("SELECT pg_notify($1, $2)", {address_.schema, fmt::format("{} {}", tournament.value(), seq)});
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<void> PostgresConnection::AnnounceDismissal() {
  const auto done = Run("SELECT pg_notify($1, $2)", {address_.schema, std::string(kDismissal)});
  if (!done) return tl::unexpected(done.error());
  return {};
}

// PostgreSQL checks its pages itself; here it is seen that it answers.
Result<void> PostgresConnection::Check() {
  const auto done = Run("SELECT count(*) FROM act", {});
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<void> PostgresConnection::CopyTo(const std::string& /*path*/) {
  return tl::unexpected(NoBackUp("a store in PostgreSQL"));
}

}  // namespace ronda::store
