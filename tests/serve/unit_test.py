"""The unit for systemd: systemd finds nothing wrong with it and rates it as docs/serve.md says, it has what that page promises, and the desk does
everything it must within it: the very command of the unit, in a sandbox made of its settings (sandbox.py), makes a desk, pairs, prints, streams,
makes its copies, ends in order and goes on at the next start. Things the sandbox forbids are tried in it first, so that it is known to be one."""
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile

import sandbox
from desk import Desk, program, wait_until

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "packaging" / "ronda.service"
DOCUMENT = ROOT / "docs" / "serve.md"
PROMISED = {"DynamicUser": "yes", "StateDirectory": "ronda", "ProtectSystem": "strict", "CapabilityBoundingSet": "", "AmbientCapabilities": "",
            "NoNewPrivileges": "yes", "PrivateDevices": "yes", "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX", "ProtectHome": "yes"}

# What must not be possible, with the errors it may fail with.
FORBIDDEN = """
import ctypes, errno, mmap, os, socket, sys
def call(name, *arguments):
    libc = ctypes.CDLL(None, use_errno=True)
    if getattr(libc, name)(*arguments) == -1: raise OSError(ctypes.get_errno(), "")
def set_user_id():
    open("/var/lib/ronda/x", "w").close()
    os.chmod("/var/lib/ronda/x", 0o4755)
tries = {
    "write to the system": (lambda: open("/etc/ronda", "w"), {errno.EROFS, errno.EACCES}),
    "see the files of others": (lambda: os.stat(sys.argv[1]), {errno.ENOENT}),
    "see devices": (lambda: os.stat("/dev/mem"), {errno.ENOENT}),
    "speak to the kernel": (lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW), {errno.EAFNOSUPPORT}),
    "see packets": (lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW), {errno.EAFNOSUPPORT}),
    "run what it writes": (lambda: mmap.mmap(-1, 4096, prot=mmap.PROT_WRITE | mmap.PROT_EXEC), {errno.EPERM}),
    "make namespaces": (lambda: call("unshare", 0x10000000), {errno.EPERM}),
    "trace": (lambda: call("ptrace", 0, 0, 0, 0), {errno.EPERM}),
    "mount": (lambda: call("mount", b"x", b"/tmp", b"tmpfs", 0, 0), {errno.EPERM}),
    "set user ids": (set_user_id, {errno.EPERM}),
    "be somebody else": (lambda: os.setuid(0), {errno.EPERM}),
}
for name, (attempt, wanted) in tries.items():
    try:
        attempt()
        print(name)
    except OSError as error:
        if error.errno not in wanted: print(name, error)
os.remove("/var/lib/ronda/x")
"""


def analyze(*words):
    return subprocess.run(["systemd-analyze", "--no-pager", *words], capture_output=True, text=True)


def systemd_is_content(folder):
    """The program is where the test has it; everything else is the unit's."""
    unit = pathlib.Path(folder) / "ronda.service"
    unit.write_text(FILE.read_text().replace("ExecStart=/usr/bin/ronda", f"ExecStart={program()}"))
    checked = analyze("verify", str(unit))
    assert checked.returncode == 0 and not checked.stderr.strip(), checked.stderr
    rated = analyze("security", "--offline=true", "--threshold=20", str(unit))
    level = re.search(r"exposure level for ronda.service: ([\d.]+)", rated.stdout)[1]
    promised = re.search(r"rates it ([\d.]+)", DOCUMENT.read_text())[1]
    assert rated.returncode == 0 and float(level) <= float(promised), f"systemd rates it {level}, the page says {promised}"
    return level


def prepare(unit):
    def set_up():
        os.umask(int(unit["UMask"], 8))
        wanted, most = int(unit["LimitNOFILE"]), resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        if most == resource.RLIM_INFINITY or most >= wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
    return set_up


class Sandboxed(Desk):
    """The unit's command in the unit's sandbox."""

    def __init__(self, unit, folder):
        before, files = sandbox.inside(unit, program(), folder)
        words = unit["ExecStart"].split()
        assert words[0] == "/usr/bin/ronda", words
        self.signal = getattr(signal, unit["KillSignal"])
        self.start([*before, "/opt/ronda", *words[1:], "--port", "0"], pass_fds=[file.fileno() for file in files], preexec_fn=prepare(unit))

    def end(self):
        """bwrap waits for the desk; the signal is for the desk."""
        [child] = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        os.kill(int(child), self.signal)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code


def possible_inside(unit, folder):
    """What can be done in the sandbox and must not."""
    before, files = sandbox.inside(unit, program(), folder)
    with tempfile.NamedTemporaryFile() as another:
        tried = subprocess.run([*before, "/usr/bin/python3", "-c", FORBIDDEN, another.name], pass_fds=[file.fileno() for file in files],
                               preexec_fn=prepare(unit), capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    return tried.stdout


def use(desk):
    """Everything the desk has to do with the system: files, sockets, threads, fonts, memory for passwords."""
    desk.come_in()
    slug = desk.make("Sandbox", 10, rounds=3)
    stream = socket.create_connection(("localhost", desk.port), timeout=20)
    stream.sendall(f"GET /live/{slug} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    desk.publish(slug)
    desk.play(slug)
    with stream, stream.makefile("rb") as lines:
        assert any(line.startswith(b"event: changed") for line in lines), "nothing came by the stream"
    desk.ask("POST", "/api/v1/accounts", {"login": "ana", "name": "Ana", "password": "long enough"})
    status, kind, paper = desk.stranger(f"/print/{slug}/standings/pdf")
    assert (status, kind, paper[:5]) == (200, "application/pdf", b"%PDF-"), (status, kind)
    assert "Player 1" in subprocess.run(["pdftotext", "-", "-"], input=paper, capture_output=True, check=True).stdout.decode()
    assert desk.stranger(f"/t/{slug}/card.png")[0] == 200
    assert desk.stranger("/healthz")[2] == b"ok\n"
    return slug


def runs_in_its_sandbox(unit, folder):
    assert not (possible := possible_inside(unit, folder)), f"the sandbox is none: {possible}"
    desk = Sandboxed(unit, folder)
    slug = use(desk)
    copies = pathlib.Path(folder) / "club-backups"
    assert wait_until(lambda: copies.is_dir() and any(copies.iterdir())), "no copy was made"
    assert desk.end() == 0
    for file in pathlib.Path(folder).rglob("*"):
        assert file.stat().st_mode & 0o077 == 0, f"others may read {file}"
    desk = Sandboxed(unit, folder)
    assert desk.come_in().get(f"/api/v1/tournaments/{slug}")["rounds_paired"] == 1
    assert desk.end() == 0


def main():
    unit = sandbox.Unit(FILE)
    for name, value in PROMISED.items():
        assert unit[name] == value, f"docs/serve.md promises {name}={value}"
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as state:
        level = systemd_is_content(folder)
        if subprocess.run(["bwrap", "--ro-bind", "/", "/", "--unshare-user", "--proc", "/proc", "true"], capture_output=True).returncode != 0:
            print(f"systemd rates it {level}; NOT TRIED: the desk in its sandbox, for this machine makes no namespaces")
            sys.exit(77)
        runs_in_its_sandbox(unit, state)
    print(f"systemd rates it {level}; the desk works within it")


if __name__ == "__main__":
    main()
