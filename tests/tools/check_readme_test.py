"""check_readme.py must fail when a command does not print what the file shows."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_readme.py"


class CheckReadme(unittest.TestCase):
    def check(self, text):
        return self.run_tool(text)[0]

    def run_tool(self, text, *options):
        with tempfile.TemporaryDirectory() as name:
            program, readme = pathlib.Path(name, "program"), pathlib.Path(name, "some.md")
            program.write_text('#!/bin/sh\nprintf "first\\nsecond\\nthird\\n"\n')
            program.chmod(0o755)
            readme.write_text(text)
            result = subprocess.run([sys.executable, TOOL, "--program", program, *options, readme], capture_output=True, check=False)
            return result.returncode, readme.read_text()

    def test_agreement_passes(self):
        self.assertEqual(self.check("```console\n$ build/ronda\nfirst\nsecond\nthird\n\n$ ls examples/club-open.trf\nexamples/club-open.trf\n```\n"), 0)

    def test_other_output_fails(self):
        self.assertEqual(self.check("```console\n$ build/ronda\nfirst\nsecond\n```\n"), 1)

    def test_dots_stand_for_lines(self):
        self.assertEqual(self.check("```console\n$ build/ronda\nfirst\n...\n```\n"), 0)
        self.assertEqual(self.check("```console\n$ build/ronda\n...\nfirst\n```\n"), 1)

    def test_other_blocks_are_not_run(self):
        self.assertEqual(self.check("```sh\n$ false\n```\n```console\n$ ./dev test\n```\n"), 0)

    def test_update_shows_what_is_printed(self):
        before = "Text\n\n```console\n$ build/ronda\nwrong\n\n$ build/ronda\nfirst\n...\n```\nMore\n"
        after = "Text\n\n```console\n$ build/ronda\nfirst\nsecond\nthird\n\n$ build/ronda\nfirst\n...\n```\nMore\n"
        self.assertEqual(self.run_tool(before, "--update")[1], after)
        self.assertEqual(self.check(after), 0)

    def test_a_file_without_commands_fails(self):
        self.assertEqual(self.check("nothing\n"), 1)


if __name__ == "__main__":
    unittest.main()
