// Questions to the engine, which works in a Worker made of what lies in the page itself.
import type { Diagnostic } from "../ronda";

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Fault): void;
}

// What went wrong, in the words of the engine.
export class Fault extends Error {
  constructor(message: string, readonly diagnostics: Diagnostic[]) {
    super(message);
  }
}

function embedded(id: string): string {
  return document.getElementById(id)?.textContent?.trim() ?? "";
}

export class Engine {
  private worker: Worker;
  private waiting = new Map<number, Waiting>();
  private last = 0;

  constructor() {
    const source = URL.createObjectURL(new Blob([embedded("worker")], { type: "text/javascript" }));
    this.worker = new Worker(source);
    this.worker.onmessage = (event: MessageEvent): void => this.hear(event.data);
    this.worker.onerror = (event): void => this.fail(event.message);
    this.worker.postMessage({ engine: embedded("engine") });
  }

  ask<T>(name: string, ...parameters: unknown[]): Promise<T> {
    const id = (this.last += 1);
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, name, parameters });
    });
  }

  private hear(told: { id: number; value?: unknown; fault?: { message: string; diagnostics: Diagnostic[] } }): void {
    const asked = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    if (told.fault) asked?.reject(new Fault(told.fault.message, told.fault.diagnostics));
    else asked?.resolve(told.value);
  }

  private fail(message: string): void {
    for (const asked of this.waiting.values()) asked.reject(new Fault(message, []));
    this.waiting.clear();
  }
}
