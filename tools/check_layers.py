#!/usr/bin/env python3
"""Fails on an include between modules that the build does not declare.

The declared arrows are the DEPENDS of ronda_module() in src/ronda/*/CMakeLists.txt, followed transitively."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
depends = {}
for listing in root.glob("src/ronda/*/CMakeLists.txt"):
    for call in re.finditer(r"ronda_module\(\s*(\w+)([^)]*)\)", listing.read_text()):
        words = re.search(r"DEPENDS((?:\s+(?!LIBRARIES|SOURCES)\w+)+)", call.group(2))
        depends[call.group(1)] = words.group(1).split() if words else []


def reachable(module, seen=()):
    for other in depends.get(module, []):
        if other not in seen:
            seen = reachable(other, seen + (other,))
    return seen


faults = []
for source in sorted(root.glob("src/ronda/**/*")):
    if source.suffix not in (".h", ".cc"):
        continue
    module = source.relative_to(root / "src/ronda").parts[0]
    allowed = set(reachable(module)) | {module}
    for number, line in enumerate(source.read_text().splitlines(), 1):
        target = re.match(r'\s*#include "ronda/(\w+)/', line)
        if target and target.group(1) not in allowed:
            faults.append(f"{source}:{number}: {module} may not include {target.group(1)}; it declares {depends.get(module, 'nothing')}")
        elif re.match(r'\s*#include "', line) and not target:
            faults.append(f'{source}:{number}: include project headers as "ronda/module/header.h"')
print("\n".join(faults) or f"{len(depends)} modules, every include declared")
sys.exit(1 if faults else 0)
