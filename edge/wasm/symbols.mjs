// Symbols from bits, and bits from bytes, for unpack.mjs; tools/wasm_pack.mjs writes what is read here.
//
// A symbol is a way through a tree, bit by bit. A bit is coded by its chance (a range coder): two contexts are asked what was seen at this
// node of the tree before, and what they say is weighed by how well each has foretold that node. No bytes make it run on: behind their
// end there are zeros.
const NOTHING = -1;
const MOST_NODES = 1 << 13;
const MOST_STEPS = 30; // of a way through a tree
const LINE = 32; // nodes whose slots lie close together: a tree begins with one

// The range stays below 2^30, so that engines keep it as a small whole number.
export const RANGE = 1 << 24;
export const LEAST_RANGE = 1 << 22;
export const CHANCE_BITS = 14;
const SLOTS = 1 << 21;
const CERTAIN = 4095;
const AGES = 16;
const STEPS = 170; // of the chances, for each unit of weighed evidence
const MIDDLE = 2048;
const LEARNING = (0.012 * STEPS) / (1 << CHANCE_BITS);

// Evidence for a one, by how often it was seen (in 4096), and the chance of it (in 2^14) by the evidence. Rounded, so that engines
// whose logarithms differ in the last bit agree.
export const exactEvidence = (seen) => Math.log((seen + 0.5) / (CERTAIN + 0.5 - seen)) * 256;
export const exactChance = (step) => (1 << CHANCE_BITS) / (1 + Math.exp((MIDDLE - step) / STEPS));
const EVIDENCE = Float64Array.from({ length: CERTAIN + 1 }, (_, seen) => Math.round(exactEvidence(seen)) / 256);
const CHANCE = Int32Array.from({ length: CERTAIN + 1 }, (_, step) => Math.min(Math.max(Math.round(exactChance(step)), 1), (1 << CHANCE_BITS) - 1));
const RATE = Int32Array.from({ length: AGES }, (_, age) => (age < AGES - 1 ? (1 << 14) / (age + 1.6) : (1 << 14) / 20)); // of 2^14

export function damaged() {
  return new Error("ronda.wasm is damaged: these bytes do not unpack to what was packed");
}

export function mixed(one, other) {
  const product = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  return product ^ (product >>> 15);
}

// The ways to the symbols of a tree, of these lengths (none where it is zero).
export function waysOf(lengths) {
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol] > 0).sort((a, b) => lengths[a] - lengths[b] || a - b);
  let next = 0;
  return symbols.map((symbol, i) => {
    const length = lengths[symbol];
    if (length > MOST_STEPS) throw damaged();
    const way = next;
    next = (next + 1) << ((lengths[symbols[i + 1]] ?? length) - length);
    return { symbol, way, length };
  });
}

// The trees of symbols. Inner nodes are numbered through all of them; what a tree leads to below zero is a symbol.
class Forest {
  constructor(trees) {
    this.roots = new Int32Array(trees).fill(NOTHING);
    this.ways = new Int32Array(2 * MOST_NODES);
    this.nodes = trees; // the first ones are those of the questions, one for each tree
  }

  // A tree from the lengths of the ways to its symbols: short ways first, then by symbol.
  plant(tree, lengths) {
    const symbols = waysOf(lengths);
    if (symbols.length === 1) this.roots[tree] = ~symbols[0].symbol;
    if (symbols.length < 2) return;
    this.nodes = (this.nodes + LINE - 1) & -LINE;
    const end = this.nodes + symbols.length - 1;
    if (end > MOST_NODES) throw damaged();
    this.roots[tree] = this.nodes;
    this.nodes += 1;
    for (const one of symbols) this.lead(this.roots[tree], one);
    if (this.nodes !== end || this.ways.subarray(2 * this.roots[tree], 2 * end).includes(0)) throw damaged();
  }

