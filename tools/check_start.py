#!/usr/bin/env python3
"""Fails on a program that has the loader prepare more than the C library whenever it starts.

    check_start.py PROGRAM

A library that is named here is loaded by every command. Where one is called by code that is new, what is called of it is added to
its list in src/start, so that it is loaded when it is used."""
import re
import subprocess
import sys

AT_HAND = ("libc.so", "libm.so", "ld-linux")


def main():
    program = sys.argv[1]
    dynamic = subprocess.run(["readelf", "--wide", "--dynamic", program], capture_output=True, text=True, check=True).stdout
    needed = re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic)
    beyond = [library for library in needed if not library.startswith(AT_HAND)]
    print(f"{program} needs {', '.join(beyond)} to start; see src/start" if beyond else f"{program} needs the C library alone")
    sys.exit(1 if beyond else 0)


if __name__ == "__main__":
    main()
