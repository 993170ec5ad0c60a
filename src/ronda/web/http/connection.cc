#include "ronda/web/http/connection.h"

#include <algorithm>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>

#include "ronda/web/http/refusals.h"

namespace ronda::web {
namespace {

using TlsStream = asio::ssl::stream<Socket>;

constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
constexpr std::string_view kRetry = "retry: 2000\n\n";
constexpr std::chrono::milliseconds kEndTime{2000};
constexpr std::size_t kMostDiscarded = std::size_t{1024} * 1024;

}  // namespace

template <class Stream>
void Connection<Stream>::Expect() {
  state_ = State::kReading;
  has_begun_ = false;
  after_ = After::kKeep;
  route_ = nullptr;
  request_.reset();
  buffer_.resize(limits().header_bytes);
  reader_.emplace(limits().header_bytes);
}

template <class Stream>
void Connection<Stream>::Read() {
  stream_->async_read_some(asio::buffer(buffer_.data() + filled_, buffer_.size() - filled_),
                           [this, self = Self()](const auto& error, std::size_t bytes) {
                             if (state_ != State::kReading) return;
                             if (error) return Close();
                             filled_ += bytes;
                             Process();
                           });
}

template <class Stream>
void Connection<Stream>::Take(std::size_t bytes) {
  std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(bytes),
            buffer_.begin() + static_cast<std::ptrdiff_t>(filled_), buffer_.begin());
  filled_ -= bytes;
}

template <class Stream>
void Connection<Stream>::Process() {
  if (!has_begun_) {
    has_begun_ = true;
    started_ = std::chrono::steady_clock::now();
    SetDeadline(limits().header_time);
  }
  const std::size_t taken = reader_->Put({buffer_.data(), filled_});
  Take(taken);
  switch (reader_->stage()) {
    case RequestReader::Stage::kHead:
    case RequestReader::Stage::kBody:
      if (filled_ < buffer_.size()) return Read();
      return Refuse(LineTooLong());
    case RequestReader::Stage::kHeadDone:
      return OnHead();
    case RequestReader::Stage::kDone:
      return Handle();
    case RequestReader::Stage::kRefused:
      return Refuse(reader_->refusal());
  }
}

template <class Stream>
void Connection<Stream>::OnHead() {
  auto admission = loop_->dispatcher().Admit(reader_->request(), peer_);
  route_ = admission.route;
  if (!reader_->keeps_connection()) after_ = After::kClose;
  if (!admission.refusal && loop_->dispatcher().IsGuarded(*route_)) return AskGuard();
  GoOn(admission.refusal);
}

// Meanwhile nothing is read, and the time for an answer runs. The guard has a request of its own: this one may be over
// before.
template <class Stream>
void Connection<Stream>::AskGuard() {
  state_ = State::kGuarding;
  SetDeadline(limits().answer_time);
  const auto tell = [weak = std::weak_ptr<Connection>(Self()), loop = loop_](std::optional<Response> refusal) {
    loop->Dispatch([weak, refusal = std::move(refusal)] {
      const auto self = weak.lock();
      if (!self || self->state_ != State::kGuarding) return;
      self->state_ = State::kReading;
      self->GoOn(refusal);
    });
  };
  loop_->dispatcher().AskGuard(std::make_shared<const Request>(reader_->request()), *route_, tell);
}

template <class Stream>
void Connection<Stream>::GoOn(const std::optional<Response>& refusal) {
  if (refusal) {
    if (reader_->has_body()) after_ = After::kClose;  // nobody will read it
    request_ = std::make_shared<const Request>(std::move(reader_->request()));
    return Answer(*refusal);
  }
  reader_->AllowBody(route_->body == BodyKind::kNone ? 0 : route_->body_limit);
  if (reader_->stage() == RequestReader::Stage::kRefused) return Refuse(reader_->refusal());
  if (reader_->stage() == RequestReader::Stage::kDone) return Handle();
  SetDeadline(limits().body_time);
  if (reader_->expects_continue() && filled_ == 0) return Continue();
  Process();
}

template <class Stream>
void Connection<Stream>::Continue() {
  asio::async_write(*stream_, asio::buffer(kContinue.data(), kContinue.size()),
                    [this, self = Self()](const auto& error, std::size_t) {
                      if (state_ != State::kReading) return;
                      if (error) return Close();
                      Read();
                    });
}

template <class Stream>
void Connection<Stream>::Handle() {
  request_ = std::make_shared<const Request>(std::move(reader_->request()));
  reader_.reset();
  state_ = State::kHandling;
  SetDeadline(limits().answer_time);
  const auto request = request_;
  loop_->dispatcher().Run(request, *route_,
                          [weak = std::weak_ptr<Connection>(Self()), loop = loop_](Response response) {
                            loop->Dispatch([weak, response = std::move(response)] {
                              if (const auto self = weak.lock(); self && self->state_ == State::kHandling)
                                self->Answer(response);
                            });
                          });
}

template <class Stream>
void Connection<Stream>::Refuse(const Refusal& refusal) {
  after_ = After::kClose;
  if (!request_) request_ = std::make_shared<const Request>(std::move(reader_->request()));
  Answer(loop_->dispatcher().Refuse(*request_, refusal));
}

