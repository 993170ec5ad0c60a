// Results on their way to the disk. Each is sent at once, at most eight at a time and those of one board one after the
// other, and sent again with the same id until the desk has answered; so none is lost and none is done twice.
import { Command, Done, newId, Refusal, send } from "./api";

const kMostUnderWay = 8;
const kLate = 2000;
const kFirstPause = 500;
const kLongestPause = 8000;

export type Fate = "sent" | "late" | "done" | "refused";

export interface Entry {
  key: string; // the board
  command: Command;
  id: string;
  fate: Fate;
  done?: Done;
  refusal?: Refusal;
}

export class Queue {
  private waiting: Entry[] = [];
  private underWay = new Map<string, Entry>();

  constructor(private slug: string, private changed: (entry: Entry) => void) {
    window.addEventListener("beforeunload", (event) => {
      if (this.open === 0) return;
      event.preventDefault();
      event.returnValue = "";
    });
  }

  // How many are not on the disk yet.
  get open(): number {
    return this.waiting.length + this.underWay.size;
  }

  get late(): number {
    return [...this.waiting, ...this.underWay.values()].filter((entry) => entry.fate === "late").length;
  }

  add(key: string, command: Command): Entry {
    const entry: Entry = { key, command, id: newId(), fate: "sent" };
    this.waiting.push(entry);
    window.setTimeout(() => {
      if (entry.fate !== "sent") return;
      entry.fate = "late";
      this.changed(entry);
    }, kLate);
    this.next();
    return entry;
  }

  private next(): void {
    for (const entry of [...this.waiting]) {
      if (this.underWay.size >= kMostUnderWay) return;
      if (this.underWay.has(entry.key)) continue;
      this.waiting.splice(this.waiting.indexOf(entry), 1);
      this.underWay.set(entry.key, entry);
      void this.send(entry, kFirstPause);
    }
  }

  private async send(entry: Entry, pause: number): Promise<void> {
    try {
      entry.done = await send(this.slug, entry.command, { id: entry.id });
      entry.fate = "done";
    } catch (error) {
      const isAnswer = error instanceof Refusal && error.status !== 429 && error.status < 500;
      if (!isAnswer) {
        window.setTimeout(() => void this.send(entry, Math.min(2 * pause, kLongestPause)), pause);
        return;
      }
      entry.fate = "refused";
      entry.refusal = error as Refusal;
    }
    this.underWay.delete(entry.key);
    this.changed(entry);
    this.next();
  }
}
