#include "ronda/app/cli/drop_in/drop_in_request.h"

#include <algorithm>
#include <charconv>

namespace ronda::cli {
namespace {

bool IsOption(const std::string& argument) { return argument.starts_with("-"); }

std::optional<int> ParseRound(const std::string& text) {
  int round = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), round);
  if (error != std::errc{} || end != text.data() + text.size() || round < 1) return std::nullopt;
  return round;
}

// Reads the arguments from left to right.
class DropInParser {
 public:
  explicit DropInParser(std::span<const std::string> args) : args_(args) {}

  std::optional<DropInRequest> Run() {
    request_.shows_release = Take("-r");
    if (AtEnd()) return request_.shows_release ? std::optional(request_) : std::nullopt;
    if (args_.front().starts_with("--")) request_.system_flag = TakeWord();
    request_.input = TakeOperand();
    request_.baku = Take("-b");
    const bool understood = TakeMode() && TakeChecklist() && AtEnd();
    return understood ? std::optional(request_) : std::nullopt;
  }

 private:
  bool AtEnd() const { return args_.empty(); }

  bool Take(std::string_view option) {
    if (AtEnd() || args_.front() != option) return false;
    args_ = args_.subspan(1);
    return true;
  }

  std::string TakeWord() {
    std::string word = args_.front();
    args_ = args_.subspan(1);
    return word;
  }

  std::optional<std::string> TakeOperand() {
    if (AtEnd() || IsOption(args_.front())) return std::nullopt;
    return TakeWord();
  }

  bool TakeMode() {
    if (Take("-p")) return TakePair();
    if (Take("-c")) return TakeCheck();
    if (Take("-g")) return TakeGenerate();
    return false;
  }

  bool TakePair() {
    request_.mode = DropInMode::kPair;
    request_.output = TakeOperand();
    request_.baku = Take("-b") || request_.baku;
    return request_.input.has_value();
  }

  bool TakeCheck() {
    request_.mode = DropInMode::kCheck;
    if (const auto round = TakeOperand()) {
      request_.round = ParseRound(*round);
      if (!request_.round) return false;
    }
    request_.baku = Take("-b") || request_.baku;
    return request_.input.has_value();
  }

  bool TakeGenerate() {
    request_.mode = DropInMode::kGenerate;
    request_.config = TakeOperand();
    request_.baku = Take("-b") || request_.baku;
    if (!Take("-o")) return false;
    request_.output = TakeOperand();
    if (Take("-s")) {
      if (AtEnd()) return false;
      request_.seed = TakeWord();
    }
    return request_.output && !(request_.config && request_.input);
  }

  bool TakeChecklist() {
    if (!Take("-l")) return true;
    request_.has_checklist = true;
    request_.checklist = TakeOperand();
    return true;
  }

  std::span<const std::string> args_;
  DropInRequest request_;
};

}  // namespace

std::optional<DropInRequest> ParseDropIn(std::span<const std::string> args) { return DropInParser(args).Run(); }

}  // namespace ronda::cli
