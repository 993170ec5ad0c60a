// A connection over a stream (plain or TLS): reads a request, has it answered, sends the answer, and begins again, one
// request at a time; what a client sends ahead waits in the buffer. Every stage has its time.
#pragma once

#include <array>
#include <boost/asio/write.hpp>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "ronda/web/http/live_connection.h"
#include "ronda/web/http/loop.h"
#include "ronda/web/http/request_reader.h"
#include "ronda/web/http/wire.h"

namespace ronda::web {

template <class Stream>
class Connection final : public Participant {
 public:
  Connection(Arrival arrival, std::unique_ptr<Stream> stream)
      : loop_(std::move(arrival.loop)),
        stream_(std::move(stream)),
        peer_(std::move(arrival.peer)),
        released_(std::move(arrival.released)) {}
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() override {
    if (released_) released_();
  }

  // Plain connections begin with this, those of TLS when hands are shaken.
  void Begin() {
    if (state_ != State::kReading) return;
    SetDeadline(limits().header_time);
    Expect();
    Read();
  }
  Stream& stream() { return *stream_; }
  void AllowTime(std::chrono::milliseconds time) { SetDeadline(time); }

  void Expire() override;
  void Drain() override;
  void Close();

 private:
  enum class State { kReading, kGuarding, kHandling, kWriting, kEnding, kClosed };

  const Limits& limits() const { return loop_->dispatcher().limits(); }
  std::shared_ptr<Connection> Self() { return std::static_pointer_cast<Connection>(this->shared_from_this()); }

  void Expect();
  void Read();
  void Process();
  void OnHead();
  void AskGuard();
  void GoOn(const std::optional<Response>& refusal);
  void Continue();
  void Handle();
  void Refuse(const Refusal& refusal);
  void Answer(const Response& response);
  void Write();
  void OnWritten();
  void StartLive(const Response& response);
  void GiveUpReading();
  void End();
  void Discard();
  void Take(std::size_t bytes);

  std::shared_ptr<Loop> loop_;
  std::unique_ptr<Stream> stream_;
  Peer peer_;
  std::function<void()> released_;
  State state_ = State::kReading;
  std::string buffer_;
  std::size_t filled_ = 0;
  std::size_t discarded_ = 0;
  std::optional<RequestReader> reader_;
  std::shared_ptr<const Request> request_;
  const Route* route_ = nullptr;
  bool has_begun_ = false;  // some of the next request has come
  bool draining_ = false;
  After after_ = After::kKeep;
  Moment started_;
  Wire wire_;
};

}  // namespace ronda::web
