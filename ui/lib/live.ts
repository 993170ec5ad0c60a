// Server-sent events of a tournament, from the act on that the page shows: what happened between its making and the
// connection is told as well. A hidden tab gives its connection back: a browser has six of them.
export type Handlers = Record<string, (data: string, id: string) => void>;

export function follow(slug: string, handlers: Handlers): () => void {
  let source: EventSource | null = null;
  let last = document.body.dataset["seq"] ?? "";
  const open = (): void => {
    if (source) return;
    source = new EventSource(`/live/${slug}${last === "" ? "" : `?last=${last}`}`);
    for (const [name, handle] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => {
        const message = event as MessageEvent<string>;
        if (message.lastEventId !== "") last = message.lastEventId;
        handle(message.data, message.lastEventId);
      });
    }
  };
  const close = (): void => {
    source?.close();
    source = null;
  };
  const change = (): void => {
    if (document.hidden) {
      close();
    } else {
      open();
      handlers["visible"]?.("", "");
    }
  };
  document.addEventListener("visibilitychange", change);
  if (!document.hidden) open();
  return () => {
    document.removeEventListener("visibilitychange", change);
    close();
  };
}
