// What SqlStore asks of a database: to run a statement with its values, in transactions. SQLite and PostgreSQL
// understand the same statements, so that everything but their connections and their types is written once. Values
// stand in the statements as $1, $2, ... in this order.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/chain.h"
#include "ronda/store/ids.h"

namespace ronda::store {

// Bytes, where a std::string is text.
struct Blob {
  std::string bytes;
};

using Value = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using Row = std::vector<Value>;
using Rows = std::vector<Row>;

class Connection {
 public:
  virtual ~Connection() = default;

  // Statements are constants; each is prepared once.
  virtual Result<Rows> Run(std::string_view statement, const Row& values) = 0;

  virtual Result<void> Begin() = 0;
  virtual Result<void> Commit() = 0;
  virtual void RollBack() = 0;

  // Whether a connection that was lost is there again. What was begun on it is gone.
  virtual bool Revive() = 0;

  // Tells whoever listens, once the transaction is committed, that a journal is longer.
  virtual Result<void> Announce(TournamentId tournament, journal::Seq seq) = 0;

  // The same of an account that was taken back.
  virtual Result<void> AnnounceDismissal() = 0;

  // Leaves no trace of what was erased before.
  virtual Result<void> Scrub() = 0;

  virtual Result<void> Check() = 0;

  // May be called while another thread uses the connection.
  virtual Result<void> CopyTo(const std::string& path) = 0;
};

}  // namespace ronda::store
