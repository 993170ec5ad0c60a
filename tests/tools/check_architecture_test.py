"""check_architecture.py must fail when a page does not name the modules of the build."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_architecture.py"


class CheckArchitecture(unittest.TestCase):
    def check(self, table, arrows):
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            (root / "docs").mkdir()
            (root / "CMakeLists.txt").write_text("add_subdirectory(src/ronda/base)\nadd_subdirectory(src/ronda/model)\nadd_subdirectory(tests)\n")
            (root / "docs/architecture.md").write_text("".join(f"| `{module}` | what |\n" for module in table))
            (root / "CONTRIBUTING.md").write_text(f"The order:\n\n    {' → '.join(arrows)}\n")
            result = subprocess.run([sys.executable, TOOL, root], capture_output=True, text=True, check=False)
            return result.returncode, result.stdout

    def test_the_same_modules_in_the_same_order_pass(self):
        self.assertEqual(self.check(["base", "model"], ["base", "model"]), (0, "2 modules, described as they are built\n"))

    def test_a_module_that_is_missing_fails(self):
        code, output = self.check(["base"], ["base", "model"])
        self.assertEqual(code, 1)
        self.assertIn("docs/architecture.md names base; CMakeLists.txt has base model", output)

    def test_another_order_fails(self):
        code, output = self.check(["base", "model"], ["model", "base"])
        self.assertEqual(code, 1)
        self.assertIn("CONTRIBUTING.md names model base", output)


if __name__ == "__main__":
    unittest.main()