template <class Stream>
void Connection<Stream>::Answer(const Response& response) {
  if (response.live && response.status == 200 && request_->method == Method::kGet) return StartLive(response);
  if (draining_) after_ = After::kClose;
  wire_ = Format(*request_, response, after_);
  Write();
}

template <class Stream>
void Connection<Stream>::Write() {
  state_ = State::kWriting;
  SetDeadline(limits().idle_time);
  const std::array<asio::const_buffer, 2> parts{asio::buffer(wire_.head),
                                                asio::const_buffer(wire_.body.data(), wire_.body.size())};
  asio::async_write(*stream_, parts, [this, self = Self()](const auto& error, std::size_t) {
    if (error || state_ != State::kWriting) return Close();
    OnWritten();
  });
}

template <class Stream>
void Connection<Stream>::OnWritten() {
  const auto taken = std::chrono::steady_clock::now() - started_;
  loop_->dispatcher().Finish(
      *request_, {wire_.status, wire_.body.size(), std::chrono::duration_cast<std::chrono::microseconds>(taken)});
  wire_ = {};
  if (after_ == After::kClose || draining_) return End();
  Expect();
  if (filled_ > 0) return Process();
  SetDeadline(limits().idle_time);
  Read();
}

// The stream leaves this connection for one that keeps less. All in one turn of the loop, so that no event falls
// between what the welcome has and what comes after it.
template <class Stream>
void Connection<Stream>::StartLive(const Response& response) {
  const auto said = SaidLastEvent(*request_);
  const auto last_seen = said ? ParseEventId(*said) : std::nullopt;
  if (said && !last_seen) return Refuse(BadEventId());
  auto welcome = loop_->dispatcher().hub().Subscribe(response.live->channel, last_seen, response.live->newest);
  if (!welcome) return Refuse(NoSuchChannel());
  if (draining_) return Refuse(TooLate());
  loop_->dispatcher().Finish(*request_, {200, 0, std::chrono::microseconds(0)});
  auto client = std::make_shared<LiveConnection<Stream>>(loop_, std::move(stream_), std::exchange(released_, {}));
  client->last_id = welcome->last_id;
  auto first = std::make_shared<std::string>(FormatLiveHead(*request_));
  first->append(kRetry).append(welcome->bytes);
  state_ = State::kClosed;
  const auto self = Self();
  loop_->Add(client);
  loop_->Remove(*this);
  loop_->Listen(*client, response.live->channel);
  client->WatchForEnd();
  client->SendFirst(std::move(first));
}

template <class Stream>
void Connection<Stream>::Expire() {
  switch (state_) {
    case State::kReading:
      return has_begun_ ? GiveUpReading() : Close();
    case State::kGuarding:
    case State::kHandling:
      return Refuse(TooLate());
    case State::kWriting:
    case State::kEnding:
    case State::kClosed:
      return Close();
  }
}

// The client hears why; what was still expected from it is not any more.
template <class Stream>
void Connection<Stream>::GiveUpReading() {
  boost::system::error_code ignored;
  stream_->lowest_layer().cancel(ignored);
  Refuse(TooSlow());
}

template <class Stream>
void Connection<Stream>::Drain() {
  draining_ = true;
  if (state_ == State::kReading && !has_begun_) Close();
}

// A socket closed over unread bytes is reset, and the client may lose the answer; so it ends in two steps.
template <class Stream>
void Connection<Stream>::End() {
  state_ = State::kEnding;
  SetDeadline(kEndTime);
  if constexpr (std::is_same_v<Stream, Socket>) {
    boost::system::error_code ignored;
    stream_->shutdown(Socket::shutdown_send, ignored);
    Discard();
  } else {
    stream_->async_shutdown([this, self = Self()](const auto&) { Close(); });
  }
}

template <class Stream>
void Connection<Stream>::Discard() {
  stream_->async_read_some(asio::buffer(buffer_), [this, self = Self()](const auto& error, std::size_t bytes) {
    discarded_ += bytes;
    if (error || discarded_ > kMostDiscarded) return Close();
    Discard();
  });
}

template <class Stream>
void Connection<Stream>::Close() {
  if (state_ != State::kClosed) {
    state_ = State::kClosed;
    boost::system::error_code ignored;
    stream_->lowest_layer().close(ignored);
  }
  loop_->Remove(*this);
}

void ServePlain(Arrival arrival) {
  const auto loop = arrival.loop;
  auto stream = std::make_unique<Socket>(std::move(arrival.socket));
  const auto connection = std::make_shared<Connection<Socket>>(std::move(arrival), std::move(stream));
  loop->Add(connection);
  connection->Begin();
}

void ServeTls(Arrival arrival, const TlsContext& tls) {
  const auto loop = arrival.loop;
  asio::ssl::context context(tls.Share());
  auto stream = std::make_unique<TlsStream>(std::move(arrival.socket), context);
  const auto connection = std::make_shared<Connection<TlsStream>>(std::move(arrival), std::move(stream));
  loop->Add(connection);
  connection->AllowTime(loop->dispatcher().limits().header_time);
  connection->stream().async_handshake(asio::ssl::stream_base::server, [connection](const auto& error) {
    return error ? connection->Close() : connection->Begin();
  });
}

}  // namespace ronda::web
