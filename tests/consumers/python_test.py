#!/usr/bin/env python3
"""`pip install edge/python` without a network into a fresh environment, and the tests of the package in it.

    python_test.py --library LIBRONDA --program RONDA"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--library", required=True)
    parser.add_argument("--program", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "RONDA_LIBRARY")}
        python = f"{folder}/venv/bin/python"
        subprocess.run([sys.executable, "-m", "venv", f"{folder}/venv"], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ROOT / "edge/python"], check=True,
                       env={**environment, "PIP_NO_INDEX": "1", "RONDA_LIBRARY": options.library})
        # The package that was installed, not the checkout: the tests alone are taken from there.
        tests = ROOT / "edge/python/tests"
        done = subprocess.run([python, "-I", "-B", "-m", "unittest", "discover", "-s", tests, "-t", tests],
                              cwd=folder, env={**environment, "RONDA_PROGRAM": options.program})
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
