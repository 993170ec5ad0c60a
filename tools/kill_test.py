#!/usr/bin/env python3
"""Kills a program that writes to a desk file, again and again, and fails when something it had answered for is lost.

    kill_test.py --program build/release/tests/store_writer [--kills N] [--seed S] [--folder FOLDER]

The program (tests/unit/store/store_writer.cc) prints a line for every addition that was answered. It is killed with SIGKILL
at a random moment, also while it opens or makes the file, and started again with the last line it had printed: it looks
whether that act and all before it are there, once, in a chain without a break, and no addition by half. Every 100 kills a new
file is begun."""
import argparse
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

KILLS_OF_A_FILE = 100


def last_head(lines):
    """Of the last line that was printed whole: what must be there from now on."""
    heads = [line.split()[1:] for line in lines if line.startswith(("stored ", "found ")) and len(line.split()) == 3]
    return heads[-1] if heads and heads[-1][0] != "0" else None


def run_and_kill(command, chance):
    """The lines of one run: killed while it opens the file, or a moment after the first that it answered for. Raises if the
    program found a fault or ended by itself."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    output = ""
    if chance.random() < 0.7:
        while not output.endswith("\n") or "stored" not in output and "FAULT" not in output:
            line = process.stdout.readline()
            if not line:
                break
            output += line
        time.sleep(chance.uniform(0, 0.06))
    else:
        time.sleep(chance.uniform(0, 0.05))
    ended = process.poll()
    process.send_signal(signal.SIGKILL)
    output += process.communicate()[0]
    if ended is not None or "FAULT" in output:
        raise SystemExit(f"{' '.join(command)} ended by itself ({ended}) or found a fault:\n{output}")
    # The last line may be cut; it was not answered then.
    return output.split("\n")[:-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="where the files are made; a temporary folder unless told otherwise")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    acts = opening = 0
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        answered = None
        for kill in range(options.kills):
            if kill % KILLS_OF_A_FILE == 0:
                answered = None
            path = pathlib.Path(folder) / f"{kill // KILLS_OF_A_FILE}.desk"
            lines = run_and_kill([options.program, str(path), *(answered or [])], chance)
            head = last_head(lines)
            opening += not lines
            if head:
                acts += int(head[0]) - (int(answered[0]) if answered else 0)
                answered = head
    print(f"{options.kills} kills, {opening} of them while the file was being opened; {acts} acts answered, "
          "none lost, doubled or half written")
    if acts == 0:
        sys.exit("nothing was written")


if __name__ == "__main__":
    main()
