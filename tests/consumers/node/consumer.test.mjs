// The npm package as its users have it: installed from its archive, without a network.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import test from "node:test";
import { load, RondaError } from "ronda";

const root = process.env.RONDA_ROOT;
const club = readFileSync(`${root}/examples/club-open.trf`);
const ronda = await load();

test("the version is that of the program", () => {
  assert.match(execFileSync(process.env.RONDA_PROGRAM, ["--version"], { encoding: "utf8" }), new RegExp(ronda.version));
});

// Decision 360: pages get the packed form, which is the same module.
const packed = readFileSync(new URL(import.meta.resolve("ronda/ronda.packed")));
const plain = readFileSync(new URL(import.meta.resolve("ronda/ronda.wasm")));

test("the packed engine is the very same module", async () => {
  const { unpacked } = await import(new URL("unpack.mjs", import.meta.resolve("ronda")));
  assert.equal(Buffer.compare(unpacked(packed), plain), 0);
  assert.ok(packed.length * 2 < plain.length);
});

test("every form of the engine can be handed over", async () => {
  const copy = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length);
  for (const form of [packed, copy, plain, await WebAssembly.compile(plain), import.meta.resolve("ronda/ronda.packed")]) {
    assert.equal((await load(form)).read(club).pair().round, 5);
  }
});

test("a page fetches the packed form unless told otherwise", async () => {
  const [fetched, { fetch, process }] = [[], globalThis];
  globalThis.fetch = async (url) => (fetched.push(url.pathname.split("/").at(-1)), new Response(packed));
  delete globalThis.process; // what tells that this is Node
  try {
    assert.equal((await load()).version, ronda.version);
  } finally {
    Object.assign(globalThis, { fetch, process });
  }
  assert.deepEqual(fetched, ["ronda.packed"]);
});

test("a damaged engine is refused", async () => {
  for (let at = 0; at < packed.length; at += packed.length >> 3) {
    const harmed = Uint8Array.from(packed);
    harmed[at] ^= 1;
    await assert.rejects(load(harmed), at === 0 ? WebAssembly.CompileError : /damaged/);
    if (at > 8) await assert.rejects(load(packed.subarray(0, at)), /damaged/);
  }
});

test("a tournament is paired, and the round goes into another tournament", () => {
  const tournament = ronda.read(club, "club-open.trf");
  const pairing = tournament.pair();
  assert.equal(pairing.round, 5);
  assert.equal(pairing.boards[0].white.name, "Ejemplo, Pablo");
  const next = tournament.withRound(pairing);
  assert.throws(() => next.pair(), /result/);
  const games = pairing.boards.map((board) => `${board.white.tpn}-${board.black.tpn}:1-0`);
  assert.equal(next.correct({ game: games }).pair().round, 6);
  assert.equal(tournament.pair().round, 5, "the first one stays as it is");
});

test("a text may be handed in as text, and every answer comes in other formats", () => {
  const tournament = ronda.read(club.toString("latin1"));
  assert.match(tournament.pair({ format: "pairs" }), /^7\n7 2\n/);
  assert.match(tournament.write("trf"), /^012 Club Open/);
  assert.equal(JSON.parse(tournament.write("json")).players.length, 15);
});

test("checks, explanations, standings", () => {
  const tournament = ronda.read(club);
  assert.equal(tournament.check().discrepancies, 0);
  assert.equal(tournament.explain({ why_not: "1-2" }).answer, "forbidden");
  assert.equal(tournament.standings({ tiebreaks: ["BH"] }).sections[0].standings[0].tiebreaks[0].code, "BH");
  assert.equal(tournament.standings({ working: "1" }).name, "Specimen, Dario");
});

test("standings of a Keizer event, and small questions about ratings", () => {
  const keizer = ronda.read(readFileSync(`${root}/examples/keizer-book.trf`)).standings();
  assert.equal(keizer.system, "keizer");
  assert.equal(keizer.standings[0].keizer_points, 36);
  assert.equal(ronda.rateQuestion("expected", { rating: 2100, opponent: 1980 }).expected, "0.66");
  assert.throws(() => ronda.rateQuestion("change", { rating: 2000, score: 9, opponents: [1900] }), RondaError);
  assert.equal(ronda.read(club).rateNeed({ player: 3, against: [2100] }).prospects.length, 3);
});

test("a round that is not by the rules is an answer, no exception", () => {
  const wrong = ronda.read(readFileSync(`${root}/edge/wasm/page/examples/wrong-round.trf`));
  assert.equal(wrong.check().files[0].differences[0].round, 4);
});

test("what is wrong comes as diagnostics, with the place", () => {
  const damaged = readFileSync(`${root}/examples/typing-errors.trf`);
  assert.throws(() => ronda.read(damaged, "typing-errors.trf"), (error) => {
    assert.ok(error instanceof RondaError);
    assert.equal(error.status, 3);
    assert.deepEqual([error.diagnostics[0].code, error.diagnostics[0].line], ["trf-rating", 5]);
    return true;
  });
  assert.equal(ronda.validate(damaged).files[0].valid, false);
  const total = readFileSync(`${root}/examples/wrong-total.trf`);
  const { text, report } = ronda.repair(total);
  assert.equal(report.files[0].repairs[0].code, "fix-points");
  assert.equal(ronda.validate(text).files[0].valid, true);
});

test("an option that is not known is refused", () => {
  assert.throws(() => ronda.read(club).pair({ roud: 3 }), RondaError);
});

