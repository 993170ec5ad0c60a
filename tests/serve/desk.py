"""A desk for tests: starts `ronda serve`, comes in as its owner, and asks things over HTTP with the standard library alone."""
import atexit
import http.client
import json
import os
import re
import secrets
import signal
import subprocess
import time


class Refused(Exception):
    def __init__(self, status, body):
        super().__init__(f"{status}: {body[:300]}")
        self.status = status
        self.body = body


class Desk:
    def __init__(self, program, *arguments, folder="."):
        self.start([program, "serve", *arguments, "--port", "0"], cwd=folder)

    def start(self, command, **how):
        self.process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **how)
        atexit.register(self.process.kill)  # a test that fails leaves nothing behind
        self.said, self.port, self.key = [], None, None
        while self.key is None:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("ronda serve ended: " + "".join(self.said))
            self.said.append(line)
            if found := re.search(r"^The desk is at https?://localhost:(\d+)$", line):
                self.port = int(found[1])
            if found := re.search(r"/setup/(\S+)$", line):
                self.key = found[1]
        self.cookie = None

    def ask(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("localhost", self.port, timeout=30)
        headers = dict(headers or {})
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None
        if body is not None:
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            text = answer.read().decode()
        finally:
            connection.close()
        if answer.status >= 400:
            raise Refused(answer.status, text)
        return answer, text

    def come_in(self):
        answer, _ = self.ask("GET", f"/setup/{self.key}")
        self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return self

    def arbiter(self, number):
        """The cookie of a new arbiter, who signs in from an address of their own, as far as the desk believes a proxy: one address has few tries."""
        self.ask("POST", "/api/v1/accounts", {"login": f"arbiter{number}", "password": "long enough"})
        connection = http.client.HTTPConnection("localhost", self.port, timeout=30)
        headers = {"Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": f"203.0.113.{number}"}
        connection.request("POST", "/login", f"login=arbiter{number}&password=long+enough", headers)
        answer = connection.getresponse()
        connection.close()
        if answer.status != 303:
            raise Refused(answer.status, "")
        return answer.getheader("Set-Cookie").split(";")[0]

    def get(self, path):
        return json.loads(self.ask("GET", path)[1])

    def make(self, name, players, rounds=9):
        lines = "\n".join(f"Player {i} {2500 - i}" for i in range(1, players + 1))
        return json.loads(self.ask("POST", "/api/v1/tournaments", {"name": name, "players": lines, "rounds": rounds})[1])["slug"]

    def do(self, slug, command, identity=None):
        headers = {"Command-Id": identity or secrets.token_hex(16), "Confirm": "4"}
        while True:
            try:
                return json.loads(self.ask("POST", f"/api/v1/tournaments/{slug}/commands", command, headers)[1])
            except Refused as refused:
                if refused.status != 429:  # too many in a second: as a patient client does, with the same id
                    raise
                time.sleep(0.1)

    def notes(self, slug):
        """The number of each note by its text; none of them is there twice."""
        found, first = {}, 1
        while acts := self.get(f"/api/v1/tournaments/{slug}/acts?from={first}&count=1000"):
            for act in acts:
                if act["kind"] == "note-added":
                    assert act["text"] not in found, f"act {act['seq']} was done twice"
                    found[act["text"]] = act["seq"]
            first = acts[-1]["seq"] + 1
        return found

    def publish(self, slug):
        """Pairs the next round and publishes it."""
        self.do(slug, {"command": "pair-round"})
        self.do(slug, {"command": "publish-round", "round": self.get(f"/api/v1/tournaments/{slug}")["rounds_paired"]})

    def play(self, slug, result=lambda board: "1-0"):
        """Every open game of the last round."""
        last = self.get(f"/api/v1/tournaments/{slug}")["rounds"][-1]
        for board in last["boards"]:
            if board["result"] == "*":
                self.do(slug, {"command": "enter-result", "round": last["round"], "white": board["white"], "black": board["black"], "was": "*",
                               "now": result(board), "via": "test"})

    def stranger(self, path):
        """Status, type and bytes, as somebody gets them who is not signed in."""
        connection = http.client.HTTPConnection("localhost", self.port, timeout=30)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.getheader("Content-Type", ""), answer.read()
        finally:
            connection.close()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code


def program():
    return os.environ["RONDA_PROGRAM"]


def wait_until(condition, seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False
