"""A small event through the API, from names to the last result: what the desk exports the command line reads, ranks and
checks alike."""
import json
import os
import subprocess
import tempfile

from desk import Desk, Refused, program


def run(*arguments):
    return subprocess.run([program(), *arguments], capture_output=True, text=True, check=False)


def play(desk, slug, round_number):
    shown = desk.get(f"/api/v1/tournaments/{slug}/rounds/{round_number}")
    for board in shown["boards"]:
        result = ["1-0", "0-1", "=-="][(board["board"] + round_number) % 3]
        desk.do(slug, {"command": "enter-result", "round": round_number, "white": board["white"], "black": board["black"],
                       "was": "*", "now": result, "via": "test"})


def play_keizer(desk, folder):
    """What a Keizer season is set to is in its export: the command line checks it, and another desk goes on with it."""
    settings = json.dumps({"format": "ronda-keizer", "version": 1, "rematch": 3, "own_value": "original"})
    names = "\n".join(f"Member {i} {2000 - i}" for i in range(1, 11))
    wish = {"name": "Club", "players": names, "rounds": 8, "system": "keizer", "settings": settings}
    slug = json.loads(desk.ask("POST", "/api/v1/tournaments", wish)[1])["slug"]
    for number in range(1, 7):
        desk.do(slug, {"command": "pair-round"})
        desk.do(slug, {"command": "publish-round", "round": number})
        play(desk, slug, number)
    _, trf = desk.ask("GET", f"/api/v1/tournaments/{slug}/export.trf")
    exported = os.path.join(folder, "club.trf")
    with open(exported, "w", encoding="utf-8") as file:
        file.write(trf)
    checked = run("check", exported)
    assert checked.returncode == 0 and "6 rounds" in checked.stdout, checked.stdout + checked.stderr
    wish = {"name": "Club again", "file": {"name": "club.trf", "text": trf}}
    again = json.loads(desk.ask("POST", "/api/v1/tournaments", wish)[1])["slug"]
    boards = []
    for one in (slug, again):
        desk.do(one, {"command": "pair-round"})
        boards.append(desk.get(f"/api/v1/tournaments/{one}/rounds/7")["boards"])
    pairs = [[(board["white"], board["black"]) for board in round_boards] for round_boards in boards]
    assert pairs[0] == pairs[1], pairs


def main():
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(program(), folder=folder).come_in()
        slug = desk.make("Story", 13, rounds=4)
        for number in range(1, 5):
            desk.do(slug, {"command": "pair-round"})
            if number == 2:
                try:
                    desk.do(slug, {"command": "enter-result", "round": 2, "white": 1, "black": 2, "was": "*", "now": "1-0"})
                    raise AssertionError("a result was taken in a round that is not published")
                except Refused as refused:
                    assert refused.status == 422, refused
            desk.do(slug, {"command": "publish-round", "round": number})
            play(desk, slug, number)
            if number == 1:
                desk.do(slug, {"command": "enter-players", "players": [{"name": "Late, Player", "rating": 2400}]})
                desk.do(slug, {"command": "request-byes", "players": [3], "rounds": [3], "kind": "half-bye"})
            if number == 2:
                desk.do(slug, {"command": "withdraw", "players": [5]})
        _, trf = desk.ask("GET", f"/api/v1/tournaments/{slug}/export.trf")
        exported = os.path.join(folder, "export.trf")
        with open(exported, "w", encoding="utf-8") as file:
            file.write(trf)
        system = desk.get(f"/api/v1/tournaments/{slug}/rounds/4")["system"]
        checked = run("check", "--system", system, exported)
        assert checked.returncode == 0, checked.stdout + checked.stderr
        shown = desk.get(f"/api/v1/tournaments/{slug}/standings")
        ranked = run("standings", exported, "--format", "json")
        assert ranked.returncode == 0, ranked.stderr
        theirs = json.loads(ranked.stdout)
        assert shown["sections"] == theirs["sections"], "desk and command line rank otherwise"
        play_keizer(desk, folder)
        assert desk.end() == 0
        print("four rounds, a late entry, a bye, a withdrawal: desk and command line agree; so do they on a Keizer season")


if __name__ == "__main__":
    main()
