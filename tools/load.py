#!/usr/bin/env python3
"""Measures the server under load, on this machine only: pages by wrk, live clients by live_load.

    load.py FOLDER [--seconds N] [--clients N] [--program RONDA]

FOLDER has http_test_server and live_load. With a program, a real desk of 300 players is measured as well: its public pages, while a round is
published every ten seconds. The page has 20 KB, as the standings of 300 players have; server, load and this script share
the machine's cores. Nothing here fails: it prints figures, and how busy the machine was before."""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests/serve")]
from desk import Desk  # noqa: E402
from run_http_tests import Server  # noqa: E402

UNITS = {"us": 0.001, "ms": 1, "s": 1000, "m": 60000}


def milliseconds(text):
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text).groups()
    return float(number) * UNITS[unit]


def processor_time(server):
    """Seconds the server has used so far; unlike rates they do not depend on what else the machine does."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pages(server, address, connections, seconds, options=()):
    used = processor_time(server)
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "--timeout", "10s", *options, address]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec: +([\d.]+)", text).group(1))
    p50, p99 = (milliseconds(re.search(rf"{part}% +(\S+)", text).group(1)) for part in (50, 99))
    sockets = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", text)
    errors = sum(int(number) for number in sockets.groups()) if sockets else 0
    wrong = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    requests = int(re.search(r"(\d+) requests in", text).group(1))
    each = 1e6 * (processor_time(server) - used) / max(requests, 1)
    return rate, p50, p99, errors + (int(wrong.group(1)) if wrong else 0), each


def tell(name, connections, measured):
    rate, p50, p99, errors, each = measured
    print(f"{name:24}{connections:12}{rate:12.0f}{p50:11.1f}{p99:9.1f}{errors:8}{each:16.1f}", flush=True)


# The desk takes so many requests of one address and no more; here everybody comes through a proxy that names them.
CROWD = """
request = function()
  wrk.headers["X-Forwarded-For"] = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(1, 254)
  return wrk.format()
end
"""


def publish_rounds(desk, slug, ended):
    """A round every ten seconds: its results, the pairing of the next, its publication."""
    while not ended.wait(10):
        desk.play(slug)
        desk.publish(slug)


def desk_pages(program, seconds):
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(os.path.abspath(program), "--behind-proxy", folder=folder).come_in()
        slug = desk.make("Load", 300, rounds=50)
        desk.publish(slug)
        script = pathlib.Path(folder) / "crowd.lua"
        script.write_text(CROWD)
        ended = threading.Event()
        publishing = threading.Thread(target=publish_rounds, args=(desk, slug, ended))
        publishing.start()
        for place in ("", "/standings", "/round/1/names"):
            for connections in (256, 800):
                address = f"http://127.0.0.1:{desk.port}/t/{slug}{place}"
                options = ["-H", "Accept-Encoding: gzip", "-s", str(script)]
                tell(f"desk: {place or 'overview'}", connections, pages(desk, address, connections, max(seconds, 10), options))
        ended.set()
        publishing.join()
        print(f"the desk has published {desk.get(f'/api/v1/tournaments/{slug}')['rounds_paired']} rounds meanwhile")
        desk.end()


def memory(server):
    """KB of the server in memory, those of the kernel's buffers not among them."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))


def live(program, server, clients, messages):
    before = memory(server)
    with subprocess.Popen([program, str(server.port), str(clients), str(messages)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as crowd:
        if crowd.stdout.readline() != "connected\n":
            sys.exit("the live clients could not connect")
        each = (memory(server) - before) / clients
        crowd.stdin.write("\n")
        crowd.stdin.flush()
        result = crowd.stdout.read().strip()
    return each, (memory(server) - before) / clients, result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--clients", type=int, default=15000)
    parser.add_argument("--program")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    program = str(options.folder / "http_test_server")
    server = Server(program, ["--no-limits"])
    print(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}")
    print(f"{'page of 20 KB':24}{'connections':>12}{'requests/s':>12}{'median ms':>11}{'p99 ms':>9}{'errors':>8}{'server us each':>16}")
    for name, header in (("as it is", None), ("gzip", "Accept-Encoding: gzip")):
        for connections in (16, 256, 800, 3200):
            address = f"http://127.0.0.1:{server.port}/page"
            tell(name, connections, pages(server, address, connections, options.seconds, ["-H", header] if header else []))
    server.stop()
    if options.program:
        desk_pages(options.program, options.seconds)
    if options.clients + 100 > most:
        sys.exit(f"{options.clients} live clients need more descriptors than the {most} allowed (ulimit -n)")
    server = Server(program, ["--no-limits"])
    each, after, result = live(str(options.folder / "live_load"), server, options.clients, 10)
    print(f"{options.clients} live clients: {each:.1f} KB each, {after:.1f} after 10 messages; to all, in ms: {result}")
    server.stop()


if __name__ == "__main__":
    main()
