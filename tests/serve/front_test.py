"""Three desks on one PostgreSQL behind nginx, as docs/serve.md sets them up: arbiters write through the front while one desk is
killed and another is cut from its database. Nothing acknowledged is lost or done twice, the others answer within two seconds, and a
live client goes on where it was. Runs under pg_virtualenv, which sets the environment of libpq."""
import http.client
import os
import pathlib
import re
import secrets
import shutil
import socket
import subprocess
import tempfile
import threading
import time

from desk import Desk, Refused, program, wait_until

DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "docs" / "serve.md"


class Relay:
    """A wire to the database that can be cut and mended."""

    def __init__(self, host, port):
        self.target, self.pairs, self.is_cut = (host, port), [], False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            near, _ = self.listener.accept()
            if self.is_cut:
                near.close()
                continue
            far = socket.create_connection(self.target)
            self.pairs.append((near, far))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one, other):
        try:
            while data := one.recv(65536):
                self.carry(data, other)
        except OSError:
            pass
        for end in (one, other):
            end.close()

    def carry(self, data, other):
        other.sendall(data)

    def cut(self):
        self.is_cut = True
        for pair in self.pairs:
            for end in pair:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def mend(self):
        self.is_cut = False


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as one:
        return one.getsockname()[1]


class Nginx:
    """The set-up of the document, with its ports changed and without TLS."""

    def __init__(self, folder, desks, forwarded="$proxy_add_x_forwarded_for"):
        self.port = free_port()
        text = re.search(r"```nginx\n(upstream .*?)```", DOCUMENT.read_text(), re.S)[1].replace("$proxy_add_x_forwarded_for", forwarded)
        text = re.sub(r"    server node\d[^\n]*\n", "", text)
        servers = "".join(f"    server 127.0.0.1:{desk.port} max_fails=1 fail_timeout=1s;\n" for desk in desks)
        text = text.replace("upstream desks {\n", "upstream desks {\n" + servers)
        text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};")
        text = re.sub(r"    ssl_certificate[^\n]*\n", "", text).replace("server_name open.example;", "server_name localhost;")
        self.config = pathlib.Path(folder) / "nginx.conf"
        kept = "".join(f"  {name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        self.config.write_text(f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
                               f"http {{\n  access_log off;\n{kept}{text}}}\n")
        self.process = subprocess.Popen([shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin"), "-e", f"{folder}/error.log",
                                         "-c", str(self.config)])

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=10)


class Front(Desk):
    """What a client of the front does; the desk behind it may be any."""

    def __init__(self, port, cookie):
        self.port, self.cookie = port, cookie


class Listener(threading.Thread):
    """A live client: what it heard of, by number; it comes back with the last it has seen."""

    def __init__(self, front, slug):
        super().__init__(daemon=True)
        self.front, self.slug, self.heard, self.resets, self.streams = front, slug, [], 0, 0

    def run(self):
        last = None
        while True:
            try:
                connection = http.client.HTTPConnection("localhost", self.front.port, timeout=30)
                headers = {"Cookie": self.front.cookie} | ({"Last-Event-ID": str(last)} if last is not None else {})
                connection.request("GET", f"/live/{self.slug}", headers=headers)
                answer = connection.getresponse()
                if answer.status != 200:
                    time.sleep(0.05)
                    continue
                self.streams += 1
                event = {}
                while line := answer.readline().decode():
                    name, _, value = line.strip().partition(":")
                    if name:
                        event[name] = value.strip()
                        continue
                    if "id" in event:  # only now is it whole: a desk may end in the middle of one
                        last = int(event["id"])
                        self.heard.append(last)
                        self.resets += event.get("event") == "reset"
                    event = {}
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)


def write(front, slug, acknowledged, stop):
    """Notes, each sent with the same number until it is answered."""
    while not stop.is_set():
        identity = secrets.token_hex(16)
        while True:
            try:
                answer = front.do(slug, {"command": "add-note", "text": identity}, identity)
                acknowledged.append((time.monotonic(), answer["act"]["seq"], identity))
                break
            except Refused as refused:
                assert refused.status in (409, 429, 502, 503, 504), refused
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(0.02)


def goes_on(acknowledged, since):
    """Seconds until something was acknowledged that was begun after `since`, as far as one can tell: the tenth answer."""
    assert wait_until(lambda: sum(moment > since for moment, _, _ in list(acknowledged)) >= 10, 10), "nothing goes on"
    return sorted(moment for moment, _, _ in list(acknowledged) if moment > since)[9] - since


def main():
    with tempfile.TemporaryDirectory() as folder:
        relay = Relay(os.environ.get("PGHOST", "localhost"), int(os.environ["PGPORT"]))
        wires = ["dbname=postgres", "dbname=postgres", f"dbname=postgres host=127.0.0.1 port={relay.port}"]
        desks = [Desk(program(), "--postgres", wire, "--behind-proxy", folder=folder) for wire in wires]
        nginx = Nginx(folder, desks)
        try:
            cookie = desks[1].come_in().cookie
            front = Front(nginx.port, cookie)
            slug = desks[1].make("Front", 8)
            assert wait_until(lambda: all(desk.stranger("/healthz")[0] == 200 for desk in desks))
            listeners = [Listener(front, slug) for _ in desks]
            for listener in listeners:  # one after the other: nginx takes the desks in turn
                listener.start()
                assert wait_until(lambda: listener.streams == 1), "no live client"
            acknowledged, stop = [], threading.Event()
            writers = [threading.Thread(target=write, args=(front, slug, acknowledged, stop)) for _ in range(4)]
            for writer in writers:
                writer.start()
            assert wait_until(lambda: len(acknowledged) > 30)
            killed = time.monotonic()
            desks[0].kill()
            after_kill = goes_on(acknowledged, killed)
            cut = time.monotonic()
            relay.cut()
            after_cut = goes_on(acknowledged, cut)
            time.sleep(1)
            relay.mend()
            time.sleep(1)
            stop.set()
            for writer in writers:
                writer.join()
            assert after_kill < 2 and after_cut < 2, f"the others went on after {after_kill:.2f} and {after_cut:.2f} s"
            desks[1].cookie = desks[2].cookie = cookie
            seen = desks[1].notes(slug)
            for _, seq, identity in acknowledged:
                assert seen.get(identity) == seq, f"act {seq} was acknowledged and is not there"
            assert wait_until(lambda: desks[2].notes(slug) == seen), "the desk that was cut off does not come back"
            newest = max(seen.values())
            for listener in listeners:
                assert wait_until(lambda: listener.heard and listener.heard[-1] >= newest), "a live client stopped"
                assert listener.heard == sorted(set(listener.heard)), "a live client heard something twice, or out of order"
                missed = set(range(listener.heard[0], newest + 1)) - set(listener.heard)
                assert not missed and not listener.resets, f"a live client missed {sorted(missed)[:5]}, and was reset {listener.resets} times"
            streams = sum(listener.streams for listener in listeners)
            assert streams > len(listeners), "no live client had to come back"
            for desk in desks[1:]:
                assert desk.end() == 0
        finally:
            nginx.end()
            for desk in desks:
                if desk.process.poll() is None:
                    desk.kill()
        print(f"one desk killed, one cut off: {len(acknowledged)} acknowledged, all there; went on after {after_kill * 1000:.0f} and "
              f"{after_cut * 1000:.0f} ms; {len(listeners)} live clients came back {streams - len(listeners)} times and missed nothing")


if __name__ == "__main__":
    main()
