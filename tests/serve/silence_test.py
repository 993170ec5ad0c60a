"""A database that takes everything and answers nothing: who has to be looked up there waits, everybody else is answered from memory, and when it
answers again so does the desk. Runs under pg_virtualenv, which sets the environment of libpq."""
import os
import select
import socket
import tempfile
import time

from desk import Desk, program
from front_test import Relay

STAFF = 6  # more than the desk has threads that ask the database


class SilentRelay(Relay):
    """A wire that keeps what it is given until it is allowed to pass it on."""

    is_silent = False

    def carry(self, data, other):
        while self.is_silent:
            time.sleep(0.02)
        other.sendall(data)


def ask(desk, path, cookie):
    wire = socket.create_connection(("localhost", desk.port), timeout=60)
    wire.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n".encode())
    return wire


def main():
    with tempfile.TemporaryDirectory() as folder:
        relay = SilentRelay(os.environ.get("PGHOST", "localhost"), int(os.environ["PGPORT"]))
        desk = Desk(program(), "--postgres", f"dbname=postgres host=127.0.0.1 port={relay.port}", folder=folder).come_in()
        slug = desk.make("Silence", 8)
        desk.publish(slug)
        staff = [desk.arbiter(number) for number in range(STAFF)]  # whom the desk has not looked up before
        relay.is_silent = True
        waiting = [ask(desk, path, cookie) for path in (f"/desk/{slug}/players", f"/t/{slug}") for cookie in staff]
        for path in (f"/t/{slug}", f"/t/{slug}/standings", "/healthz", f"/t/{slug}/round/1"):
            assert desk.stranger(path)[0] == 200, path
        assert not select.select(waiting, [], [], 0)[0], "the database did answer: the test tests nothing"
        relay.is_silent = False
        for wire in waiting:
            with wire, wire.makefile("rb") as stream:
                assert b"200" in stream.readline()
        assert desk.end() == 0
        print(f"{len(waiting)} waited for the database, and nobody for them")


if __name__ == "__main__":
    main()
