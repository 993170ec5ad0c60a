#!/usr/bin/env python3
"""Puts the functions of a WebAssembly module into the order in which brotli packs them best; what the module does stays as it is.

    wasm_order.py FROM TO

A call names a function by its place. Those that are called most get the places that take one byte; of the others, those that are alike
follow one another, for what brotli has seen lately it names in fewer bits. And a number of eight bytes is always said to lie
at a multiple of four, which holds wherever a multiple of eight does: an engine may, but need not, make use of it."""
import collections
import pathlib
import sys

CUSTOM, IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE = 0, 2, 3, 7, 8, 9, 10
ONE_BYTE_PLACES = 128
LONG = 800  # bytes; 2000, or nothing that counts as long, packs a little worse

# How many numbers follow an instruction that has any; those of memory have an alignment and an offset.
NUMBERS = {
    **dict.fromkeys([0x02, 0x03, 0x04, 0x0C, 0x0D, 0x10, *range(0x20, 0x27), 0x3F, 0x40, 0x41, 0x42, 0xD0, 0xD2], 1),
    **dict.fromkeys([0x11, *range(0x28, 0x3F)], 2),
}
NUMBERS_AFTER_FC = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
CALL, REFERENCE = 0x10, 0xD2
BYTES_AFTER = {0x43: 4, 0x44: 8}
BRANCH_TABLE, SELECT_OF_TYPE, PREFIX = 0x0E, 0x1C, 0xFC
OF_EIGHT_BYTES = {0x29, 0x2B, 0x37, 0x39}  # i64 and f64, load and store
MULTIPLE_OF_FOUR, MULTIPLE_OF_EIGHT = 2, 3


def number_at(data, at):
    """The number written at a place (LEB128), and the place behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def written(number):
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def behind(data, at, count):
    """The place behind so many numbers."""
    for _ in range(count):
        while data[at] >= 0x80:
            at += 1
        at += 1
    return at


def behind_instruction(data, at):
    code = data[at]
    if code == PREFIX:
        kind, at = number_at(data, at + 1)
        return behind(data, at, NUMBERS_AFTER_FC[kind])
    if code in (BRANCH_TABLE, SELECT_OF_TYPE):
        count, at = number_at(data, at + 1)
        return behind(data, at, count + (code == BRANCH_TABLE))
    if code > 0xC4 and code not in NUMBERS:
        raise ValueError(f"instruction {code:#x} is not known")
    return behind(data, at + 1, NUMBERS.get(code, 0)) + BYTES_AFTER.get(code, 0)


class Function:
    """Its bytes between the places of the functions it names, and these."""

    def __init__(self, body):
        self.texts, self.named, self.size = [], [], len(body)
        groups, at = number_at(body, 0)
        for _ in range(groups):
            at = behind(body, at, 1) + 1
        text = bytearray(body[:at])
        while at < len(body):
            end = behind_instruction(body, at)
            if body[at] in (CALL, REFERENCE):
                text.append(body[at])
                self.texts.append(bytes(text))
                self.named.append(number_at(body, at + 1)[0])
                text = bytearray()
            elif body[at] in OF_EIGHT_BYTES and body[at + 1] == MULTIPLE_OF_EIGHT:
                text += bytes([body[at], MULTIPLE_OF_FOUR]) + body[at + 2:end]
            else:
                text += body[at:end]
            at = end
        self.texts.append(bytes(text))

    def body(self, places):
        return b"".join(text + written(places[name]) for text, name in zip(self.texts, self.named)) + self.texts[-1]


def sections_of(module):
    at = 8  # behind the mark and the version
    while at < len(module):
        kind = module[at]
        size, at = number_at(module, at + 1)
        yield kind, module[at:at + size]
        at += size


def functions_of(code):
    count, at = number_at(code, 0)
    for _ in range(count):
        size, at = number_at(code, at)
        yield Function(code[at:at + size])
        at += size


def order_of(functions):
    """The places the functions have now, in the new order: the most called, then short ones by their bytes, then long ones, which are
    of a kind with their neighbours of the same source."""
    calls = collections.Counter(name for function in functions for name in function.named)
    places = sorted(range(len(functions)), key=lambda place: -calls[place])
    rest = sorted(places[ONE_BYTE_PLACES:])
    short = sorted((place for place in rest if functions[place].size < LONG), key=lambda place: functions[place].texts)
    return places[:ONE_BYTE_PLACES] + short + [place for place in rest if functions[place].size >= LONG]


def numbers_of(section):
    at = 0
    while at < len(section):
        number, at = number_at(section, at)
        yield number


def types_in_order(section, order):
    count, *types = numbers_of(section)
    return b"".join(map(written, [count, *(types[place] for place in order)]))


def exports_with(section, new_place):
    count, at = number_at(section, 0)
    out = written(count)
    for _ in range(count):
        size, begin = number_at(section, at)
        is_function = section[begin + size] == 0
        place, end = number_at(section, begin + size + 1)
        out += section[at:begin + size + 1] + written(new_place[place] if is_function else place)
        at = end
    return out


def elements_with(section, new_place):
    """One table that begins at a constant: all that a linker writes for C and C++."""
    if section[:3] != b"\x01\x00\x41":
        raise ValueError("these elements are not known")
    begin = behind(section, 3, 1) + 1
    count, *places = numbers_of(section[begin:])
    return section[:begin] + b"".join(map(written, [count, *(new_place[place] for place in places)]))


def in_order(module):
    sections = list(sections_of(module))
    functions = next(list(functions_of(section)) for kind, section in sections if kind == CODE)
    order = order_of(functions)
    new_place = {old: new for new, old in enumerate(order)}
    bodies = (functions[place].body(new_place) for place in order)
    changes = {
        FUNCTIONS: lambda section: types_in_order(section, order),
        EXPORTS: lambda section: exports_with(section, new_place),
        START: lambda section: written(new_place[number_at(section, 0)[0]]),
        ELEMENTS: lambda section: elements_with(section, new_place),
        CODE: lambda _: written(len(functions)) + b"".join(written(len(body)) + body for body in bodies),
    }
    out = bytearray(module[:8])
    for kind, section in sections:
        if kind == IMPORTS:
            raise ValueError("imports are not known: functions among them have places too")
        if kind == CUSTOM:
            continue  # names by the old places, and what tools tell each other
        changed = changes.get(kind, bytes)(section)
        out += bytes([kind]) + written(len(changed)) + changed
    return bytes(out)


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_bytes(in_order(source.read_bytes()))
