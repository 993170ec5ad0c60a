"""The package against the program: the same documents, the types as they are declared, errors that say why.

Needs the library (RONDA_LIBRARY or beside the package) and, for the comparison, the program in RONDA_PROGRAM."""
import copy
import json
import os
import pathlib
import pickle
import re
import subprocess
import threading
import typing
import unittest

import ronda
from ronda import types

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
CLUB = ROOT / "examples/club-open.trf"


def tournaments():
    folders = ("examples", "tests/golden/appendix_a", "tests/golden/drop_in", "tests/data/trf")
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.trf")) if path.stat().st_size < 20_000]


def faults(value, kind, place="document"):
    """Where a value is not of its type: members that nobody declared, that are missing, or of another kind."""
    if kind is typing.Any:
        return []
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Union:
        return [] if any(not faults(value, one) for one in arguments) else [f"{place}: {value!r} is no {kind}"]
    if origin is list:
        if not isinstance(value, list):
            return [f"{place}: {value!r} is no list"]
        return [fault for i, one in enumerate(value) for fault in faults(one, arguments[0], f"{place}[{i}]")]
    if origin is dict:
        return [] if isinstance(value, dict) else [f"{place}: {value!r} is no dictionary"]
    if hasattr(kind, "__required_keys__"):
        members = typing.get_type_hints(kind)
        found = [f"{place}: {key} is missing" for key in kind.__required_keys__ if key not in value]
        found += [f"{place}: nobody declares {key}" for key in value if key not in members]
        return found + [fault for key in value if key in members for fault in faults(value[key], members[key], f"{place}.{key}")]
    if kind is float:
        return [] if isinstance(value, (int, float)) else [f"{place}: {value!r} is no number"]
    return [] if isinstance(value, kind) else [f"{place}: {value!r} is no {kind.__name__}"]


class Documents(unittest.TestCase):
    def check(self, value, kind):
        self.assertEqual(faults(value, kind), [])

    def test_types_are_as_declared(self):
        for path in tournaments():
            with self.subTest(path=path.name):
                try:
                    event = ronda.read(path)
                except ronda.BadInput:
                    continue
                self.check(event.data, types.TournamentDocument)
                self.check(event.check(), types.CheckDocument)
                self.check(event.check(standings=True), types.CheckDocument)
                for ask, kind in ((event.pair, types.PairingDocument), (event.explain, types.ExplainDocument),
                                  (event.standings, types.StandingsDocument), (event.rate, types.RateDocument),
                                  (event.outlook, types.OutlookDocument)):
                    try:
                        self.check(ask(), kind)
                    except ronda.Error:
                        pass  # a round that cannot be paired, say; the documents of the others are looked at

    def test_of_questions(self):
        club = ronda.read(CLUB)
        self.check(club.explain(why_not="1-2"), types.ExplainDocument)
        self.check(club.explain(player=1), types.ExplainDocument)
        self.check(club.what_if("withdraw 3"), types.WhatIfDocument)
        self.check(club.standings(working="1"), types.WorkingDocument)
        self.check(ronda.systems(), typing.List[types.System])
        self.check(ronda.validate(CLUB.read_bytes()), types.ValidationDocument)
        self.check(club.withdraw(3).report, types.HandlingDocument)

    @unittest.skipUnless("RONDA_PROGRAM" in os.environ, "RONDA_PROGRAM names the program")
    def test_are_those_of_the_program(self):
        def printed(*arguments):
            return json.loads(subprocess.run([os.environ["RONDA_PROGRAM"], *map(str, arguments)], capture_output=True).stdout)

        club = ronda.read(CLUB)
        self.assertEqual(club.pair(), printed("pair", CLUB, "--format", "json"))
        self.assertEqual(club.check(), printed("check", CLUB, "--json"))
        self.assertEqual(club.standings(tiebreaks=["BH/C1", "SB"]), printed("standings", CLUB, "--json", "--tiebreaks", "BH/C1,SB"))
        self.assertEqual(club.compare("dutch-2026", "dutch-2017"), printed("compare", CLUB, "--systems", "dutch-2026,dutch-2017", "--json"))
        self.assertEqual(ronda.schedule("berger", 6), printed("schedule", "berger", "6", "--json"))


# What a program in between has no use for: files of the desk, where to write, threads, and the other spelling of a format.
OF_THE_COMMAND_LINE = {"at", "tournament", "help", "output", "json", "jobs", "shard", "in_place", "dry_run", "list", "count"}


