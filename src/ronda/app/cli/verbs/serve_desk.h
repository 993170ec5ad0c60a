// The desk that `ronda serve` opens.
#pragma once

#include <memory>
#include <string>

#include "ronda/base/result.h"
#include "ronda/desk/desk.h"
#include "ronda/desk/hourly.h"
#include "ronda/store/postgres/listener.h"
#include "ronda/store/store.h"

namespace ronda::cli {

// Destroyed from the last member on: who hears and who copies, then the desk, then the store.
struct ServedDesk {
  std::string place;  // where everything is kept, for people
  std::unique_ptr<store::Store> store;
  std::unique_ptr<desk::Desk> desk;
  std::unique_ptr<store::Listener> listener;  // of PostgreSQL: what other desks on it do
  std::unique_ptr<desk::Hourly> backups;      // of a file
};

// A desk file; of a tournament file the desk beside it, made if there is none; of nothing "ronda.desk".
Parsed<ServedDesk> OpenServedDesk(const std::string& file);
// The desk of a database, which other desks may share.
Parsed<ServedDesk> OpenSharedDesk(const std::string& postgres);

}  // namespace ronda::cli
