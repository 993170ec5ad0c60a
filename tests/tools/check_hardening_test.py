#!/usr/bin/env python3
"""tools/check_hardening.py names what a program lacks, and passes one that lacks nothing."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_hardening.py"
HARD = ["-O2", "-fPIE", "-pie", "-fstack-protector-all", "-Wl,-z,relro", "-Wl,-z,now", "-Wl,-z,noexecstack"]


class CheckHardening(unittest.TestCase):
    def check(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            source, program = os.path.join(folder, "a.cc"), os.path.join(folder, "a")
            pathlib.Path(source).write_text("#include <cstdio>\nint main(int, char** a) { char t[64]; std::sprintf(t, \"%s\", a[0]); return t[0]; }\n")
            subprocess.run(["c++", source, "-o", program, *HARD, *options], check=True, capture_output=True)
            result = subprocess.run([sys.executable, TOOL, program, "--guarded"], capture_output=True, text=True)
            return result.returncode, result.stdout

    def test_a_hardened_program(self):
        self.assertEqual(self.check()[0], 0)

    def test_what_is_lacking(self):
        for option, words in (("-no-pie", "position independent"), ("-Wl,-z,lazy", "RELRO is not full"), ("-Wl,-z,norelro", "no RELRO"),
                              ("-Wl,-z,execstack", "stack that can be run"), ("-fno-stack-protector", "stack frames")):
            code, text = self.check(option)
            self.assertEqual(code, 1, option)
            self.assertIn(words, text)


if __name__ == "__main__":
    unittest.main()
