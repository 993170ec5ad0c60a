#!/usr/bin/env python3
"""Fails on an include that the build does not declare, on an arrow nobody uses, on a judge who knows the engine, and on algorithms
that clang 14 refuses.

    check_layers.py [FOLDER]

The arrows between modules are the DEPENDS of ronda_module() in the CMakeLists.txt of src/ronda/* and edge/*, followed transitively; they must not
run in a circle, and a module includes something of each module it names. A third-party header may be included only by the
module that names its library, and a library is named by one module only, or by the two of FOR_TWO; fmt and tl::expected, which base
names, are for all.

A judge of the tests (the sources in tests/judge and tests/procedure that are no tests, and the headers they include) knows the
base and the model, and nothing of the code it judges; nor do the sources behind those headers.

The fuzz targets are built by Debian's clang 14, which cannot compile the algorithms of this library that return a range, nor its views."""
import pathlib
import re
import sys

FOR_ALL = {"fmt::fmt", "tl::expected"}
FOR_TWO = {  # desks and lists are different files of the same kind; pages go out packed, and lists come in packed; widths and accents
    "SQLiteCpp": ("players", "store"),
    "ZLIB::ZLIB": ("players", "web"),
    "utf8proc": ("base", "players"),
}
RETURNS_A_RANGE = re.compile(
    r"\bstd::ranges::(equal_range|find_end|partition|remove|remove_if|rotate|search|search_n|stable_partition|unique)\(")
VIEW = re.compile(r"\bstd::(?:ranges::)?views::(\w+)")
LIBRARY_OF = {  # first folder of an include: the library it comes from
    "fmt": "fmt::fmt",
    "tl": "tl::expected",
    "CLI": "CLI11::CLI11",
    "utf8proc.h": "utf8proc",
    "sodium.h": "sodium",
    "SQLiteCpp": "SQLiteCpp",
    "sqlite3.h": "SQLite::SQLite3",
    "pqxx": "pqxx",
    "libpq-fe.h": "pqxx",
    "nlohmann": "nlohmann_json::nlohmann_json",
    "boost": "Boost::headers",
    "openssl": "OpenSSL::SSL",
    "zlib.h": "ZLIB::ZLIB",
    "spdlog": "spdlog::spdlog",
    "qrcodegen": "qrcodegencpp",
    "cairo": "pango_headers",
    "pango": "pango_headers",
}

FOR_JUDGES = ("base", "model")


def words_after(keyword, arguments):
    found = re.search(rf"\b{keyword}\s+((?:(?!SOURCES|DEPENDS|LIBRARIES)\S+\s*)+)", arguments)
    return found.group(1).split() if found else []


def read_modules(root):
    """By module: what it depends on and which libraries it names."""
    modules = {}
    for listing in [*sorted(root.glob("src/ronda/*/CMakeLists.txt")), *sorted(root.glob("edge/*/CMakeLists.txt"))]:
        for call in re.finditer(r"ronda_module\(\s*(\w+)([^)]*)\)", listing.read_text()):
            modules[call.group(1)] = (words_after("DEPENDS", call.group(2)), words_after("LIBRARIES", call.group(2)))
    return modules


def reachable(modules, module):
    seen, open_ends = set(), [module]
    while open_ends:
        for other in modules.get(open_ends.pop(), ([], []))[0]:
            if other not in seen:
                seen.add(other)
                open_ends.append(other)
    return seen


def faults_of_build(modules):
    faults = [f"{module} depends on itself in a circle" for module in modules if module in reachable(modules, module)]
    owners = {}
    for module, (_, libraries) in modules.items():
        for library in libraries:
            owners.setdefault(library, []).append(module)
    faults += [f"{library} is named by {' and '.join(names)}; one module owns a library" for library, names in owners.items()
               if len(names) > 1 and tuple(sorted(names)) != FOR_TWO.get(library)]
    return faults


def fault_of_include(modules, module, line):
    """What is wrong with a line of a source, if anything."""
    own = re.match(r'\s*#\s*include "(edge/c/|ronda/(\w+)/)?', line)
    if own and own.group(1) == "edge/c/" and module == "capi":
        return None
    if own and not own.group(2):
        return 'include project headers as "ronda/module/header.h"'
    if own and own.group(2) != module and own.group(2) not in reachable(modules, module):
        return f"{module} may not include {own.group(2)}; it declares {' '.join(modules.get(module, ([], []))[0]) or 'nothing'}"
    foreign = re.match(r"\s*#\s*include <([\w.]+)[/>]", line)
    library = LIBRARY_OF.get(foreign.group(1)) if foreign else None
    if library and library not in FOR_ALL and library not in modules.get(module, ([], []))[1]:
        return f"{module} may not use {library}; it does not name it"
    return None


def unused_arrows(modules, used):
    """Modules that are named and of which nothing is included."""
    return [f"{module} declares {other} and includes nothing of it" for module, (depends, _) in modules.items() for other in depends
            if other not in used.get(module, set())]


def includes_of(source):
    return re.findall(r'^\s*#\s*include "([^"]+)"', source.read_text(), re.M) if source.exists() else []


def faults_of_judges(root):
    """Includes of the engine in judges, also through headers of the tests."""
    faults, seen = [], set()
    open_ends = [source for folder in ("judge", "procedure") for source in sorted(root.glob(f"tests/{folder}/*"))
                 if source.suffix in (".h", ".cc") and not source.stem.endswith("_test")]
    while open_ends:
        source = open_ends.pop(0)
        for name in includes_of(source):
            module = re.match(r"ronda/(\w+)/", name)
            if module and module.group(1) not in FOR_JUDGES:
                faults.append(f"{source}: a judge may not include {name}; it knows {' and '.join(FOR_JUDGES)} only")
            elif not module and root / "tests" / name not in seen:
                header = root / "tests" / name
                seen.add(header)
                open_ends += [header, header.with_suffix(".cc")]
    return sorted(set(faults))


def refused_by_clang(line):
    """Why a line does not compile there, or None."""
    view = VIEW.search(line)
    if view:
        return f"clang 14 refuses std::views::{view.group(1)}; write a loop"
    found = RETURNS_A_RANGE.search(line)
    return f"clang 14 refuses std::ranges::{found.group(1)}; take std::{found.group(1)}" if found else None


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    modules = read_modules(root)
    faults = faults_of_build(modules)
    used = {}
    for source in [*sorted(root.glob("src/ronda/**/*")), *sorted(root.glob("edge/c/*"))]:
        if source.suffix not in (".h", ".cc"):
            continue
        module = "capi" if (root / "edge/c") in source.parents else source.relative_to(root / "src/ronda").parts[0]
        for number, line in enumerate(source.read_text().splitlines(), 1):
            fault = fault_of_include(modules, module, line) or refused_by_clang(line)
            for other in re.findall(r'^\s*#\s*include "ronda/(\w+)/', line):
                used.setdefault(module, set()).add(other)
            if fault:
                faults.append(f"{source}:{number}: {fault}")
    faults += unused_arrows(modules, used) + faults_of_judges(root)
    print("\n".join(faults) or f"{len(modules)} modules, every include declared, every arrow used")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
