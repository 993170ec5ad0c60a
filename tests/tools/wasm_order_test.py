#!/usr/bin/env python3
"""tools/wasm_order.py moves functions, and every export, place of a table and call still finds the one it meant."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from wasm_order import CODE, ELEMENTS, EXPORTS, FUNCTIONS, IMPORTS, in_order, number_at, sections_of, written  # noqa: E402

MARK = b"\0asm\x01\0\0\0"
TYPES, CUSTOM = 1, 0
LEAVES = 200  # more than there are places of one byte
CONSTANT, CALL, END = b"\x41", b"\x10", b"\x0b"


def listed(items):
    return written(len(items)) + b"".join(items)


def leaf(number):
    """A function that gives a number of its own below 64, so that it takes one byte, and more instructions the larger it is."""
    return b"\x00" + CONSTANT + bytes([number % 64]) + (CONSTANT + b"\x01\x6a") * (number // 64) + END


def module(bodies, more=()):
    places = range(len(bodies))
    sections = [
        (TYPES, listed([b"\x60\x00\x01\x7f"])),
        *more,
        (FUNCTIONS, listed([b"\x00" for _ in bodies])),
        (EXPORTS, listed([b"\x04%04d\x00" % place + written(place) for place in places] + [b"\x01m\x02\x00"])),
        (ELEMENTS, b"\x01\x00" + CONSTANT + b"\x01" + END + listed([written(place) for place in reversed(places)])),
        (CODE, listed([written(len(body)) + body for body in bodies])),
    ]
    return MARK + b"".join(bytes([kind]) + written(len(section)) + section for kind, section in sections)


class Read:
    """What a module says, read with as little of the tool as can be."""

    def __init__(self, data):
        parts = dict(sections_of(data))
        self.parts, self.bodies, self.exports = parts, [], {}
        count, at = number_at(parts[CODE], 0)
        for _ in range(count):
            size, at = number_at(parts[CODE], at)
            self.bodies.append(parts[CODE][at:at + size])
            at += size
        count, at = number_at(parts[EXPORTS], 0)
        for _ in range(count):
            size = parts[EXPORTS][at]
            name = parts[EXPORTS][at + 1:at + 1 + size]
            self.exports[name], at = number_at(parts[EXPORTS], at + size + 2)
        count, at = number_at(parts[ELEMENTS], 5)
        self.table = []
        for _ in range(count):
            place, at = number_at(parts[ELEMENTS], at)
            self.table.append(place)

    def does(self, place):
        """The body of a function, or what it calls does."""
        body = self.bodies[place]
        return ("calls", self.does(number_at(body, 2)[0])) if body[1:2] == CALL else body


class WasmOrder(unittest.TestCase):
    def setUp(self):
        calls = [b"\x00" + CALL + written(place) + END for place in [150, 199, *[180] * 9, *range(100, 150)]]
        self.data = module([leaf(number) for number in range(LEAVES)] + calls)

    def test_everything_finds_what_it_meant(self):
        before, after = Read(self.data), Read(in_order(self.data))
        self.assertNotEqual(before.bodies, after.bodies)
        self.assertEqual(after.exports[b"m"], 0)  # the memory stays where it is
        del before.exports[b"m"], after.exports[b"m"]
        for name, place in before.exports.items():
            self.assertEqual(after.does(after.exports[name]), before.does(place), name)
        self.assertEqual([after.does(place) for place in after.table], [before.does(place) for place in before.table])

    def test_the_most_called_comes_first(self):
        self.assertEqual(Read(in_order(self.data)).bodies[0], leaf(180))

    def test_the_order_is_settled_once(self):
        once = in_order(self.data)
        self.assertEqual(len(in_order(once)), len(once))

    def test_eight_bytes_lie_at_multiples_of_four(self):
        body = b"\x00" + CONSTANT + b"\x08" + b"\x29\x03\x10" + b"\xa7" + END
        self.assertEqual(Read(in_order(module([body]))).bodies, [body.replace(b"\x29\x03", b"\x29\x02")])

    def test_numbers_that_look_like_calls_stay(self):
        body = b"\x00" + CONSTANT + b"\x10" + b"\x44" + b"\x10" * 8 + b"\x1a" + b"\x0e\x01\x10\x10" + END
        self.assertEqual(Read(in_order(module([body]))).bodies, [body])

    def test_what_it_does_not_know_it_refuses(self):
        with self.assertRaises(ValueError):
            in_order(module([leaf(1)], [(IMPORTS, b"\x00")]))
        with self.assertRaises(ValueError):
            in_order(module([b"\x00\xfd\x0c" + END]))

    def test_names_by_the_old_places_are_left_out(self):
        self.assertNotIn(CUSTOM, Read(in_order(module([leaf(1)], [(CUSTOM, b"\x04name")]))).parts)


if __name__ == "__main__":
    unittest.main()
