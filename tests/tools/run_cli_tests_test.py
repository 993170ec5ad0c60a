"""run_cli_tests.py must fail when a command does not do what its script says."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/run_cli_tests.py"
PROGRAM = "#!/bin/sh\necho \"out $*\"\necho \"err $*\" >&2\ncat\nexit 3\n"
RIGHT = "# a comment\n\nfile a.txt\nx\ny\n----\nrun ronda one\nexit 3\nstdout\nout one\n----\nstderr\nerr one\n----\n"


class RunCliTests(unittest.TestCase):
    def run_script(self, script, *options):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            program, path = folder / "program", folder / "some.test"
            program.write_text(PROGRAM)
            program.chmod(0o755)
            path.write_text(script)
            result = subprocess.run([sys.executable, TOOL, "--program", program, *options, path], capture_output=True, text=True, check=False)
            return result.returncode, result.stdout + result.stderr, path.read_text()

    def test_agreement_passes(self):
        self.assertEqual(self.run_script(RIGHT)[:2], (0, "1 scripts agree\n"))

    def test_a_wrong_exit_code_fails(self):
        code, output, _ = self.run_script(RIGHT.replace("exit 3", "exit 4"))
        self.assertEqual(code, 1)
        self.assertIn("exit code was expected to be 4, not 3", output)

    def test_wrong_output_fails(self):
        code, output, _ = self.run_script(RIGHT.replace("out one", "out two"))
        self.assertEqual(code, 1)
        self.assertIn("-out two\n    +out one", output)

    def test_output_nobody_expected_fails(self):
        self.assertEqual(self.run_script(RIGHT.replace("stderr\nerr one\n----\n", ""))[0], 1)

    def test_a_missing_line_end_fails(self):
        self.assertEqual(self.run_script("# no end\nrun printf x\nstdout\nx\n----\n")[0], 1)

    def test_contains_wants_every_line_in_order(self):
        script = "# a row\nrun printf '1\\n2\\n3\\n'\nstdout contains\n{}\n----\n"
        self.assertEqual(self.run_script(script.format("1\n3"))[0], 0)
        self.assertEqual(self.run_script(script.format("3\n1"))[0], 1)
        self.assertEqual(self.run_script(script.format("4"))[0], 1)

    def test_files_and_standard_input_arrive(self):
        self.assertEqual(self.run_script("# both\nfile a/b.txt\nhello\n----\nrun cat a/b.txt -\nstdin\nworld\n----\nstdout\nhello\nworld\n----\n")[0], 0)

    def test_a_script_without_a_command_fails(self):
        self.assertEqual(self.run_script("# nothing\n")[0], 1)

    def test_a_run_without_a_comment_of_its_own_fails(self):
        code, output, _ = self.run_script("# of both?\nrun true\nrun true\n")
        self.assertEqual(code, 1)
        self.assertIn(":3: true\n  a comment above it must say what it shows", output)
        self.assertEqual(self.run_script("# of one\nrun true\n# of the other\nrun true\n")[0], 0)

    def test_update_asks_for_the_comment_too(self):
        self.assertEqual(self.run_script("run true\n", "--update")[0], 1)

    def test_a_mistyped_keyword_fails(self):
        self.assertNotEqual(self.run_script("rum ronda\n")[0], 0)

    def test_update_writes_what_happened(self):
        wrong = RIGHT.replace("out one", "out two").replace("exit 3\n", "")
        self.assertEqual(self.run_script(wrong, "--update")[2], RIGHT)


if __name__ == "__main__":
    unittest.main()
