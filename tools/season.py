#!/usr/bin/env python3
"""How long a season takes on the desk: a Keizer season, or a league of teams, played evening by evening through the API.

  season.py PROGRAM                        40 players, 30 evenings
  season.py PROGRAM --teams 24 --boards 8 --rounds 9

Prints for the first, the middle and the last evening how long pairing, the page of the standings and the state of the
screens took, in milliseconds; every page is the first of its kind after a change, so nothing of it was kept.
"""
import argparse
import json
import pathlib
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests/serve"))
from desk import Desk, Refused  # noqa: E402

SEASON = "/api/v1/tournaments/season"


def timed(run):
    start = time.perf_counter()
    answer = run()
    return 1000 * (time.perf_counter() - start), answer


def do(desk, **command):
    """How long a command took. A desk takes so many of them in a second and no more; that is waited for and not counted."""
    while True:
        try:
            return timed(lambda: desk.do("season", command))[0]
        except Refused as refused:
            if refused.status != 429:
                raise
            time.sleep(0.1)


def opening(options):
    if not options.teams:
        lines = "\n".join(f"Player {i:02} {2300 - 20 * i}" for i in range(1, options.players + 1))
        settings = json.dumps({"format": "ronda-keizer", "version": 1, "rematch": 3, "byes": "level"})
        return {"name": "Season", "system": "keizer", "rounds": options.rounds, "players": lines, "settings": settings}
    lines = "\n".join(f"Team {team:02} player {board};{2400 - 10 * team - 5 * board};Team {team:02}"
                      for team in range(1, options.teams + 1) for board in range(1, options.boards + 3))
    return {"name": "Season", "system": "team-swiss-2026", "rounds": options.rounds, "boards": options.boards,
            "players": lines, "tiebreaks": ["MPTS", "GPTS"]}


def evening(desk, options, number):
    state = desk.get(SEASON)
    if not options.teams:
        away = [player["uid"] for player in state["players"] if (player["uid"] * 7 + number * 5) % 11 < 3]
        do(desk, command="check-in", round=number, absent=away)
    pairing = do(desk, command="pair-round")
    do(desk, command="publish-round", round=number)
    boards = desk.get(SEASON)["rounds"][-1]["boards"]
    entered = []
    for board in boards:
        if board["result"] != "*":
            continue
        result = ["1-0", "=-=", "0-1"][(board["white"] + board["black"] + number) % 3]
        entered.append(do(desk, command="enter-result", round=number, white=board["white"], black=board["black"],
                          was="*", now=result))
    page, body = timed(lambda: desk.ask("GET", "/t/season/standings")[1])
    whole, _ = timed(lambda: desk.get(SEASON))
    return pairing, max(entered), page, len(body) / 1024, whole


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--players", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--teams", type=int, default=0)
    parser.add_argument("--boards", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(str(pathlib.Path(options.program).resolve()), folder=folder).come_in()
        try:
            desk.ask("POST", "/api/v1/tournaments", opening(options))
            print("evening  pair ms  slowest result ms  standings page ms  page KB  state ms")
            for number in range(1, options.rounds + 1):
                figures = evening(desk, options, number)
                if number in (1, (options.rounds + 1) // 2, options.rounds):
                    print("{:7}  {:7.1f}  {:17.1f}  {:17.1f}  {:7.0f}  {:8.1f}".format(number, *figures))
        finally:
            desk.end()


if __name__ == "__main__":
    main()
