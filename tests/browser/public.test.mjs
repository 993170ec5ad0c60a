// The pages for everybody: all of them without scripts, light, and following what happens with scripts.
import assert from "node:assert/strict";
import http from "node:http";
import test, { after } from "node:test";
import { closeBrowser, Desk, hasCount, names } from "./harness.mjs";

after(closeBrowser);

// Bytes on the wire.
function weight(address) {
  return new Promise((resolve, reject) => {
    http.get(address, { headers: { "Accept-Encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (data) => (bytes += data.length));
      answer.on("end", () => resolve({ bytes, status: answer.statusCode, coding: answer.headers["content-encoding"] }));
    }).on("error", reject);
  });
}

async function playedDesk(t, players = 20) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Open", rounds: 7, players: names(players) });
  await desk.pairAndPublish();
  await desk.play((board) => (board.board % 3 === 0 ? "=-=" : "1-0"));
  await desk.pairAndPublish();
  return desk;
}

test("without scripts every page is there and leads to the others", async (t) => {
  const desk = await playedDesk(t);
  const page = await desk.newPage(await desk.newContext({ javaScriptEnabled: false }));
  await desk.go("/t/open", page);
  assert.equal(await page.locator("table.boards tbody tr").count(), 10);
  await page.getByRole("link", { name: "Round 2" }).first().click();
  await page.getByRole("link", { name: "By name" }).click();
  await page.waitForURL(/\/names$/);
  const listed = await page.locator("table.names tbody tr td:first-child").allTextContents();
  assert.deepEqual(listed, [...listed].sort());
  assert.equal(listed.length, 20);
  await page.getByRole("link", { name: "Standings" }).click();
  await hasCount(page.locator("table.standings tbody tr"), 20);
  await page.getByRole("link", { name: "Crosstable" }).click();
  await page.waitForURL(/\/crosstable$/);
  await hasCount(page.locator("tbody tr"), 20);
  await desk.go("/t/open/player/1", page);
  await page.getByText("What is missing for a norm").waitFor();
  assert.match(await page.locator("main").innerText(), /Performance/);
  const own = await page.locator("h1").first().textContent();
  await desk.go("/t/open/id/1", page);
  assert.equal(await page.locator("h1").first().textContent(), own);
  await desk.go("/t/open/why/2/1", page);
  assert.match(await page.locator("main").innerText(), /meet\?/);
  await desk.go("/t/open/proof", page);
  assert.equal(await page.locator("tbody tr").count(), 2);
});

test("standings after any round lead to the players, in the language of the reader", async (t) => {
  const desk = await playedDesk(t);
  const page = await desk.newPage(await desk.newContext({ javaScriptEnabled: false, locale: "es" }));
  await desk.go("/t/open/standings", page);
  assert.equal(await page.locator("table.standings th").first().textContent(), "Puesto");
  await page.getByText("Tras la ronda 2 de 7 · partidas sin resultado: 10").waitFor();
  await page.getByRole("link", { name: "Ronda 1" }).click();
  await page.getByText("Tras la ronda 1 de 7").waitFor();
  assert.equal(await page.locator("table.standings tbody tr").first().locator("td.points").textContent(), "1.0");
  await page.locator("table.standings tbody a").first().click();
  await page.getByText("De dónde salen los desempates").waitFor();
  await desk.go("/t/open/crosstable", page); // a game without a result is no loss
  assert.match(await page.locator("td.cross").nth(1).textContent(), /^\d+[wb]\*$/);
  await desk.go("/t/open/why/2", page);
  assert.match(await page.locator("main").innerText(), /puntos/);
  assert.doesNotMatch(await page.locator("main").innerText(), /natural pairing|Colours|points/);
});

test("on a phone both names, the result and the points are in sight", async (t) => {
  const desk = await playedDesk(t);
  const page = await desk.newPage(await desk.newContext({ viewport: { width: 360, height: 700 } }));
  const rightOf = (selector) => page.locator(selector).first().evaluate((cell) => cell.getBoundingClientRect().right);
  await desk.go("/t/open/round/1", page);
  assert.ok((await rightOf("tbody tr td:last-child")) <= 360, "Black");
  await desk.go("/t/open/round/1/names", page);
  assert.ok((await rightOf("tbody tr td:last-child")) <= 360, "the opponent");
  await desk.go("/t/open/standings", page);
  assert.ok((await rightOf("td.points")) <= 360, "points");
});

