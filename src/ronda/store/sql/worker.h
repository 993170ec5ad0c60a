// Work on a database, one piece at a time, each in a transaction that is taken back unless the work comes to a value.
// If the connection was lost and is there again the work is done once more; whether the first time had been committed
// after all is for the work to find out.
#pragma once

#include <memory>
#include <mutex>
#include <string_view>
#include <utility>

#include "ronda/base/result.h"
#include "ronda/store/codes.h"
#include "ronda/store/sql/connection.h"

namespace ronda::store {

class Worker {
 public:
  explicit Worker(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

  // Of several statements.
  template <class T, class Work>
  Result<T> Do(Work work) {
    return Insist<T>([&] { return InTransaction<T>(work); });
  }

  // Of one, which is a transaction by itself.
  Result<Rows> Run(std::string_view statement, const Row& values) {
    return Insist<Rows>([&] { return connection_->Run(statement, values); });
  }

  // For what does not wait for others.
  Connection& connection() { return *connection_; }

  // Of those that need no transaction.
  template <class T, class Work>
  Result<T> Outside(Work work) {
    return Insist<T>([&] { return work(*connection_); });
  }

 private:
  template <class T, class Attempt>
  Result<T> Insist(Attempt attempt) {
    const std::lock_guard lock(mutex_);
    Result<T> result = attempt();
    if (result || result.error().code != kStoreUnreachable || !connection_->Revive()) return result;
    return attempt();
  }

  template <class T, class Work>
  Result<T> InTransaction(Work& work) {
    if (const auto begun = connection_->Begin(); !begun) return tl::unexpected(begun.error());
    Result<T> result = work(*connection_);
    if (result) {
      const auto committed = connection_->Commit();
      if (committed) return result;
      result = tl::unexpected(committed.error());
    }
    connection_->RollBack();
    return result;
  }

  std::mutex mutex_;
  std::unique_ptr<Connection> connection_;
};

}  // namespace ronda::store
