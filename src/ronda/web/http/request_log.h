// One line of JSON a request: when, who, what, with what result, how long. No queries, bodies, cookies or tokens: a
// path with a token is written as its pattern.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/web/http/request.h"

namespace ronda::web {

struct LogRecord {
  std::chrono::system_clock::time_point at;
  std::string_view method;
  std::string_view path;   // without the query; the pattern if that has a token
  std::string_view route;  // empty: none
  std::string_view remote;
  int status = 0;
  std::size_t bytes = 0;  // of the body
  std::chrono::microseconds taken{0};
};

class RequestLog {
 public:
  virtual ~RequestLog() = default;
  virtual void Write(const LogRecord& record) = 0;
  // Something that is no request: a thread that failed, a handler that threw.
  virtual void Note(std::string_view what) = 0;

  static std::shared_ptr<RequestLog> ToStderr();
  static Result<std::shared_ptr<RequestLog>> ToFile(const std::string& file);
};

std::string ToJsonLine(const LogRecord& record);

}  // namespace ronda::web
