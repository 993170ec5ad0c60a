#!/usr/bin/env python3
"""Verifies an exported journal (docs/formats/journal.md): every link of its chain, its head and its signature.

    verify_journal.py club.journal

Exit code 0 if everything holds, 1 with the first thing that does not. It shares no code with ronda."""
import hashlib
import json
import sys

P = 2**255 - 19  # the field and the curve of Ed25519, RFC 8032 section 5.1
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(a, b):
    k = D * a[0] * b[0] * a[1] * b[1] % P
    return ((a[0] * b[1] + a[1] * b[0]) * pow(1 + k, P - 2, P) % P, (a[1] * b[1] + a[0] * b[0]) * pow(1 - k, P - 2, P) % P)


def times(number, point):
    result = (0, 1)
    for bit in bin(number)[2:]:
        result = add(result, result)
        if bit == "1":
            result = add(result, point)
    return result


def point_of(octets):
    number = int.from_bytes(octets, "little")
    y, odd = number & (2**255 - 1), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and odd):
        raise ValueError("no point of the curve")
    return (P - x if x % 2 != odd else x, y)


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key, message, signature):
    r, s = signature[:32], int.from_bytes(signature[32:], "little")
    digest = int.from_bytes(hashlib.sha512(r + key + message).digest(), "little") % ORDER
    return s < ORDER and times(s, BASE) == add(point_of(r), times(digest, point_of(key)))


def demand(holds, otherwise):
    if not holds:
        raise ValueError(otherwise)


def verify(data):
    lines = data.split(b"\n")
    demand(lines[0] == b"ronda-journal 1", "this is no journal of version 1")
    demand(lines[-1] == b"" and len(lines) > 5 and lines[1].startswith(b"tournament "), "the file is cut")
    head = bytes(32)
    for number, line in enumerate(lines[2:-4], 1):
        written, _, act = line.partition(b" ")
        head = hashlib.sha256(b"ronda-act-1\n" + head + number.to_bytes(8, "big") + act).digest()
        demand(written.decode() == head.hex(), f"act {number} was changed, or one before it")
        demand(json.loads(act)["seq"] == number, f"act {number} says that it is another one")
    count = len(lines) - 6
    demand(lines[-4].decode() == f"head {count} {head.hex()}", "the head is not that of the last act")
    (name, key), (word, signature) = (line.decode().split(" ") for line in lines[-3:-1])
    demand((name, word) == ("key", "signature"), "the signature is missing")
    message = b"ronda-head-1\n" + count.to_bytes(8, "big") + head
    demand(is_signed(bytes.fromhex(key), message, bytes.fromhex(signature)), "the signature is not of this head by this key")
    return f"{count} acts, unbroken; head {head.hex()[:10]}; signed by {key}"


if __name__ == "__main__":
    try:
        with open(sys.argv[1], "rb") as file:
            print(verify(file.read()))
    except (ValueError, KeyError, TypeError) as fault:
        sys.exit(f"{sys.argv[1]}: {fault}")
