// Packs a WebAssembly module for its way to a page; edge/wasm/unpack.mjs puts it together again, and foretells while it is packed, too.
//
//   node wasm_pack.mjs FROM TO
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Reader, CHANCE_BITS, LEAST_RANGE, RANGE, waysOf } from "../edge/wasm/symbols.mjs";
import { HEADS, headerOf, LARGE, Module, operandOf, RAW, SMALL, sumOf, TREES, unpacked } from "../edge/wasm/unpack.mjs";

const CODE = 10;
const SECTIONS = 8; // behind the mark and the version
const [CALL_INDIRECT, BRANCH_TABLE, SELECT_OF_TYPE, PREFIX] = [0x11, 0x0e, 0x1c, 0xfc];
const BYTES_AFTER = { 0x43: 4, 0x44: 8 };
// How many numbers follow an instruction; those of memory have an alignment and an offset.
const NUMBERS = new Map([
  ...[0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2].map((code) => [code, 1]),
  ...Array.from({ length: 0x3f - 0x28 }, (_, i) => [0x28 + i, 2]),
  [CALL_INDIRECT, 2],
]);
const NUMBERS_AFTER_PREFIX = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
const LAST_PLAIN = 0xc4;

function written(number) {
  const bytes = [];
  for (; number > 0x7f; number >>>= 7) bytes.push((number & 0x7f) | 0x80);
  return [...bytes, number];
}

const sized = (bytes) => [...written(bytes.length), ...bytes];

class Walk {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at];
      this.at += 1;
      number |= (byte & 0x7f) << shift;
      if (!(byte >= 0x80)) return number >>> 0;
    }
  }

  skip(count) {
    for (let i = 0; i < count; i += 1) this.number();
  }

  // An instruction: its head, what kind of operand follows, and that.
  instruction() {
    const begin = this.at;
    const opcode = this.bytes[begin];
    const kind = operandOf(opcode);
    this.at += 1;
    if (opcode === PREFIX) this.skip(NUMBERS_AFTER_PREFIX[this.number()]);
    else if (opcode === BRANCH_TABLE || opcode === SELECT_OF_TYPE) this.skip(this.number() + (opcode === BRANCH_TABLE ? 1 : 0));
    else if (opcode > LAST_PLAIN && !NUMBERS.has(opcode)) throw new Error(`instruction ${opcode} is not known`);
    else this.skip((NUMBERS.get(opcode) ?? 0) - (kind === 0 || kind === RAW ? 0 : 1));
    const operand = kind === RAW ? begin + 1 : this.at;
    if (kind !== 0 && kind !== RAW) this.skip(1);
    this.at += BYTES_AFTER[opcode] ?? 0;
    return { head: this.bytes.subarray(begin, kind === 0 ? this.at : operand), kind, operand: kind === 0 ? [] : this.bytes.subarray(operand, this.at) };
  }
}

function codeSection(module) {
  const walk = new Walk(module, SECTIONS);
  while (walk.at < module.length) {
    const section = module[walk.at];
    walk.at += 1;
    const size = walk.number();
    if (section === CODE) return { begin: walk.at, end: walk.at + size };
    walk.at += size;
  }
  throw new Error("this module has no code");
}

// The digits of a number, the first one together with how many follow it.
function digitsOf(operand) {
  const digits = [...operand].reverse().map((byte) => byte & 0x7f);
  return [digits[0] + 128 * (digits.length - 1), ...digits.slice(1)];
}

function valueOf(kind, digits) {
  const first = digits[0] & 0x7f;
  return digits.slice(1).reduce((number, digit) => (number << 7) | digit, kind === SMALL || kind === LARGE ? (first << 25) >> 25 : first);
}

// The module taken apart: its instructions, their heads, and all the rest, which is put down once the trees are known.
function takenApart(module) {
  const { begin, end } = codeSection(module);
  const walk = new Walk(module, begin);
  const functions = walk.number();
  const before = module.subarray(0, walk.at);
  const heads = new Map();
  const instructions = [];
  const aside = []; // what is no instruction, function by function
  for (let i = 0; i < functions; i += 1) {
    const size = walk.number();
    const last = walk.at + size;
    const locals = walk.at;
    for (let groups = walk.number(); groups > 0; groups -= 1) {
      walk.number();
      walk.at += 1;
    }
    aside.push(...module.subarray(locals, walk.at));
    while (walk.at < last) {
      const { head, kind, operand } = walk.instruction();
      const name = head.join();
      if (!heads.has(name)) heads.set(name, { place: heads.size, head });
      const digits = kind === 0 || kind === RAW ? [] : digitsOf(operand);
      if (kind === RAW) aside.push(...sized(operand));
      instructions.push({ head: heads.get(name).place, digits, value: digits.length > 0 ? valueOf(kind, digits) : 0 });
    }
  }
  const listed = [...written(heads.size), ...[...heads.values()].flatMap(({ head }) => sized(head))];
  return { instructions, rest: [...listed, ...sized(before), ...sized(module.subarray(end)), ...written(functions), ...aside] };
}

