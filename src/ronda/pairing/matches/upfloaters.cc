#include "ronda/pairing/matches/upfloaters.h"

#include <algorithm>
#include <optional>

#include "ronda/pairing/matches/upfloater_matching.h"
#include "ronda/pairing/swiss/pairable.h"

namespace ronda::matches {
namespace {

// How many of the lowest are tried as upfloaters of the following scoregroup before the exact way is taken.
constexpr int kTries = 8;

class Chooser {
 public:
  Chooser(const swiss::Field& field, const RoundTerms& terms, std::span<const Place> unpaired)
      : field_(field), terms_(terms), unpaired_(unpaired) {
    const std::size_t residents = GroupSize(0);
    const std::size_t next = GroupSize(residents);
    residents_ = unpaired.first(residents);
    next_ = unpaired.subspan(residents, next);
    lower_ = unpaired.subspan(residents + next);
  }

  // The answer where it is as good as it can be by parity alone.
  std::optional<Upfloaters> Fast() const {
    if (residents_.size() % 2 == 0) {
      if (!swiss::CanPair(field_, residents_) || !swiss::CanPair(field_, unpaired_.subspan(residents_.size())))
        return std::nullopt;
      return Upfloaters{};
    }
    if (next_.empty()) return std::nullopt;
    for (const bool floated : {false, true}) {
      for (const Place place : next_) {
        if (terms_.counts_floated_upfloaters ? Floated(field_[place]) != floated : floated) continue;
        if (!swiss::CanPair(field_, swiss::With(residents_, place))) continue;
        const auto ideal = LeavesIdealNext(place);
        if (!ideal) return std::nullopt;
        if (*ideal) return Upfloaters{{place}, (Count(next_) - 1) % 2};
      }
    }
    return std::nullopt;
  }

 private:
  std::size_t GroupSize(std::size_t first) const {
    if (first >= unpaired_.size()) return 0;
    const Points score = field_[unpaired_[first]].score;
    std::size_t last = first;
    while (last < unpaired_.size() && field_[unpaired_[last]].score == score) ++last;
    return last - first;
  }

  // Whether without this one the following scoregroup needs no upfloater, or one if it is odd, and the others can be
  // paired. None: not found out.
  std::optional<bool> LeavesIdealNext(Place place) const {
    const std::vector<Place> next = swiss::Without(next_, place);
    if (next.size() % 2 == 0) return swiss::CanPair(field_, next) && swiss::CanPair(field_, lower_);
    int tries = 0;
    for (const Place up : lower_) {
      if (++tries > kTries) return std::nullopt;
      if (swiss::CanPair(field_, swiss::With(next, up)) && swiss::CanPair(field_, swiss::Without(lower_, up)))
        return true;
    }
    return false;
  }

  const swiss::Field& field_;
  const RoundTerms& terms_;
  std::span<const Place> unpaired_;
  std::span<const Place> residents_;
  std::span<const Place> next_;   // the following scoregroup
  std::span<const Place> lower_;  // everybody below it
};

}  // namespace

Upfloaters ChooseUpfloaters(const swiss::Field& field, const RoundTerms& terms, std::span<const Place> unpaired,
                            Way way) {
  if (way == Way::kFastWhereProven) {
    if (auto found = Chooser(field, terms, unpaired).Fast()) return *std::move(found);
  }
  return UpfloatersByMatching(field, terms, unpaired, way);
}

}  // namespace ronda::matches
