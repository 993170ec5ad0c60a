"""check_layers.py must fail on what it is there to find, and on nothing else."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/check_layers.py"
MODULES = {
    "low": "ronda_module(low SOURCES low.cc LIBRARIES fmt::fmt)",
    "middle": "ronda_module(middle\n  SOURCES middle.cc\n  DEPENDS low\n  LIBRARIES nlohmann_json::nlohmann_json)",
    "high": "ronda_module(high SOURCES high.cc DEPENDS middle LIBRARIES CLI11::CLI11)",
}
USES = {"middle/uses.cc": '#include "ronda/low/low.h"\n', "high/uses.cc": '#include "ronda/middle/middle.h"\n'}


class CheckLayers(unittest.TestCase):
    def check(self, sources, modules=None):
        """Exit code and output of the tool for a small project with the given sources."""
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            for module, listing in (modules or MODULES).items():
                (root / "src/ronda" / module).mkdir(parents=True)
                (root / "src/ronda" / module / "CMakeLists.txt").write_text(listing)
            for path, text in {**USES, **sources}.items():
                path = root / (path if path.startswith("tests/") else f"src/ronda/{path}")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            result = subprocess.run([sys.executable, TOOL, root], capture_output=True, text=True, check=False)
            return result.returncode, result.stdout

    def test_declared_includes_pass(self):
        code, output = self.check({
            "middle/middle.cc": '#include "ronda/middle/middle.h"\n#include "ronda/low/low.h"\n#include <fmt/format.h>\n#include <vector>\n',
            "high/part/high.cc": '#include "ronda/low/low.h"  // through middle\n#include <CLI/CLI.hpp>\n',
        })
        self.assertEqual((code, output), (0, "3 modules, every include declared, every arrow used\n"))

    def test_an_undeclared_include_fails(self):
        code, output = self.check({"low/low.h": '#pragma once\n#include "ronda/middle/middle.h"\n'})
        self.assertEqual(code, 1)
        self.assertIn("low/low.h:2: low may not include middle; it declares nothing", output)

    def test_the_same_in_a_subfolder_fails(self):
        code, output = self.check({"middle/part/deep.cc": '#  include "ronda/high/high.h"\n'})
        self.assertEqual(code, 1)
        self.assertIn("middle may not include high; it declares low", output)

    def test_a_short_include_fails(self):
        code, output = self.check({"low/low.cc": '#include "low.h"\n'})
        self.assertEqual(code, 1)
        self.assertIn('include project headers as "ronda/module/header.h"', output)

    def test_another_module_s_library_fails(self):
        code, output = self.check({"high/high.cc": "#include <nlohmann/json.hpp>\n"})
        self.assertEqual(code, 1)
        self.assertIn("high may not use nlohmann_json::nlohmann_json; it does not name it", output)

    def test_a_library_of_two_modules_fails(self):
        code, output = self.check({}, {**MODULES, "low": "ronda_module(low LIBRARIES CLI11::CLI11)"})
        self.assertEqual(code, 1)
        self.assertIn("CLI11::CLI11 is named by high and low", output)

    def test_a_circle_fails(self):
        code, output = self.check({}, {**MODULES, "low": "ronda_module(low DEPENDS high)"})
        self.assertEqual(code, 1)
        self.assertIn("low depends on itself in a circle", output)

    def test_an_arrow_nobody_uses_fails(self):
        code, output = self.check({"high/uses.cc": "#include <vector>\n"})
        self.assertEqual(code, 1)
        self.assertIn("high declares middle and includes nothing of it", output)

    def test_a_judge_knows_base_and_model(self):
        code, output = self.check({"tests/judge/judge.cc": '#include "judge/judge.h"\n#include "ronda/model/tournament.h"\n'})
        self.assertEqual(code, 0, output)

    def test_a_judge_that_includes_what_it_judges_fails(self):
        code, output = self.check({"tests/judge/judge.cc": '#include "ronda/pairing/dutch/dutch.h"\n'})
        self.assertEqual(code, 1)
        self.assertIn("a judge may not include ronda/pairing/dutch/dutch.h; it knows base and model only", output)

    def test_a_judge_that_does_so_through_a_header_of_the_tests_fails(self):
        code, output = self.check({"tests/procedure/witness.cc": '#include "support/round.h"\n',
                                   "tests/support/round.h": '#include "ronda/pairing/round_pairing.h"\n'})
        self.assertEqual(code, 1)
        self.assertIn("support/round.h: a judge may not include ronda/pairing/round_pairing.h", output)

    def test_a_judge_that_does_so_in_the_source_behind_a_header_fails(self):
        code, output = self.check({"tests/judge/judge.cc": '#include "support/round.h"\n',
                                   "tests/support/round.h": "#include <vector>\n",
                                   "tests/support/round.cc": '#include "ronda/pairing/round_pairing.h"\n'})
        self.assertEqual(code, 1)
        self.assertIn("support/round.cc: a judge may not include ronda/pairing/round_pairing.h", output)

    def test_a_test_may_ask_judge_and_engine(self):
        code, output = self.check({"tests/judge/judge_test.cc": '#include "ronda/pairing/dutch/dutch.h"\n'})
        self.assertEqual(code, 0, output)

    def test_an_algorithm_that_clang_refuses_fails(self):
        code, output = self.check({"low/sorted.cc": "const auto rest = std::ranges::unique(list);\n"})
        self.assertEqual(code, 1)
        self.assertIn("sorted.cc:1: clang 14 refuses std::ranges::unique; take std::unique", output)

    def test_a_view_that_clang_refuses_fails(self):
        code, output = self.check({"low/words.cc": "const auto words = std::views::transform(rows, &Row::word);\n"})
        self.assertEqual(code, 1)
        self.assertIn("words.cc:1: clang 14 refuses std::views::transform; write a loop", output)


if __name__ == "__main__":
    unittest.main()