@unittest.skipUnless("RONDA_PROGRAM" in os.environ, "RONDA_PROGRAM names the program")
class Options(unittest.TestCase):
    def offered(self, verb):
        """The options in the help of a verb, as the library spells them."""
        shown = subprocess.run([os.environ["RONDA_PROGRAM"], *verb.split(), "--help"], capture_output=True, text=True).stdout
        words = re.findall(r"^ +(?:-\w, )?--([a-z-]+)", shown.split("Examples:")[0], re.M)
        return {word.replace("-", "_") for word in words} - OF_THE_COMMAND_LINE

    def taken(self, ask):
        """Those that the refusal of an unknown one names."""
        with self.assertRaises(ronda.BadInput) as caught:
            ask(xxxxxxxxxxxxxxxx=1)
        (told,) = [one for one in caught.exception.diagnostics if one["code"] == "option-unknown"]
        return set(told["hint"].replace("there are ", "").split(", "))

    def test_of_every_verb_are_taken(self):
        club = ronda.read(CLUB)
        verbs = {"pair": club.pair, "check": club.check, "explain": club.explain, "standings": club.standings, "whatif": club.what_if,
                 "compare": club.compare, "outlook": club.outlook, "rate": club.rate, "number": club.number, "enter": club.enter,
                 "bye": club.bye, "withdraw": club.withdraw, "correct": club.correct,
                 "rate need": lambda **options: club.rate_need(1, **options),
                 "schedule": lambda **options: ronda.schedule("berger", 6, **options),
                 "bracket": lambda **options: ronda.bracket(8, **options),
                 "generate": lambda **options: ronda.generate(1, **options)}
        for question in ("expected", "performance", "change", "first"):
            verbs[f"rate {question}"] = lambda question=question, **options: ronda.rate_question(question, **options)
        # One that only names files of a report without a difference, which the document does anyway.
        beside = {"check": {"verbose"}}
        for verb, ask in verbs.items():
            with self.subTest(verb=verb):
                self.assertEqual(self.offered(verb) - self.taken(ask) - beside.get(verb, set()), set())
                self.assertTrue(verb.startswith("rate ") or self.offered(verb))


class Tournaments(unittest.TestCase):
    def test_rounds_are_iterated(self):
        club = ronda.read(CLUB)
        self.assertEqual([one.number for one in club], [1, 2, 3, 4])
        self.assertEqual(len(club), 4)
        self.assertEqual(club[0].games[0], ronda.Game(1, 8, "win", "loss"))
        self.assertEqual(club[-1].byes[0].white_result, "pairing-bye")
        with self.assertRaises(IndexError):
            club[4]

    def test_rounds_of_every_tournament_are_whole(self):
        for path in tournaments():
            try:
                event = ronda.read(path)
            except ronda.BadInput:
                continue
            with self.subTest(path=path.name):
                for one in event:
                    there = [number for game in one.games for number in (game.white, game.black)] + [bye.white for bye in one.byes]
                    entered = [player["tpn"] for player in event.players if len(player.get("results", [])) >= one.number]
                    self.assertEqual(sorted(there), sorted(entered))

    def test_forfeits_without_opponent_or_colours(self):
        event = ronda.read(ROOT / "tests/data/trf/records/trf26_team.trf")
        self.assertIn(ronda.Game(5, None, "forfeit-win", None), event[0].byes)

    def test_one_without_rounds_is_one_all_the_same(self):
        young = ronda.Tournament("name,rating\nAlpha,2000\nBeta,1900\n")
        self.assertEqual(len(young), 0)
        self.assertTrue(young)

    def test_go_to_other_processes(self):
        club = ronda.read(CLUB)
        self.assertIs(copy.deepcopy(club), club)
        again = pickle.loads(pickle.dumps(club))
        self.assertEqual((again.pair(), again.name), (club.pair(), club.name))

    def test_names_of_files_may_be_anything(self):
        with self.assertRaisesRegex(ronda.BadInput, ".trf:5:49: rating"):
            ronda.Tournament((ROOT / "examples/typing-errors.trf").read_bytes(), "caf\udce9.trf")
        self.assertEqual(ronda.read(os.fsencode(CLUB)).name, str(CLUB))

    def test_a_round_from_pairing_to_results(self):
        club = ronda.read(CLUB)
        paired = club.with_round(club.pair())
        self.assertEqual(len(paired), 5)
        self.assertEqual(len(club), 4)
        board = club.pair()["boards"][0]
        played = paired.with_results(f"{board['white']['tpn']}-{board['black']['tpn']}:1-0")
        self.assertEqual(played[4].games[0].white_result if played[4].games[0].white == board["white"]["tpn"] else "win", "win")
        self.assertEqual(len(played.report["changes"]), 1)

    def test_handling(self):
        club = ronda.read(CLUB)
        self.assertIn("requested_byes", club.bye(7, kind="half").data)
        self.assertGreater(len(club.withdraw(7).data["requested_byes"]), 1)
        young = ronda.Tournament("name,rating\nAlpha,2000\nBeta,1900\n").number().enter(name="Gamma", rating=1950)
        self.assertEqual([player["name"] for player in young.players], ["Alpha", "Gamma", "Beta"])

    def test_files(self):
        club = ronda.read(CLUB)
        self.assertEqual(club.write(), CLUB.read_bytes())
        self.assertEqual(ronda.Tournament(club.write("json")).data, club.data)
        repaired, report = ronda.repair((ROOT / "examples/wrong-total.trf").read_bytes(), "wrong-total.trf")
        self.assertEqual(len(report["files"][0]["repairs"]), 1)
        self.assertEqual(len(ronda.Tournament(repaired)), 4)

    def test_events_that_are_made(self):
        event = ronda.generate(7, players=20, rounds=5)
        self.assertEqual((len(event.players), len(event)), (20, 5))
        self.assertEqual(event.check()["discrepancies"], 0)
        state = ronda.bracket(4, format="state")
        self.assertIn("matches", ronda.bracket(state, result="1=1-0"))

    def test_questions_about_ratings(self):
        self.assertEqual(ronda.rate_question("expected", rating=2100, opponent=1980)["expected"], "0.66")
        self.assertIn("1787", ronda.rate_question("performance", score=1, opponents=[1980] * 4, format="text"))
        with self.assertRaises(ronda.BadInput):
            ronda.rate_question("performance", score=5, opponents=[1980])
        self.assertEqual(len(ronda.read(CLUB).rate_need(3, against=[2100])["prospects"]), 3)

    def test_what_is_in_a_file_may_be_a_document_or_bytes(self):
        keizer = ronda.read(ROOT / "examples/keizer-book.trf")
        settings = (ROOT / "examples/keizer-book.json").read_text()
        self.assertEqual(keizer.standings(settings=json.loads(settings)), keizer.standings(settings=settings))
        table = b"number,1\n1,1\n2,1\n"
        club = ronda.read(CLUB)
        self.assertEqual(club.pair(round=1, acceleration_table=table), club.pair(round=1, acceleration_table=table.decode()))

    def test_texts(self):
        club = ronda.read(CLUB)
        self.assertTrue(club.pair(format="table").startswith("Club Open"))
        self.assertIn("<table", club.standings(format="html"))

    def test_of_files_in_older_encodings(self):
        older = CLUB.read_text().replace("Player, Anna", "Ñandú, Ana  ").encode("latin-1")
        club = ronda.Tournament(older)
        self.assertIn("Ñandú, Ana", club.pair(format="trf"))
        self.assertEqual(club.write(), older)

    def test_notebooks(self):
        club = ronda.Tournament(CLUB.read_text().replace("Player, Anna", "<b>ow,  Anna"))  # as long: columns count
        for shown in (club, club.pair(), club.standings(), club[0]):
            self.assertIn("<table>", shown._repr_html_())
            self.assertNotIn("<b>", shown._repr_html_())
        self.assertNotIsInstance(club.standings(working="1"), ronda.Standings)  # no rows: nothing to show as a table
        self.assertIn("15 players, 4 rounds", repr(club))
        self.assertNotIn("None", club.standings()._repr_html_())
        self.assertIn("<td>36</td>", ronda.read(ROOT / "examples/keizer-book.trf").standings()._repr_html_())

    def test_threads_share_a_tournament(self):
        club, found = ronda.read(CLUB), []
        threads = [threading.Thread(target=lambda: found.append(club.pair())) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [club.pair()] * 4)


