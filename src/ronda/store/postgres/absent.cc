// In place of the others where the program is built without PostgreSQL (RONDA_POSTGRES).
#include "ronda/store/faults.h"
#include "ronda/store/postgres/listener.h"
#include "ronda/store/postgres/postgres_store.h"

namespace ronda::store {

Result<std::unique_ptr<Store>> OpenPostgres(const PostgresAddress& /*address*/) {
  return tl::unexpected(Fault(kStoreUnreachable, "this program was built without PostgreSQL",
                              "use a desk file, or the program of your distribution's package"));
}

Listener::Listener(PostgresAddress address, Heard heard) : address_(std::move(address)), heard_(std::move(heard)) {}

Listener::~Listener() = default;

}  // namespace ronda::store
