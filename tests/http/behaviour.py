#!/usr/bin/env python3
"""What a server does over several connections, or in time: slow clients, many clients, streams of events, TLS, the end.

    behaviour.py build/release/tests/http_test_server [TEST...]"""
import json
import os
import pathlib
import select
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import unittest
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "tools"))
from run_http_tests import PATIENCE, Difference, Server, Wire  # noqa: E402

PROGRAM = None


def request(path, *headers, method="GET", body=""):
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers]
    if method == "POST":
        lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


class ServerTest(unittest.TestCase):
    OPTIONS = []

    def setUp(self):
        self.server = Server(PROGRAM, self.OPTIONS)
        self.wires = []

    def tearDown(self):
        for wire in self.wires:
            wire.close()
        self.assertEqual(self.server.stop(), 0)

    def open(self):
        wire = self.server.connect()
        self.wires.append(wire)
        return wire

    def ask(self, *what, **more):
        wire = self.open()
        wire.send(request(*what, **more))
        return wire.receive()

    def listen(self, path, *headers):
        """A stream of events, behind its head."""
        wire = self.open()
        wire.send(request(path, *headers))
        head = wire.until(b"\r\n\r\n").decode()
        self.assertIn("200 OK", head)
        self.assertIn("Content-Type: text/event-stream", head)
        self.assertEqual(wire.until(b"\n\n"), b"retry: 2000")
        return wire

    def event(self, wire):
        """The next event, past heartbeats."""
        while True:
            text = wire.until(b"\n\n").decode()
            if text != ":":
                return text.split("\n")

    def publish(self, channel, number, data, **more):
        body = "&".join([f"id={number}", f"data={data}"] + [f"{name}={value}" for name, value in more.items()])
        self.assertEqual(self.ask(f"/publish/{channel}", method="POST", body=body).status, 200)

    def metric(self, name):
        text = self.ask("/metrics").body.decode()
        return int(next(line.split()[1] for line in text.split("\n") if line.startswith(name + " ")))


class SlowClients(ServerTest):
    OPTIONS = ["--short-times"]

    def test_heads_that_never_end_do_not_keep_others_out(self):
        slow = [self.open() for _ in range(50)]
        for _ in range(4):
            for wire in slow:
                wire.send(b"GET / HTTP/1.1\r\nX: " if wire is slow[0] else b"G")
            self.assertEqual(self.ask("/").status, 200)
        for wire in slow:
            self.assertIn(wire.receive().status, (400, 408))
            self.assertTrue(wire.ended())

    def test_a_drop_now_and_then_does_not_gain_time(self):
        wire = self.open()
        wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        for _ in range(200):
            wire.send(b"X: y\r\n")
            time.sleep(0.05)
            wire.connection.setblocking(False)
            try:
                if wire.connection.recv(1, socket.MSG_PEEK):
                    break
            except (BlockingIOError, ConnectionResetError):
                continue
            finally:
                wire.connection.settimeout(PATIENCE)
        answer = wire.receive()
        self.assertEqual(answer.status, 408)
        self.assertNotIn("1970", answer.get("Date"))

    def test_a_body_that_never_ends(self):
        wire = self.open()
        wire.send(b"POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nabc")
        self.assertEqual(wire.receive().status, 408)
        self.assertTrue(wire.ended())

    def test_silence_ends_a_connection(self):
        silent, idle = self.open(), self.open()
        idle.send(request("/"))
        self.assertEqual(idle.receive().status, 200)
        self.assertTrue(silent.ended())
        self.assertTrue(idle.ended())

    def test_an_answer_that_takes_too_long(self):
        answer = self.ask("/too-slow")
        self.assertEqual(answer.status, 503)
        self.assertEqual(answer.get("Connection"), "close")

    def test_who_does_not_take_what_it_asked_for_is_left(self):
        wire = self.open()
        wire.connection.settimeout(0.5)
        try:
            for _ in range(3000):
                wire.connection.sendall(request("/page"))
        except (TimeoutError, OSError):
            pass
        deadline = time.monotonic() + PATIENCE
        while self.metric("ronda_http_connections") > 1 and time.monotonic() < deadline:
            for other in self.wires[1:]:
                other.close()
            time.sleep(0.2)
        self.assertLessEqual(self.metric("ronda_http_connections"), 2)


