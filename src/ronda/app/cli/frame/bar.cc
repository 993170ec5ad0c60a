#include "ronda/app/cli/frame/bar.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace ronda::cli {
namespace {

constexpr std::chrono::milliseconds kBetween(100);
constexpr std::uint64_t kWidth = 40;

}  // namespace

void Bar::Show(std::string_view step, std::uint64_t done, std::uint64_t total) {
  if (!context_.err_is_terminal || total == 0) return;
  const auto now = Clock::now();
  if (now < next_ && done < total) return;
  next_ = now + kBetween;
  const std::uint64_t filled = std::min(done, total) * kWidth / total;
  context_.err << fmt::format("\r{:<8} [{:#<{}}{:.<{}}] {:3} %\x1b[K", step, "", filled, "", kWidth - filled,
                              std::min(done, total) * 100 / total)
               << std::flush;
  shown_ = true;
}

void Bar::Erase() {
  if (shown_) context_.err << "\r\x1b[K" << std::flush;
  shown_ = false;
}

}  // namespace ronda::cli
