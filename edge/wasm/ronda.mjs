// The tournament engine in JavaScript: ronda.wasm, made of the functions of edge/c/ronda.h, behind objects. In browsers, their
// workers, Node and whatever else has WebAssembly. Text in, JSON out: the documents that the command line prints.

import { isPacked, unpacked } from "./unpack.mjs";

const DONE = 0;
const DIFFERENT = 1;
const UNEXPECTED = 2;
const BAD_INPUT = 3;
const LIMIT = 4;
const NO_SUCH_CALL = 52; // what WASI answers where there is nothing
const WORD = 4; // bytes of an address

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const older = new TextDecoder("windows-1252"); // the encoding of a file that is no UTF-8; it is written as it was read

// What went wrong: the diagnostics say what, where and what to do; the status is the exit code of the command line.
export class RondaError extends Error {
  constructor(status, diagnostics) {
    const first = diagnostics.find((one) => one.severity === "error") ?? diagnostics[0];
    super(first ? `${first.line ? `line ${first.line}: ` : ""}${first.message}${first.hint ? ` (${first.hint})` : ""}` : "ronda failed");
    this.name = "RondaError";
    this.status = status;
    this.diagnostics = diagnostics;
  }
}

function unexpected(message, hint) {
  return new RondaError(UNEXPECTED, [{ severity: "error", code: "unexpected", message, hint }]);
}

function misused(message, hint) {
  return new RondaError(BAD_INPUT, [{ severity: "error", code: "usage", message, hint }]);
}

function textOf(bytes) {
  try {
    return decoder.decode(bytes);
  } catch {
    return older.decode(bytes);
  }
}

