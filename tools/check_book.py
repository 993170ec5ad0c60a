#!/usr/bin/env python3
"""Runs every command of docs/book.md, and fails if one does, or if `ronda systems --book` lists other ones.

    check_book.py --program build/ronda

The commands stand in the third column of the table, between backticks, and are run in the folder of the project."""
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


def listed():
    """By section: the command of the page."""
    lines = (ROOT / "docs/book.md").read_text(encoding="utf-8").splitlines()
    return {match["section"]: match["command"] for match in map(ROW.match, lines) if match}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    program = parser.parse_args().program.resolve()
    page = listed()
    printed = json.loads(subprocess.run([program, "systems", "--book", "--json"], check=True, capture_output=True).stdout)
    program_list = {entry["section"]: entry["command"] for entry in printed["book"]}
    faults = [f"{section}: the page and ronda systems --book differ"
              for section in sorted(page.keys() | program_list.keys())
              if page.get(section) != program_list.get(section)]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "ronda").symlink_to(program)
        environment = dict(os.environ, PATH=f"{folder}{os.pathsep}{os.environ['PATH']}")
        for section, command in page.items():
            done = subprocess.run(command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True)
            if done.returncode != 0 or not done.stdout:
                faults.append(f"{section}: {command}: exit code {done.returncode}\n{done.stderr}")
    print("\n".join(faults) if faults else f"{len(page)} commands of the book run")
    sys.exit(1 if faults or not page else 0)


if __name__ == "__main__":
    main()