// Follows what is there instead of reading it. This one counts the symbols that are not foretold.
class Follower extends Reader {
  constructor(instructions) {
    super(new Uint8Array(3), TREES);
    this.instructions = instructions;
    this.next = 0;
    this.counts = Array.from({ length: TREES }, () => []);
  }

  goOn() {
    this.now = this.instructions[this.next];
    this.digits = [...this.now.digits];
    this.next += 1;
  }

  guess(question, foretold) {
    if (question !== HEADS) return this.now.value === foretold;
    const yes = this.instructions[this.next].head === foretold;
    if (yes) this.goOn();
    return yes;
  }

  symbol(tree) {
    const symbol = tree === HEADS ? this.instructions[this.next].head : this.digits.shift();
    if (tree === HEADS) this.goOn();
    this.counts[tree][symbol] = (this.counts[tree][symbol] ?? 0) + 1;
    return symbol;
  }

  simpleSymbol(tree) {
    return this.symbol(tree);
  }
}

class Writer extends Follower {
  constructor(instructions, lengths) {
    super(instructions);
    this.ways = lengths.map((tree) => new Map(waysOf(tree).map((one) => [one.symbol, one])));
    this.low = 0;
    this.out = [];
  }

  decide(chance) {
    const bound = (this.range >>> CHANCE_BITS) * chance;
    if (this.due === 0) this.low += bound;
    this.range = this.due === 1 ? bound : this.range - bound;
    for (; this.range < LEAST_RANGE; this.range <<= 8) this.put();
    return this.due;
  }

  // The highest byte goes; what is more than a byte is added to those before it.
  put() {
    this.out.push(this.low >>> 16);
    for (let at = this.out.length - 1; this.out[at] > 0xff; at -= 1) {
      this.out[at - 1] += this.out[at] >>> 8;
      this.out[at] &= 0xff;
    }
    this.low = (this.low & 0xffff) << 8;
  }

  guess(question, foretold) {
    const yes = super.guess(question, foretold);
    this.due = yes ? 1 : 0;
    this.bit(question);
    return yes;
  }

  symbol(tree) {
    return this.written(tree, (node) => this.bit(node));
  }

  simpleSymbol(tree) {
    return this.written(tree, (node) => this.simpleBit(node));
  }

  written(tree, write) {
    const symbol = super.symbol(tree);
    const { way, length } = this.ways[tree].get(symbol);
    let node = this.forest.roots[tree];
    for (let left = length - 1; left >= 0 && node >= 0; left -= 1) {
      this.due = (way >>> left) & 1;
      node = this.forest.ways[2 * node + write(node)];
    }
    return symbol;
  }

  finished() {
    for (let i = 0; i < 3; i += 1) this.put();
    return Uint8Array.from(this.out);
  }
}

// The lengths of the ways to symbols that come so many times: the rarer, the longer (Huffman).
function lengthsOf(counts) {
  const lengths = new Uint8Array(counts.length);
  let groups = [...counts.keys()].filter((symbol) => counts[symbol] > 0).map((symbol) => ({ count: counts[symbol], symbols: [symbol] }));
  if (groups.length === 1) lengths[groups[0].symbols[0]] = 1;
  while (groups.length > 1) {
    groups.sort((a, b) => a.count - b.count);
    const [one, other] = groups;
    const symbols = [...one.symbols, ...other.symbols];
    for (const symbol of symbols) lengths[symbol] += 1;
    groups = [{ count: one.count + other.count, symbols }, ...groups.slice(2)];
  }
  return lengths;
}

// `rest` with the trees before it, as Module reads them.
const withTrees = (lengths, rest) => Uint8Array.from([...lengths.flatMap((tree) => [...sized(tree)]), ...rest]);

export function packed(module) {
  const { instructions, rest } = takenApart(module);
  const counted = new Follower(instructions);
  new Module(counted, withTrees(counted.counts, rest), module.length).all();
  const lengths = counted.counts.map(lengthsOf);
  const all = withTrees(lengths, rest);
  const writer = new Writer(instructions, lengths);
  if (Buffer.compare(new Module(writer, all, module.length).all(), module) !== 0) throw new Error("this module would not come out as it went in");
  return Buffer.concat([headerOf(module.length, all.length, sumOf(module)), all, writer.finished()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [from, to] = process.argv.slice(2);
  const module = readFileSync(from);
  const bytes = packed(module);
  if (Buffer.compare(unpacked(bytes), module) !== 0) throw new Error("what was packed does not unpack");
  writeFileSync(to, bytes);
  console.log(`${module.length} bytes packed into ${bytes.length}`);
}
