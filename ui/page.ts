// What every page of the desk has: it says so when the connection to the server is lost, and when it is back.

const notice = (): HTMLElement => {
  const known = document.getElementById("connection");
  if (known) return known;
  const made = document.createElement("p");
  made.id = "connection";
  made.setAttribute("role", "status");
  document.body.prepend(made);
  return made;
};

const follow = (channel: string, last: string): EventSource => {
  const source = new EventSource(`/live/${encodeURIComponent(channel)}?last=${encodeURIComponent(last)}`);
  source.addEventListener("open", () => (notice().textContent = ""));
  source.addEventListener("error", () => (notice().textContent = "No connection to the server; trying again."));
  source.addEventListener("reset", () => location.reload());
  return source;
};

// <body data-live="club-open" data-seq="412">: the page shows the tournament as it was after that act.
const { live, seq } = document.body.dataset;
if (live !== undefined && seq !== undefined) {
  let source: EventSource | undefined = follow(live, seq);
  // A browser gives a host six connections; pages nobody looks at leave theirs.
  document.addEventListener("visibilitychange", () => {
    source?.close();
    source = document.hidden ? undefined : follow(live, seq);
  });
}
