#!/usr/bin/env python3
"""Runs every command of a Markdown file and compares what it prints with what the file shows.

    check_readme.py --program build/ronda [--update] README.md

A block marked ```console holds commands, each after "$ ", and what they print under them; a line "..." stands for any number of
lines. The commands run in a copy of the examples, with build/ronda being the program given, so they may write files. Exempt is
only `./dev test`, which is what runs this check. With --update the file is rewritten to show what the commands print."""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXEMPT = {"./dev test"}


def commands_of(text):
    """(line number, command, lines shown under it) for every command."""
    commands, inside = [], False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            commands.append((number, line[2:].split("  #")[0].strip(), []))
        elif inside and commands:
            commands[-1][2].append(line)
    return commands


def trimmed(lines):
    """Without blank lines at the end, which only separate commands."""
    while lines and not lines[-1]:
        lines = lines[:-1]
    return lines


def matches(shown, printed):
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else re.escape(line) + r"\n" for line in shown)
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None


def updated(text, commands, outputs):
    """The text with what the commands printed under them, where no dots stand for it."""
    lines, result, skip = text.splitlines(), [], 0
    shown_under = {number: shown for number, _, shown in commands}
    for number, line in enumerate(lines, 1):
        if skip:
            skip -= 1
            continue
        result.append(line)
        shown = shown_under.get(number)
        if shown is None or number not in outputs or "..." in shown:
            continue
        skip = len(trimmed(shown))
        result += outputs[number]
    return "\n".join(result) + "\n"


def run(command, folder, program):
    environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(folder), "LANG": "C.UTF-8", "RONDA_PROGRAM": str(program)}
    result = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120,
                            check=False)
    return result.stdout.decode("utf-8", "replace").splitlines()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("file", type=pathlib.Path)
    options = parser.parse_args()
    text = options.file.read_text(encoding="utf-8")
    commands, outputs = commands_of(text), {}
    faults = [] if commands else [f"{options.file}: no command in it"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(ROOT / "examples", folder / "examples")
        shutil.copy(ROOT / "dev", folder / "dev")
        (folder / "build").mkdir()
        (folder / "build/ronda").symlink_to(options.program.resolve())
        for number, command, shown in commands:
            if command in EXEMPT:
                continue
            printed = outputs[number] = trimmed(run(command, folder, options.program.resolve()))
            if not matches(trimmed(shown), printed):
                faults += [f"{options.file}:{number}: {command}", "  shown:", *("    " + line for line in trimmed(shown)),
                           "  printed:", *("    " + line for line in printed)]
    if options.update and outputs:
        options.file.write_text(updated(text, commands, outputs), encoding="utf-8")
        faults = []
    print("\n".join(faults) or f"{len(commands)} commands do what {options.file.name} shows")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
