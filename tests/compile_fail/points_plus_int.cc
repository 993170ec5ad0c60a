// Points are tenths; a bare number would be of unknown unit.
#include "ronda/model/points.h"

ronda::Points Add(ronda::Points points) {
#ifdef MISUSE
  return points + 1;
#else
  return points + ronda::Points::Whole(1);
#endif
}