  lead(root, { symbol, way, length }) {
    let node = root;
    for (let left = length - 1; left > 0; left -= 1) {
      const place = 2 * node + ((way >>> left) & 1);
      if (this.ways[place] === 0) this.ways[place] = this.grown();
      node = this.ways[place];
      if (node < 0) throw damaged();
    }
    this.ways[2 * node + (way & 1)] = ~symbol;
  }

  grown() {
    if (this.nodes === MOST_NODES) throw damaged();
    this.nodes += 1;
    return this.nodes - 1;
  }
}

// Reads symbols, each after `given` has named its contexts. The packer has a `decide`, `symbol` and `guess` of its own, which follow what
// is there; what foretells is the same.
export class Reader {
  constructor(bytes, trees) {
    this.bytes = bytes;
    this.at = 3;
    this.range = RANGE;
    this.code = (bytes[0] << 16) | (bytes[1] << 8) | bytes[2];
    this.seen = new Uint16Array(SLOTS).fill(0x8000); // by context and node: how often a one, in 4096, and below it of how many times, up to 15
    this.weights = new Float64Array(2 * MOST_NODES).fill(0.5 * STEPS);
    this.forest = new Forest(trees);
    this.one = this.two = 0; // the contexts
  }

  decide(chance) {
    const bound = (this.range >>> CHANCE_BITS) * chance;
    const bit = this.code < bound ? 1 : 0;
    if (bit === 1) {
      this.range = bound;
    } else {
      this.code -= bound;
      this.range -= bound;
    }
    while (this.range < LEAST_RANGE) {
      this.range <<= 8;
      this.code = (this.code << 8) | (this.at < this.bytes.length ? this.bytes[this.at] : 0);
      this.at += 1;
    }
    return bit;
  }

  // The younger a slot, the more it learns.
  learn(slot, before, bit) {
    const age = before & 15;
    const seen = before >> 4;
    this.seen[slot] = ((seen + (((bit * CERTAIN - seen) * RATE[age]) >> 14)) << 4) | (age < 15 ? age + 1 : 15);
  }

  // The next bit at a node, by both contexts.
  bit(node) {
    const { seen, weights } = this;
    const slot = (this.one ^ node) & (SLOTS - 1);
    const other = (this.two ^ node) & (SLOTS - 1);
    const before = seen[slot];
    const beforeOther = seen[other];
    const evidence = EVIDENCE[before >> 4];
    const evidenceOther = EVIDENCE[beforeOther >> 4];
    const step = (evidence * weights[2 * node] + evidenceOther * weights[2 * node + 1] + MIDDLE) | 0;
    const chance = CHANCE[step < 0 ? 0 : step > CERTAIN ? CERTAIN : step];
    const bit = this.decide(chance);
    const error = ((bit << CHANCE_BITS) - chance) * LEARNING;
    weights[2 * node] += error * evidence;
    weights[2 * node + 1] += error * evidenceOther;
    this.learn(slot, before, bit);
    this.learn(other, beforeOther, bit);
    return bit;
  }

  // The same by the first context alone.
  simpleBit(node) {
    const slot = (this.one ^ node) & (SLOTS - 1);
    const before = this.seen[slot];
    const bit = this.decide(((before >> 4) << 2) | 2);
    this.learn(slot, before, bit);
    return bit;
  }

  given(one, two) {
    this.one = Math.imul(one, 0x9e3779b1);
    this.two = Math.imul(two + 1, 0x85ebca6b);
  }

  symbol(tree) {
    const { ways } = this.forest;
    let node = this.forest.roots[tree];
    while (node >= 0) node = ways[2 * node + this.bit(node)];
    return ~node;
  }

  simpleSymbol(tree) {
    const { ways } = this.forest;
    let node = this.forest.roots[tree];
    while (node >= 0) node = ways[2 * node + this.simpleBit(node)];
    return ~node;
  }

  // Whether it is what was foretold.
  guess(question) {
    return this.bit(question) === 1;
  }

  get ended() {
    return this.at > this.bytes.length + 3;
  }
}
