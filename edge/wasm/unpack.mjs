// Puts ronda.wasm together again from the form in which it travels (docs/page.md, decision 360): unpacked(bytes) gives the very bytes
// that tools/wasm_pack.mjs was given, or throws if these are damaged. Whatever the bytes, it ends soon and takes less than 100 MB.
//
// First come all bytes that are not instructions, then these: of each its head (the opcode, with what is short of it), then its operand.
// Where the last heads were in the same order before, one question is whether the next one, or its operand, is as it was there;
// locals are renamed by what stands for what here.
import { Cursor, Made } from "./module_bytes.mjs";
import { damaged, mixed, Reader } from "./symbols.mjs";

const MARK = [0x72, 0x6f, 0x6e, 0x64, 0x61, 0x00, 0x70, 0x31]; // "ronda", zero, "p1"
export const HEADER = MARK.length + 12;
const MOST_BYTES = 1 << 23;
const LEAST_MATCH = 8;
const MOST_MATCH = 16;
const LONG_MATCH = 12; // from there on matches are alike
const PLACES = 18; // bits of the hash by which a match is found
const LOCALS = 1024; // that are told from one another
const LOCAL_BITS = LOCALS - 1;

// The trees. An operand has two, one for its first digit together with how many follow, one for those.
export const HEADS = 0;
export const FIRST = 0; // and what kind of operand it is
export const LATER = 5;
export const TREES = 11;

export const LOCAL = 1;
export const OFFSET = 2;
export const SMALL = 3; // a constant of 32 bits
export const LARGE = 4; // and of 64
export const CALLED = 5;
export const RAW = 6; // bytes that stand among those that are no instructions
const OPERANDS = { 0x0e: RAW, 0x10: CALLED, 0x1c: RAW, 0x20: LOCAL, 0x21: LOCAL, 0x22: LOCAL, 0x41: SMALL, 0x42: LARGE, 0x43: RAW, 0x44: RAW };
const [BLOCK, IF, END, FIRST_LOAD, LAST_STORE] = [0x02, 0x04, 0x0b, 0x28, 0x3e];

export function operandOf(opcode) {
  return opcode >= FIRST_LOAD && opcode <= LAST_STORE ? OFFSET : (OPERANDS[opcode] ?? 0);
}

export function sumOf(bytes) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i += 1) sum = Math.imul(sum ^ bytes[i], 0x01000193);
  return sum >>> 0;
}

export const isPacked = (bytes) => MARK.every((byte, i) => bytes[i] === byte);

// Of the size of the module, of that of what is no instruction, and of the sum of the module.
export function headerOf(...numbers) {
  const bytes = new Uint8Array(HEADER);
  bytes.set(MARK);
  numbers.forEach((number, i) => new DataView(bytes.buffer).setUint32(MARK.length + 4 * i, number, true));
  return bytes;
}

export class Module {
  constructor(reader, rest, size) {
    this.reader = reader;
    this.rest = new Cursor(rest);
    this.made = new Made(size);
    for (let tree = HEADS; tree < TREES; tree += 1) reader.forest.plant(tree, this.rest.some());
    this.heads = Array.from({ length: this.rest.number() }, () => this.rest.some());
    if (this.heads.some((bytes) => bytes.length === 0)) throw damaged(); // it would never come to an end
    this.operands = Uint8Array.from(this.heads, ([opcode]) => operandOf(opcode));
    this.count = 0; // of instructions, and by their place: the head and the operand
    this.headAt = new Uint16Array(size);
    this.valueAt = new Int32Array(size);
    this.places = new Int32Array(1 << PLACES);
    this.recent = this.found = this.match = 0; // the match: where it goes on, and how long it is by now
    this.renamed = new Int32Array(LOCALS); // by the local there, with the number of the match above the local here
    this.matches = 0;
    this.called = this.offset = 0;
  }

  all() {
    const [before, after] = [this.rest.some(), this.rest.some()];
    const functions = this.rest.number();
    this.made.add(before);
    for (this.number = 1; this.number <= functions; this.number += 1) this.body();
    this.made.add(after);
    if (this.made.at !== this.made.bytes.length) throw damaged();
    return this.made.bytes;
  }

  body() {
    const begin = this.made.at;
    const groups = this.rest.number();
    this.made.number(groups);
    for (let i = 0; i < groups; i += 1) {
      this.made.number(this.rest.number());
      this.made.put(this.rest.byte());
    }
    this.head1 = this.head2 = this.head3 = this.value = this.local1 = 0;
    this.matches += 1; // what was renamed was so in another function
    let depth = 1;
    while (depth > 0) {
      const opcode = this.instruction();
      if (opcode >= BLOCK && opcode <= IF) depth += 1;
      if (opcode === END) depth -= 1;
    }
    this.made.measure(begin);
  }

  // One more; its opcode.
  instruction() {
    const there = this.match > 0 ? this.headAt[this.found] + 1 : 0;
    const head = this.head(there);
    const same = head === there - 1;
    const kind = this.operands[head];
    let value = 0;
    this.made.add(this.heads[head]);
    if (kind === RAW) this.made.add(this.rest.some());
    else if (kind !== 0) value = this.operand(head, kind, same);
    this.remember(head, kind, value);
    this.follow(head, same);
    if (this.reader.ended) throw damaged();
    return this.heads[head][0];
  }

