#!/usr/bin/env python3
"""Runs scripts that say what a server must answer.

    run_http_tests.py --program build/release/tests/http_test_server tests/http/*.test

A script is a list of steps, run in order against a server of its own:

    # a comment
    server --host open.example  starts the server anew, with options; without this line it is started without
    send                        opens a connection and sends the lines up to ----, each ended by CRLF
    GET / HTTP/1.1
    Host: localhost

    ----
    send again                  the same over the connection of the step before
    receive                     one more answer over it, to a request sent ahead
    status 200                  what the answer must begin with
    header Allow: GET, HEAD     a header it must have; "header Allow ~ GE." wants a regular expression to match all of it,
    header ! Set-Cookie         and this says that there must be none of that name
    body                        its body, to the letter
    ----
    body contains               every line occurs, in this order
    ----
    keep tag ETag               remembers a header; $tag stands for it in what is sent later
    closed                      the server ends the connection after the answer

In what is sent {9000*a} is a text repeated, \\r \\n \\0 \\xNN are bytes, and a last line \\ leaves the CRLF before it out. An answer
whose status is not given must be a 200. The test fails at the first step that differs."""
import argparse
import pathlib
import re
import signal
import socket
import subprocess
import sys

END = "----"
PATIENCE = 20  # seconds to wait for what must come
KEYWORDS = {"server", "send", "receive", "status", "header", "body", "keep", "closed"}


class Difference(Exception):
    pass


