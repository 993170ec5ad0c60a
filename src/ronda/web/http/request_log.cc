#include "ronda/web/http/request_log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <ctime>
#include <utility>

#include "ronda/base/json_text.h"

namespace ronda::web {
namespace {

// "2026-11-15T14:03:22.118Z".
std::string TimeText(std::chrono::system_clock::time_point at) {
  const auto since = at.time_since_epoch();
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(since).count() % 1000;
  const std::time_t seconds = std::chrono::system_clock::to_time_t(at);
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03d}Z", fmt::gmtime(seconds), milliseconds);
}

class SpdlogRequestLog : public RequestLog {
 public:
  explicit SpdlogRequestLog(spdlog::sink_ptr sink) : logger_("requests", std::move(sink)) {
    logger_.set_pattern("%v");
    logger_.flush_on(spdlog::level::warn);
  }

  void Write(const LogRecord& record) override { logger_.info(ToJsonLine(record)); }
  void Note(std::string_view what) override {
    logger_.warn(R"({{"time":"{}","note":{}}})", TimeText(std::chrono::system_clock::now()), Quoted(what));
  }

 private:
  spdlog::logger logger_;
};

}  // namespace

std::string ToJsonLine(const LogRecord& record) {
  return fmt::format(R"({{"time":"{}","method":"{}","path":{},"route":{},"remote":{},"status":{},"bytes":{},"us":{}}})",
                     TimeText(record.at), record.method, Quoted(record.path), Quoted(record.route),
                     Quoted(record.remote), record.status, record.bytes, record.taken.count());
}

std::shared_ptr<RequestLog> RequestLog::ToStderr() {
  return std::make_shared<SpdlogRequestLog>(std::make_shared<spdlog::sinks::stderr_sink_mt>());
}

Result<std::shared_ptr<RequestLog>> RequestLog::ToFile(const std::string& file) {
  try {
    return std::make_shared<SpdlogRequestLog>(std::make_shared<spdlog::sinks::basic_file_sink_mt>(file));
  } catch (const spdlog::spdlog_ex& error) {
    return tl::unexpected(Diagnostic{
        .code = "log-file", .message = error.what(), .hint = "check the folder and its permissions", .file = file});
  }
}

}  // namespace ronda::web
