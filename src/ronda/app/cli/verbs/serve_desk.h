// The desk that `ronda serve` opens.
#pragma once

#include <memory>
#include <string>

#include "ronda/base/result.h"
#include "ronda/desk/desk.h"
#include "ronda/store/store.h"

namespace ronda::cli {

struct ServedDesk {
  std::string path;
  std::unique_ptr<store::Store> store;
  std::unique_ptr<desk::Desk> desk;
};

// A desk file; of a tournament file the desk beside it, made if there is none; of nothing "ronda.desk".
Parsed<ServedDesk> OpenServedDesk(const std::string& file);

}  // namespace ronda::cli