class SlowGuard(ServerTest):
    OPTIONS = ["--threads", "1"]

    def test_who_is_looked_up_keeps_nobody_waiting(self):
        asked, refused = self.open(), self.open()
        asked.send(request("/owner", "X-Test-Right: owner") + request("/number/7"))
        refused.send(request("/owner"))
        self.assertEqual(self.ask("/number/3").body, b"3\n")
        self.assertEqual(select.select([asked.connection, refused.connection], [], [], 0)[0], [], "the others waited for the guard")
        self.assertEqual([asked.receive().body, asked.receive().body], [b"welcome\n", b"7\n"])
        self.assertEqual(refused.receive().status, 401)

    def test_who_goes_meanwhile_is_forgotten(self):
        wire = self.open()
        wire.send(request("/owner", "X-Test-Right: owner"))
        wire.close()
        self.assertEqual(self.ask("/number/3").body, b"3\n")


class Caps(ServerTest):
    OPTIONS = ["--few-connections"]

    def test_connections_of_one_address(self):
        held = [self.open() for _ in range(20)]
        held[-1].send(request("/"))
        self.assertEqual(held[-1].receive().status, 200)
        refused = self.open()
        answer = refused.receive()
        self.assertEqual((answer.status, answer.get("Retry-After")), (503, "5"))
        self.assertTrue(refused.ended())
        held[0].close()
        for _ in range(100):
            wire = self.open()
            wire.send(request("/"))
            try:
                if wire.receive().status == 200:
                    return
            except Difference:
                pass
            wire.close()
            time.sleep(0.05)
        self.fail("a place that was left is not given again")

    def test_connections_in_all(self):
        held = [Wire(socket.create_connection(("127.0.0.1", self.server.port), PATIENCE, (f"127.0.0.{2 + i % 2}", 0))) for i in range(25)]
        self.wires += held
        held[-1].send(request("/"))
        self.assertEqual(held[-1].receive().status, 200)
        answer = self.open().receive()
        self.assertEqual((answer.status, answer.get("Retry-After")), (503, "5"))

    def test_reads_of_one_address(self):
        wire = self.open()
        statuses = []
        for _ in range(60):
            wire.send(request("/"))
            statuses.append(wire.receive().status)
        self.assertEqual(set(statuses[:40]), {200})
        self.assertIn(429, statuses[40:])

    def test_writes_of_one_address(self):
        wire = self.open()
        statuses = []
        for _ in range(8):
            wire.send(request("/form", method="POST"))
            statuses.append(wire.receive())
        self.assertEqual([answer.status for answer in statuses[:4]], [200] * 4)
        self.assertEqual(statuses[-1].status, 429)
        self.assertEqual(statuses[-1].get("Retry-After"), "1")