// What travels is packed, what lies on the disk of a program is not (decision 360).
async function moduleFrom(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return compiled(bytesOf(source));
  const { protocol } = new URL(source ?? ".", import.meta.url);
  if (protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return compiled(await readFile(new URL(source ?? "./ronda.wasm", import.meta.url)));
  }
  const url = new URL(source ?? "./ronda.packed", import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be fetched: ${answer.status} ${answer.statusText}`);
  return compiled(bytesOf(await answer.arrayBuffer()));
}

const compiled = (bytes) => WebAssembly.compile(isPacked(bytes) ? unpacked(bytes) : bytes);

// The machine: memory, and calls that take texts and give texts.
class Machine {
  constructor(module) {
    const calls = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (calls[from] ??= {})[name] = () => NO_SUCH_CALL;
    for (const from of Object.values(calls)) {
      if (from.environ_sizes_get) from.environ_sizes_get = (count, size) => this.noVariables(count, size);
      if (from.environ_get) from.environ_get = () => DONE;
    }
    this.exports = new WebAssembly.Instance(module, calls).exports;
    this.exports._initialize?.();
  }

  noVariables(count, size) {
    const view = new DataView(this.exports.memory.buffer);
    view.setUint32(count, 0, true);
    view.setUint32(size, 0, true);
    return DONE;
  }

  // The address of bytes that are copied in; a zero follows them.
  put(bytes) {
    const at = this.exports.malloc(bytes.length + 1);
    if (at === 0) throw new RangeError("out of memory");
    const memory = new Uint8Array(this.exports.memory.buffer);
    memory.set(bytes, at);
    memory[at + bytes.length] = 0;
    return at;
  }

  string(at) {
    const memory = new Uint8Array(this.exports.memory.buffer);
    return textOf(memory.subarray(at, memory.indexOf(0, at)));
  }

  // The text of a handle with its very bytes, and what is to be told with it; the handle is freed.
  take(handle) {
    const { ronda_text_data, ronda_text_size, ronda_text_diagnostics, ronda_text_free, memory } = this.exports;
    const bytes = new Uint8Array(memory.buffer, ronda_text_data(handle), ronda_text_size(handle)).slice();
    const { diagnostics } = JSON.parse(this.string(ronda_text_diagnostics(handle)));
    ronda_text_free(handle);
    return { text: textOf(bytes), bytes, diagnostics };
  }

  // Calls a function with bytes, texts and numbers, and with places for `results` addresses that it fills in.
  call(name, parameters, results) {
    if (typeof this.exports[name] !== "function") throw misused(`there is no function ${name}`, "ronda.h names them all: ask(\"what_if\")");
    const wrong = parameters.find((one) => !["number", "string"].includes(typeof one) && !(one instanceof Uint8Array));
    if (parameters.includes(wrong)) throw misused(`${wrong} is no text`, "names, formats and questions are strings");
    const held = [];
    const passed = parameters.map((one) => {
      if (typeof one === "number") return one;
      held.push(this.put(typeof one === "string" ? encoder.encode(one) : one));
      return held.at(-1);
    });
    const places = this.put(new Uint8Array(WORD * results));
    held.push(places);
    for (let i = 0; i < results; i += 1) passed.push(places + WORD * i);
    const status = this.exports[name](...passed);
    const view = new DataView(this.exports.memory.buffer);
    const handles = Array.from({ length: results }, (_, i) => view.getUint32(places + WORD * i, true));
    for (const at of held) this.exports.free(at);
    return { status, handles };
  }
}

// A document, or bytes, as the text that the engine takes for what is in a file.
function contentOf(value) {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return textOf(value);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
}

function optionsText(options) {
  if (options === undefined) return 0;
  const plain = typeof options === "object" && options !== null && !Array.isArray(options);
  return JSON.stringify(plain ? Object.fromEntries(Object.entries(options).map(([name, value]) => [name, contentOf(value)])) : options);
}

// A tournament is never one line, unless it is JSON: such a text is the name of a file by all appearances.
const isName = (input) => typeof input === "string" && /^[^{[\r\n]+$/.test(input.trim());

function bytesOf(input) {
  if (typeof input === "string") return encoder.encode(input);
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (input instanceof ArrayBuffer) return new Uint8Array(input);
  throw misused("this is no tournament", "hand over what is in the file, as a string, an ArrayBuffer or a Uint8Array");
}

// A refusal is a document of diagnostics alone; a check that found differences is an answer.
function isRefusal({ status, text }) {
  if (status === DONE) return false;
  return status !== DIFFERENT || text.startsWith('{\n  "diagnostics"');
}

// A document unless another format was asked for.
function answerOf(told, options) {
  if (isRefusal(told)) throw new RondaError(told.status, told.diagnostics);
  return (options?.format ?? "json") === "json" ? JSON.parse(told.text) : told.text;
}

// A tournament; it does not change any more.
export class Tournament {
  #engine;
  #machine;
  #handle;

  constructor(engine, machine, handle, told) {
    this.#engine = engine;
    this.#machine = machine;
    this.#handle = handle;
    this.diagnostics = told.diagnostics; // what there was to say about the file, or about what was done
    this.report = JSON.parse(told.text); // the document of what was done
  }

  // The text of any function of ronda.h about a tournament, as the command line prints it; asks `ronda_${name}`.
  ask(name, options) {
    return this.#told(`ronda_${name}`, [this.#alive(), optionsText(options)]);
  }

  pair = (options) => answerOf(this.ask("pair", options), options);
  check = (options) => answerOf(this.ask("check", options), options);
  explain = (options) => answerOf(this.ask("explain", options), options);
  standings = (options) => answerOf(this.ask("standings", options), options);
  whatIf = (options) => answerOf(this.ask("what_if", options), options);
  compare = (options) => answerOf(this.ask("compare", options), options);
  outlook = (options) => answerOf(this.ask("outlook", options), options);
  rate = (options) => answerOf(this.ask("rate", options), options);
  rateNeed = (options) => answerOf(this.ask("rate_need", options), options);

  // What an arbiter does between rounds; each gives another tournament, whose `report` says what was done.
  number = (options) => this.#changed("ronda_number", optionsText(options));
  enter = (options) => this.#changed("ronda_enter", optionsText(options));
  bye = (options) => this.#changed("ronda_bye", optionsText(options));
  withdraw = (options) => this.#changed("ronda_withdraw", optionsText(options));
  correct = (options) => this.#changed("ronda_correct", optionsText(options));
  // With a round: what pair() answered, changed or not, or lines of pairs.
  withRound = (pairing) => this.#changed("ronda_with_round", typeof pairing === "string" ? pairing : JSON.stringify(pairing));

  // "trf" (the file as it was read, with what has changed), "trf16", "trfx", "trfbx", "trf26", "json", "csv".
  write(format = "trf") {
    return answerOf(this.#told("ronda_write", [this.#alive(), format]), { format: "text" });
  }

  // The same as bytes, in the encoding that the file had.
  writeBytes(format = "trf") {
    const told = this.#told("ronda_write", [this.#alive(), format]);
    answerOf(told, { format: "text" });
    return told.bytes;
  }

  // All rounds of a closed system for these players.
  schedule(system, options) {
    return answerOf(this.#told("ronda_schedule", [system, this.#alive(), optionsText(options)]), options);
  }

  // Gives the memory back now instead of when nobody can reach the tournament any more.
  free() {
    if (this.#handle !== 0 && this.#engine.machine === this.#machine) this.#machine.exports.ronda_tournament_free(this.#handle);
    this.#engine.forget(this);
    this.#handle = 0;
  }

  #changed(name, text) {
    const handle = this.#alive();
    const { status, handles } = this.#engine.run((machine) => machine.call(name, [handle, text], 2));
    return this.#engine.adopt(this.#machine, status, handles);
  }

  #alive() {
    if (this.#handle === 0) throw unexpected("the tournament was freed", "read it again");
    if (this.#engine.machine !== this.#machine) throw unexpected("the tournament was lost in a fault", "read it again");
    return this.#handle;
  }

  #told = (name, parameters) => this.#engine.tell(name, parameters);
}

export class Ronda {
  #module;
  #forgotten;

  constructor(module) {
    this.#module = module;
    this.machine = new Machine(module);
    this.#forgotten = new FinalizationRegistry(({ machine, handle }) => {
      if (machine === this.machine) machine.exports.ronda_tournament_free(handle);
    });
  }

  get version() {
    return this.machine.string(this.machine.exports.ronda_version());
  }

  systems() {
    return answerOf(this.tell("ronda_systems", []));
  }

  // All rounds of a closed system, for `options.count` players.
  schedule(system, options) {
    return answerOf(this.tell("ronda_schedule", [system, 0, optionsText(options)]), options);
  }

  // A knockout of `options.count` players; of those in a list or a file; or one under way, as format "state" gave it.
  bracket(options, who) {
    const bytes = who === undefined ? 0 : bytesOf(who);
    return answerOf(this.tell("ronda_bracket", [bytes, bytes.length ?? 0, optionsText(options)]), options);
  }

  // A small question about ratings: "expected", "performance", "change" or "first".
  rateQuestion(question, options) {
    return answerOf(this.tell("ronda_rate_question", [question, optionsText(options)]), options);
  }

  // The text of a random tournament, the same from the same `options.seed`.
  generate(options) {
    return answerOf(this.tell("ronda_generate", [optionsText(options)]), { format: "text" });
  }

  // A tournament from TRF, JSON or a CSV list of players; `name` is what messages call it.
  read(input, name = "") {
    if (isName(input)) throw misused(`'${input.trim()}' is no tournament`, "hand over what is in the file, not its name");
    const bytes = bytesOf(input);
    const machine = this.machine;
    const { status, handles } = this.run(() => machine.call("ronda_read", [bytes, bytes.length, name], 2));
    return this.adopt(machine, status, handles);
  }

  // Everything that is wrong with a file; a fault is no exception here.
  validate(input, name = "") {
    const bytes = bytesOf(input);
    return JSON.parse(this.tell("ronda_validate", [bytes, bytes.length, name]).text);
  }

  // The file with everything repaired that can be, and what was and was not.
  repair(input, name = "") {
    const bytes = bytesOf(input);
    const { status, handles } = this.run((machine) => machine.call("ronda_repair", [bytes, bytes.length, name], 2));
    const { text, bytes: repaired } = this.machine.take(handles[0]);
    return { status, text, bytes: repaired, report: JSON.parse(this.machine.take(handles[1]).text) };
  }

  // A function that makes a tournament has been called: the tournament, or what is wrong.
  adopt(machine, status, [handle, told]) {
    const said = machine.take(told);
    if (handle === 0) throw new RondaError(status, said.diagnostics);
    const tournament = new Tournament(this, machine, handle, said);
    this.#forgotten.register(tournament, { machine, handle }, tournament);
    return tournament;
  }

  forget(tournament) {
    this.#forgotten.unregister(tournament);
  }

  // The text of a function that is about no tournament.
  tell(name, parameters) {
    const { status, handles } = this.run((machine) => machine.call(name, parameters, 1));
    return { status, ...this.machine.take(handles[0]) };
  }

  // There are no exceptions in there: a fault, or the end of the memory, stops the machine, and a new one takes its place.
  run(work) {
    try {
      return work(this.machine);
    } catch (error) {
      if (error instanceof RondaError) throw error;
      this.machine = new Machine(this.#module);
      const lost = "tournaments read before have to be read again";
      if (error instanceof RangeError && !/call stack/i.test(error.message)) {
        throw new RondaError(LIMIT, [{ severity: "error", code: "no-memory", message: "there is not enough memory", hint: `hand over less at a time; ${lost}` }]);
      }
      throw unexpected(`a fault in ronda: ${error.message}`, `please report it, with the file; ${lost}`);
    }
  }
}

// The engine from `source`: bytes, packed or not, a compiled module or an address. Unless told otherwise it is what lies beside this file:
// ronda.packed, and ronda.wasm for a Node that has it on its disk.
export async function load(source) {
  return new Ronda(await moduleFrom(source));
}
