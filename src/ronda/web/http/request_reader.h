// Makes a request of the bytes of a connection, whatever portions they come in. The syntax is Beast's; here are the
// limits, and what we ask beyond the syntax: a method we know, a path that can be meant, an end everybody agrees on.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/web/http/admission.h"
#include "ronda/web/http/request.h"

namespace ronda::web {

class RequestReader {
 public:
  explicit RequestReader(std::size_t header_bytes);
  RequestReader(const RequestReader&) = delete;
  RequestReader& operator=(const RequestReader&) = delete;
  ~RequestReader();

  enum class Stage { kHead, kHeadDone, kBody, kDone, kRefused };
  Stage stage() const { return stage_; }

  // Takes bytes from the front and says how many; those left must come again, with more behind them. Stops at
  // kHeadDone, where the caller looks at the head and either gives up or calls AllowBody().
  std::size_t Put(std::string_view bytes);
  void AllowBody(std::size_t most_bytes);

  // From kHeadDone on: all but the body, which is in it at kDone.
  Request& request() { return request_; }
  bool has_body() const;
  bool keeps_connection() const;
  bool expects_continue() const;

  // At kRefused: why.
  const Refusal& refusal() const { return *refusal_; }

 private:
  struct Parser;

  void FinishHead();
  bool IsTooMuch(std::size_t more);
  void Refuse(int status, std::string_view code, std::string_view message, std::string_view hint);

  std::unique_ptr<Parser> parser_;
  std::size_t header_bytes_;
  std::size_t body_bytes_ = 0;
  std::size_t taken_ = 0;  // of the head, then of the body with what frames it
  bool has_fold_ = false;
  Stage stage_ = Stage::kHead;
  Request request_;
  std::optional<Refusal> refusal_;
};

}  // namespace ronda::web
