// What the desk is asked. A command has an id of its own: sent again after a broken connection, it is done once.
export interface Diagnostic {
  severity: string;
  code: string;
  message: string;
  hint?: string;
}

export class Refusal extends Error {
  constructor(readonly status: number, readonly diagnostics: Diagnostic[]) {
    super(diagnostics[0]?.message ?? `HTTP ${status}`);
  }
  get code(): string {
    return this.diagnostics[0]?.code ?? "";
  }
  get hint(): string {
    return this.diagnostics[0]?.hint ?? "";
  }
}

export interface Act {
  seq: number;
  at: string;
  by?: string;
  kind: string;
  round?: number;
  board?: number;
  players?: number[];
  link?: string;
  via?: string;
  was?: string;
  now?: string;
  text?: string;
  reason?: string;
  objections?: string[];
  articles?: string[];
  of?: number;
}

export interface Done {
  how: "now" | "before" | "nothing";
  seq: number;
  act?: Act;
}

async function diagnosticsOf(response: Response): Promise<Diagnostic[]> {
  try {
    const body = (await response.json()) as { diagnostics?: Diagnostic[] } & Partial<Diagnostic>;
    return body.diagnostics ?? (body.message ? [{ severity: "error", code: body.code ?? "", message: body.message, hint: body.hint }] : []);
  } catch {
    return [];
  }
}

export async function get<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Refusal(response.status, await diagnosticsOf(response));
  return (await response.json()) as T;
}

export async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(response.status, await diagnosticsOf(response));
  return (await response.json()) as T;
}

// 32 hexadecimal digits; plain http has no crypto.randomUUID.
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Command {
  command: string;
  [key: string]: unknown;
}

export function send(slug: string, command: Command, options: { id?: string; confirm?: number; seen?: number } = {}): Promise<Done> {
  const headers: Record<string, string> = { "Command-Id": options.id ?? newId() };
  if (options.confirm) headers["Confirm"] = String(options.confirm);
  if (options.seen !== undefined) headers["If-Match"] = String(options.seen);
  return post<Done>(`/api/v1/tournaments/${slug}/commands`, command, headers);
}
