"""The server killed under load, again and again, some of the time while it starts. Ten arbiters, each with a session of their own, enter notes and
results, two of them on the same board. Every command that was acknowledged is there, once, at the place it was said to be; one that was under way is
done once when it is sent again; each result of a board follows the one before it; the journal is whole.

    kill_test.py [KILLS [SEED]]
"""
import http.client
import json
import random
import secrets
import subprocess
import sys
import tempfile
import threading
import time

from desk import Desk, program

ARBITERS = 10
KILLS_OF_A_FILE = 100
RESULTS = ["1-0", "0-1", "=-="]


class Arbiter:
    """Remembers what was acknowledged, and what it was waiting for when the desk went."""

    def __init__(self, cookie, board):
        self.cookie, self.board = cookie, board
        self.result, self.acknowledged, self.pending, self.conflicts, self.fault = "*", {}, None, 0, None
        self.found = []  # what was so already: after which act, which result

    def work(self, desk, slug, chance):
        self.connection = http.client.HTTPConnection("localhost", desk.port, timeout=30)
        try:
            while True:
                self.pending = self.pending or (secrets.token_hex(16), self.choose(chance))
                self.send(slug, *self.pending)
                self.pending = None
        except (OSError, http.client.HTTPException):
            pass  # the desk is gone
        except Exception as fault:
            self.fault = fault
        finally:
            self.connection.close()

    def choose(self, chance):
        if chance.random() < 0.3:
            return {"command": "add-note", "text": ""}
        now = chance.choice([result for result in RESULTS if result != self.result])
        return {"command": "enter-result", "round": 1, **self.board, "was": self.result, "now": now}

    def send(self, slug, identity, command):
        named = {**command, "text" if command["command"] == "add-note" else "via": identity}
        status, answer = self.ask("POST", f"/api/v1/tournaments/{slug}/commands", named, {"Command-Id": identity})
        if status == 409:  # the other one on this board was quicker
            self.conflicts += 1
            boards = self.ask("GET", f"/api/v1/tournaments/{slug}/rounds/1")[1]["boards"]
            [self.result] = [board["result"] for board in boards if board["white"] == self.board["white"]]
        elif status == 429:
            time.sleep(0.02)
            self.send(slug, identity, command)
        else:
            assert status == 200, (status, answer)
            self.result = command.get("now", self.result)
            if answer["how"] == "nothing":  # the other one has entered the same
                self.found.append((answer["seq"], self.result))
            else:
                self.acknowledged[identity] = answer["act"]["seq"]

    def ask(self, method, path, body=None, headers=None):
        headers = {"Cookie": self.cookie, "Content-Type": "application/json", **(headers or {})}
        self.connection.request(method, path, json.dumps(body) if body else None, headers)
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read())


class File:
    """A desk file, its arbiters, and all acts that have been looked at."""

    def __init__(self, folder, name):
        self.folder, self.name, self.seen, self.last = folder, name, {}, 0
        self.results = {}  # of each board, by its White: what it had after which act
        desk = self.open().come_in()
        self.owner, self.slug = desk.cookie, desk.make("Kill", 2 * ARBITERS)
        desk.publish(self.slug)
        boards = [{side: board[side] for side in ("white", "black")} for board in desk.get(f"/api/v1/tournaments/{self.slug}")["rounds"][0]["boards"]]
        # The first two are at the first board.
        self.arbiters = [Arbiter(desk.arbiter(number), boards[max(number - 1, 0)]) for number in range(ARBITERS)]
        assert desk.end() == 0

    def open(self):
        return Desk(program(), self.name, "--behind-proxy", folder=self.folder)

    def live_and_die(self, chance):
        desk = self.open()
        desk.cookie = self.owner
        self.check(desk)
        threads = [threading.Thread(target=arbiter.work, args=(desk, self.slug, random.Random(chance.random()))) for arbiter in self.arbiters]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.05, 0.4))
        desk.kill()
        for thread in threads:
            thread.join()
        for arbiter in self.arbiters:
            if arbiter.fault:
                raise arbiter.fault

    def die_at_start(self, chance):
        process = subprocess.Popen([program(), "serve", self.name, "--port", "0"], cwd=self.folder, stdout=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, 0.2))
        process.kill()
        process.wait()

    def check(self, desk):
        """What has been added since, and that everything acknowledged is there."""
        while acts := desk.get(f"/api/v1/tournaments/{self.slug}/acts?from={self.last + 1}&count=1000"):
            for act in acts:
                assert act["seq"] == self.last + 1, f"act {self.last + 1} is missing"
                self.last = act["seq"]
                self.look_at(act)
        for arbiter in self.arbiters:
            for identity, seq in arbiter.acknowledged.items():
                assert self.seen.get(identity) == seq, f"act {seq} was acknowledged and is not there"
            history = self.results.get(arbiter.board["white"], [])
            for seq, result in arbiter.found:
                had = [now for at, now in history if at <= seq]
                assert had and had[-1] == result, f"{result} was said to stand after act {seq}, where it does not"

    def look_at(self, act):
        identity = act.get("text") if act["kind"] == "note-added" else act.get("via")
        if not identity:
            return
        assert identity not in self.seen, f"act {act['seq']} was done twice"
        self.seen[identity] = act["seq"]
        if act["kind"] == "result-entered":
            history = self.results.setdefault(act["players"][0], [(0, "*")])
            assert act["was"] == history[-1][1], f"act {act['seq']} replaces {act['was']} on a board that had {history[-1][1]}"
            history.append((act["seq"], act["now"]))

    def finish(self):
        desk = self.open()
        desk.cookie = self.owner
        self.check(desk)
        assert desk.end() == 0
        subprocess.run([program(), "journal", "verify", self.name], cwd=self.folder, check=True, capture_output=True)
        return sum(len(arbiter.acknowledged) for arbiter in self.arbiters), sum(arbiter.conflicts for arbiter in self.arbiters), self.last


def main():
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10**6)
    chance = random.Random(seed)
    acknowledged = conflicts = stored = starting = 0
    with tempfile.TemporaryDirectory() as folder:
        for done in range(0, kills, KILLS_OF_A_FILE):
            file = File(folder, f"{done}.desk")
            for _ in range(min(KILLS_OF_A_FILE, kills - done)):
                is_early = chance.random() < 0.2
                starting += is_early
                (file.die_at_start if is_early else file.live_and_die)(chance)
            counts = file.finish()
            acknowledged, conflicts, stored = acknowledged + counts[0], conflicts + counts[1], stored + counts[2]
            if kills > KILLS_OF_A_FILE:
                print(f"{done + KILLS_OF_A_FILE} kills, {acknowledged} acknowledged", flush=True)
    assert acknowledged > kills, "hardly anything was acknowledged: the test tests nothing"
    print(f"{kills} kills (seed {seed}), {starting} of them at the start; {ARBITERS} arbiters: {acknowledged} commands acknowledged, {conflicts} told that "
          f"another was quicker, {stored} acts stored; none lost, none doubled, none replaced unseen")


if __name__ == "__main__":
    main()
