#!/usr/bin/env python3
"""Measures lists of players of growing length with build/bench/bench/players_bench.

    bench_players.py PROGRAM [FOLDER]

Each list is measured by a process of its own, so that its memory is its own; lists are made once and stay in FOLDER."""
import pathlib
import subprocess
import sys

COUNTS = (200_000, 500_000, 1_000_000, 1_700_000)


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "build/lists")
    folder.mkdir(parents=True, exist_ok=True)
    generator = pathlib.Path(__file__).with_name("generate_player_list.py")
    for count in COUNTS:
        path = folder / f"players-{count}.txt"
        if not path.exists():
            subprocess.run([sys.executable, generator, "--count", str(count), path], check=True)
        subprocess.run([program, path], check=True)


if __name__ == "__main__":
    main()
