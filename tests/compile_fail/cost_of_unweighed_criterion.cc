// A cost of the fast way by a criterion it does not weigh.
#include "ronda/pairing/dutch/fast_order.h"

int main() {
  ronda::dutch::FastCost cost;
#ifdef MISUSE
  ++cost.Of<ronda::swiss::Criterion::kRepeatedDownfloatDifferences>();
#else
  ++cost.Of<ronda::swiss::Criterion::kRepeatedUpfloatDifferences>();
#endif
}
