"""check_decisions.py must fail on a decision nobody finds, and on a citation of one that is not there."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_decisions.py"
INDEX = "# Decisions\n\n- [001](001-lots.md) who draws\n- [002](002-rest.md) who rests\n"


class CheckDecisions(unittest.TestCase):
    def check(self, code, tests, index=INDEX, second="# 002: who rests\n"):
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            files = {"docs/decisions/README.md": index, "docs/decisions/001-lots.md": "# 001: who draws\n",
                     "docs/decisions/002-rest.md": second, "src/a.cc": code, "tests/a_test.cc": tests}
            for path, text in files.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            result = subprocess.run([sys.executable, TOOL, root], capture_output=True, text=True, check=False)
            return result.returncode, result.stdout

    def test_cited_and_listed_passes(self):
        self.assertEqual(self.check("// decision 001; decision\n// 002\n", "// Decisions 001 and 002.\n"),
                         (0, "2 decisions, all in the index and cited\n"))
        self.assertEqual(self.check("// decisions 001 to 002\n", "// Decisions 001, 002.\n")[0], 0)

    def test_one_that_is_not_cited_fails(self):
        code, output = self.check("// decisions 001 and 002\n", "// decision 001\n")
        self.assertEqual(code, 1)
        self.assertIn("002-rest.md: not cited in tests", output)

    def test_unless_it_says_why(self):
        self.assertEqual(self.check("// decision 001\n", "// decision 001\n", second="# 002: who rests\n\n**Not cited.** A rule for people.\n")[0], 0)

    def test_one_that_is_not_in_the_index_fails(self):
        code, output = self.check("// decisions 001 and 002\n", "// decisions 001 and 002\n", INDEX.replace("who rests", "who sleeps"))
        self.assertEqual(code, 1)
        self.assertIn('no line "[002](002-rest.md) who rests"', output)

    def test_one_that_does_not_exist_fails(self):
        code, output = self.check("// decisions 001 and 002\n", "// decisions 001, 002 and 003\n")
        self.assertEqual(code, 1)
        self.assertIn("there is no decision 003", output)


if __name__ == "__main__":
    unittest.main()
