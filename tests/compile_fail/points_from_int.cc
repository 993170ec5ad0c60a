// Neither does a bare number become points by itself.
#include "ronda/model/points.h"

#ifdef MISUSE
constexpr ronda::Points kWin = 1;
#else
constexpr ronda::Points kWin = ronda::Points::Whole(1);
#endif
static_assert(kWin.tenths() == 10);
