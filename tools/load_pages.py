"""Pages under load by wrk, and what they cost the server."""
import os
import pathlib
import re
import subprocess

UNITS = {"us": 0.001, "ms": 1, "s": 1000, "m": 60000}

# The desk takes so many requests of one address and no more; here everybody comes through a proxy that names them.
CROWD = """
request = function()
  wrk.headers["X-Forwarded-For"] = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(1, 254)
  return wrk.format()
end
"""


def milliseconds(text):
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text).groups()
    return float(number) * UNITS[unit]


def processor_time(server):
    """Seconds the server has used so far; unlike rates they do not depend on what else the machine does."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server):
    """KB of the server in memory, those of the kernel's buffers not among them."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))


def wrk(address, connections, seconds, options=()):
    """Requests a second, median, 99th percentile, errors, requests in all."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "--timeout", "10s", *options, address]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec: +([\d.]+)", text).group(1))
    p50, p99 = (milliseconds(re.search(rf"{part}% +(\S+)", text).group(1)) for part in (50, 99))
    sockets = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", text)
    errors = sum(int(number) for number in sockets.groups()) if sockets else 0
    wrong = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    return rate, p50, p99, errors + (int(wrong.group(1)) if wrong else 0), int(re.search(r"(\d+) requests in", text).group(1))


def pages(server, address, connections, seconds, options=()):
    used = processor_time(server)
    rate, p50, p99, errors, requests = wrk(address, connections, seconds, options)
    return rate, p50, p99, errors, 1e6 * (processor_time(server) - used) / max(requests, 1)


def crowd(folder):
    """The options for wrk with which every request is somebody else's, and compressed."""
    script = pathlib.Path(folder) / "crowd.lua"
    script.write_text(CROWD)
    return ["-H", "Accept-Encoding: gzip", "-s", str(script)]


def head_of_pages(what):
    print(f"{what:24}{'connections':>12}{'requests/s':>12}{'median ms':>11}{'p99 ms':>9}{'errors':>8}{'server us each':>16}")


def tell(name, connections, measured):
    rate, p50, p99, errors, each = measured
    print(f"{name:24}{connections:12}{rate:12.0f}{p50:11.1f}{p99:9.1f}{errors:8}{each:16.1f}", flush=True)
