"""The rows of load.py that need a desk: `ronda serve` as its users have it."""
import http.client
import json
import multiprocessing
import os
import pathlib
import re
import secrets
import statistics
import subprocess
import threading
import time

from desk import Desk
from front_test import Nginx
from load_pages import crowd, head_of_pages, memory, pages, processor_time, tell, wrk

ARBITERS = 10


def open_desk(options, name, players, rounds=50):
    desk = Desk(options.program, "--behind-proxy", folder=options.desks).come_in()
    slug = desk.make(name, players, rounds=rounds)
    desk.publish(slug)
    return desk, slug


def publish_rounds(desk, slug, ended):
    """A round every ten seconds: its results, the pairing of the next, its publication."""
    while not ended.wait(10):
        desk.play(slug)
        desk.publish(slug)


def measure_pages(options):
    """Goal: 20 000 requests a second, p99 25 ms at 256 connections, no errors at 3200."""
    desk, slug = open_desk(options, "Load", 300)
    ended = threading.Event()
    publishing = threading.Thread(target=publish_rounds, args=(desk, slug, ended))
    publishing.start()
    head_of_pages("desk of 300 players")
    for place in ("", "/standings", "/round/1/names"):
        for connections in (256, 800, 3200):
            address = f"http://127.0.0.1:{desk.port}/t/{slug}{place}"
            tell(place or "overview", connections, pages(desk, address, connections, max(options.seconds, 10), crowd(options.desks)))
    ended.set()
    publishing.join()
    print(f"the desk has published {desk.get(f'/api/v1/tournaments/{slug}')['rounds_paired']} rounds meanwhile")
    desk.end()


def boards_of(desk, slug):
    return desk.get(f"/api/v1/tournaments/{slug}")["rounds"][0]["boards"]


def result(board, was, now):
    return json.dumps({"command": "enter-result", "round": 1, "white": board["white"], "black": board["black"], "was": was, "now": now, "via": "load"})


