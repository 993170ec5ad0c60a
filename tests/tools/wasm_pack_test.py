#!/usr/bin/env python3
"""tools/wasm_pack.mjs packs modules, and edge/wasm/unpack.mjs gives the very same bytes back, or says that they are damaged."""
import pathlib
import random
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
MARK = b"\0asm\x01\0\0\0"
TYPES, FUNCTIONS, CODE, DATA = 1, 3, 10, 11
END = b"\x0b"
UNPACK = """
import { readFileSync, writeFileSync } from "node:fs";
import { unpacked } from "%s/edge/wasm/unpack.mjs";
const [folder, count] = [process.argv[1], Number(process.argv[2])];
for (let i = 0; i < count; i += 1) {
  try {
    writeFileSync(`${folder}/${i}.out`, unpacked(readFileSync(`${folder}/${i}.packed`)));
  } catch (error) {
    writeFileSync(`${folder}/${i}.out`, `error: ${error.message}`);
  }
}
""" % ROOT


def number(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value]))


def signed(value):
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value & 0x7F]))


def listed(items):
    return number(len(items)) + b"".join(items)


def module(bodies, data=b"text"):
    """Functions of these instructions; they have the right form, but need not be valid."""
    functions = [number(len(body) + 1) + body + END for body in (b"\x02\x03\x7f\x81\x01\x7e" + body for body in bodies)]
    sections = [(TYPES, listed([b"\x60\0\0"])), (FUNCTIONS, listed([b"\0"] * len(bodies))), (CODE, listed(functions)), (DATA, data)]
    return MARK + b"".join(bytes([kind]) + number(len(section)) + section for kind, section in sections)


def instruction(draw):
    """Any of those a compiler writes, with operands of every length."""
    size = 1 << draw.randrange(31)
    return draw.choice((
        lambda: b"\x20" + number(draw.randrange(2000)),
        lambda: b"\x21" + number(draw.randrange(10)),
        lambda: b"\x28\x02" + number(size),
        lambda: b"\x37\x03" + number(size - 1),
        lambda: b"\x41" + signed(draw.choice((-1, 1)) * size),
        lambda: b"\x41" + signed(-(1 << 31)),
        lambda: b"\x42" + signed(draw.choice((-1, 1)) * (1 << draw.randrange(63))),
        lambda: b"\x10" + number(draw.randrange(5000)),
        lambda: b"\x11" + number(draw.randrange(300)) + b"\0",
        lambda: b"\x02\x40\x0d\0" + END,
        lambda: b"\x0e" + listed([number(draw.randrange(200)) for _ in range(draw.randrange(200))]) + b"\0",
        lambda: b"\x43" + draw.randbytes(4),
        lambda: b"\x44" + draw.randbytes(8),
        lambda: b"\xfc\x0a\0\0",
        lambda: b"\xfc\x00",
        lambda: b"\x6a",
    ))()


def repeating(draw, count):
    """The same again and again with other locals, as in functions made of one template."""
    steps = [step for step in (instruction(draw) for _ in range(60)) if step[0] not in (0x0E, 0x43, 0x44)]
    return [b"".join(b"\x20" + number(i + at % 7) + step for at, step in enumerate(steps)) for i in range(count)]


@unittest.skipUnless(shutil.which("node"), "no Node")
class WasmPack(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def pack(self, data):
        source, target = self.folder / "module.wasm", self.folder / "module.packed"
        source.write_bytes(data)
        said = subprocess.run(["node", ROOT / "tools/wasm_pack.mjs", source, target], capture_output=True, check=False, text=True)
        self.assertEqual(said.returncode, 0, said.stderr)
        return target.read_bytes()

    def unpack(self, *all_packed):
        for i, packed in enumerate(all_packed):
            (self.folder / f"{i}.packed").write_bytes(packed)
        command = ["node", "--input-type=module", "-e", UNPACK, self.folder, str(len(all_packed))]
        subprocess.run(command, check=True, timeout=300)
        return [(self.folder / f"{i}.out").read_bytes() for i in range(len(all_packed))]

    def back(self, data):
        packed = self.pack(data)
        self.assertEqual(self.unpack(packed), [data])
        return packed

    def test_every_instruction_comes_back(self):
        draw = random.Random(7)
        self.back(module([b"".join(instruction(draw) for _ in range(200)) for _ in range(40)]))

    def test_what_repeats_itself_with_other_locals_comes_back_and_is_small(self):
        data = module(repeating(random.Random(5), 200))
        self.assertLess(len(self.back(data)), len(data) / 8)

    def test_small_modules_come_back(self):
        for data in (module([]), module([b""]), module([b"\x41\0\x1a"]), module([b"", b"\x01" * 300], data=b"")):
            self.back(data)

    def test_damage_is_told(self):
        packed = self.pack(module(repeating(random.Random(3), 50)))
        harmed = [packed[:size] for size in range(0, len(packed), len(packed) // 40)]
        for at in range(0, len(packed), len(packed) // 150):
            harmed.append(packed[:at] + bytes([packed[at] ^ 0x55]) + packed[at + 1:])
        harmed.append(packed[:8] + b"\xff" * 12 + packed[20:])  # sizes nobody has room for
        for told in self.unpack(*harmed):
            self.assertEqual(told, b"error: ronda.wasm is damaged: these bytes do not unpack to what was packed")

    def test_what_it_does_not_know_it_refuses(self):
        source = self.folder / "module.wasm"
        for data in (module([b"\xfd\x0c"]), MARK):  # an instruction of vectors; no code
            source.write_bytes(data)
            said = subprocess.run(["node", ROOT / "tools/wasm_pack.mjs", source, self.folder / "out"], capture_output=True, check=False)
            self.assertNotEqual(said.returncode, 0)


class Rounding(unittest.TestCase):
    @unittest.skipUnless(shutil.which("node"), "no Node")
    def test_no_value_lies_where_engines_may_round_otherwise(self):
        script = """
import { exactChance, exactEvidence } from "%s/edge/wasm/symbols.mjs";
for (let i = 0; i < 4096; i += 1)
  for (const value of [exactChance(i), exactEvidence(i)])
    if (Math.abs(value - Math.floor(value) - 0.5) < 1e-7) process.exitCode = 1;
""" % ROOT
        subprocess.run(["node", "--input-type=module", "-e", script], check=True)


if __name__ == "__main__":
    unittest.main()
