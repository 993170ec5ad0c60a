#include <zlib.h>

#include "start/late_library.h"

// clang-format off
#define LATE_FUNCTIONS(X) \
  X(uLong, crc32, (uLong a, const Bytef* b, uInt c), (a, b, c)) \
  X(int, deflate, (z_streamp a, int b), (a, b)) \
  X(uLong, deflateBound, (z_streamp a, uLong b), (a, b)) \
  X(int, deflateEnd, (z_streamp a), (a)) \
  X(int, deflateInit2_, (z_streamp a, int b, int c, int d, int e, int f, const char* g, int h), (a, b, c, d, e, f, g, h)) \
  X(int, inflate, (z_streamp a, int b), (a, b)) \
  X(int, inflateEnd, (z_streamp a), (a)) \
  X(int, inflateInit2_, (z_streamp a, int b, const char* c, int d), (a, b, c, d))
// clang-format on

LATE_LIBRARY("libz.so.1", LATE_FUNCTIONS)
