#include "ronda/web/http/metrics.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/counting.h"

namespace ronda::web {

void Metrics::Count(int status, std::size_t bytes, std::chrono::microseconds taken) {
  const std::size_t digit = Size(std::clamp(status / 100, 1, 5));
  by_class_[digit].fetch_add(1, std::memory_order_relaxed);
  const auto bound = std::ranges::lower_bound(kBounds, taken.count());
  by_time_[IndexIn(kBounds, bound)].fetch_add(1, std::memory_order_relaxed);
  bytes_.fetch_add(bytes, std::memory_order_relaxed);
  microseconds_.fetch_add(static_cast<std::uint64_t>(taken.count()), std::memory_order_relaxed);
}

std::string Metrics::Text() const {
  std::string text = "# TYPE ronda_http_requests_total counter\n";
  for (std::size_t digit = 1; digit < by_class_.size(); ++digit) {
    text += fmt::format("ronda_http_requests_total{{status=\"{}xx\"}} {}\n", digit, by_class_[digit].load());
  }
  text += "# TYPE ronda_http_request_seconds histogram\n";
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < by_time_.size(); ++i) {
    count += by_time_[i].load();
    const std::string bound = i < kBounds.size() ? fmt::format("{}", kBounds[i] / 1e6) : "+Inf";
    text += fmt::format("ronda_http_request_seconds_bucket{{le=\"{}\"}} {}\n", bound, count);
  }
  text += fmt::format("ronda_http_request_seconds_sum {}\nronda_http_request_seconds_count {}\n",
                      static_cast<double>(microseconds_.load()) / 1e6, count);
  text += fmt::format("# TYPE ronda_http_body_bytes_total counter\nronda_http_body_bytes_total {}\n", bytes_.load());
  text += fmt::format("# TYPE ronda_http_refused_connections_total counter\nronda_http_refused_connections_total {}\n",
                      refused_.load());
  text += fmt::format("# TYPE ronda_http_connections gauge\nronda_http_connections {}\n", connections.load());
  text += fmt::format("# TYPE ronda_live_clients gauge\nronda_live_clients {}\n", live_clients.load());
  return text;
}

}  // namespace ronda::web
