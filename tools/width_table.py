#!/usr/bin/env python3
"""Writes a C source with the one function of utf8proc that ronda uses, for targets for which Debian has no utf8proc.

    width_table.py OUT.c

The widths are asked of the library of the machine that builds, one code point after the other, so that columns line up alike
everywhere."""
import ctypes
import itertools
import pathlib
import sys

LAST_CODE_POINT = 0x10FFFF

LONGEST_RUN = 0x3FFF

HEAD = """#include <utf8proc.h>

/* Runs of characters of one width, one after the other: four times how many characters, and that width. Numbers as small
   as these pack twice as well as where the runs begin. */
static const unsigned short kRuns[] = {
"""
TAIL = """};

int utf8proc_charwidth(utf8proc_int32_t character) {
  const unsigned short* run = kRuns;
  const unsigned short* last = kRuns + sizeof kRuns / sizeof kRuns[0] - 1;
  for (; run != last && character >= *run / 4; ++run) character -= *run / 4;
  return *run % 4;
}
"""


def runs(widths):
    """How many characters have one width, and that width; a run that is too long is several."""
    for width, run in itertools.groupby(widths):
        left = len(list(run))
        while left > 0:
            yield min(left, LONGEST_RUN), width
            left -= LONGEST_RUN


def main():
    width = ctypes.CDLL("libutf8proc.so.2").utf8proc_charwidth
    rows = "".join(f"  {4 * count + found},\n" for count, found in runs(map(width, range(LAST_CODE_POINT + 1))))
    pathlib.Path(sys.argv[1]).write_text(HEAD + rows + TAIL)


if __name__ == "__main__":
    main()
