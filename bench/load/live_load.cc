// Many clients of one stream of events, in one thread:
//
//   live_load PORT CLIENTS PATH FIRST REQUEST...
//
// connects so many clients to the stream at that path of a server on this machine, sends the requests one after the
// other (files with their bytes), each of which makes an event, the first of them with the number FIRST, and prints, in
// milliseconds from sending a request to a client's receiving its event: the median, the 99th percentile and the
// longest; and how many clients heard every event. It waits for a line on its input between connecting and sending, so
// that the memory of the server can be looked at.
#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{20};
constexpr int kEventsAtOnce = 512;
constexpr std::chrono::milliseconds kPause{1100};  // the public hears once a second

int Connect(std::uint16_t port) {
  const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (descriptor < 0 || connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    std::perror("connect");
    std::exit(1);
  }
  return descriptor;
}

void Send(int descriptor, std::string_view text) {
  if (write(descriptor, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    std::perror("write");
    std::exit(1);
  }
}

std::string BytesOf(const char* file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class Crowd {
 public:
  Crowd(std::uint16_t port, int clients, const std::string& path)
      : port_(port), clients_(static_cast<std::size_t>(clients)), queue_(epoll_create1(0)) {
    for (int i = 0; i < clients; ++i) {
      const int descriptor = Connect(port);
      // Each has an address of its own, as far as the server believes a proxy.
      Send(descriptor, fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.1.{}.{}\r\n\r\n", path,
                                   i / 250, i % 250 + 1));
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.fd = descriptor;
      epoll_ctl(queue_, EPOLL_CTL_ADD, descriptor, &event);
    }
    AwaitAll("retry: 2000\n\n", Clock::now());
  }

  // The time until each client that heard it did, unless the patience was at an end before.
  std::vector<Clock::duration> Publish(int number, const std::string& request) {
    const int publisher = Connect(port_);
    const auto start = Clock::now();
    Send(publisher, request);
    auto heard = AwaitAll(fmt::format("id: {}\n", number), start);
    close(publisher);
    return heard;
  }

 private:
  std::vector<Clock::duration> AwaitAll(const std::string& mark, Clock::time_point start) {
    std::vector<Clock::duration> heard;
    std::array<epoll_event, kEventsAtOnce> events{};
    std::array<char, 4096> buffer{};
    while (heard.size() < clients_ && Clock::now() - start < kPatience) {
      const int ready = epoll_wait(queue_, events.data(), kEventsAtOnce, 100);
      for (int i = 0; i < ready; ++i) {
        const int descriptor = events[static_cast<std::size_t>(i)].data.fd;
        const ssize_t bytes = read(descriptor, buffer.data(), buffer.size());
        if (bytes <= 0) {
          close(descriptor);
        } else if (std::string_view(buffer.data(), static_cast<std::size_t>(bytes)).find(mark) !=
                   std::string_view::npos) {
          heard.push_back(Clock::now() - start);
        }
      }
    }
    return heard;
  }

  std::uint16_t port_;
  std::size_t clients_;
  int queue_;
};

double Milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

}  // namespace

int main(int count, char** arguments) {
  if (count < 6) {
    std::fputs("usage: live_load PORT CLIENTS PATH FIRST REQUEST...\n", stderr);
    return 3;
  }
  const int clients = std::atoi(arguments[2]);
  const int messages = count - 5;
  Crowd crowd(static_cast<std::uint16_t>(std::atoi(arguments[1])), clients, arguments[3]);
  fmt::print("connected\n");
  std::fflush(stdout);
  std::getchar();
  std::vector<Clock::duration> all;
  for (int i = 0; i < messages; ++i) {
    std::this_thread::sleep_for(kPause);
    const auto heard = crowd.Publish(std::atoi(arguments[4]) + i, BytesOf(arguments[5 + i]));
    all.insert(all.end(), heard.begin(), heard.end());
  }
  std::ranges::sort(all);
  if (all.empty()) return 1;
  fmt::print("median {:.1f} p99 {:.1f} longest {:.1f} heard {} of {}\n", Milliseconds(all[all.size() / 2]),
             Milliseconds(all[all.size() * 99 / 100]), Milliseconds(all.back()), all.size(),
             static_cast<std::size_t>(clients) * static_cast<std::size_t>(messages));
  return 0;
}
