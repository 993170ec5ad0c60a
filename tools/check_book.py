#!/usr/bin/env python3
"""Runs every command of docs/book.md, and fails if one does, or if `ronda systems --book` lists other ones.

    check_book.py --program build/ronda

Those of the table stand in its third column; those below it in the list, one after the other, with FILE for a tournament. They are run
in a folder of their own, in which `examples` is that of the project, so that one may use what another wrote."""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\| (?P<section>\S+) \| (?P<what>.+?) \| `(?P<command>ronda .+?)` \|")
IN_LIST = re.compile(r"`(ronda [^`]+)`")
TOURNAMENT = "examples/club-open.trf"
# Games of the tournament that end 120 to 100, for standings --encounter-points.
POINTS = "round,tpn,for,against\n1,1,120,100\n"
ROUND_ROBIN = """012 Round robin
192 BERGER_ROUNDROBIN
001    1      Alpha, A                          2000                             2.0    1     4 w 1     2 b =     3 w =
001    2      Beta, B                           1980                             1.5    2     3 w =     1 w =     4 b =
001    3      Gamma, C                          1960                             1.5    2     2 b =     4 w =     1 b =
001    4      Delta, D                          1940                             1.0    4     1 b 0     3 b =     2 w =
"""


def page():
    """By section, the command of the table; and all of the list."""
    lines = (ROOT / "docs/book.md").read_text(encoding="utf-8").splitlines()
    table = {match["section"]: match["command"] for match in map(ROW.match, lines) if match}
    below = "\n".join(line for line in lines if line.startswith(("- **", "  ")))
    return table, [command.replace("FILE", TOURNAMENT) for command in IN_LIST.findall(below)]


def fault_of(command, folder, environment):
    """Why the command is none to name on the page; nothing if it does what it should."""
    done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode == 0 and (done.stdout or " -o " in command):
        return []
    return [f"{command}: exit code {done.returncode}\n{done.stderr}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    program = parser.parse_args().program.resolve()
    table, below = page()
    printed = json.loads(subprocess.run([program, "systems", "--book", "--json"], check=True, capture_output=True).stdout)
    program_list = {entry["section"]: entry["command"] for entry in printed["book"]}
    faults = [f"{section}: the page and ronda systems --book differ"
              for section in sorted(table.keys() | program_list.keys())
              if table.get(section) != program_list.get(section)]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "ronda").symlink_to(program)
        (folder / "examples").symlink_to(ROOT / "examples")
        (folder / "points.csv").write_text(POINTS, encoding="utf-8")
        (folder / "robin.trf").write_text(ROUND_ROBIN, encoding="utf-8")
        environment = dict(os.environ, PATH=f"{folder}{os.pathsep}{os.environ['PATH']}")
        for command in [*table.values(), *below]:
            faults += fault_of(command, folder, environment)
    print("\n".join(faults) if faults else f"{len(table) + len(below)} commands of the book run")
    sys.exit(1 if faults or not table or not below else 0)


if __name__ == "__main__":
    main()
