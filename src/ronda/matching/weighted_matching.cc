#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

template class WeightedMatching<WideInt<1>>;
template class WeightedMatching<WideInt<2>>;
template class WeightedMatching<WideInt<4>>;
template class WeightedMatching<WideInt<8>>;
template class WeightedMatching<WideInt<16>>;
template class WeightedMatching<WideInt<32>>;
template class WeightedMatching<DynamicInt>;

}  // namespace ronda::matching
