// The two do not compare either.
#include "ronda/model/ids.h"

bool Same(ronda::Tpn tpn, [[maybe_unused]] ronda::PlayerIndex index) {
#ifdef MISUSE
  return tpn == index;
#else
  return tpn == ronda::Tpn(1);
#endif
}
