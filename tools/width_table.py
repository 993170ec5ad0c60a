#!/usr/bin/env python3
"""Writes a C source with the one function of utf8proc that ronda uses, for targets for which Debian has no utf8proc.

    width_table.py OUT.c

The widths are asked of the library of the machine that builds, one code point after the other, so that columns line up alike
everywhere."""
import ctypes
import pathlib
import sys

LAST_CODE_POINT = 0x10FFFF

HEAD = """#include <utf8proc.h>

/* Where a run of characters of one width begins, and that width. */
static const struct { utf8proc_int32_t first; unsigned char width; } kRuns[] = {
"""
TAIL = """};

int utf8proc_charwidth(utf8proc_int32_t character) {
  int low = 0;
  int high = (int)(sizeof kRuns / sizeof kRuns[0]);
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    if (kRuns[middle].first <= character) low = middle; else high = middle;
  }
  return kRuns[low].width;
}
"""


def runs(width):
    last = None
    for code_point in range(LAST_CODE_POINT + 1):
        if (found := width(code_point)) != last:
            yield code_point, found
            last = found


def main():
    width = ctypes.CDLL("libutf8proc.so.2").utf8proc_charwidth
    rows = "".join(f"  {{0x{first:X}, {found}}},\n" for first, found in runs(width))
    pathlib.Path(sys.argv[1]).write_text(HEAD + rows + TAIL)


if __name__ == "__main__":
    main()
