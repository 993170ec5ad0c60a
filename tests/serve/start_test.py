"""What `ronda serve` does at its start and end, as somebody sees it who has never used it: with nothing, with a tournament of any format, with a desk
that is in use, damaged or not theirs, with a port that is taken, with TLS, and at Ctrl-C. Where it refuses it says why and leaves nothing behind."""
import http.client
import os
import pathlib
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile

from desk import Desk, program, wait_until

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOBODY = 65534


def refused(folder, *words, ronda=None, user=None):
    """What it says, without starting."""
    run = subprocess.run([ronda or program(), "serve", *words], cwd=folder, capture_output=True, text=True, timeout=60, user=user)
    assert run.returncode in (3, 5) and run.stdout == "", (words, run.returncode, run.stdout)
    assert run.stderr.count("\n") >= 2, f"no word on what to do: {run.stderr}"
    return run.stderr


def files(folder):
    return sorted(path.name for path in pathlib.Path(folder).iterdir())


def with_nothing(folder):
    desk = Desk(program(), folder=folder)
    assert desk.said[0].startswith("The desk is at http://localhost:") and "open (once): http://localhost:" in desk.said[1], desk.said
    assert desk.process.stdout.readline() == "Ctrl-C ends it.\n"
    assert desk.stranger("/desk/any")[0] == 303 and desk.stranger("/setup/" + "A" * 32)[0] == 403
    first = desk.come_in().key
    assert desk.stranger(f"/setup/{first}")[0] == 403, "the key works twice"
    slug = desk.make("Club", 6)
    desk.process.send_signal(signal.SIGINT)
    assert desk.process.stdout.read() == "The desk has ended; everything is in ronda.desk.\n"
    assert desk.process.wait(timeout=20) == 0
    assert files(folder) == ["ronda-backups", "ronda.desk", "ronda.desk.key"], files(folder)
    # Who was in stays in after the next start, whose key is another one.
    again = Desk(program(), folder=folder)
    again.cookie = desk.cookie
    assert again.get(f"/api/v1/tournaments/{slug}")["rounds_paired"] == 0
    assert again.key != first and again.stranger(f"/setup/{first}")[0] == 403
    assert again.end() == 0


def with_tournaments(folder):
    """Of every format, the option before the file or behind it; a second start goes on with the desk."""
    trf = ROOT / "examples" / "club-open.trf"
    names = ["open.trf", "event.json", "list.csv"]
    pathlib.Path(folder, names[0]).write_bytes(trf.read_bytes())
    for name in names[1:]:
        subprocess.run([program(), "convert", trf, name], cwd=folder, check=True, capture_output=True)
    for name in names:
        for start in (1, 2):
            desk = Desk(program(), "--host", "open.example", name, folder=folder).come_in()
            [event] = desk.get("/api/v1/tournaments")
            players = len(desk.get(f"/api/v1/tournaments/{event['slug']}")["players"])
            assert players > 4, (name, players)
            assert desk.end() == 0
            assert ("note[desk-goes-on]" in "".join(desk.said)) == (start == 2), desk.said
        assert pathlib.Path(folder, name).with_suffix(".desk").exists()


def in_use(folder):
    desk = Desk(program(), "one.desk", folder=folder)
    assert f"(process {desk.process.pid}) is writing to this file" in refused(folder, "one.desk", "--port", "0")
    said = refused(folder, "two.desk", "--port", str(desk.port))
    assert "Address already in use" in said and "--port" in said, said
    assert desk.stranger("/healthz")[0] == 200
    assert desk.end() == 0


