// What was tapped on a phone and is not at the desk yet. It survives a reload; each has the id it is sent with, as often as
// it takes.
export interface Waiting {
  id: string;
  slug: string; // of the tournament: one phone may have been at several
  command: { command: string; [key: string]: unknown };
  board: string;
  shown: string; // "Table 5: 1-0"
  refused?: string; // why the desk does not take it; kept until somebody has read it
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("ronda", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("outbox", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function use<T>(mode: IDBTransactionMode, ask: (outbox: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await database();
  return new Promise((resolve, reject) => {
    const request = ask(opened.transaction("outbox", mode).objectStore("outbox"));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function waitingFor(slug: string): Promise<Waiting[]> {
  const all = (await use("readonly", (outbox) => outbox.getAll())) as Waiting[];
  return all.filter((one) => one.slug === slug);
}

export const keep = (one: Waiting): Promise<unknown> => use("readwrite", (outbox) => outbox.put(one));
export const drop = (id: string): Promise<unknown> => use("readwrite", (outbox) => outbox.delete(id));
