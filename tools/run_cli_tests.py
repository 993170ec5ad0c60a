#!/usr/bin/env python3
"""Runs scripts that say what a command must print and how it must end.

    run_cli_tests.py --program build/ronda tests/cli/*.test

A script is a list of steps, run in order in an empty folder of its own. Above each run stands a comment that says what it shows:

    # a file that is as it should be
    file open.trf               makes a file of the lines up to ----
    012 Club Open
    ----
    run ronda validate open.trf a shell command; ronda is the program under test
    exit 3                      its exit code, 0 if not given
    stdin                       what it reads; nothing if not given
    ----
    stdout                      what it must print, to the letter; nothing if not given
    ----
    stderr                      the same for standard error
    ----

`stdout contains` wants every line to occur somewhere in the output, in this order; `stdout any` takes everything. $ROOT is the
project's folder. With --update the scripts are rewritten to what the program does; look at the difference before you keep it."""
import argparse
import difflib
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
END = "----"


class Step:
    """One line of a script that is a keyword, with the block under it where it has one."""

    def __init__(self, line, number):
        self.keyword, _, self.argument = line.partition(" ")
        self.number = number
        self.block = None


def parse(path):
    """The script as steps and as plain lines (comments, blanks) in between, which --update keeps."""
    items, block, owner = [], None, None
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if block is not None:
            if line == END:
                owner.block, block = block, None
            else:
                block.append(line)
        elif not line or line.startswith("#"):
            items.append(line)
        else:
            step = Step(line, number)
            if step.keyword not in ("file", "run", "exit", "stdin", "stdout", "stderr"):
                sys.exit(f"{path}:{number}: '{step.keyword}' is not a keyword")
            items.append(step)
            if step.keyword in ("file", "stdin", "stdout", "stderr") and step.argument != "any":
                block, owner = [], step
    if block is not None:
        sys.exit(f"{path}:{owner.number}: the block of '{owner.keyword}' has no {END}")
    return items


def runs_of(items):
    """Files to make and commands to run, each command with the steps that say what is expected of it."""
    run = None
    for item in items:
        if isinstance(item, str):
            continue
        if item.keyword in ("file", "run"):
            if run:
                yield run
            run = {"file" if item.keyword == "file" else "run": item}
        elif run and "run" in run and item.keyword not in run:
            run[item.keyword] = item
        else:
            sys.exit(f"line {item.number}: '{item.keyword}' does not follow a run, or follows it twice")
    if run:
        yield run


def uncommented(items):
    """The runs with no comment of their own: none since the run before."""
    said = False
    for item in items:
        if isinstance(item, str):
            said = said or item.startswith("#")
        elif item.keyword == "run":
            if not said:
                yield item
            said = False


def text_of(step):
    return "".join(line + "\n" for line in step.block) if step and step.block else ""


def agrees(step, actual):
    if step and step.argument == "any":
        return True
    if step and step.argument == "contains":
        at = 0
        for line in step.block:
            found = actual.find(line, at)
            if found < 0:
                return False
            at = found + len(line)
        return True
    return actual == text_of(step)


def difference(name, step, actual):
    kind = "to contain, in this order" if step and step.argument == "contains" else "to be"
    lines = difflib.unified_diff(text_of(step).splitlines(), actual.splitlines(), "expected", "found", lineterm="", n=99)
    return [f"  {name} was expected {kind}:"] + ["    " + line for line in list(lines)[3:]]


def execute(run, folder, program):
    environment = {
        "PATH": f"{folder}/.bin:/usr/local/bin:/usr/bin:/bin",
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "ROOT": str(ROOT),
        "RONDA_PROGRAM": str(program),
        **{name: value for name, value in os.environ.items() if name == "LSAN_OPTIONS"},  # of the sanitized program
    }
    return subprocess.run(["bash", "-c", run["run"].argument], cwd=folder, env=environment, input=text_of(run.get("stdin")).encode(),
                          capture_output=True, timeout=120)


def check(run, result):
    """What differs from what the script says, as lines to print."""
    faults = []
    expected_exit = int(run["exit"].argument) if "exit" in run else 0
    if result.returncode != expected_exit:
        faults.append(f"  exit code was expected to be {expected_exit}, not {result.returncode}")
    for name in ("stdout", "stderr"):
        actual = getattr(result, name).decode("utf-8", "replace")
        if not agrees(run.get(name), actual):
            faults += difference(name, run.get(name), actual)
    return faults


def update(items, results):
    """The script with the expectations replaced by what happened; `contains` and `any` stay as they are."""
    lines, index = [], 0
    while index < len(items):
        item = items[index]
        index += 1
        if isinstance(item, str):
            lines.append(item)
            continue
        lines.append(item.keyword + (" " + item.argument if item.argument else ""))
        if item.block is not None:
            lines += item.block + [END]
        if item.keyword != "run":
            continue
        given = {}
        while index < len(items) and not isinstance(items[index], str) and items[index].keyword not in ("file", "run"):
            given[items[index].keyword] = items[index]
            index += 1
        result = results[item.number]
        if result.returncode:
            lines.append(f"exit {result.returncode}")
        for name in ("stdin", "stdout", "stderr"):
            step = given.get(name)
            if step and (step.argument or name == "stdin"):
                lines.append(name + (" " + step.argument if step.argument else ""))
                lines += step.block + [END] if step.block is not None else []
            elif name != "stdin" and getattr(result, name):
                lines += [name] + getattr(result, name).decode("utf-8", "replace").removesuffix("\n").split("\n") + [END]
    return "\n".join(lines)


def run_script(path, program, rewrite):
    items = parse(path)
    silent = [f"{path}:{step.number}: {step.argument}\n  a comment above it must say what it shows" for step in uncommented(items)]
    faults, results, count = list(silent), {}, 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / ".bin").mkdir()
        (folder / ".bin/ronda").symlink_to(program)
        for run in runs_of(items):
            if "file" in run:
                target = folder / run["file"].argument
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(text_of(run["file"]).encode())
                continue
            count += 1
            result = results[run["run"].number] = execute(run, folder, program)
            wrong = check(run, result)
            if wrong:
                faults += [f"{path}:{run['run'].number}: {run['run'].argument}"] + wrong
    if rewrite:
        path.write_text(update(items, results), encoding="utf-8")
        return silent
    if not count:
        faults.append(f"{path}: no command in it")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("scripts", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    program = options.program.resolve()
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} is not a program")
    faults = [line for script in options.scripts for line in run_script(script, program, options.update)]
    print("\n".join(faults) or f"{len(options.scripts)} scripts agree")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
