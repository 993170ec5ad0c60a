"""check_architecture.py must fail when a page does not describe the house as it is."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_architecture.py"
PLAIN = ["base", "model"]


class CheckArchitecture(unittest.TestCase):
    def check(self, table=PLAIN, arrows=PLAIN, hop="", files=None):
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            pages = {"CMakeLists.txt": "add_subdirectory(src/ronda/base)\nadd_subdirectory(src/ronda/model)\nadd_subdirectory(tests)\n",
                     "docs/architecture.md": "".join(f"| `{module}` | what |\n" for module in table) + hop,
                     "CONTRIBUTING.md": f"The order:\n\n    {' → '.join(arrows)}\n"}
            for path, text in {**pages, **(files or {})}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            result = subprocess.run([sys.executable, TOOL, root], capture_output=True, text=True, check=False)
            return result.returncode, result.stdout

    def test_the_same_modules_in_the_same_order_pass(self):
        self.assertEqual(self.check(), (0, "modules, hops and folders are described as they are\n"))

    def test_a_module_that_is_missing_fails(self):
        code, output = self.check(table=["base"])
        self.assertEqual(code, 1)
        self.assertIn("docs/architecture.md names base; CMakeLists.txt has base model", output)

    def test_another_order_fails(self):
        code, output = self.check(arrows=["model", "base"])
        self.assertEqual(code, 1)
        self.assertIn("CONTRIBUTING.md names model base", output)

    def test_a_hop_names_what_is_there(self):
        source = {"src/ronda/base/read.cc": "namespace ronda::trf {\nvoid Split() {}\n}\n"}
        self.assertEqual(self.check(hop="1. Lines (`trf::Split`, `Split`, `base/read.cc`).\n", files=source)[0], 0)
        for name in ("trf::Join", "dutch::Split", "Join", "model/read.cc"):
            code, output = self.check(hop=f"1. Lines (`{name}`).\n", files=source)
            self.assertEqual(code, 1, name)
            self.assertIn(f"hop 1 names {name}, which is not there", output)

    def test_a_page_of_a_folder_names_all_its_headers(self):
        files = {"src/ronda/pairing/lim/README.md": "| `lim` | the system |\n", "src/ronda/pairing/lim/lim.h": ""}
        self.assertEqual(self.check(files=files)[0], 0)
        code, output = self.check(files={**files, "src/ronda/pairing/lim/scrutiny.h": ""})
        self.assertEqual(code, 1)
        self.assertIn("src/ronda/pairing/lim/README.md does not name scrutiny", output)


if __name__ == "__main__":
    unittest.main()
