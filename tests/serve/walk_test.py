"""A round nobody has published is nowhere to be seen. A desk publishes a round, and a stranger asks for every address it has (its OpenAPI document
names them), every document as page and PDF, every feed and picture. Then the next round is paired and everything is asked for again: nothing may
have changed but the mark of the journal. When the round is published it must be seen, so that the walk would have seen it."""
import json
import re
import socket
import subprocess
import tempfile

from desk import Desk, program

PLAYERS = 12
# What is no page of anybody: streams, what comes in by a secret, files of the program, and the two that are the chain itself.
SKIPPED = ("/live/", "/setup", "/k/", "/language/", "/assets/", "/metrics", "/healthz", "/api/openapi")
CHAIN = ("/proof", "/chain.json")


def addresses(desk, slug):
    """Every GET of the OpenAPI document, its places filled in with what there is and with what there is not yet."""
    documents = [line.split()[0] for line in subprocess.run([program(), "print", "--list"], capture_output=True, text=True, check=True)
                 .stdout.splitlines()[1:]]
    values = {"t": [slug], "n": ["1", "2", "3"], "no": [str(number) for number in range(1, PLAYERS + 1)], "board": ["1", "2"],
              "document": documents, "name": ["names", "boards", "standings"], "seq": ["1"], "uid": ["1", "2"]}
    paths = json.loads(desk.stranger("/api/openapi.json")[2])["paths"]
    for path, methods in sorted(paths.items()):
        if "get" not in methods or path.startswith(SKIPPED) or path.endswith(CHAIN):
            continue
        filled = [path]
        for place in re.findall(r"\{(\w+)\}", path):
            filled = [one.replace("{" + place + "}", value) for one in filled for value in values.get(place, ["1"])]
        for address in filled:
            yield address
            if address.startswith("/print/") or address.endswith("/standings"):
                yield from (f"{address}?round={round}&after={round}" for round in (1, 2))
            if address.endswith(("/explain", "/whatif", "/working")):
                yield from (f"{address}?round={round}&player=1" for round in (1, 2, 3))


def told(answer):
    """What an answer says, without the mark of the journal."""
    status, kind, body = answer
    if kind == "application/pdf":
        body = subprocess.run(["pdftotext", "-layout", "-", "-"], input=body, capture_output=True, check=True).stdout
    if kind.startswith("image/png"):
        return status, body
    text = body.decode("utf-8", "replace")
    if kind == "application/pdf":
        text = re.sub(r"\s+", " ", text)  # a longer mark leaves less room beside it
    text = re.sub(r'data-seq="\d+"|"seq": \d+|"head": "\w+"', "", text)
    return status, re.sub(r"\b[0-9a-z]{10} \d+\b", "", text)


def walk(desk, all_of_them):
    return {address: told(desk.stranger(address)) for address in all_of_them}


def hear(desk, slug):
    """A stream of a stranger."""
    stream = socket.create_connection(("localhost", desk.port), timeout=2.5)
    stream.sendall(f"GET /live/{slug} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    stream.recv(4096)
    return stream


def silence(stream):
    heard = b""
    try:
        while b"event:" not in heard:
            heard += stream.recv(4096)
    except socket.timeout:
        return ""
    return heard.decode()


def faults(desk):
    slug = desk.make("Walk", PLAYERS)
    desk.publish(slug)
    desk.play(slug)
    all_of_them = sorted(set(addresses(desk, slug)))
    before = walk(desk, all_of_them)
    stream = hear(desk, slug)
    desk.do(slug, {"command": "pair-round"})
    during = walk(desk, all_of_them)
    found = [f"{address} shows something of a round that is not published" for address in all_of_them if before[address] != during[address]]
    if heard := silence(stream):
        found.append(f"the public stream tells of a round that is not published: {heard}")
    desk.do(slug, {"command": "publish-round", "round": 2})
    after = walk(desk, all_of_them)
    changed = [address for address in all_of_them if during[address] != after[address]]
    for must in (f"/t/{slug}", f"/t/{slug}/round/2", f"/t/{slug}/round/2/games.pgn", f"/t/{slug}/feed.json", f"/t/{slug}/card.png",
                 f"/t/{slug}/embed/boards", f"/print/{slug}/boards", f"/print/{slug}/boards/pdf", f"/t/{slug}/screen/names",
                 f"/api/v1/tournaments/{slug}", f"/t/{slug}/player/1"):
        if must not in changed:
            found.append(f"{must} does not show the round that is published")
    seen = sum(status == 200 for status, _ in before.values())
    print(f"{len(all_of_them)} addresses, {seen} of them for everybody, {len(changed)} changed by the publication")
    return found


def main():
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(program(), folder=folder).come_in()
        found = faults(desk)
        desk.end()
    assert not found, "\n".join(found)


if __name__ == "__main__":
    main()
