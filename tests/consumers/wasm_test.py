#!/usr/bin/env python3
"""A sample of tournaments through ronda.wasm and through the program, byte for byte.

    wasm_test.py PROGRAM

Needs Node and a build/wasm of these very sources, which `./dev wasm` makes; otherwise the test is skipped (77), and says why."""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import wasm_sources  # noqa: E402

PACKAGE = ROOT / "build/wasm/package"
MADE_OF = ROOT / "build/wasm/sources"
SKIPPED = 77
EVERY = "40"  # so many files are left out for one that is tried


def main():
    if not shutil.which("node") or not (PACKAGE / "ronda.wasm").exists():
        print("no Node, or no ronda.wasm: ./dev wasm")
        return SKIPPED
    if not MADE_OF.exists() or MADE_OF.read_text().strip() != wasm_sources.digest():
        print("ronda.wasm is of other sources than these: ./dev wasm")
        return SKIPPED
    environment = dict(os.environ, RONDA_PROGRAM=sys.argv[1], RONDA_PACKAGE=str(PACKAGE / "ronda.mjs"))
    command = ["node", ROOT / "tests/consumers/node/same_bytes.mjs", "--sample", EVERY, "examples", "tests/golden", "tests/data"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
