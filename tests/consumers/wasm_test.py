#!/usr/bin/env python3
"""A sample of tournaments through ronda.wasm and through the program, byte for byte.

    wasm_test.py PROGRAM

Needs Node and a build/wasm that is as new as the sources, which `./dev wasm` makes; otherwise the test is skipped (77)."""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "build/wasm/package"
SKIPPED = 77
EVERY = "40"  # so many files are left out for one that is tried


def newest_source():
    folders = [ROOT / "src/ronda" / name for name in ("base", "model", "pairing", "formats", "service", "sheets", "answer")]
    return max(path.stat().st_mtime for folder in [*folders, ROOT / "edge/c"] for path in folder.rglob("*.[hc]*"))


def main():
    if not shutil.which("node") or not (PACKAGE / "ronda.wasm").exists():
        print("no Node, or no ronda.wasm: ./dev wasm")
        return SKIPPED
    if newest_source() > (PACKAGE / "ronda.wasm").stat().st_mtime:
        print("ronda.wasm is older than the sources: ./dev wasm")
        return SKIPPED
    environment = dict(os.environ, RONDA_PROGRAM=sys.argv[1], RONDA_PACKAGE=str(PACKAGE / "ronda.mjs"))
    command = ["node", ROOT / "tests/consumers/node/same_bytes.mjs", "--sample", EVERY, "examples", "tests/golden", "tests/data"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
