#!/usr/bin/env python3
"""Fails on a program that is not built hardened.

    check_hardening.py PROGRAM [--guarded]

It must be position independent, have its tables resolved and read-only before it starts (full RELRO), and no stack that can be run.
With --guarded it must also watch its stack frames, as a program that faces the network does."""
import subprocess
import sys


def readelf(option, program):
    return subprocess.run(["readelf", "--wide", option, program], capture_output=True, text=True, check=True).stdout


def faults_of(program, guarded):
    header, segments = readelf("--file-header", program), readelf("--program-headers", program)
    dynamic, symbols = readelf("--dynamic", program), readelf("--dyn-syms", program)
    stack = next((line for line in segments.splitlines() if "GNU_STACK" in line), "RWE")
    faults = []
    if "DYN (Position-Independent Executable file)" not in header and "DYN (Shared object file)" not in header:
        faults.append("is not position independent")
    if "GNU_RELRO" not in segments:
        faults.append("has tables that stay writable (no RELRO)")
    if "BIND_NOW" not in dynamic and "NOW" not in dynamic.split("FLAGS_1", 1)[-1].split("\n")[0]:
        faults.append("resolves symbols while it runs (RELRO is not full)")
    if "E" in stack.split("0x")[-2]:
        faults.append("has a stack that can be run")
    if guarded and "__stack_chk_fail" not in symbols:
        faults.append("does not watch its stack frames")
    return faults


def main():
    program, guarded = sys.argv[1], "--guarded" in sys.argv[2:]
    faults = faults_of(program, guarded)
    print("\n".join(f"{program} {fault}" for fault in faults) or f"{program} is hardened")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
