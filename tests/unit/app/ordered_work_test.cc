#include "ronda/service/ordered_work.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

namespace ronda::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Squares, delivered; early ones take longest, so that threads overtake one another.
std::vector<int> Squares(std::size_t count, int jobs) {
  service::OrderedWork<int> work(count, [count](std::size_t i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(count - i));
    return static_cast<int>(i * i);
  });
  std::vector<int> delivered;
  work.Run(jobs, [&](std::size_t i, int square) {
    EXPECT_EQ(i, delivered.size());
    delivered.push_back(square);
  });
  return delivered;
}

TEST(OrderedWork, ResultsComeInTheOrderOfTheWork) {
  for (const int jobs : {1, 2, 5, 50}) EXPECT_THAT(Squares(6, jobs), ElementsAre(0, 1, 4, 9, 16, 25)) << jobs;
}

TEST(OrderedWork, NothingToDo) { EXPECT_THAT(Squares(0, 3), IsEmpty()); }

TEST(OrderedWork, AFailureOfAThreadIsThrownToTheCaller) {
  service::OrderedWork<int> work(20, [](std::size_t i) -> int {
    if (i == 7) throw std::runtime_error("seven");
    return 0;
  });
  int delivered = 0;
  EXPECT_THROW(work.Run(3, [&](std::size_t, int) { ++delivered; }), std::runtime_error);
  EXPECT_LE(delivered, 7);
}

TEST(OrderedWork, DeliversInTheCallingThread) {
  service::OrderedWork<int> work(5, [](std::size_t) { return 0; });
  work.Run(3,
           [caller = std::this_thread::get_id()](std::size_t, int) { EXPECT_EQ(std::this_thread::get_id(), caller); });
}

TEST(OrderedWork, OneJobIsDoneByTheCaller) {
  std::vector<std::thread::id> workers;
  service::OrderedWork<int> work(3, [&](std::size_t) {
    workers.push_back(std::this_thread::get_id());
    return 0;
  });
  work.Run(1, [](std::size_t, int) {});
  EXPECT_THAT(workers, testing::Each(std::this_thread::get_id()));
  EXPECT_EQ(workers.size(), 3U);
}

}  // namespace
}  // namespace ronda::cli
