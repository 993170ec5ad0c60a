"""rule_map.py must find what is cited, and fail on what it is there to find."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/rule_map.py"
ARTICLES = """regulation C.99 Rules of a game
edition 2026
1 the field
1.1 who plays
2.1 [C1] nobody plays twice
edition 2017 like 2026 without 1.1
A.1 letters
regulation C.98 Other rules
alike
edition 2026
3 colours
edition 2025 like 2026
"""
CODE = "// C.99/2026 §1.1: who plays.\nint Players() { return 2; }\n"


class RuleMap(unittest.TestCase):
    def run_on(self, code, tests, write=True):
        """Exit code, output and page of the tool for a small project."""
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            files = {"tools/articles/all.txt": ARTICLES, "src/ronda/game/game.cc": code, "tests/unit/game_test.cc": tests, "docs/rules.md": "old\n"}
            for path, text in files.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            arguments = [sys.executable, TOOL, *(["--write"] if write else []), root]
            result = subprocess.run(arguments, capture_output=True, text=True, check=False)
            return result.returncode, result.stdout, (root / "docs/rules.md").read_text(encoding="utf-8")

    def test_names_an_alias(self):
        _, _, page = self.run_on("enum class Kind { kOne };\n\n// C.99/2026 §1.1.\nusing Number = int;\n", "TEST(C99_2026, Art1_1_Players) {}\n")
        self.assertIn("`game/game.cc: Number`", page)

    def test_maps_articles_to_functions_and_tests(self):
        code, output, page = self.run_on(CODE, "// C.99/2026 §1.1.\nTEST(Game, HasPlayers) {}\n")
        self.assertEqual((code, output), (0, "8 articles, 1 with code, 2 with a test\n"))
        self.assertIn("| 1.1 | who plays | `game/game.cc: Players` | `unit/game_test.cc: Game.HasPlayers` |", page)
        self.assertIn("| 2.1 [C1] | nobody plays twice |  |  |", page)

    def test_the_name_of_a_test_is_a_citation(self):
        code, output, page = self.run_on(CODE, "TEST(C99_2026, Art1_1_WhoPlays) {}\nTEST(C99_2017, A1_Letters) {}\n")
        self.assertEqual(code, 0, output)
        self.assertIn("`unit/game_test.cc: C99_2026.Art1_1_WhoPlays`", page)
        self.assertIn("`unit/game_test.cc: C99_2017.A1_Letters`", page)

    def test_several_editions_in_one_citation(self):
        code, _, page = self.run_on("// C.99/2026 §2.1 [C1]; /2017 §A.1: once.\nvoid Once() {\n}\n",
                                    "// C.99/2026 [C1]; /2017 §A.1.\nTEST(A, B) {}\n")
        self.assertEqual(code, 0)
        self.assertEqual(page.count("`game/game.cc: Once`"), 2)

    def test_editions_that_number_alike_may_be_left_out(self):
        code, _, page = self.run_on("// C.98 §3: colours.\nvoid Colours() {}\n", "// C.98 §3.\nTEST(A, B) {}\n")
        self.assertEqual((code, page.count("`game/game.cc: Colours`")), (0, 2))
        code, output, _ = self.run_on("// C.99 §1: the field.\nvoid Field() {}\n", "")
        self.assertIn("src/ronda/game/game.cc:1: C.99 has no article 1", output)

    def test_an_article_that_does_not_exist_fails(self):
        code, output, _ = self.run_on("// C.99/2026 §7: what?\nvoid What() {}\n", "")
        self.assertEqual(code, 1)
        self.assertIn("src/ronda/game/game.cc:1: C.99/2026 has no article 7", output)

    def test_a_wrong_tag_fails(self):
        code, output, _ = self.run_on("// C.99/2026 §2.1 [C2]: what?\nvoid What() {}\n", "// C.99/2026 §2.1\nTEST(A, B) {}\n")
        self.assertIn("C.99/2026 §2.1 is [C1], not [C2]", output)

    def test_an_article_without_its_regulation_fails(self):
        code, output, _ = self.run_on("// §1.1: who plays.\nint Players() { return 2; }\n", "")
        self.assertIn("game.cc:1: §1.1 does not say of which regulation", output)

    def test_code_without_a_test_fails(self):
        code, output, _ = self.run_on(CODE, "// C.99/2026 §1.1\nvoid Helper() {}\n")
        self.assertEqual(code, 1)
        self.assertIn("C.99/2026 §1.1 has code (game/game.cc: Players) and no test", output)

    def test_a_test_of_a_part_counts(self):
        code, output, _ = self.run_on(CODE.replace("§1.1", "§1"), "// C.99/2026 §1.1\nTEST(A, B) {}\n")
        self.assertEqual(code, 0, output)

    def test_a_stale_page_fails(self):
        code, output, _ = self.run_on(CODE, "// C.99/2026 §1.1\nTEST(A, B) {}\n", write=False)
        self.assertEqual(code, 1)
        self.assertIn("docs/rules.md is stale", output)


if __name__ == "__main__":
    unittest.main()
