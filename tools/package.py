#!/usr/bin/env python3
"""Makes what people install: Debian packages and a program for any Linux, in build/packages.

    package.py debian     ronda, libronda0, libronda-dev, python3-ronda; then lintian, which must find nothing
    package.py static     one file that needs nothing of the system it runs on
    package.py try        the packages in a bare Debian, with the consumers of tests/consumers (root, debootstrap)
    package.py reproduce  everything built twice, in two places: the same bytes

The sources are the files that git knows, as they are now."""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "build/packages"


def run(*command, **keywords):
    subprocess.run([str(word) for word in command], check=True, **keywords)


def listed(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def when():
    """The time of the last change: what is built says this time and no other."""
    return os.environ.get("SOURCE_DATE_EPOCH") or listed("git", "log", "-1", "--format=%ct").strip()


def environment():
    return {**os.environ, "SOURCE_DATE_EPOCH": when()}


def copy_sources(folder):
    shutil.rmtree(folder, ignore_errors=True)
    for name in listed("git", "ls-files", "-co", "--exclude-standard").splitlines():
        if (ROOT / name).is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


def version():
    return (ROOT / "packaging/debian/changelog").read_text().split("(", 1)[1].split("-", 1)[0]


def brought(package):
    """What a package depends on or recommends, by name."""
    fields = listed("dpkg-deb", "-f", str(package), "Depends", "Recommends")
    return set(re.findall(r"[a-z0-9][a-z0-9.+-]+(?= \(|,|$|\n)", fields))


def check_late_libraries(package):
    """Libraries that the program loads by name are in no list of the linker: the package names them itself."""
    sources = [path for folder in ("src/start", "src/ronda/store", "src/ronda/paper") for path in (ROOT / folder).rglob("*.cc")]
    files = sorted({name for path in sources for name in re.findall(r'"(lib[\w.-]+\.so\.\d+)"', path.read_text())})
    owners = {name: listed("dpkg-query", "-S", f"*/{name}").split(":", 1)[0] for name in files}
    missing = [f"{name} ({owner})" for name, owner in owners.items() if owner not in brought(package)]
    if missing or not files:
        sys.exit(f"{package.name} brings no {', '.join(missing) or 'library of those the program loads'}: packaging/debian/control")


def debian():
    folder = WORK / f"ronda-{version()}"
    copy_sources(folder)
    shutil.copytree(folder / "packaging/debian", folder / "debian")
    run("tar", "-C", WORK, "-caf", WORK / f"ronda_{version()}.orig.tar.xz", "--exclude=debian", "--sort=name", "--owner=0", "--group=0",
        f"--mtime=@{when()}", folder.name)
    run("dpkg-buildpackage", "-us", "-uc", "-b", cwd=folder, env=environment())
    packages = sorted(WORK.glob("*.deb"))
    check_late_libraries(next(WORK.glob("ronda_*.deb")))
    run("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", *packages)
    print("\n".join(str(package.relative_to(ROOT)) for package in packages))


def expect_refusal(program, code, *arguments):
    """What such a program cannot do it says, instead of loading a library of the system, which would end it."""
    done = subprocess.run([str(word) for word in (program, *arguments)], capture_output=True, text=True, timeout=60)
    if done.returncode not in (3, 5) or f"error[{code}]" not in done.stderr:
        sys.exit(f"{program.name} {arguments[0]} ended with {done.returncode} instead of {code}:\n{done.stderr}")


def static():
    folder = ROOT / "build/static"
    run("cmake", "--preset", "static", cwd=ROOT, env=environment())
    run("cmake", "--build", folder, "--target", "ronda", env=environment())
    WORK.mkdir(parents=True, exist_ok=True)
    target = WORK / f"ronda-{version()}-linux-{os.uname().machine}"
    shutil.copy2(folder / "ronda", target)
    run("strip", target)
    needed = subprocess.run(["readelf", "-d", target], capture_output=True, text=True, check=True).stdout
    if "NEEDED" in needed:
        sys.exit(f"{target} needs libraries of the system:\n{needed}")
    run(target, "pair", ROOT / "examples/club-open.trf")
    expect_refusal(target, "print-library", "print", "standings", ROOT / "examples/club-open.trf", "-o", WORK / "refused.pdf")
    expect_refusal(target, "store-unreachable", "serve", "--postgres", "host=localhost dbname=ronda")
    print(target.relative_to(ROOT))


def try_packages():
    bare = WORK / "bare"
    if not (bare / "usr").is_dir():
        run("debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", bare)
    inside = "opt/ronda"
    target = bare / inside
    shutil.rmtree(target, ignore_errors=True)
    for name in ("examples", "tests/consumers"):
        shutil.copytree(ROOT / name, target / name)
    for package in WORK.glob("*.deb"):
        shutil.copy2(package, target)
    script = """set -e
cd "$0"
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends ./*.deb gcc libc6-dev pkg-config cmake make
ronda pair examples/club-open.trf --format json > expected
cc -std=c99 -Wall -Werror tests/consumers/c/pair.c -o pair $(pkg-config --cflags --libs ronda)
./pair examples/club-open.trf | cmp - expected
cmake -S tests/consumers/cmake -B made && cmake --build made
made/pair examples/club-open.trf | cmp - expected
python3 -c 'import json, ronda; assert ronda.read("examples/club-open.trf").pair() == json.load(open("expected"))'
echo "the packages work in a bare Debian"
"""
    run("chroot", bare, "sh", "-c", script, f"/{inside}")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def build_once(folder):
    """The program, the library and the wheel, built in a folder without anything remembered from before."""
    copy_sources(folder)
    options = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_UNITY_BUILD=ON", "-DRONDA_TESTS=OFF", "-DCCACHE=CCACHE-NOTFOUND"]
    run("cmake", "-S", folder, "-B", folder / "build/release", *options, env=environment(), stdout=subprocess.DEVNULL)
    run("cmake", "--build", folder / "build/release", "--target", "ronda", "ronda_shown", "libronda", env=environment())
    run(sys.executable, "-c", "import ronda_build, sys; ronda_build.build_wheel(sys.argv[1])", folder, cwd=folder / "edge/python/backend",
        env={**environment(), "PYTHONPATH": ".", "RONDA_LIBRARY": str(folder / "build/release/libronda.so.0")})
    made = [folder / "build/release/ronda", folder / "build/release/libronda.so.0", *folder.glob("*.whl"),
            *sorted((folder / "build/release/shown").rglob("*.1"))]
    return {path.name: digest(path) for path in made}


def reproduce():
    first, second = build_once(WORK / "one"), build_once(WORK / "another place/two")
    different = [name for name in first if first[name] != second.get(name)]
    if different:
        sys.exit(f"built twice, {', '.join(different)} differ")
    print(f"built twice, {len(first)} files, the same bytes")


if __name__ == "__main__":
    verbs = {"debian": debian, "static": static, "try": try_packages, "reproduce": reproduce}
    if sys.argv[1:2] == [] or sys.argv[1] not in verbs:
        sys.exit(__doc__)
    verbs[sys.argv[1]]()
