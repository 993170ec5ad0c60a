// Holds what ronda.wasm answers against what the program prints, byte for byte, for every tournament in the folders named.
//
//   node same_bytes.mjs [--sample N] FOLDER...
//
// RONDA_PACKAGE is the package (else the one that is installed), RONDA_PROGRAM the program.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const { load } = await import(process.env.RONDA_PACKAGE ?? "ronda");
const program = process.env.RONDA_PROGRAM;
const run = promisify(execFile);
const ronda = await load();

const FILES = /\.(trf|trfx|trfbx|trf26|json)$/;
const QUESTIONS = [
  { ask: "pair", options: { format: "json" }, verb: ["pair", "--format", "json"] },
  { ask: "pair", options: { format: "json", round: 2 }, verb: ["pair", "--format", "json", "--round", "2"] },
  { ask: "check", options: {}, verb: ["check", "--json"] },
  { ask: "standings", options: {}, verb: ["standings", "--json"] },
  { ask: "explain", options: {}, verb: ["explain", "--json"] },
];

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(name);
    return FILES.test(entry.name) ? [name] : [];
  });
}

async function printed(verb, file) {
  try {
    return { status: 0, text: (await run(program, [...verb, file], { maxBuffer: 1 << 28 })).stdout };
  } catch (error) {
    return { status: error.code, text: error.stdout };
  }
}

// The differences of one file, as lines.
async function compare(file) {
  const bytes = readFileSync(file);
  const differences = [];
  const told = ronda.tell("ronda_validate", [bytes, bytes.length, file]);
  const hold = (what, ours, theirs) => {
    if (ours.text !== theirs.text || ours.status !== theirs.status) differences.push(`${file}: ${what}: ${ours.status} instead of ${theirs.status}`);
  };
  hold("validate", told, await printed(["validate", "--json"], file));
  let tournament;
  try {
    tournament = ronda.read(bytes, file);
  } catch {
    return differences; // both refuse it: the validation has been compared
  }
  for (const { ask, options, verb } of QUESTIONS) hold(verb.join(" "), tournament.ask(ask, options), await printed(verb, file));
  tournament.free();
  return differences;
}

const words = process.argv.slice(2);
const sample = words[0] === "--sample" ? Number(words.splice(0, 2)[1]) : 1;
const files = words.flatMap(filesIn).filter((_, i) => i % sample === 0);
const found = [];
let next = 0;
async function work() {
  while (next < files.length) {
    const file = files[next];
    next += 1;
    found.push(...(await compare(file)));
    if (next % 500 === 0) console.log(`${next} of ${files.length}`);
  }
}
await Promise.all(Array.from({ length: availableParallelism?.() ?? 2 }, work));
console.log(found.slice(0, 20).join("\n") || `${files.length} files, ${QUESTIONS.length + 1} questions each: the same bytes`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