  head(there) {
    const { reader, head1, value } = this;
    const strength = Math.min(this.match, LONG_MATCH);
    this.strength = strength;
    this.pair = mixed(head1, this.head2);
    this.triple = mixed(this.pair, this.head3);
    if (there > 0) {
      const one = mixed(mixed(there, head1), value);
      reader.given(mixed(there, strength), mixed(one, this.triple));
      if (reader.guess(HEADS, there - 1)) return there - 1;
    }
    reader.given(this.triple, mixed(head1, value));
    const head = reader.symbol(HEADS);
    if (head >= this.heads.length) throw damaged();
    return head;
  }

  // The operand of a head, as a number: of a large constant the last 32 bits.
  operand(head, kind, same) {
    const { reader, made } = this;
    const there = same ? this.valueAt[this.found] : 0;
    const renamed = same && kind === LOCAL ? this.renamed[there & LOCAL_BITS] : 0;
    const known = same && kind !== LARGE && (kind !== LOCAL || renamed >>> 10 === this.matches);
    const foretold = known && kind === LOCAL ? renamed & LOCAL_BITS : there;
    const match = same ? mixed(mixed(foretold, this.strength), known ? head : ~head) : head;
    this.consider(head, kind, match);
    if (known) {
      reader.given(match, mixed(mixed(foretold, this.one), this.strength));
      if (reader.guess(FIRST + kind, foretold)) {
        if (kind === SMALL) made.signed(foretold);
        else made.number(foretold);
        return foretold;
      }
    }
    return this.digits(kind);
  }

  // What the first digit of an operand depends on.
  consider(head, kind, match) {
    const { head1, local1 } = this;
    if (kind === LOCAL) {
      this.one = mixed(mixed(head, this.pair), local1);
      this.two = match;
    } else if (kind === OFFSET) {
      this.one = mixed(head, this.offset);
      this.two = mixed(mixed(head, local1), this.number);
    } else if (kind === CALLED) {
      this.one = this.called;
      this.two = head1;
    } else {
      this.one = kind === SMALL ? this.triple : this.pair;
      this.two = head1;
    }
  }

  // A number whose digits (of seven bits) are not foretold, from the first one down; in the module the last one stands first.
  digits(kind) {
    const { reader, made } = this;
    reader.given(this.one, this.two);
    const first = reader.symbol(FIRST + kind);
    const later = first >> 7;
    const begin = made.at;
    const signed = kind === SMALL || kind === LARGE;
    let number = signed ? ((first & 0x7f) << 25) >> 25 : first & 0x7f;
    let before = mixed(first, kind);
    if (begin + later >= made.bytes.length) throw damaged();
    made.bytes[begin + later] = first & 0x7f;
    for (let place = later - 1; place >= 0; place -= 1) {
      reader.given(before, 0);
      const digit = reader.simpleSymbol(LATER + kind);
      made.bytes[begin + place] = digit | 0x80;
      number = (number << 7) | digit;
      before = mixed(before, digit);
    }
    made.at = begin + later + 1;
    return number;
  }

  remember(head, kind, value) {
    this.head3 = this.head2;
    this.head2 = this.head1;
    this.head1 = head + 1;
    this.value = kind === 0 ? 0 : mixed(value, kind);
    if (kind === LOCAL) {
      this.local1 = value;
    } else if (kind === OFFSET) {
      this.offset = value;
    } else if (kind === CALLED) {
      this.called = value;
    }
    this.headAt[this.count] = head;
    this.valueAt[this.count] = value;
    this.count += 1;
  }

  // Goes on with the match if it is one still, or looks for another one.
  follow(head, same) {
    this.recent = ((this.recent << 4) + Math.imul(head + 1, 0x9e3779b1)) | 0;
    const place = this.recent >>> (32 - PLACES);
    if (same) {
      if (this.operands[head] === LOCAL) this.rename(this.found, this.count - 1);
      this.found += 1;
      this.match = Math.min(this.match + 1, MOST_MATCH);
    } else {
      this.find(this.places[place]);
    }
    this.places[place] = this.count;
  }

  find(found) {
    const { headAt, count } = this;
    let match = 0;
    while (match < found && match < MOST_MATCH && headAt[found - 1 - match] === headAt[count - 1 - match]) match += 1;
    this.match = match < LEAST_MATCH ? 0 : match;
    if (this.match === 0) return;
    this.found = found;
    this.matches += 1;
    for (let back = match; back > 0; back -= 1) {
      if (this.operands[headAt[count - back]] === LOCAL) this.rename(found - back, count - back);
    }
  }

  rename(there, here) {
    this.renamed[this.valueAt[there] & LOCAL_BITS] = (this.matches << 10) | (this.valueAt[here] & LOCAL_BITS);
  }
}

// The module of packed bytes.
export function unpacked(bytes) {
  if (!isPacked(bytes) || bytes.length < HEADER) throw damaged();
  const numbers = new DataView(bytes.buffer, bytes.byteOffset + MARK.length);
  const [size, rest, sum] = [0, 4, 8].map((at) => numbers.getUint32(at, true));
  if (size > MOST_BYTES) throw damaged();
  const module = new Module(new Reader(bytes.subarray(HEADER + rest), TREES), bytes.subarray(HEADER, HEADER + rest), size).all();
  if (sumOf(module) !== sum) throw damaged();
  return module;
}
