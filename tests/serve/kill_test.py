"""The server killed under load: every command it has acknowledged is there, once, and the journal is whole.

    kill_test.py [KILLS]
"""
import random
import secrets
import subprocess
import sys
import tempfile
import threading
import time

from desk import Desk, Refused, program


def write_notes(desk, slug, acknowledged, stop):
    """Sends notes until the desk is gone; remembers those that were answered."""
    while not stop.is_set():
        identity = secrets.token_hex(16)
        try:
            answer = desk.do(slug, {"command": "add-note", "text": identity}, identity)
        except (OSError, Refused, ValueError, Exception):
            return
        acknowledged.append((answer["act"]["seq"], identity))


def main():
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    acknowledged = []
    with tempfile.TemporaryDirectory() as folder:
        slug = None
        for _ in range(kills):
            desk = Desk(program(), "x.desk", folder=folder).come_in()
            slug = slug or desk.make("Kill", 8)
            stop = threading.Event()
            writers = [threading.Thread(target=write_notes, args=(desk, slug, acknowledged, stop)) for _ in range(4)]
            for writer in writers:
                writer.start()
            time.sleep(random.uniform(0.05, 0.4))
            desk.kill()
            stop.set()
            for writer in writers:
                writer.join()
        desk = Desk(program(), "x.desk", folder=folder).come_in()
        stored = desk.notes(slug)
        for seq, identity in acknowledged:
            assert stored.get(identity) == seq, f"act {seq} was acknowledged and is not there"
        assert acknowledged, "nothing was acknowledged: the test tests nothing"
        assert desk.end() == 0
        print(f"{kills} kills, {len(acknowledged)} acknowledged, {len(stored)} stored, none lost, none doubled")


if __name__ == "__main__":
    main()
