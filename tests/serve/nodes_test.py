"""Several desks on one PostgreSQL: what one of them does the others show, a desk that is killed loses nothing, and the others go on.
Runs under pg_virtualenv, which sets the environment of libpq."""
import secrets
import tempfile
import threading
import time

from desk import Desk, Refused, program, wait_until


def write(desk, slug, acknowledged, stop):
    while not stop.is_set():
        identity = secrets.token_hex(16)
        try:
            answer = desk.do(slug, {"command": "add-note", "text": identity}, identity)
            acknowledged.append((answer["act"]["seq"], identity))
        except Refused as refused:
            if refused.status not in (409, 503):
                raise
        except OSError:
            return


def main():
    with tempfile.TemporaryDirectory() as folder:
        desks = [Desk(program(), "--postgres", "dbname=postgres", folder=folder).come_in() for _ in range(3)]
        slug = desks[0].make("Nodes", 8)
        assert wait_until(lambda: any(one["slug"] == slug for one in desks[2].get("/api/v1/tournaments"))), "not heard of"
        desks[1].do(slug, {"command": "pair-round"})
        desks[0].do(slug, {"command": "publish-round", "round": 1})
        assert wait_until(lambda: desks[2].get(f"/api/v1/tournaments/{slug}")["rounds_paired"] == 1), "not read on"
        acknowledged, stop = [], threading.Event()
        writers = [threading.Thread(target=write, args=(desk, slug, acknowledged, stop)) for desk in desks for _ in range(2)]
        for writer in writers:
            writer.start()
        time.sleep(0.7)
        desks[0].kill()
        time.sleep(0.7)
        stop.set()
        for writer in writers:
            writer.join()
        begun = time.monotonic()
        seen = desks[1].notes(slug)
        assert time.monotonic() - begun < 2, "the others do not go on within two seconds"
        for seq, identity in acknowledged:
            assert seen.get(identity) == seq, f"act {seq} was acknowledged and is not there"
        assert wait_until(lambda: desks[2].notes(slug) == seen), "the two that are left differ"
        assert acknowledged
        for desk in desks[1:]:
            assert desk.end() == 0
        print(f"three desks, one killed: {len(acknowledged)} acknowledged, all there")


if __name__ == "__main__":
    main()
