#!/usr/bin/env python3
"""Measures the server under load, on this machine only.

    load.py FOLDER [--seconds N] [--clients N] [--program RONDA] [--only ROW...]

FOLDER has http_test_server and live_load. Without a program the server is measured by itself: a kept page of 20 KB by wrk, and live clients. With one,
`ronda serve` as well: its public pages while a round is published every ten seconds, live clients, results typed by ten arbiters at once, the pairing
of 1000 players, a desk of 1000 tournaments, and pages of several desks on one PostgreSQL (under pg_virtualenv). Server, load and this script share the
machine's cores. Nothing here fails: it prints figures beside their goals, and how busy the machine was before each."""
import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests/serve")]
import load_desk  # noqa: E402
from load_pages import head_of_pages, memory, pages, tell  # noqa: E402
from run_http_tests import Server  # noqa: E402

MESSAGES = 10


def measure_pages(options):
    server = Server(str(options.folder / "http_test_server"), ["--no-limits"])
    head_of_pages("page of 20 KB")
    for name, header in (("as it is", None), ("gzip", "Accept-Encoding: gzip")):
        for connections in (16, 256, 800, 3200):
            address = f"http://127.0.0.1:{server.port}/page"
            tell(name, connections, pages(server, address, connections, options.seconds, ["-H", header] if header else []))
    server.stop()


def live(options, server, path, first, requests):
    """Clients of one stream, and what each costs; requests that make an event each."""
    before = memory(server)
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder) / str(number) for number in range(len(requests))]
        for file, request in zip(files, requests):
            file.write_bytes(request)
        command = [str(options.folder / "live_load"), str(server.port), str(options.clients), path, str(first), *map(str, files)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as crowd:
            if crowd.stdout.readline() != "connected\n":
                sys.exit("the live clients could not connect")
            each = (memory(server) - before) / options.clients
            crowd.stdin.write("\n")
            crowd.stdin.flush()
            result = crowd.stdout.read().strip()
    print(f"{options.clients} live clients of {path}: {each:.1f} KB each, {(memory(server) - before) / options.clients:.1f} after {len(requests)} "
          f"messages (goal 4); to all, in ms (p99: goal 500): {result}", flush=True)


def published(number):
    data = f"id={number}&data=%7B%22round%22%3A5%2C%22board%22%3A12%2C%22result%22%3A%221-0%22%7D"
    return (f"POST /publish/staff HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(data)}"
            f"\r\n\r\n{data}").encode()


def measure_live(options):
    server = Server(str(options.folder / "http_test_server"), ["--no-limits"])
    live(options, server, "/live/staff", 101, [published(101 + number) for number in range(MESSAGES)])
    server.stop()


def measure_live_desk(options):
    desk, slug = load_desk.open_desk(options, "Live", 300)
    first, requests = load_desk.results_as_requests(desk, slug, MESSAGES)
    live(options, desk, f"/live/{slug}", first, requests)
    desk.end()


ROWS = {"pages": measure_pages, "live": measure_live}
DESK_ROWS = {"desk-pages": load_desk.measure_pages, "desk-live": measure_live_desk, "results": load_desk.measure_results,
             "pairing": load_desk.measure_pairing, "tournaments": load_desk.measure_tournaments, "nodes": load_desk.measure_nodes}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--clients", type=int, default=15000)
    parser.add_argument("--program", type=os.path.abspath)
    parser.add_argument("--only", nargs="+", choices=[*ROWS, *DESK_ROWS])
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.clients + 100 > most:
        sys.exit(f"{options.clients} live clients need more descriptors than the {most} allowed (ulimit -n)")
    print(f"{os.cpu_count()} cores")
    for name, measure in {**ROWS, **(DESK_ROWS if options.program else {})}.items():
        if options.only and name not in options.only:
            continue
        print(f"\n{name}: load before {os.getloadavg()[0]:.1f}", flush=True)
        with tempfile.TemporaryDirectory() as options.desks:
            measure(options)


if __name__ == "__main__":
    main()
