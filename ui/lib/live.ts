// Server-sent events of a tournament, from the act on that the page shows: what happened between its making and the
// connection is told as well. A hidden tab gives its connection back: a browser has six of them.
export type Handlers = Record<string, (data: string, id: string) => void>;

export function follow(slug: string, handlers: Handlers): () => void {
  let source: EventSource | null = null;
  let again = 0;
  let last = document.body.dataset["seq"] ?? "";
  const open = (): void => {
    if (source || document.hidden) return;
    source = new EventSource(`/live/${slug}${last === "" ? "" : `?last=${last}`}`);
    for (const [name, handle] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => {
        const message = event as MessageEvent<string>;
        if (message.lastEventId !== "") last = message.lastEventId;
        handle(message.data, message.lastEventId);
      });
    }
    source.addEventListener("error", lost);
  };
  const close = (): void => {
    window.clearTimeout(again);
    source?.close();
    source = null;
  };
  // The browser comes back by itself when the connection breaks, but not when the answer is no stream: a proxy before a
  // desk that is started again says 502.
  const lost = (): void => {
    if (source?.readyState !== EventSource.CLOSED) return;
    close();
    again = window.setTimeout(open, 2000 + Math.random() * 3000);
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
  open();
  return () => {
    document.removeEventListener("visibilitychange", change);
    close();
  };
}
