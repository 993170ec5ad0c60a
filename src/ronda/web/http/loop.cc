#include "ronda/web/http/loop.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <exception>

#include "ronda/base/counting.h"

namespace ronda::web {
namespace {

constexpr std::chrono::milliseconds kSweepEvery{500};
constexpr std::size_t kSweepsASecond = 2;
constexpr std::chrono::milliseconds kTickEvery{100};

}  // namespace

Loop::Loop(std::shared_ptr<Dispatcher> dispatcher, Duty duty)
    : work_(asio::make_work_guard(context_)),
      sweep_(context_),
      tick_(context_),
      dispatcher_(std::move(dispatcher)),
      duty_(duty) {}

void Loop::Add(std::shared_ptr<Participant> participant) {
  participant->place_ = participants_.size();
  participants_.push_back(std::move(participant));
}

void Loop::Remove(Participant& participant) {
  if (participant.place_ >= participants_.size() || participants_[participant.place_].get() != &participant) return;
  if (auto* client = dynamic_cast<LiveClient*>(&participant); client != nullptr && client->group_ != nullptr) {
    auto& group = *client->group_;
    group.back()->place_in_group_ = client->place_in_group_;
    std::swap(group[client->place_in_group_], group.back());
    group.pop_back();
    client->group_ = nullptr;
    dispatcher_->metrics().live_clients.fetch_sub(1, std::memory_order_relaxed);
  }
  const std::size_t place = participant.place_;
  participants_.back()->place_ = place;
  std::swap(participants_[place], participants_.back());
  const std::shared_ptr<Participant> last = std::move(participants_.back());  // may be the last to hold it
  participants_.pop_back();
  EndIfEmpty();
}

void Loop::Listen(LiveClient& client, const std::string& channel) {
  auto& group = channels_[channel];
  client.group_ = &group;
  client.place_in_group_ = group.size();
  client.slot_ = next_slot_++;
  group.push_back(&client);
  dispatcher_->metrics().live_clients.fetch_add(1, std::memory_order_relaxed);
}

void Loop::Run() {
  const std::weak_ptr<Loop> self = weak_from_this();
  const int outlet = dispatcher_->hub().AddOutlet([self](const LiveMessage& message) {
    if (const auto loop = self.lock()) asio::post(loop->context_, [loop, message] { loop->Deliver(message); });
  });
  ArmSweep();
  if (duty_ == Duty::kServeAndTick) ArmTick();
  while (!RunUntilEndOrFault()) continue;
  ended_ = true;
  dispatcher_->hub().RemoveOutlet(outlet);
}

// Whether it has come to its end. What a hook of the application throws must not end the server.
bool Loop::RunUntilEndOrFault() {
  try {
    context_.run();
    return true;
  } catch (const std::exception& error) {
    dispatcher_->Note(error.what());
    return false;
  }
}

void Loop::Deliver(const LiveMessage& message) {
  const auto found = channels_.find(message.channel);
  if (found == channels_.end()) return;
  // Sending may end a client, which takes it out of the group; so from the back.
  auto& group = found->second;
  for (std::size_t i = group.size(); i-- > 0;) {
    if (i >= group.size()) continue;
    LiveClient& client = *group[i];
    if (message.bytes == nullptr) {
      client.Expire();
    } else if (client.last_id < message.last_id) {
      client.last_id = message.last_id;
      client.Send(message.bytes);
    }
  }
}

void Loop::ArmSweep() {
  sweep_.expires_after(kSweepEvery);
  sweep_.async_wait([this](const boost::system::error_code& error) {
    if (!error) Sweep();
  });
}

void Loop::Sweep() {
  const Moment now = std::chrono::steady_clock::now();
  if (now >= end_) ExpireAll();
  for (std::size_t i = participants_.size(); i-- > 0;) {
    if (i < participants_.size() && participants_[i]->deadline() <= now) {
      const auto late = participants_[i];
      late->Expire();
    }
  }
  if (++sweeps_ % kSweepsASecond == 0) Beat();
  if (!stopping_ || !participants_.empty()) ArmSweep();
}

// Every client once in the time of a heartbeat, not all of them in the same second.
void Loop::Beat() {
  static const auto kBeat = std::make_shared<const std::string>(":\n\n");
  const auto period = std::chrono::duration_cast<std::chrono::seconds>(dispatcher_->limits().heartbeat).count();
  const std::size_t slots = Size(std::clamp<std::int64_t>(period, 1, 255));
  for (auto& [channel, group] : channels_) {
    for (std::size_t i = group.size(); i-- > 0;) {
      if (i < group.size() && group[i]->slot_ % slots == sweeps_ / kSweepsASecond % slots) group[i]->Send(kBeat);
    }
  }
  std::erase_if(channels_, [](const auto& entry) { return entry.second.empty(); });
}

void Loop::ArmTick() {
  tick_.expires_after(kTickEvery);
  tick_.async_wait([this](const boost::system::error_code& error) {
    // A tick that was due when the loop came to its end is not cancelled any more, and must not arm the next.
    if (error || !work_.owns_work()) return;
    dispatcher_->hub().Tick(std::chrono::steady_clock::now());
    ArmTick();
  });
}

void Loop::Stop() {
  if (stopping_) return;
  stopping_ = true;
  end_ = std::chrono::steady_clock::now() + dispatcher_->limits().drain_time;
  const auto all = participants_;
  for (const auto& participant : all) participant->Drain();
  EndIfEmpty();
}

void Loop::ExpireAll() {
  const auto all = participants_;
  for (const auto& participant : all) participant->Expire();
}

void Loop::EndIfEmpty() {
  if (!stopping_ || !participants_.empty()) return;
  tick_.cancel();
  sweep_.cancel();
  work_.reset();
}

}  // namespace ronda::web