test("a file in an older encoding keeps its letters and its bytes", () => {
  const older = Buffer.from(club.toString("latin1").replace("Player, Anna", "Ñandú, Ana  "), "latin1");
  const tournament = ronda.read(older);
  assert.match(tournament.write(), /Ñandú, Ana/);
  assert.match(tournament.pair({ format: "trf" }), /Ñandú, Ana/);
  assert.deepEqual(Buffer.from(tournament.writeBytes()), older);
  const total = Buffer.from(readFileSync(`${root}/examples/wrong-total.trf`, "latin1").replace("Player, Anna", "Ñandú, Ana  "), "latin1");
  const { text, bytes } = ronda.repair(total);
  assert.match(text, /Ñandú, Ana/);
  assert.equal(Buffer.from(bytes).toString(), text); // a repair writes UTF-8
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), club]);
  assert.deepEqual(Buffer.from(ronda.read(marked).write()), marked);
});

test("what is misused is refused, and nothing is lost", () => {
  const tournament = ronda.read(club);
  const wrong = [
    () => ronda.read("club.trf"),
    () => ronda.read(7),
    () => ronda.read(null),
    () => ronda.read([1, 2]),
    () => ronda.read(club, null),
    () => ronda.schedule(undefined, { count: 4 }),
    () => ronda.rateQuestion(),
    () => tournament.write(null),
    () => tournament.withRound(undefined),
    () => tournament.ask("whatIf"),
    () => tournament.pair(() => 1),
  ];
  for (const one of wrong) {
    assert.throws(one, (error) => error instanceof RondaError && error.status === 3 && error.diagnostics[0].hint.length > 0, `${one}`);
  }
  assert.equal(tournament.pair().round, 5);
});

test("what was freed is not used", () => {
  const tournament = ronda.read(club);
  tournament.free();
  tournament.free();
  assert.throws(() => tournament.pair(), /freed/);
});

test("after a fault the engine begins anew, and says what is lost", () => {
  const tournament = ronda.read(club);
  assert.throws(() => ronda.run(() => ronda.machine.exports.ronda_pair(0x7ffffff0, 0, 0x7ffffff0)), RondaError);
  assert.throws(() => tournament.pair(), /lost/);
  assert.equal(ronda.read(club).pair().round, 5);
});

test("what is more than the memory holds is a limit, and the engine goes on", () => {
  const huge = { get length() { return 2 ** 32 - 2; } };
  Object.setPrototypeOf(huge, Uint8Array.prototype);
  assert.throws(() => ronda.run((machine) => machine.put(huge)), (error) => error.status === 4 && error.diagnostics[0].code === "no-memory");
  assert.equal(ronda.read(club).pair().round, 5);
});

test("a thousand tournaments leave the memory as it was", () => {
  const grown = () => ronda.machine.exports.memory.buffer.byteLength;
  const once = () => {
    const tournament = ronda.read(club);
    tournament.check();
    tournament.free();
  };
  once();
  const before = grown();
  for (let i = 0; i < 1000; i += 1) once();
  assert.equal(grown(), before);
});

test("a large open is checked and explained", () => {
  const open = ronda.read(ronda.generate({ seed: 1, players: 1000, rounds: 7 }));
  assert.equal(open.check().discrepancies, 0);
  assert.equal(open.explain({ round: 7 }).round, 7);
  open.free();
});

test("what is not JSON is refused in the words of the program", () => {
  const texts = ['{"a": 1e999}', '{"a": -1.5e308, "b": 17976931348623158e293}', '{"a": 0.00001e314}', '{"a": 0.00001e313}', '["\u001f"]', "[1.5.2]", "{"];
  for (const [i, text] of texts.entries()) {
    const file = `damaged-${i}.json`;
    writeFileSync(file, text);
    const bytes = Buffer.from(text);
    const printed = spawnSync(process.env.RONDA_PROGRAM, ["validate", "--json", file], { encoding: "utf8" });
    assert.equal(ronda.tell("ronda_validate", [bytes, bytes.length, file]).text, printed.stdout);
  }
});

test("the manager of docs/library.md runs", () => {
  const [, program] = /```js\n(.*?)```/s.exec(readFileSync(`${root}/docs/library.md`, "utf8"));
  assert.ok(program.split("\n").length <= 31);
  writeFileSync("manager.mjs", program);
  const printed = execFileSync("node", ["manager.mjs", `${root}/examples/club-open.trf`], { encoding: "utf8" });
  assert.match(printed, /^1 Player, Anna 4\n/);
  assert.equal(printed.trim().split("\n").length, 15);
  const refused = spawnSync("node", ["manager.mjs", `${root}/examples/typing-errors.trf`], { encoding: "utf8" });
  assert.equal(refused.status, 3);
  assert.match(refused.stderr, /^trf-rating rating '21x8' is not a whole number/);
});

test("made from nothing: tournaments, calendars, knockouts", () => {
  const text = ronda.generate({ seed: 7, players: 20, rounds: 5 });
  assert.equal(ronda.read(text).check().discrepancies, 0);
  assert.ok(ronda.schedule("berger", { count: 6 }));
  assert.ok(ronda.bracket({ count: 8 }));
  assert.equal(ronda.read(text).schedule("berger").rounds.length, 19);
  assert.match(ronda.read(text).schedule("berger", { format: "table" }), /Round 19/);
  const state = ronda.bracket({ count: 4, format: "state" });
  assert.ok(ronda.bracket({ result: "1=1-0" }, state).matches);
  assert.ok(ronda.systems().systems.some((one) => one.id === "dutch-2026"));
});
