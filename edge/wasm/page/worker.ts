// The engine at work beside the page, so that the page never stands still. It holds the tournament that was opened last.
import { load, Options, Ronda, RondaError, Tournament } from "../ronda";

interface Question {
  id: number;
  name: keyof typeof answers;
  parameters: never[];
}

let engine: Promise<Ronda>;
let ronda: Ronda;
let tournament: Tournament | undefined;

async function unpacked(base64: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function current(): Tournament {
  if (!tournament) throw new Error("no tournament is open");
  return tournament;
}

const answers = {
  // What is wrong with the file, and the tournament in it as a document unless it is too damaged.
  open(bytes: ArrayBuffer, name: string) {
    tournament?.free();
    tournament = undefined;
    const [examined] = ronda.validate(bytes, name).files;
    try {
      tournament = ronda.read(bytes, name);
    } catch (error) {
      if (!(error instanceof RondaError)) throw error;
    }
    return { examined, document: tournament && JSON.parse(tournament.write("json")), systems: ronda.systems() };
  },
  repair(bytes: ArrayBuffer, name: string) {
    const { bytes: repaired, report } = ronda.repair(bytes, name);
    return { bytes: repaired, examined: report.files[0] };
  },
  check: (options: Options) => current().check(options).files[0],
  pair: (options: Options) => current().pair(options),
  pairs: (options: Options) => current().pair({ ...options, format: "pairs" }),
  explain: (options: Options) => current().explain(options),
  standings: (options: Options) => current().standings(options),
  // The file with the next round in it.
  next(options: Options) {
    const made = current().withRound(current().pair(options));
    const bytes = made.writeBytes("trf");
    made.free();
    return bytes;
  },
};

async function answer({ id, name, parameters }: Question): Promise<void> {
  try {
    ronda = await engine;
    postMessage({ id, value: (answers[name] as (...all: never[]) => unknown)(...parameters) });
  } catch (error) {
    const reason = error as RondaError;
    postMessage({ id, fault: { message: reason.message, diagnostics: reason.diagnostics ?? [] } });
  }
}

onmessage = (event: MessageEvent): void => {
  if (event.data.engine) engine = unpacked(event.data.engine).then(load);
  else void answer(event.data as Question);
};