class Errors(unittest.TestCase):
    def test_say_what_where_and_what_to_do(self):
        with self.assertRaises(ronda.BadInput) as caught:
            ronda.Tournament((ROOT / "examples/typing-errors.trf").read_bytes(), "bad.trf")
        self.assertTrue(caught.exception.diagnostics)
        self.assertIn("bad.trf:5:49: rating '21x8'", str(caught.exception))

    def test_of_options(self):
        with self.assertRaisesRegex(ronda.BadInput, "did you mean 'round'"):
            ronda.read(CLUB).pair(rond=3)

    def test_of_a_name_instead_of_a_tournament(self):
        with self.assertRaisesRegex(ValueError, "ronda.read"):
            ronda.Tournament("club.trf")
        with self.assertRaises(TypeError):
            ronda.Tournament(7)

    def test_come_out_of_other_processes(self):
        refused = pickle.loads(pickle.dumps(ronda.BadInput([{"severity": "error", "code": "x", "message": "so", "hint": "do"}])))
        self.assertEqual((type(refused), str(refused), refused.diagnostics[0]["code"]), (ronda.BadInput, "so (do)", "x"))

    def test_no_pairing(self):
        # Two players who have met: nobody is left.
        two = ronda.Tournament("name,rating\nA,2000\nB,1900\n").number()
        two = two.with_round("1\n1 2\n").with_results("1-2:1-0")
        with self.assertRaises(ronda.NoPairing):
            two.pair()

    def test_differences_are_no_error(self):
        two = ronda.Tournament("name,rating\nA,2000\nB,1900\nC,1800\nD,1700\n").number().with_round("2\n1 2\n3 4\n")
        self.assertEqual(two.check()["discrepancies"], 1)


if __name__ == "__main__":
    unittest.main()
