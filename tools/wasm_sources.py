#!/usr/bin/env python3
"""Tells of which sources ronda.wasm is made: one line, another one as soon as a byte of them changes.

    wasm_sources.py [FILE]     prints it, or writes it into the file"""
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def folders():
    """The modules that are built without the program, and what is made of them."""
    listing = (ROOT / "CMakeLists.txt").read_text().split("if(RONDA_PROGRAM)")[0]
    return [ROOT / name for name in [*re.findall(r"^add_subdirectory\((\S+)\)", listing, re.M), "edge/c", "edge/wasm/small"]]


def digest():
    seen = hashlib.sha256()
    for path in sorted(path for folder in folders() for path in folder.rglob("*") if path.is_file()):
        seen.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return seen.hexdigest()


if __name__ == "__main__":
    if sys.argv[1:]:
        pathlib.Path(sys.argv[1]).write_text(digest() + "\n")
    else:
        print(digest())