def no_desk(folder):
    place = pathlib.Path(folder)
    whole = place / "whole.desk"
    assert Desk(program(), "whole.desk", folder=folder).end() == 0
    (place / "text.desk").write_text("name,rating\nAda,2000\n")
    (place / "empty.desk").write_bytes(b"")
    (place / "cut.desk").write_bytes(whole.read_bytes()[:5000])
    (place / "head.desk").write_bytes(bytes(16) + whole.read_bytes()[16:])
    (place / "folder.desk").mkdir()
    (place / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    before = {path: path.read_bytes() for path in place.iterdir() if path.is_file()}
    for name, word in (("text.desk", "no desk file"), ("head.desk", "no desk file"), ("empty.desk", "empty"), ("cut.desk", "cut short"),
                       ("folder.desk", ""), ("picture.png", "not text"), ("nothere.trf", "No such file"), ("nowhere/new.desk", "no such folder")):
        assert word in refused(folder, name, "--port", "0"), name
    assert {path: path.read_bytes() for path in place.iterdir() if path.is_file()} == before, "something was changed"


def not_theirs(folder):
    """A folder, then a file, that may not be written to."""
    if os.getuid() != 0:
        return "not tried as another user"
    place = pathlib.Path(folder) / "theirs"
    place.mkdir(mode=0o755)
    os.chmod(folder, 0o755)
    # The other user may not see the folder it was built in.
    as_nobody = {"ronda": shutil.copy(program(), folder), "user": NOBODY}
    assert "cannot be written" in refused(place, "new.desk", "--port", "0", **as_nobody)
    assert files(place) == []
    assert Desk(program(), "own.desk", folder=place).end() == 0
    (place / "own.desk").chmod(0o644)
    assert "may be read, but not written" in refused(place, "own.desk", "--port", "0", **as_nobody)
    return "as another user, too"


def reached_from(folder):
    """By this machine alone unless told otherwise, and then by the address that was reached and by no other name."""
    for words, wanted in (((), None), (("--lan",), 200)):
        desk = Desk(program(), "lan.desk", *words, folder=folder)
        assert status_at("127.0.0.2", desk.port, "127.0.0.2") == wanted, words
        if words:
            assert status_at("127.0.0.2", desk.port, "evil.example") == 421
            assert "Others" in "".join(desk.said) + desk.process.stdout.readline()
        assert desk.end() == 0


def status_at(address, port, host):
    try:
        with socket.create_connection((address, port), timeout=30) as wire:
            wire.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            return int(wire.recv(100).split()[1])
    except ConnectionRefusedError:
        return None


def with_a_browser(folder):
    """--open starts what the system has for it, with the address of the owner; Ctrl-C does not end that."""
    place = pathlib.Path(folder)
    (place / "xdg-open").write_text("#!/bin/sh\necho $1 >opened.part && mv opened.part opened\nexec sleep 60 2>/dev/null & echo $! >browser\nwait\n")
    (place / "xdg-open").chmod(0o755)
    before = os.environ["PATH"]
    try:
        os.environ["PATH"] = f"{folder}:{before}"
        desk = Desk(program(), "--open", folder=folder)
        assert wait_until(lambda: (place / "opened").exists() and (place / "browser").exists())
        assert (place / "opened").read_text().strip() == f"http://localhost:{desk.port}/setup/{desk.key}"
        desk.process.send_signal(signal.SIGINT)
        assert desk.process.wait(timeout=20) == 0
        browser = int((place / "browser").read_text())
        os.kill(browser, signal.SIGTERM)  # fails if it has gone with the desk
        os.environ["PATH"] = str(place / "nowhere")
        desk = Desk(program(), "--open", folder=folder)
        assert "open the address by hand" in "".join(desk.said) + desk.process.stdout.readline() + desk.process.stdout.readline()
        assert desk.end() == 0
    finally:
        os.environ["PATH"] = before


def with_options(folder):
    for words, word in ((("--port", "80000"), "80000"), (("--host", "a b"), "not the name of a host"), (("--host", "a:80"), "name alone"),
                        (("--tls-key", "k.pem"), "--tls-cert"), (("a.desk", "--postgres", "dbname=x"), "excludes"), (("--nonsense",), "nonsense"),
                        (("--tls-cert", "nowhere.pem"), "cannot be read"), (("--postgres", f"host={folder}"), "cannot be reached"),
                        (("a.desk", "b.desk"), "b.desk")):
        assert word in refused(folder, *words), words
    environment = dict(os.environ, PGHOST=folder)
    run = subprocess.run([program(), "serve", "--postgres", ""], cwd=folder, capture_output=True, text=True, env=environment, timeout=60)
    assert "cannot be reached" in run.stderr, "an empty address of a database was taken for none"


def with_tls(folder):
    both = os.path.join(folder, "both.pem")
    key, certificate = os.path.join(folder, "key.pem"), os.path.join(folder, "certificate.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
                    "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate], check=True, capture_output=True)
    pathlib.Path(both).write_text(pathlib.Path(certificate).read_text() + pathlib.Path(key).read_text())
    for words in (("--tls-cert", both), ("--tls-cert", certificate, "--tls-key", key)):
        desk = Desk(program(), "tls.desk", *words, folder=folder)
        assert desk.said[0].startswith("The desk is at https://localhost:"), desk.said
        connection = http.client.HTTPSConnection("localhost", desk.port, timeout=30, context=ssl.create_default_context(cafile=certificate))
        connection.request("GET", f"/setup/{desk.key}")
        answer = connection.getresponse()
        cookie = answer.getheader("Set-Cookie")
        assert answer.status == 303 and cookie.startswith("__Host-session=") and "; Secure" in cookie and "HttpOnly" in cookie, cookie
        connection.close()
        with socket.create_connection(("localhost", desk.port), timeout=30) as plain:
            plain.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"200 OK" not in plain.recv(1000)
        assert desk.end() == 0
    assert "does not belong" in refused(folder, "tls.desk", "--tls-cert", certificate, "--tls-key", other_key(folder))


def other_key(folder):
    place = os.path.join(folder, "other.pem")
    subprocess.run(["openssl", "ecparam", "-genkey", "-name", "prime256v1", "-noout", "-out", place], check=True, capture_output=True)
    return place


def behind_a_proxy(folder):
    """The owner's address is the proxy's; what the client says of itself does not count where the proxy says something, too."""
    desk = Desk(program(), "--behind-proxy", "--host", "open.example", "proxy.desk", folder=folder)
    assert "open (once): https://open.example/setup/" in "".join(desk.said), desk.said
    answer, _ = desk.ask("GET", f"/setup/{desk.key}", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5", "Host": "open.example"})
    assert answer.getheader("Set-Cookie").startswith("__Host-session=")
    assert desk.end() == 0


def main():
    for check in (with_nothing, with_tournaments, in_use, no_desk, reached_from, with_a_browser, with_options, with_tls, behind_a_proxy):
        with tempfile.TemporaryDirectory() as folder:
            check(folder)
    with tempfile.TemporaryDirectory() as folder:
        tried = not_theirs(folder)
    print(f"starts with nothing, tournaments, options, TLS and a proxy; refusals with reasons, {tried}")


if __name__ == "__main__":
    main()
