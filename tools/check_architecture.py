#!/usr/bin/env python3
"""Fails when the pages that describe the house do not agree with it.

    check_architecture.py [FOLDER]

CMakeLists.txt adds src/ronda/MODULE in the order of the modules. docs/architecture.md has a table with a row for each, and
CONTRIBUTING.md the same order in one line of arrows.

What the way of a file to its boards names is there: `path/in/src/ronda.h` is a file, `space::Name` stands in a source of that
namespace or after a class of that name, and a `Name` alone somewhere.

The pages of src/ronda/pairing/*/README.md name every header of their folder."""
import pathlib
import re
import sys


def read(root, page):
    path = root / page
    return path.read_text() if path.exists() else ""


def faults_of_modules(root):
    built = re.findall(r"add_subdirectory\(src/ronda/(\w+)\)", read(root, "CMakeLists.txt"))
    described = re.findall(r"^\| `(\w+)` \|", read(root, "docs/architecture.md"), re.M)
    arrows = re.search(r"^    (\w+(?: → \w+)+)$", read(root, "CONTRIBUTING.md"), re.M)
    for page, modules in (("docs/architecture.md", described), ("CONTRIBUTING.md", arrows.group(1).split(" → ") if arrows else [])):
        if modules != built:
            yield f"{page} names {' '.join(modules) or 'no modules'}; CMakeLists.txt has {' '.join(built)}"


def is_there(sources, name):
    """Whether a name of a hop is that of a file or of something in the sources."""
    if "/" in name:
        return any(path.endswith("/" + name) for path in sources)
    space, _, own = name.rpartition("::")
    word = re.compile(rf"\b{own}\b")
    inside = re.compile(rf"\bnamespace ronda::{space}\b|\b{space}::{own}\b|\bclass {space}\b")
    return any(word.search(text) and (not space or inside.search(text)) for text in sources.values())


def faults_of_hops(root, sources):
    for hop in re.findall(r"^\d+\. .*$", read(root, "docs/architecture.md"), re.M):
        named = re.findall(r"`([\w/.:]+)`", "".join(re.findall(r"\(([^()]*)\)", hop)))
        yield from (f"docs/architecture.md: hop {hop.split('.')[0]} names {name}, which is not there" for name in named
                    if not is_there(sources, name))


def faults_of_readmes(root):
    for page in sorted(root.glob("src/ronda/pairing/*/README.md")):
        named = set(re.findall(r"`(\w+)`", page.read_text()))
        yield from (f"{page.relative_to(root)} does not name {header.stem}" for header in sorted(page.parent.glob("*.h"))
                    if header.stem not in named)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    sources = {str(path): path.read_text() for path in root.glob("src/ronda/**/*") if path.suffix in (".h", ".cc")}
    faults = [*faults_of_modules(root), *faults_of_hops(root, sources), *faults_of_readmes(root)]
    print("\n".join(faults) or "modules, hops and folders are described as they are")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
