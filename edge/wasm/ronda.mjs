// The tournament engine in JavaScript: ronda.wasm, made of the functions of edge/c/ronda.h, behind objects. In browsers, their
// workers, Node and whatever else has WebAssembly. Text in, JSON out: the documents that the command line prints.

const DONE = 0;
const DIFFERENT = 1;
const UNEXPECTED = 2;
const NO_SUCH_CALL = 52; // what WASI answers where there is nothing
const WORD = 4; // bytes of an address

const encoder = new TextEncoder();
const decoder = new TextDecoder();

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

async function moduleFrom(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const url = new URL(source ?? "./ronda.wasm", import.meta.url);
  if (url.protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be fetched: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

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
    return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  // The text of a handle, and what is to be told with it; the handle is freed.
  take(handle) {
    const { ronda_text_data, ronda_text_size, ronda_text_diagnostics, ronda_text_free, memory } = this.exports;
    const text = decoder.decode(new Uint8Array(memory.buffer, ronda_text_data(handle), ronda_text_size(handle)));
    const { diagnostics } = JSON.parse(this.string(ronda_text_diagnostics(handle)));
    ronda_text_free(handle);
    return { text, diagnostics };
  }

  // Calls a function with bytes, texts and numbers, and with places for `results` addresses that it fills in.
  call(name, parameters, results) {
    const held = [];
    const passed = parameters.map((one) => {
      if (typeof one === "number") return one;
      held.push(this.put(typeof one === "string" ? encoder.encode(one) : one));
      return held.at(-1);
    });
    const places = this.exports.malloc(WORD * results);
    held.push(places);
    new Uint8Array(this.exports.memory.buffer).fill(0, places, places + WORD * results);
    for (let i = 0; i < results; i += 1) passed.push(places + WORD * i);
    const status = this.exports[name](...passed);
    const view = new DataView(this.exports.memory.buffer);
    const handles = Array.from({ length: results }, (_, i) => view.getUint32(places + WORD * i, true));
    for (const at of held) this.exports.free(at);
    return { status, handles };
  }
}

const optionsText = (options) => (options === undefined ? 0 : JSON.stringify(options));

function bytesOf(input) {
  if (typeof input === "string") return encoder.encode(input);
  return input instanceof ArrayBuffer ? new Uint8Array(input) : new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
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
    const { status, handles } = this.#call(`ronda_${name}`, [optionsText(options)], 1);
    return { status, ...this.#machine.take(handles[0]) };
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
    const { status, handles } = this.#call("ronda_write", [format], 1);
    return answerOf({ status, ...this.#machine.take(handles[0]) }, { format: "text" });
  }

  // Gives the memory back now instead of when nobody can reach the tournament any more.
  free() {
    if (this.#handle !== 0 && this.#engine.machine === this.#machine) this.#machine.exports.ronda_tournament_free(this.#handle);
    this.#engine.forget(this);
    this.#handle = 0;
  }

  #changed(name, text) {
    const { status, handles } = this.#call(name, [text], 2);
    return this.#engine.adopt(this.#machine, status, handles);
  }

  #call(name, parameters, results) {
    if (this.#handle === 0) throw unexpected("the tournament was freed", "read it again");
    if (this.#engine.machine !== this.#machine) throw unexpected("the tournament was lost in a fault", "read it again");
    return this.#engine.run((machine) => machine.call(name, [this.#handle, ...parameters], results));
  }
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

  // A knockout of `options.count` players.
  bracket(options) {
    return answerOf(this.tell("ronda_bracket", [0, 0, optionsText(options)]), options);
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
    return { status, text: this.machine.take(handles[0]).text, report: JSON.parse(this.machine.take(handles[1]).text) };
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
      this.machine = new Machine(this.#module);
      const memory = error instanceof RangeError && !/call stack/i.test(error.message);
      throw unexpected(memory ? "there is not enough memory" : `a fault in ronda: ${error.message}`, "please report it, with the file; tournaments read before have to be read again");
    }
  }
}

// The engine from `source`: bytes, a compiled module or an address; ronda.wasm beside this file unless told otherwise.
export async function load(source) {
  return new Ronda(await moduleFrom(source));
}
