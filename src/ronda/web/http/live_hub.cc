#include "ronda/web/http/live_hub.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace ronda::web {
namespace {

constexpr std::size_t kMostDigitsOfId = 18;

LiveEvent ResetEvent(std::uint64_t head) { return {head, "reset", "", "reset"}; }

void AppendLines(std::string& text, std::string_view data) {
  while (true) {
    const std::size_t end = std::min(data.find_first_of("\r\n"), data.size());
    text += "data: ";
    text += data.substr(0, end);
    text += '\n';
    if (end == data.size()) return;
    const bool is_pair = data.substr(end, 2) == "\r\n";
    data.remove_prefix(end + (is_pair ? 2 : 1));
  }
}

// Without those that a later one with the same key replaces.
std::string Coalesced(const std::vector<LiveEvent>& events) {
  std::string bytes;
  for (auto event = events.begin(); event != events.end(); ++event) {
    const auto replaces = [&](const LiveEvent& later) { return !later.key.empty() && later.key == event->key; };
    if (std::none_of(std::next(event), events.end(), replaces)) bytes += FormatEvent(*event);
  }
  return bytes;
}

}  // namespace

std::string FormatEvent(const LiveEvent& event) {
  std::string text = fmt::format("id: {}\n", event.id);
  if (!event.name.empty()) text += fmt::format("event: {}\n", event.name);
  AppendLines(text, event.data);
  text += '\n';
  return text;
}

std::optional<std::uint64_t> ParseEventId(std::string_view text) {
  std::uint64_t id = 0;
  if (text.empty() || text.size() > kMostDigitsOfId) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return id;
}

void LiveHub::Open(const std::string& channel, Pace pace, std::uint64_t head) {
  const std::lock_guard lock(mutex_);
  Channel opened;
  opened.pace = pace;
  opened.head = head;
  opened.floor = head;
  channels_.try_emplace(channel, std::move(opened));
}

void LiveHub::Close(const std::string& channel) {
  const std::lock_guard lock(mutex_);
  if (channels_.erase(channel) == 0) return;
  for (const auto& [number, outlet] : outlets_) outlet({channel, 0, nullptr});
}

void LiveHub::Interrupt(std::string_view beginning) {
  const std::lock_guard lock(mutex_);
  for (const auto& [name, channel] : channels_) {
    if (!name.starts_with(beginning)) continue;
    for (const auto& [number, outlet] : outlets_) outlet({name, 0, nullptr});
  }
}

bool LiveHub::Has(std::string_view channel) const {
  const std::lock_guard lock(mutex_);
  return channels_.find(channel) != channels_.end();
}

void LiveHub::Publish(std::string_view channel, LiveEvent event, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  const auto found = channels_.find(channel);
  if (found == channels_.end() || event.id <= found->second.head) return;
  Channel& open = found->second;
  open.head = event.id;
  open.waiting.push_back(event);
  open.past.push_back(std::move(event));
  if (open.past.size() > remembered_) {
    open.floor = open.past.front().id;
    open.past.pop_front();
  }
  SendInTime(found->first, open, now);
}

void LiveHub::Pass(std::string_view channel, std::uint64_t id) {
  const std::lock_guard lock(mutex_);
  const auto found = channels_.find(channel);
  if (found != channels_.end()) found->second.head = std::max(found->second.head, id);
}

void LiveHub::Skip(std::string_view channel, std::uint64_t id, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  const auto found = channels_.find(channel);
  if (found == channels_.end() || id <= found->second.head) return;
  Channel& open = found->second;
  open.head = id;
  open.floor = id;
  open.past.clear();
  open.waiting.push_back(ResetEvent(id));
  SendInTime(found->first, open, now);
}

void LiveHub::SendInTime(const std::string& name, Channel& channel, Clock::time_point now) {
  if (channel.pace == Pace::kAtOnce || !channel.sent || now - *channel.sent >= kPublicPace) Send(name, channel, now);
}

void LiveHub::Send(const std::string& name, Channel& channel, Clock::time_point now) {
  const LiveMessage message{name, channel.waiting.back().id,
                            std::make_shared<const std::string>(Coalesced(channel.waiting))};
  channel.waiting.clear();
  channel.sent = now;
  for (const auto& [number, outlet] : outlets_) outlet(message);
}

void LiveHub::Tick(Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  for (auto& [name, channel] : channels_) {
    if (!channel.waiting.empty() && now - *channel.sent >= kPublicPace) Send(name, channel, now);
  }
}

std::optional<LiveHub::Welcome> LiveHub::Subscribe(std::string_view channel, std::optional<std::uint64_t> last_seen,
                                                   std::uint64_t newest) const {
  const std::lock_guard lock(mutex_);
  const auto found = channels_.find(channel);
  if (found == channels_.end()) return std::nullopt;
  const Channel& open = found->second;
  Welcome welcome{open.head, ""};
  if (!last_seen || *last_seen == open.head) return welcome;
  if (*last_seen > open.head && *last_seen <= newest) return Welcome{*last_seen, ""};
  if (*last_seen < open.floor || *last_seen > open.head) {
    welcome.bytes = FormatEvent(ResetEvent(open.head));
    return welcome;
  }
  const auto is_new = [&](const LiveEvent& event) { return event.id > *last_seen; };
  const auto first = std::ranges::find_if(open.past, is_new);
  welcome.bytes = Coalesced(std::vector<LiveEvent>(first, open.past.end()));
  return welcome;
}

int LiveHub::AddOutlet(Outlet outlet) {
  const std::lock_guard lock(mutex_);
  outlets_.emplace(next_outlet_, std::move(outlet));
  return next_outlet_++;
}

void LiveHub::RemoveOutlet(int number) {
  const std::lock_guard lock(mutex_);
  outlets_.erase(number);
}

}  // namespace ronda::web