class Streams(ServerTest):
    OPTIONS = ["--no-limits"]

    def test_staff_hear_at_once(self):
        wires = [self.listen("/live/staff") for _ in range(20)]
        for number in (101, 102, 103):
            self.publish("staff", number, f"result+{number}", name="result")
            for wire in wires:
                self.assertEqual(self.event(wire), [f"id: {number}", "event: result", f"data: result {number}"])

    def test_nobody_hears_twice(self):
        wire = self.listen("/live/staff")
        for number in (101, 101, 99, 102):
            self.publish("staff", number, "x")
        self.assertEqual(self.event(wire)[0], "id: 101")
        self.assertEqual(self.event(wire)[0], "id: 102")

    def test_going_on_where_one_stopped(self):
        for number in (101, 102, 103):
            self.publish("staff", number, f"n{number}")
        by_header = self.listen("/live/staff", "Last-Event-ID: 101")
        by_query = self.listen("/live/staff?last=101")
        for wire in (by_header, by_query):
            self.assertEqual(self.event(wire), ["id: 102", "data: n102"])
            self.assertEqual(self.event(wire), ["id: 103", "data: n103"])
        self.publish("staff", 104, "n104")
        self.assertEqual(self.event(by_header), ["id: 104", "data: n104"])

    def test_away_too_long(self):
        for number in range(101, 121):
            self.publish("staff", number, "x")
        for last in ("100", "500"):
            wire = self.listen("/live/staff", f"Last-Event-ID: {last}")
            self.assertEqual(self.event(wire), ["id: 120", "event: reset", "data: "])

    def test_the_public_hears_together_what_came_within_a_second(self):
        wire = self.listen("/live/public")
        self.publish("public", 101, "first")
        self.assertEqual(self.event(wire), ["id: 101", "data: first"])
        self.publish("public", 102, "old", key="board12")
        self.publish("public", 103, "other")
        self.publish("public", 104, "new", key="board12")
        self.assertEqual(self.event(wire), ["id: 103", "data: other"])
        self.assertEqual(self.event(wire), ["id: 104", "data: new"])

    def test_lines_of_data_stay_in_their_event(self):
        wire = self.listen("/live/staff")
        self.publish("staff", 101, "one%0Atwo%0D%0A%0D%0Aid:+999%0D%0Dthree")
        self.assertEqual(self.event(wire), ["id: 101", "data: one", "data: two", "data: ", "data: id: 999", "data: ", "data: three"])

    def test_who_falls_behind_is_closed(self):
        slow, quick = self.listen("/live/staff"), self.listen("/live/staff")
        slow.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        for number in range(101, 401):
            self.publish("staff", number, "x" * 60000)
            self.event(quick)
            if self.metric("ronda_live_clients") == 1:
                return
        self.fail("it is still there")

    def test_who_speaks_on_a_stream_is_closed(self):
        wire = self.listen("/live/staff")
        wire.send(b"x")
        self.assertTrue(wire.ended())

    def test_who_goes_is_forgotten(self):
        wires = [self.listen("/live/public") for _ in range(10)]
        self.assertEqual(self.metric("ronda_live_clients"), 10)
        for wire in wires[:7]:
            wire.close()
        for _ in range(200):
            if self.metric("ronda_live_clients") == 3:
                return
            time.sleep(0.05)
        self.fail("they are still there")


class Heartbeat(ServerTest):
    OPTIONS = ["--short-times"]

    def test_a_silent_stream_stays_open(self):
        wire = self.listen("/live/staff")
        for _ in range(4):
            self.assertEqual(wire.until(b"\n\n"), b":")


class Many(ServerTest):
    OPTIONS = ["--no-limits"]

    def test_a_thousand_connections(self):
        wires = [self.open() for _ in range(1000)]
        for wire in wires:
            wire.send(request("/page", "Accept-Encoding: gzip"))
        for wire in wires:
            self.assertEqual(wire.receive().status, 200)
        self.assertGreaterEqual(self.metric("ronda_http_connections"), 1000)

    def test_a_thousand_requests_ahead(self):
        wire = self.open()
        wire.send(b"".join(request(f"/number/{number}") for number in range(1000)))
        for number in range(1000):
            self.assertEqual(wire.receive().body, f"{number}\n".encode())


class Stopping(unittest.TestCase):
    def test_what_is_under_way_is_answered(self):
        server = Server(PROGRAM)
        busy, idle, live = server.connect(), server.connect(), server.connect()
        idle.send(request("/"))
        idle.receive()
        live.send(request("/live/staff"))
        live.until(b"retry")
        busy.send(request("/slow"))
        time.sleep(0.2)
        server.process.terminate()
        answer = busy.receive()
        self.assertEqual((answer.status, answer.body, answer.get("Connection")), (200, b"later /slow\n", "close"))
        for wire in (busy, idle):
            self.assertTrue(wire.ended())
        while live.fill():
            pass
        self.assertEqual(server.process.wait(timeout=PATIENCE), 0)
        server.process.stdout.close()
        with self.assertRaises(OSError):
            socket.create_connection(("127.0.0.1", server.port), timeout=2)
        for wire in (busy, idle, live):
            wire.close()


