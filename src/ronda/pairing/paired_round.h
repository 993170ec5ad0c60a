// A round as a system has paired it, kept together with what was found out on the way: questions about it are answered
// without pairing it again.
#pragma once

#include <optional>
#include <utility>

#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/verdict.h"

namespace ronda {

namespace swiss {
class RoundAccount;
}

class PairedRound {
 public:
  PairedRound() = default;
  virtual ~PairedRound() = default;
  PairedRound(const PairedRound&) = delete;
  PairedRound& operator=(const PairedRound&) = delete;

  virtual const RoundPairing& pairing() const = 0;

  // Why the rules prefer this pairing to another one, which pairs the same players legally but otherwise. None if the
  // system cannot say.
  virtual std::optional<Verdict> Judge(const RoundPairing& other) const = 0;

  // What it tells of its brackets; null where the system tells no more than its pairing does.
  virtual swiss::RoundAccount* account() { return nullptr; }
};

}  // namespace ronda
