#include "ronda/app/cli/frame/progress.h"

#include <fmt/format.h>

#include <ostream>

namespace ronda::cli {
namespace {

constexpr std::chrono::milliseconds kPatience(1000);
constexpr std::chrono::milliseconds kStep(100);

}  // namespace

Progress::Progress(Context& context, std::string verb, std::size_t total)
    : context_(context), verb_(std::move(verb)), total_(total), next_(Clock::now() + kPatience) {}

void Progress::Show(std::size_t done) {
  if (!context_.err_is_terminal || Clock::now() < next_) return;
  next_ = Clock::now() + kStep;
  context_.err << fmt::format("\r{} {} of {} tournaments", verb_, done, total_) << std::flush;
  shown_ = true;
}

void Progress::Erase() {
  if (shown_) context_.err << "\r\x1b[K" << std::flush;
  shown_ = false;
}

}  // namespace ronda::cli