class Log(unittest.TestCase):
    def test_a_line_a_request_and_no_secrets(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "log")
            server = Server(PROGRAM, ["--log", file])
            wire = server.connect()
            asked = ["/query?key=SECRET1", "/k/SECRET2", "/k/SECRET3/more", "/cookies", "/throws"]
            for path in asked:
                wire.send(request(path, "Cookie: session=SECRET4", "Authorization: Bearer SECRET5"))
                wire.receive()
            wire.close()
            server.stop()
            text = pathlib.Path(file).read_text()
            self.assertNotIn("SECRET", text)
            lines = [json.loads(line) for line in text.splitlines()]
            requests = [line for line in lines if "status" in line]
            self.assertEqual([(line["path"], line["status"]) for line in requests],
                             [("/query", 200), ("/k/{token:token}", 303), ("/k/...", 404), ("/cookies", 200), ("/throws", 500)])
            self.assertEqual([line["note"] for line in lines if "note" in line], ["GET /throws: a handler failed"])
            for line in requests:
                self.assertRegex(line["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
                self.assertEqual(line["remote"], "127.0.0.1")


class Tls(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.certificate, self.key = (os.path.join(self.folder.name, name) for name in ("certificate.pem", "key.pem"))
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-subj", "/CN=localhost", "-keyout", self.key, "-out", self.certificate], check=True, capture_output=True)
        self.server = Server(PROGRAM, ["--tls", self.certificate, self.key])
        self.sockets = []

    def tearDown(self):
        for connection in self.sockets:
            connection.close()
        self.assertEqual(self.server.stop(), 0)
        self.folder.cleanup()

    def connect(self):
        wire = Wire(self.shake_hands(ssl.create_default_context(cafile=self.certificate)))
        self.sockets.append(wire.connection)
        return wire

    def shake_hands(self, context):
        self.sockets.append(self.server.connect().connection)
        return context.wrap_socket(self.sockets[-1], server_hostname="localhost")

    def test_pages_and_cookies(self):
        wire = self.connect()
        self.assertIn(wire.connection.version(), ("TLSv1.2", "TLSv1.3"))
        for _ in range(3):
            wire.send(request("/who"))
            self.assertEqual(wire.receive().body, b"127.0.0.1 https localhost\n")
        wire.send(request("/k/abc"))
        self.assertEqual(wire.receive().get("Set-Cookie"), "__Host-session=abc; Path=/; HttpOnly; SameSite=Lax; Secure")
        wire.send(request("/form", "Origin: https://localhost", method="POST", body="a=1"))
        self.assertEqual(wire.receive().body, b"a=1\n")
        wire.send(request("/page", "Connection: close"))
        self.assertGreater(len(wire.receive().body), 20000)
        self.assertTrue(wire.ended())

    def test_streams(self):
        live, other = self.connect(), self.connect()
        live.send(request("/live/staff"))
        live.until(b"retry: 2000\n\n")
        other.send(request("/publish/staff", method="POST", body="id=101&data=hello"))
        other.receive()
        self.assertEqual(live.until(b"\n\n"), b"id: 101\ndata: hello")

    def test_plain_http_is_not_answered(self):
        wire = self.server.connect()
        wire.send(request("/"))
        wire.ended()
        self.assertNotIn(b"200 OK", wire.rest)
        wire.close()

    def test_old_versions_are_refused(self):
        context = ssl.create_default_context(cafile=self.certificate)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # that they are old is the point
            context.minimum_version, context.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
        with self.assertRaises(OSError):
            self.shake_hands(context)

    def test_files_that_are_none(self):
        for certificate, key, fault in (("nowhere", self.key, "the file cannot be read"), (self.certificate, "", "the file cannot be read"),
                                        (self.key, self.key, "there is no certificate"), (self.certificate, self.certificate, "there is no key")):
            result = subprocess.run([PROGRAM, "--tls", certificate, key], capture_output=True, text=True, timeout=PATIENCE)
            self.assertEqual(result.returncode, 3)
            self.assertIn(f"error[tls-file]: {fault}", result.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
