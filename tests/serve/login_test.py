"""Many people sign in at once: no more passwords are hashed at a time than the memory for it allows (64 MiB each, two at once), a bounded number
waits, the others are told to come again, and meanwhile pages are shown and commands done."""
import pathlib
import re
import select
import socket
import tempfile
import urllib.parse

from desk import Desk, program

CROWD = 60
HASH_KB = 64 * 1024
AT_ONCE, WAITING = 2, 20  # kPasswordsAtOnce, kMostWaitingLogins


def memory(desk, what):
    """KB of the process: VmRSS now, VmHWM at most so far."""
    return int(re.search(rf"{what}:\s+(\d+)", pathlib.Path(f"/proc/{desk.process.pid}/status").read_text())[1])


def login(number):
    body = urllib.parse.urlencode({"login": f"nobody{number}", "password": "wrong horse"})
    # Each from an address of its own: one address has few tries.
    return (f"POST /login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.{number}\r\nConnection: close\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode()


def status(wire):
    with wire, wire.makefile("rb") as stream:
        return int(stream.readline().split()[1])


def main():
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(program(), "--behind-proxy", folder=folder).come_in()
        slug = desk.make("Logins", 8)
        before = memory(desk, "VmRSS")
        wires = [socket.create_connection(("localhost", desk.port), timeout=60) for _ in range(CROWD)]
        for number, wire in enumerate(wires, 1):
            wire.sendall(login(number))
        desk.do(slug, {"command": "add-note", "text": "meanwhile"})
        assert desk.stranger(f"/t/{slug}")[0] == 200
        answered = select.select(wires, [], [], 0)[0]
        assert CROWD - len(answered) > WAITING / 2, "the command and the page waited until the others had signed in"
        statuses = [status(wire) for wire in wires]
        most = memory(desk, "VmHWM")
        assert set(statuses) == {401, 503}, set(statuses)
        # Those who are looked at have left the queue, unless all others came before.
        assert statuses.count(401) >= WAITING, "fewer wait than may"
        assert most < before + (AT_ONCE + 1) * HASH_KB, f"{before} KB before, {most} KB at most: more than {AT_ONCE} hashes at once"
        assert desk.end() == 0
        print(f"{CROWD} logins at once: {statuses.count(401)} looked at, {statuses.count(503)} told to come again; "
              f"{before / 1024:.0f} MiB before, {most / 1024:.0f} at most")


if __name__ == "__main__":
    main()
