// Every page there is: the addresses are those the server itself lists, so a new page is looked at from its first day.
// Each in both themes, narrow, wide and enlarged, without an accessibility violation and with nothing sticking out.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, settled } from "./harness.mjs";

after(closeBrowser);

// Long names, letters of several alphabets, an odd number.
const players = [
  "GM Fernández de la Cruz, María del Carmen 2431", "Kołodziejczyk, Krzysztof 2380", "Müller-Lüdenscheidt, Karl-Friedrich 2312",
  "Непомнящий, Ян 2290", "Κωνσταντινίδης, Αλέξανδρος 2244", "丁, 立人 2201", "Příhodová, Bohumila 2150", "Ramírez Hernández-Villanueva, Ana 2108",
  "Þórðarson, Guðmundur 2077", "Sakellaropoulou, Eleftheria 2011", "van der Westhuizen, Pieter 1987",
];

// What stands for the places of an address.
const kPlaces = { e: "festival", n: 2, board: 1, no: 1, uid: 1, seq: 3 };
const kNames = { "/t/{t}/embed/{name}": ["standings", "boards", "names"], "/t/{t}/screen/{name}": ["standings", "boards", "names"] };
// Not of this event, looked at by the tests of those events; links that are used up; and paper, which print.test.mjs prints; what is no page.
const kOthers = [/\/teams?(\/|$)/, /\/boards$/, /\/tables$/, /bracket/, /captain/, /^\/setup/, /^\/k\//, /^\/language/, /^\/print/, /^\/(api|assets|live|m|me)(\/|$)/];

function addressesOf(paths, slug) {
  const found = [];
  for (const [pattern, methods] of Object.entries(paths)) {
    if (!methods.get || kOthers.some((other) => other.test(pattern))) continue;
    for (const name of kNames[pattern] ?? [""]) {
      found.push(pattern.replace(/\{(\w+)\}/g, (_all, place) => (place === "t" ? slug : place === "name" ? name : kPlaces[place])));
    }
  }
  return found;
}

async function isPage(desk, address) {
  const answer = await desk.context.request.get(desk.base + address);
  assert.ok(answer.ok(), `${address}: ${answer.status()}`);
  return (answer.headers()["content-type"] ?? "").startsWith("text/html");
}

async function lookAtAll(desk, addresses, name) {
  for (const address of addresses) {
    await desk.go(address);
    await desk.page.waitForFunction(() => !document.getElementById("screen") || document.getElementById("screen").childElementCount > 0);
    await settled(desk.page);
    await desk.look(`every-${name}${address.replaceAll("/", "-")}`);
  }
}

test("every page and every screen of a Swiss event", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Festival: XXXIV Abierto Internacional «Ciudad de Villanueva»", rounds: 5, players: players.join("\n"), tiebreaks: ["BH/C1", "BH", "SB", "DE"] });
  await desk.command({ command: "change-settings", start_date: "2026-11-20", end_date: "2026-11-22" });
  await desk.command({ command: "set-categories", categories: [{ name: "Under 2200", rule: "rating<2200" }] });
  for (let round = 0; round < 2; round += 1) {
    await desk.pairAndPublish();
    await desk.play((board) => (board.board === 2 ? "=-=" : "1-0"));
  }
  await desk.pairAndPublish();
  const { paths } = await desk.api("/api/openapi.json");
  const pages = [];
  for (const address of addressesOf(paths, desk.slug)) if (await isPage(desk, address)) pages.push(address);
  assert.ok(pages.length >= 30, `only ${pages.length} pages`);
  t.diagnostic(`${pages.length} pages`);
  await lookAtAll(desk, pages, "swiss");
});

test("the screens of an event nobody has entered say what comes first", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Empty", rounds: 5, players: "" });
  const screens = ["", "/players", "/lane", "/slips", "/check", "/edit", "/standings", "/crosstable", "/charts", "/ratings", "/documents"];
  await lookAtAll(desk, screens.map((screen) => `/desk/empty${screen}`), "empty");
  await lookAtAll(desk, ["", "/players"].map((page) => `/t/empty${page}`), "empty");
});
