#!/usr/bin/env python3
"""tools/check_start.py names a library that every start would load (decision 214), and passes the C library."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_start.py"


class CheckStart(unittest.TestCase):
    def check(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            source, program = os.path.join(folder, "a.cc"), os.path.join(folder, "a")
            pathlib.Path(source).write_text("#include <string>\nint main(int, char** a) { return static_cast<int>(std::string(a[0]).size()); }\n")
            subprocess.run(["c++", source, "-o", program, *options], check=True, capture_output=True)
            result = subprocess.run([sys.executable, TOOL, program], capture_output=True, text=True)
            return result.returncode, result.stdout

    def test_the_c_library_alone(self):
        self.assertEqual(self.check("-static-libstdc++", "-static-libgcc")[0], 0)

    def test_a_library_too_many(self):
        code, text = self.check()
        self.assertEqual(code, 1)
        self.assertIn("libstdc++", text)


if __name__ == "__main__":
    unittest.main()
