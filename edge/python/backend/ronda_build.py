"""Builds the wheel without anything from outside: the modules, and libronda.so.0 beside them.

The library is the one RONDA_LIBRARY names, one that is built in this checkout already, or one that CMake builds now. A wheel is
the same to the byte when it is built again (SOURCE_DATE_EPOCH, as everywhere)."""
import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sysconfig
import tarfile
import tempfile
import time
import zipfile

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent
SONAME = "libronda.so.0"


def project():
    """Name, version and the like, from the few lines of pyproject.toml that are read."""
    text = (HERE / "pyproject.toml").read_text()
    return dict(re.findall(r'^([\w-]+) = "([^"]*)"$', text.split("[project]", 1)[1], re.M))


def newest_built():
    built = [path for path in ROOT.glob(f"build/*/{SONAME}") if "release" in path.parts or "package" in path.parts]
    return max(built, key=lambda path: path.stat().st_mtime, default=None)


def build_library(folder):
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_UNITY_BUILD=ON", "-DRONDA_TESTS=OFF", "-DRONDA_PROGRAM=OFF"]
    subprocess.run(["cmake", "-S", ROOT, "-B", folder, *options], check=True)
    subprocess.run(["cmake", "--build", folder, "--target", "libronda", "--parallel"], check=True)
    return pathlib.Path(folder) / SONAME


def library(folder):
    named = os.environ.get("RONDA_LIBRARY")
    return pathlib.Path(named) if named else newest_built() or build_library(folder)


def tag():
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"py3-none-{platform}"


def metadata():
    about = project()
    return (f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\nSummary: {about['description']}\n"
            f"Requires-Python: {about['requires-python']}\nDescription-Content-Type: text/markdown\n\n"
            + (HERE / "README.md").read_text())


def modules():
    return sorted(path for path in (HERE / "ronda").iterdir() if path.suffix == ".py" or path.name == "py.typed")


class Wheel:
    """A zip with a record of all that is in it."""

    def __init__(self, path):
        self.zip = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED)
        self.record = []
        self.time = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", "315532800")), 315532800))[:6]

    def add(self, name, content, mode=0o644):
        info = zipfile.ZipInfo(name, self.time)
        info.external_attr = (0o100000 | mode) << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        self.zip.writestr(info, content)
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        self.record.append(f"{name},sha256={digest},{len(content)}\n")

    def finish(self, info):
        name = f"{info}/RECORD"
        self.add(name, ("".join(self.record) + f"{name},,\n").encode())
        self.zip.close()


def write_wheel(directory, files):
    about = project()
    info = f"{about['name']}-{about['version']}.dist-info"
    name = f"{about['name']}-{about['version']}-{tag()}.whl"
    wheel = Wheel(pathlib.Path(directory) / name)
    for inside, content, mode in files:
        wheel.add(inside, content, mode)
    wheel.add(f"{info}/METADATA", metadata().encode())
    wheel.add(f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: ronda_build\nRoot-Is-Purelib: false\nTag: {tag()}\n".encode())
    wheel.finish(info)
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = [(f"ronda/{path.name}", path.read_bytes(), 0o644) for path in modules()]
    with tempfile.TemporaryDirectory() as folder:
        files.append((f"ronda/{SONAME}", library(folder).read_bytes(), 0o755))
    return write_wheel(wheel_directory, files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """The modules where they are; the library is found by RONDA_LIBRARY or in the system."""
    return write_wheel(wheel_directory, [("ronda.pth", f"{HERE}\n".encode(), 0o644)])


def build_sdist(sdist_directory, config_settings=None):
    about = project()
    base = f"{about['name']}-{about['version']}"
    name = f"{base}.tar.gz"
    with tarfile.open(pathlib.Path(sdist_directory) / name, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path in [*modules(), HERE / "pyproject.toml", HERE / "README.md", *sorted((HERE / "backend").glob("*.py"))]:
            archive.add(path, f"{base}/{path.relative_to(HERE)}")
        with tempfile.NamedTemporaryFile("w", suffix="PKG-INFO") as info:
            info.write(metadata())
            info.flush()
            archive.add(info.name, f"{base}/PKG-INFO")
    return name
