// The page: a file comes in, a report comes out.
import "./language";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { Engine } from "./engine";
import { intake, listen } from "./intake";
import { choose, Language, languages } from "./language";
import { Report } from "./report";
import { Opened, Tournament } from "./state";
import { faultText } from "./tell";

const engine = new Engine();
const main = el("main", { id: "main" });
let tournament: Tournament | undefined;
let report: Report | undefined;

function languageChoice(): HTMLElement {
  const buttons = Object.entries(languages).map(([code, name]) =>
    el("button", {
      class: "quiet", lang: code, "aria-pressed": String(document.documentElement.lang === code),
      onclick: () => {
        choose(code as Language);
        draw();
      },
    }, name));
  return el("div", { class: "languages", role: "group", "aria-label": word("Language") }, ...buttons);
}

function banner(): HTMLElement {
  const again = el("button", { class: "quiet", onclick: () => close() }, word("Another file"));
  return el("header", { class: "banner" },
    el("p", { class: "mark" }, el("span", { class: "board", "aria-hidden": "true" }), el("b", {}, "ronda"), el("span", { class: "what" }, word("pairing checker"))),
    tournament && again, languageChoice());
}

function footer(): HTMLElement {
  return el("footer", {},
    el("p", {}, word("Everything happens in this page, without a network: save it and it works anywhere. Rules: FIDE Handbook C.04, C.07; every answer names its article.")));
}

function welcome(): HTMLElement[] {
  return [
    el("header", { class: "event" }, el("h1", { tabindex: -1 }, word("Was the tournament paired by the rules?")),
      el("p", { class: "lead" }, word("See what is wrong with a file and its repair, whether each round is what the FIDE rules give, why a board is paired so and why not otherwise, the standings with their working, and the next round."))),
    ...intake(receive),
  ];
}

function draw(): void {
  document.title = word("ronda: pairing checker");
  if (tournament) {
    report = new Report(tournament, receive, report?.selected);
    fill(main, report.element);
  } else {
    report = undefined;
    fill(main, ...welcome());
  }
  fill(document.body, el("a", { class: "skip", href: "#main" }, word("To the content")), banner(), main, footer());
}

function close(): void {
  tournament = undefined;
  draw();
  document.querySelector<HTMLElement>("h1")?.focus();
}

function receive(bytes: ArrayBuffer, name: string): void {
  main.setAttribute("aria-busy", "true");
  engine.ask<Opened>("open", bytes, name).then((opened) => {
    tournament = new Tournament(engine, { name, bytes }, opened);
    report = undefined;
    draw();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("h1")?.focus();
  }, (error: unknown) => fill(main, ...welcome(), el("p", { class: "problem", role: "alert" }, faultText(error))))
    .finally(() => main.removeAttribute("aria-busy"));
}

listen(receive);
draw();
