#include "ronda/store/group_writer.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "ronda/store/codes.h"

namespace ronda::store {
namespace {

// What goes away without anybody touching the store.
bool MayPass(const Diagnostic& fault) { return fault.code == kStoreFull || fault.code == kStoreUnreachable; }

}  // namespace

GroupWriter::GroupWriter(Store& store, GroupLimits limits)
    : store_(store), limits_(limits), thread_([this] { Work(); }) {}

GroupWriter::~GroupWriter() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void GroupWriter::Add(Addition addition, Answer answer) {
  if (const auto checked = CheckAddition(addition); !checked) return answer(tl::unexpected(checked.error()));
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(addition), std::move(answer)});
  }
  changed_.notify_all();
}

std::future<Result<Added>> GroupWriter::Add(Addition addition) {
  const auto promise = std::make_shared<std::promise<Result<Added>>>();
  auto future = promise->get_future();
  Add(std::move(addition), [promise](Result<Added> added) { promise->set_value(std::move(added)); });
  return future;
}

std::optional<Diagnostic> GroupWriter::fault() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

void GroupWriter::Resume() {
  const std::lock_guard lock(mutex_);
  fault_.reset();
}

void GroupWriter::Work() {
  while (true) {
    std::vector<Asked> group = NextGroup();
    if (group.empty()) return;
    Write(std::move(group));
  }
}

std::vector<GroupWriter::Asked> GroupWriter::NextGroup() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return ends_ || !queue_.empty(); });
  changed_.wait_for(lock, limits_.patience, [&] { return ends_ || queue_.size() >= limits_.most; });
  const auto count = std::min(queue_.size(), limits_.most);
  const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(count);
  std::vector<Asked> group(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
  queue_.erase(queue_.begin(), end);
  return group;
}

void GroupWriter::Write(std::vector<Asked> group) {
  if (const auto stopped = fault(); stopped && !MayPass(*stopped)) {
    for (const Asked& asked : group) asked.answer(tl::unexpected(*stopped));
    return;
  }
  std::vector<Addition> additions;
  for (Asked& asked : group) additions.push_back(std::move(asked.addition));
  const auto added = store_.Append(additions);
  {
    const std::lock_guard lock(mutex_);
    fault_ = added ? std::nullopt : std::optional(added.error());
  }
  for (std::size_t place = 0; place < group.size(); ++place) {
    group[place].answer(added ? Result<Added>((*added)[place]) : tl::unexpected(added.error()));
  }
}

}  // namespace ronda::store
