// A live client over a stream (plain or TLS): messages wait in a queue while one is being sent; who falls behind by
// more than the limit is closed. It keeps little beside its socket, for there may be many.
#pragma once

#include <boost/asio/write.hpp>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ronda/web/http/loop.h"

namespace ronda::web {

template <class Stream>
class LiveConnection final : public LiveClient {
 public:
  LiveConnection(std::shared_ptr<Loop> loop, std::unique_ptr<Stream> stream, std::function<void()> released)
      : loop_(std::move(loop)), stream_(std::move(stream)), released_(std::move(released)) {}
  LiveConnection(const LiveConnection&) = delete;
  LiveConnection& operator=(const LiveConnection&) = delete;
  ~LiveConnection() override { released_(); }

  void Send(std::shared_ptr<const std::string> bytes) override {
    if (behind_ + bytes->size() > loop_->dispatcher().limits().live_bytes_behind) return Expire();
    SendFirst(std::move(bytes));
  }
  // The head and what was missed, however long that is.
  void SendFirst(std::shared_ptr<const std::string> bytes) {
    behind_ += bytes->size();
    const bool is_idle = waiting_.empty();
    waiting_.push_back(std::move(bytes));
    if (is_idle) Write();
  }

  // A client has nothing to say on a stream: whatever comes, its end or anything else, ends it.
  void WatchForEnd() {
    stream_->async_read_some(asio::buffer(&read_, 1),
                             [this, self = this->shared_from_this()](const auto&, std::size_t) { Expire(); });
  }

  void Expire() override {
    boost::system::error_code ignored;
    stream_->lowest_layer().close(ignored);
    loop_->Remove(*this);
  }
  void Drain() override { Expire(); }

 private:
  void Write() {
    SetDeadline(loop_->dispatcher().limits().idle_time);
    asio::async_write(*stream_, asio::buffer(*waiting_.front()),
                      [this, self = this->shared_from_this()](const auto& error, std::size_t) {
                        if (error) return Expire();
                        behind_ -= waiting_.front()->size();
                        waiting_.erase(waiting_.begin());
                        if (!waiting_.empty()) return Write();
                        ClearDeadline();
                        waiting_.shrink_to_fit();
                      });
  }

  std::shared_ptr<Loop> loop_;
  std::unique_ptr<Stream> stream_;
  std::function<void()> released_;
  std::vector<std::shared_ptr<const std::string>> waiting_;
  std::size_t behind_ = 0;
  char read_ = 0;
};

}  // namespace ronda::web