test("an address nobody has says what to do", async (t) => {
  const desk = await playedDesk(t, 4);
  desk.tolerated = /player\/99/;
  const page = await desk.newPage(await desk.newContext());
  await desk.go("/t/open/player/99", page);
  await page.getByRole("heading", { name: "There is no player with this number" }).waitFor();
  await desk.look("public-nobody", page);
});

test("a new round and a result appear by themselves", async (t) => {
  const desk = await playedDesk(t);
  const page = await desk.newPage(await desk.newContext());
  await desk.go("/t/open", page);
  const board = (await desk.state()).rounds[1].boards[0];
  await desk.command({ command: "enter-result", round: 2, white: board.white, black: board.black, was: "*", now: "=-=", via: "lane" });
  await page.locator("tr[data-board='1'] .result", { hasText: "½-½" }).waitFor();
  await desk.play(() => "0-1");
  await desk.pairAndPublish();
  await page.getByRole("heading", { name: "Round 3" }).waitFor();
  await desk.look("public", page);
});

test("pages and scripts are light at 300 players", async (t) => {
  const desk = await playedDesk(t, 300);
  for (const address of ["/t/open", "/t/open/round/2/names", "/t/open/standings"]) {
    const { bytes, coding } = await weight(desk.base + address);
    assert.equal(coding, "gzip");
    assert.ok(bytes <= 15 * 1024, `${address}: ${bytes} bytes`);
    t.diagnostic(`${address}: ${bytes} bytes compressed`);
  }
  const html = await (await desk.context.request.get(`${desk.base}/t/open`)).text();
  let scripts = 0;
  for (const [, address] of html.matchAll(/<script[^>]*src="([^"]+)"/g)) scripts += (await weight(desk.base + address)).bytes;
  assert.ok(scripts > 0 && scripts <= 12 * 1024, `${scripts} bytes of scripts`);
  t.diagnostic(`scripts: ${scripts} bytes compressed`);
});

test("what others take away", async (t) => {
  const desk = await playedDesk(t);
  const stranger = (await desk.newContext()).request;
  const fetched = async (address) => {
    const answer = await stranger.get(desk.base + address);
    assert.ok(answer.ok(), `${address}: ${answer.status()}`);
    return answer;
  };
  const feed = await (await fetched("/t/open/feed.json")).json();
  assert.equal(feed.items.length, 2);
  assert.equal(feed.items[0].title, "Round 2");
  const pgn = await (await fetched("/t/open/round/1/games.pgn")).text();
  assert.equal(pgn.match(/^\[Event "Open"\]$/gm).length, 10);
  assert.equal(pgn.match(/^\[Round "1\.\d+"\]$/gm).length, 10);
  assert.equal((await stranger.get(`${desk.base}/t/open/calendar.ics`)).status(), 404); // it has no days yet
  await desk.command({ command: "change-settings", start_date: "2026-11-20", end_date: "2026-11-22" });
  assert.match(await (await fetched("/t/open/calendar.ics")).text(), /^BEGIN:VCALENDAR\r\n[^]*DTSTART/);
  assert.match(await (await fetched("/t/open/trf16.trf")).text(), /^012 Open/m);
  assert.match(await (await fetched("/api/v1/tournaments/open/export.trf")).text(), /^012 Open/m);
  assert.equal((await (await fetched("/t/open/round/1/boards.csv")).text()).split("\n").length, 12);
  const image = await (await fetched("/t/open/card.png")).body();
  assert.equal(image.toString("latin1", 1, 4), "PNG");
  const html = await (await fetched("/t/open")).text();
  assert.ok(html.includes(`property="og:image" content="${desk.base}/t/open/card.png"`));
});

test("a table stands in a page of others", async (t) => {
  const desk = await playedDesk(t);
  const page = await desk.newPage(await desk.newContext());
  const answer = await page.goto(`${desk.base}/t/open/embed/standings`);
  assert.match(answer.headers()["content-security-policy"], /frame-ancestors \*/);
  assert.equal(await page.locator("tbody tr").count(), 20);
  const closed = await page.goto(`${desk.base}/t/open/standings`);
  assert.match(closed.headers()["content-security-policy"], /frame-ancestors 'none'/);
  await desk.go("/t/open/embed/boards", page);
  await desk.look("embed", page);
});