class Server:
    """A server program that prints its port."""

    def __init__(self, program, options=()):
        self.process = subprocess.Popen([program, *options], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.strip().isdigit():
            raise Difference("the server did not start")
        self.port = int(line)

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return Wire(connection)

    def stop(self):
        """Its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        return code


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def all(self, name):
        return [value for known, value in self.headers if known.lower() == name.lower()]

    def get(self, name):
        found = self.all(name)
        return found[0] if found else None


class Wire:
    """A connection, and the bytes of it that nobody has read yet."""

    def __init__(self, connection):
        self.connection, self.rest = connection, b""

    def send(self, data):
        try:
            self.connection.sendall(data)
        except OSError:
            pass  # the server may have answered and gone before all was sent

    def fill(self):
        """Whether something came before the end."""
        try:
            data = self.connection.recv(65536)
        except ConnectionResetError:
            return False
        self.rest += data
        return bool(data)

    def until(self, mark):
        while mark not in self.rest:
            if not self.fill():
                raise Difference(f"the connection ended after {self.rest[:200]!r}")
        found, self.rest = self.rest.split(mark, 1)
        return found

    def receive(self, head_only=False):
        lines = self.until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        headers = [tuple(part.strip() for part in line.split(":", 1)) for line in lines[1:]]
        answer = Answer(int(lines[0].split()[1]), headers, b"")
        if answer.status == 100:
            return self.receive(head_only)
        length = int(answer.get("Content-Length") or 0)
        if not head_only and answer.status not in (204, 304):
            while len(self.rest) < length and self.fill():
                pass
            answer.body, self.rest = self.rest[:length], self.rest[length:]
            if len(answer.body) < length:
                raise Difference(f"the body ended after {len(answer.body)} of {length} bytes")
        return answer

    def ended(self):
        while self.fill():
            pass
        return not self.rest

    def close(self):
        self.connection.close()


def parse(path):
    steps, block = [], None
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if block is not None:
            if line == END:
                block = None
            else:
                block.append(line)
        elif line and not line.startswith("#"):
            keyword, _, argument = line.partition(" ")
            if keyword not in KEYWORDS:
                sys.exit(f"{path}:{number}: '{keyword}' is not a keyword")
            step = {"keyword": keyword, "argument": argument, "number": number, "block": []}
            steps.append(step)
            if keyword in ("send", "body"):
                block = step["block"]
    if block is not None:
        sys.exit(f"{path}: the last block has no {END}")
    return steps


def bytes_of(lines, kept):
    text = "\r\n".join(lines) + "\r\n"
    if lines and lines[-1] == "\\":
        text = "\r\n".join(lines[:-1])
    text = re.sub(r"\$(\w+)", lambda found: kept.get(found.group(1), found.group(0)), text)
    text = re.sub(r"\{(\d+)\*([^{}]*)\}", lambda found: found.group(2) * int(found.group(1)), text)
    data = text.encode()
    named = {b"r": b"\r", b"n": b"\n", b"0": b"\0"}
    return re.sub(rb"\\(?:x([0-9a-f]{2})|([rn0]))", lambda f: bytes.fromhex(f.group(1).decode()) if f.group(1) else named[f.group(2)], data)


class Script:
    def __init__(self, path, program):
        self.path, self.program = path, program
        self.server = self.wire = self.answer = None
        self.kept, self.unasked = {}, False

    def run(self):
        for step in parse(self.path):
            action = self.start if step["keyword"] == "server" else getattr(self, step["keyword"])
            try:
                action(step)
            except (Difference, OSError) as fault:
                self.abandon()
                return [f"{self.path}:{step['number']}: {step['keyword']} {step['argument']}", f"  {fault or type(fault).__name__}"]
        try:
            return self.finish()
        except Difference as fault:
            self.abandon()
            return [f"{self.path}: {fault}"]

    def abandon(self):
        if self.server:
            self.server.process.kill()
            self.server.process.wait()
            self.server.process.stdout.close()

    def finish(self):
        if not self.server:
            return [f"{self.path}: nothing was sent"]
        self.settle()
        if self.wire:
            self.wire.close()
        code, self.server = self.server.stop(), None
        return [f"{self.path}: the server ended with {code}"] if code else []

    def settle(self):
        """An answer whose status no step asked for must be a success."""
        if self.unasked and self.answer.status != 200:
            raise Difference(f"the answer before was a {self.answer.status}: {self.answer.body[:300]!r}")
        self.unasked = False

    def take(self, head_only=False):
        self.answer, self.unasked = self.wire.receive(head_only), True

    def start(self, step):
        if self.server:
            self.settle()
            self.server.stop()
        self.server = Server(self.program, step["argument"].split())

    def send(self, step):
        if not self.server:
            self.server = Server(self.program)
        self.settle()
        if step["argument"] != "again":
            if self.wire:
                self.wire.close()
            self.wire = self.server.connect()
        data = bytes_of(step["block"], self.kept)
        self.wire.send(data)
        self.take(data.startswith(b"HEAD "))

    def receive(self, _):
        self.settle()
        self.take()

    def status(self, step):
        self.unasked = False
        if self.answer.status != int(step["argument"]):
            raise Difference(f"it was {self.answer.status}, with {self.answer.body[:300]!r}")

    def header(self, step):
        argument = step["argument"]
        if argument.startswith("! "):
            if self.answer.all(argument[2:]):
                raise Difference(f"it was {self.answer.all(argument[2:])}")
        elif " ~ " in argument:
            name, pattern = argument.split(" ~ ", 1)
            if not any(re.fullmatch(pattern, value) for value in self.answer.all(name)):
                raise Difference(f"it was {self.answer.all(name)}")
        else:
            name, value = argument.split(": ", 1)
            if value not in self.answer.all(name):
                raise Difference(f"it was {self.answer.all(name)}")

    def body(self, step):
        found = self.answer.body.decode("utf-8", "replace")
        if step["argument"] == "contains":
            at = 0
            for line in step["block"]:
                place = found.find(line, at)
                if place < 0:
                    raise Difference(f"'{line}' is not in {found[:1000]!r}")
                at = place + len(line)
        elif found != "".join(line + "\n" for line in step["block"]):
            raise Difference(f"it was {found[:1000]!r}")

    def keep(self, step):
        name, header = step["argument"].split()
        self.kept[name] = self.answer.get(header) or ""

    def closed(self, _):
        if not self.wire.ended():
            raise Difference(f"it went on with {self.wire.rest[:200]!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("scripts", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    faults = [line for script in options.scripts for line in Script(script, options.program).run()]
    print("\n".join(faults) or f"{len(options.scripts)} scripts agree")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
