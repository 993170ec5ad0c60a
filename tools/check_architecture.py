#!/usr/bin/env python3
"""Fails when the pages that describe the modules do not name those the build has, in its order.

    check_architecture.py [FOLDER]

CMakeLists.txt adds src/ronda/MODULE in the order of the modules. docs/architecture.md has a table with a row for each, and
CONTRIBUTING.md the same order in one line of arrows."""
import pathlib
import re
import sys


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    built = re.findall(r"add_subdirectory\(src/ronda/(\w+)\)", (root / "CMakeLists.txt").read_text())
    described = re.findall(r"^\| `(\w+)` \|", (root / "docs/architecture.md").read_text(), re.M)
    arrows = re.search(r"^    (\w+(?: → \w+)+)$", (root / "CONTRIBUTING.md").read_text(), re.M)
    faults = []
    for page, modules in (("docs/architecture.md", described), ("CONTRIBUTING.md", arrows.group(1).split(" → ") if arrows else [])):
        if modules != built:
            faults.append(f"{page} names {' '.join(modules) or 'no modules'}; CMakeLists.txt has {' '.join(built)}")
    print("\n".join(faults) or f"{len(built)} modules, described as they are built")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
