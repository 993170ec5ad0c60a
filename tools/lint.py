#!/usr/bin/env python3
"""Runs a check over the sources a build folder compiles, and does not repeat it for what has not changed.

  lint.py tidy     BUILD    clang-tidy; a unity build goes much faster, as every header is looked at once a batch
  lint.py includes BUILD    each source compiled by itself, without output: it must include what it uses
  lint.py optionals BUILD   an optional that is read without asking, in the modules whose release build does not notice one
                            (cmake/RondaModule.cmake); tools/unasked_optionals.txt has those that an invariant asks for

A source that passed is not looked at again until it, a header of the project it includes, its command or the settings change.
What passed is remembered in BUILD/lint.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
UNASKED = ROOT / "tools/unasked_optionals.txt"
UNASKED_AT = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?:error|warning): unchecked access to optional", re.M)
WITHOUT_ASSERTIONS = re.compile(r"/src/ronda/(matching|pairing)/")
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.M)


class Contents:
    """Files, each read once, and what they include of the project."""

    def __init__(self):
        self.digests = {}
        self.includes = {}

    def load(self, path):
        if path in self.digests:
            return
        data = path.read_bytes()
        self.digests[path] = hashlib.sha256(data).digest()
        found = []
        for name in INCLUDE.findall(data):
            for folder in (ROOT / "src", ROOT / "tests", ROOT, path.parent):
                target = folder / os.fsdecode(name)
                if target.is_file():
                    found.append(target)
                    break
        self.includes[path] = found

    def key(self, path, extra):
        """A hash of the file, of all it includes, and of how it is looked at."""
        seen, waiting = set(), [path]
        while waiting:
            one = waiting.pop()
            if one in seen:
                continue
            seen.add(one)
            self.load(one)
            waiting += self.includes[one]
        total = hashlib.sha256(extra.encode())
        for one in sorted(seen):
            total.update(self.digests[one])
        return total.hexdigest()


def compiler_command(entry):
    """The compiler and its options, without ccache and without an output."""
    words = shlex.split(entry["command"])
    while os.path.basename(words[0]) == "ccache":
        words.pop(0)
    place = words.index("-o")
    del words[place:place + 2]
    return words


def command_of(check, entry, build):
    if check == "includes":
        return compiler_command(entry) + ["-fsyntax-only"]
    if check == "optionals":
        return ["clang-tidy-16", "-quiet", "-checks=-*,bugprone-unchecked-optional-access", "-extra-arg=-Wno-everything",
                "-p", str(build), entry["file"]]
    return ["clang-tidy", "-quiet", "-extra-arg=-Wno-unknown-warning-option", "-extra-arg=-Wno-unused-command-line-argument", "-p", str(build), entry["file"]]


def settings(check):
    if check == "includes":
        return ""
    if check == "optionals":
        return UNASKED.read_text()
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout
    return version + (ROOT / ".clang-tidy").read_text()


def known_unasked():
    """By file: how many lines read an optional that something else has made sure of."""
    lines = (line.split("#")[0].split() for line in UNASKED.read_text().splitlines())
    return {words[1]: int(words[0]) for words in lines if words}


def is_written_by_hand(entry, build):
    """Not data that the build turns into a source: of what lies in its folder only the batches of sources."""
    path = pathlib.Path(entry["file"])
    return "Unity" in path.parts or not path.is_relative_to(build)


def look(entry, command):
    result = subprocess.run(command, cwd=entry["directory"], capture_output=True, text=True)
    if command[0] == "clang-tidy-16":
        return unasked_beyond(known_unasked(), result.stdout)
    return None if result.returncode == 0 else result.stdout + result.stderr


def unasked_beyond(known, output):
    """The lines of files that have more of them than are known; none if no file has."""
    found = {}
    for match in UNASKED_AT.finditer(output):
        name = os.path.relpath(match["file"], ROOT)
        found.setdefault(name, set()).add(int(match["line"]))
    more = [f"{name}: {len(lines)} lines read an optional without asking, {known.get(name, 0)} are known: {sorted(lines)}"
            for name, lines in sorted(found.items()) if len(lines) > known.get(name, 0)]
    return "\n".join([*more, "ask first; where an invariant has asked, say so in tools/unasked_optionals.txt"]) if more else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=["tidy", "includes", "optionals"])
    parser.add_argument("build", type=pathlib.Path)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    passed = build / "lint" / arguments.check
    passed.mkdir(parents=True, exist_ok=True)
    sources = [entry for entry in json.loads((build / "compile_commands.json").read_text())
               if "/src/ronda/" in entry["file"] and is_written_by_hand(entry, build)
               and (arguments.check != "optionals" or WITHOUT_ASSERTIONS.search(entry["file"]))]
    contents, common, work = Contents(), settings(arguments.check), []
    for entry in sources:
        mark = passed / contents.key(pathlib.Path(entry["file"]), common + " ".join(compiler_command(entry)))
        if not mark.exists():
            work.append((entry, command_of(arguments.check, entry, build), mark))
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        futures = {pool.submit(look, entry, command): (entry, mark) for entry, command, mark in work}
        for done, future in enumerate(concurrent.futures.as_completed(futures), 1):
            entry, mark = futures[future]
            message = future.result()
            if message is None:
                mark.touch()
            else:
                failures += 1
                print(f"{entry['file']}:\n{message}", flush=True)
            print(f"{100 * done // len(work):3d}% {done} of {len(work)}", flush=True)
    print(f"{len(sources)} looked at, {len(sources) - len(work)} of them before, {failures} with findings")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
