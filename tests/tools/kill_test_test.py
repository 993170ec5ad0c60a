"""kill_test.py must fail when a program loses what it answered for, ends by itself, or never writes."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/kill_test.py"

# Keeps its number in the file; `answered` is what it was started with.
WRITER = """#!{python}
import sys, time, pathlib
path, answered = pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
number = int(path.read_text() or 0) if path.exists() else 0
if number < answered:
    print("FAULT lost", flush=True)
    time.sleep(9)
while True:
    number += 3
    {keep}
    print("stored", number, "00", flush=True)
    time.sleep(0.001)
"""
KEEP = "other = path.with_suffix('.new'); other.write_text(str(number)); other.rename(path)"


class KillTest(unittest.TestCase):
    def run_on(self, program, kills=8):
        with tempfile.TemporaryDirectory() as name:
            path = pathlib.Path(name) / "writer"
            path.write_text(program)
            os.chmod(path, 0o755)
            command = [sys.executable, TOOL, "--program", path, "--kills", str(kills)]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_a_writer_that_keeps_everything_passes(self):
        result = self.run_on(WRITER.format(python=sys.executable, keep=KEEP))
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("none lost, doubled or half written", result.stdout)

    def test_a_writer_that_keeps_nothing_fails(self):
        result = self.run_on(WRITER.format(python=sys.executable, keep="pass"))
        self.assertEqual(result.returncode, 1)
        self.assertIn("FAULT lost", result.stderr)

    def test_a_writer_that_ends_by_itself_fails(self):
        result = self.run_on("#!/bin/sh\nexit 0\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("ended by itself", result.stderr)


if __name__ == "__main__":
    unittest.main()