def results_as_requests(desk, slug, count):
    """The number of the act the first will be, and the bytes of each."""
    first = desk.do(slug, {"command": "add-note", "text": "now"})["act"]["seq"] + 1
    bodies = [result(board, "*", "1-0") for board in boards_of(desk, slug)[:count]]
    return first, [(f"POST /api/v1/tournaments/{slug}/commands HTTP/1.1\r\nHost: localhost\r\nCookie: {desk.cookie}\r\nCommand-Id: {secrets.token_hex(16)}"
                    f"\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode() for body in bodies]


def type_results(port, slug, cookie, boards, seconds_between):
    """An arbiter in a process of their own: milliseconds from sending each result to the answer that it is on the disk."""
    connection = http.client.HTTPConnection("localhost", port, timeout=30)
    taken, was = [], "*"
    for now in ("1-0", "0-1", "=-=", "1-0", "0-1", "=-="):
        for board in boards:
            headers = {"Cookie": cookie, "Content-Type": "application/json", "Command-Id": secrets.token_hex(16)}
            begun = time.perf_counter()
            connection.request("POST", f"/api/v1/tournaments/{slug}/commands", result(board, was, now), headers)
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 200, answer.status
            taken.append(1000 * (time.perf_counter() - begun))
            time.sleep(max(0, seconds_between - (time.perf_counter() - begun)))
        was = now
    connection.close()
    return taken


def measure_results(options):
    """Ten arbiters, each two results a second as people type, then as fast as the desk lets them (50 a second each)."""
    for name, between in (("two a second each", 0.5), ("as fast as may be", 0.021)):
        with Folder(options):
            desk, slug = open_desk(options, "Results", 300)
            boards = boards_of(desk, slug)
            tasks = [(desk.port, slug, desk.arbiter(number), boards[number::ARBITERS], between) for number in range(ARBITERS)]
            begun, used = time.monotonic(), processor_time(desk)
            with multiprocessing.Pool(ARBITERS) as pool:
                taken = sorted(one for each in pool.starmap(type_results, tasks) for one in each)
            rate, cost = len(taken) / (time.monotonic() - begun), 1e6 * (processor_time(desk) - used) / len(taken)
            print(f"{ARBITERS} arbiters, {name}: {len(taken)} results, {rate:.0f} a second; typed to durable, in ms: median {taken[len(taken) // 2]:.1f} "
                  f"p99 {taken[len(taken) * 99 // 100]:.1f} (goal 30) longest {taken[-1]:.1f}; the desk {cost:.0f} us each", flush=True)
            desk.end()


class Folder:
    """A folder for desks within that of the row."""

    def __init__(self, options):
        self.options, self.before = options, options.desks

    def __enter__(self):
        self.options.desks = os.path.join(self.before, secrets.token_hex(4))
        os.mkdir(self.options.desks)

    def __exit__(self, *_):
        self.options.desks = self.before


def measure_pairing(options):
    """The next round of 1000 players, with some played: both commands, from sending the first to the answer to the second."""
    desk = Desk(options.program, folder=options.desks).come_in()
    for played in (0, 1, 3, 5, 8):
        if played == 0:
            slug = desk.make("Round 1", 1000)
        else:
            file = pathlib.Path(options.desks) / f"{played}.trf"
            subprocess.run([options.program, "generate", "--players", "1000", "--rounds", str(played), "--seed", "1", "-o", file], check=True)
            text = re.sub(rf"^((?:142|XXR) +){played}$", r"\g<1>9", file.read_text(), flags=re.M)
            wish = {"name": f"Round {played + 1}", "file": {"name": file.name, "text": text}}
            slug = json.loads(desk.ask("POST", "/api/v1/tournaments", wish)[1])["slug"]
        begun = time.perf_counter()
        desk.do(slug, {"command": "pair-round"})
        paired = time.perf_counter()
        desk.do(slug, {"command": "publish-round", "round": played + 1})
        ended = time.perf_counter()
        print(f"1000 players, round {played + 1}: paired and published in {1000 * (ended - begun):.0f} ms (goal 300), the pairing "
              f"{1000 * (paired - begun):.0f}", flush=True)
    desk.end()


def measure_tournaments(options, count=1000):
    desk = Desk(options.program, folder=options.desks).come_in()
    for number in range(count):
        while True:
            try:
                desk.make(f"Event {number}", 20)
                break
            except Exception as refused:
                if getattr(refused, "status", 0) != 429:
                    raise
                time.sleep(0.1)
    desk.end()
    starts, memories = [], []
    for _ in range(5):
        begun = time.perf_counter()
        desk = Desk(options.program, folder=options.desks)
        starts.append(time.perf_counter() - begun)
        time.sleep(3)
        memories.append(memory(desk) / 1024)
        shown = desk.stranger("/")[0]
        desk.end()
    print(f"{count} tournaments: started in {1000 * statistics.median(starts):.0f} ms (median of 5, {1000 * min(starts):.0f} at best; goal 200), "
          f"{statistics.median(memories):.0f} MB idle (goal 60); the first page is a {shown}", flush=True)


def give_share(process, percent):
    """So much of a core and no more, by the control groups of the kernel, version 2 or 1; none where they cannot be had."""
    is_new = pathlib.Path("/sys/fs/cgroup/cgroup.controllers").exists()
    group = pathlib.Path("/sys/fs/cgroup" if is_new else "/sys/fs/cgroup/cpu") / f"ronda-load-{process.pid}"
    try:
        group.mkdir()
        (group / ("cpu.max" if is_new else "cpu.cfs_quota_us")).write_text(str(percent * 1000))
        (group / "cgroup.procs").write_text(str(process.pid))
    except OSError:
        return None
    return group


def measure_nodes(options, percent=5):
    """One, two, three desks on one database behind nginx, each with a small share of a core, so that it is the desks that are measured."""
    if "PGPORT" not in os.environ:
        return print("not measured: run it under pg_virtualenv")
    desks = [Desk(options.program, "--postgres", "dbname=postgres", "--behind-proxy", folder=options.desks) for _ in range(3)]
    slug = desks[0].come_in().make("Nodes", 300)
    desks[0].publish(slug)
    time.sleep(1)
    groups = [give_share(desk.process, percent) for desk in desks]
    if None in groups:
        print("not measured: this machine gives no shares of a core")
    else:
        for count in (1, 2, 3):
            # The crowd is told apart by what wrk says, not by where it comes from.
            nginx = Nginx(options.desks, desks[:count], forwarded="$http_x_forwarded_for")
            time.sleep(0.5)
            rate, p50, p99, errors, _ = wrk(f"http://127.0.0.1:{nginx.port}/t/{slug}", 64, options.seconds, crowd(options.desks))
            print(f"{count} desks with {percent} % of a core each behind nginx: {rate:.0f} pages a second, {errors} errors", flush=True)
            nginx.end()
    for desk in desks:
        desk.end()
    for group in filter(None, groups):
        group.rmdir()
