#!/usr/bin/env python3
"""Other people's programs with an installed ronda: CMake, pkg-config, C and C++, faults, the exported symbols, the examples of
docs/library.md. Everything is installed into a folder of its own, which is gone afterwards.

    consumers_test.py --build FOLDER --program RONDA [TEST...]"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "tests/consumers"
CLUB = "examples/club-open.trf"
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
options = None


def run(*command, **keywords):
    done = subprocess.run([str(word) for word in command], cwd=keywords.pop("cwd", ROOT), capture_output=True, text=True, **keywords)
    if done.returncode:
        raise AssertionError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def examples(language):
    """The examples of a language in docs/library.md that are whole programs: those whose first line is a comment with a name."""
    text = (ROOT / "docs/library.md").read_text()
    blocks = re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)
    return [block for block in blocks if re.match(r"(/\*|#|//) manager", block)]


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.prefix = cls.folder / "usr"
        run("cmake", "--install", options.build, "--prefix", cls.prefix)
        cls.lib = next(cls.prefix.rglob("libronda.so.0")).parent
        cls.environment = {**os.environ, "LD_LIBRARY_PATH": str(cls.lib), "PKG_CONFIG_PATH": str(cls.lib / "pkgconfig"),
                           "PKG_CONFIG_SYSTEM_INCLUDE_PATH": "/none"}

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def flags(self):
        # The file says where it was to be installed; a folder of a test is elsewhere.
        return run("pkg-config", f"--define-variable=prefix={self.prefix}", "--cflags", "--libs", "ronda", env=self.environment).split()

    def compiled(self, source, compiler, name):
        program = self.folder / name
        run(*compiler, *STRICT, source, "-o", program, *self.flags(), env=self.environment)
        return program

    def expect_the_bytes_of_the_program(self, consumer):
        self.assertEqual(run(consumer, CLUB, env=self.environment), run(options.program, "pair", CLUB, "--format", "json"))


class Compilers(Installed):
    def test_cmake_finds_the_package(self):
        build = self.folder / "cmake"
        run("cmake", "-S", HERE / "cmake", "-B", build, "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", build)
        self.expect_the_bytes_of_the_program(build / "pair")

    def test_pkg_config_and_c99(self):
        self.expect_the_bytes_of_the_program(self.compiled(HERE / "c/pair.c", ["cc", "-std=c99"], "pair99"))

    def test_the_header_is_cpp_too(self):
        self.expect_the_bytes_of_the_program(self.compiled(HERE / "c/pair.c", ["c++", "-std=c++11", "-xc++"], "pair11"))


class Contents(Installed):
    def test_only_what_the_list_says_is_exported(self):
        shown = run("nm", "-D", "--defined-only", self.lib / "libronda.so.0").split("\n")
        symbols = sorted(line.split()[-1].split("@")[0] for line in shown if line.split()[1:2] == ["T"])
        self.assertEqual(symbols, (ROOT / "edge/c/libronda.symbols").read_text().split())
        self.assertEqual([line for line in shown if re.search(r" [BDVWiu] ", line)], [])
        self.assertTrue(all("@@RONDA_0" in line for line in shown if " T " in line))

    def test_the_header_declares_the_list(self):
        declared = sorted(set(re.findall(r"RONDA_API [^;]*?(ronda_\w+)\(", (ROOT / "edge/c/ronda.h").read_text())))
        self.assertEqual(declared, (ROOT / "edge/c/libronda.symbols").read_text().split())

    def test_the_manual_knows_every_function(self):
        page = next(self.prefix.rglob("ronda.3")).read_text()
        for symbol in (ROOT / "edge/c/libronda.symbols").read_text().split():
            self.assertIn(symbol, page)

    def test_the_library_needs_little(self):
        needed = re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", self.lib / "libronda.so.0"))
        allowed = r"lib(c|m|stdc\+\+|gcc_s|utf8proc|asan|ubsan|tsan)\.so|ld-linux"
        self.assertEqual([name for name in needed if not re.match(allowed, name)], [])

    def test_every_command_has_a_page(self):
        commands = re.findall(r"^  ([a-z]+) ", run(options.program, "--help").split("Commands:")[1].split("Options:")[0], re.M)
        for command in commands:
            page = (self.prefix / f"share/man/man1/ronda-{command}.1").read_text()
            for option in re.findall(r"(--[a-z-]+)", run(options.program, command, "--help").split("Examples:")[0]):
                self.assertIn(option.replace("-", "\\-"), page, f"{command}: {option}")

    def test_completions_are_there(self):
        for name in ("bash-completion/completions/ronda", "zsh/vendor-completions/_ronda", "fish/vendor_completions.d/ronda.fish"):
            self.assertIn("standings", (self.prefix / "share" / name).read_text())


class Faults(Installed):
    def setUp(self):
        # With the sanitizer the program brings operators of C++, which throw through it.
        sanitized = ["-DRONDA_SANITIZED", "-fexceptions", "-lstdc++", f"-fsanitize={options.sanitize}"] if options.sanitize else []
        self.faults = self.compiled(HERE / "c/faults.c", ["cc", "-std=gnu99", *sanitized], "faults")

    def test_damaged_files(self):
        files = sorted((ROOT / "tests/fuzz/corpus/trf").iterdir()) + sorted((ROOT / "tests/fuzz/corpus/json").iterdir())
        small = [path for path in files if path.stat().st_size < 20_000]
        run(self.faults, *small, env=self.environment)

    def test_no_memory(self):
        run(self.faults, "--memory", CLUB, env=self.environment)


class Examples(Installed):
    def test_of_c(self):
        (example,) = examples("c")
        self.assertLessEqual(len(example.splitlines()), 36)
        source = self.folder / "manager.c"
        source.write_text(example)
        program = self.compiled(source, ["cc", "-std=c99"], "manager")
        self.expect_a_finished_round(run(program, CLUB, env=self.environment))

    def test_of_python(self):
        (example,) = examples("python")
        self.assertLessEqual(len(example.splitlines()), 36)
        source = self.folder / "manager.py"
        source.write_text(example)
        environment = {**self.environment, "PYTHONPATH": str(ROOT / "edge/python"), "RONDA_LIBRARY": str(self.lib / "libronda.so.0"),
                       "PYTHONDONTWRITEBYTECODE": "1"}
        self.expect_a_finished_round(run(sys.executable, source, CLUB, env=environment))

    def expect_a_finished_round(self, printed):
        lines = printed.splitlines()
        self.assertRegex(lines[0], r"^1\b.*Player, Anna")
        self.assertEqual(len(lines), 15)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", required=True)
    parser.add_argument("--program", required=True)
    parser.add_argument("--sanitize", default="")
    options, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *rest])
