// Screens for the hall at three heights: every name comes once in a round of pages, none is cut off.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, picture } from "./harness.mjs";

after(closeBrowser);

async function shown(page) {
  return page.locator("tbody tr:visible td:first-child").allTextContents();
}

for (const [width, height] of [[1024, 600], [1280, 720], [1920, 1080]]) {
  test(`names on a screen ${width} x ${height}`, async (t) => {
    const desk = await Desk.open(t);
    await desk.make({ name: "Open", rounds: 5, players: names(60) });
    await desk.pairAndPublish();
    const page = await desk.newPage(await desk.newContext({ viewport: { width, height } }));
    await desk.go("/t/open/screen/names", page);
    await picture(page, `screen-names-${height}`);
    await page.keyboard.press(" "); // pages are turned here, and by nobody else
    const [, pages] = /(\d+) \/ (\d+)/.exec(await page.locator(".clock").textContent()).slice(1).map(Number);
    const seen = [];
    for (let turned = 0; turned < pages; turned += 1) {
      seen.push(...(await shown(page)));
      const low = await page.evaluate(() => Math.max(...Array.from(document.querySelectorAll("tbody tr"), (row) => row.getBoundingClientRect().bottom)));
      assert.ok(low <= height, `a row ends at ${low} of ${height}`);
      await page.keyboard.press("ArrowRight");
    }
    assert.equal(seen.length, 60);
    assert.equal(new Set(seen).size, 60);
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.querySelector("td")).fontSize));
    assert.ok(size >= width / 45, `letters of ${size} pixels on ${width}`);
  });
}

test("rows stay above the clock, and who has no game is on the last page", async (t) => {
  const desk = await Desk.open(t);
  const long = ["Ramírez Hernández-Villanueva, María del Carmen", "Kołodziejczyk, Jan", "van der Westhuizen, Karl-Friedrich Wilhelm", "丁, 立人"];
  const players = Array.from({ length: 41 }, (_none, index) => `${long[index % 4]} ${2400 - 10 * index}`);
  await desk.make({ name: "Open", rounds: 5, players: players.join("\n") });
  await desk.pairAndPublish();
  const page = await desk.newPage(await desk.newContext({ viewport: { width: 1280, height: 720 } }));
  await desk.go("/t/open/screen/boards", page);
  await page.keyboard.press(" ");
  const [, pages] = /(\d+) \/ (\d+)/.exec(await page.locator(".clock").textContent()).slice(1).map(Number);
  for (let turned = 1; turned <= pages; turned += 1) {
    const [low, clock] = await page.evaluate(() => [
      Math.max(...Array.from(document.querySelectorAll("tbody tr:not([hidden]), ul.without:not([hidden])"), (one) => one.getBoundingClientRect().bottom)),
      document.querySelector(".clock").getBoundingClientRect().top,
    ]);
    assert.ok(low <= clock + 1, `page ${turned}: a row ends at ${low}, the clock begins at ${clock}`);
    assert.equal(await page.locator("ul.without").isVisible(), turned === pages);
    await page.keyboard.press("ArrowRight");
  }
});

// What is seen on the pages of a screen, one after the other; nothing of it reaches the clock.
async function pagesOf(page, what) {
  await page.keyboard.press(" ");
  const pages = Number(/\d+ \/ (\d+)/.exec(await page.locator(".clock").textContent())[1]);
  const found = [];
  for (let turned = 1; turned <= pages; turned += 1) {
    const clock = await page.locator(".clock").evaluate((one) => one.getBoundingClientRect().top);
    for (const one of await page.locator(what).all()) {
      if (!(await one.isVisible())) continue;
      assert.ok((await one.evaluate((shown) => shown.getBoundingClientRect().bottom)) <= clock + 1, `page ${turned}`);
      found.push((await one.textContent()).trim().replace(/\s+/g, " "));
    }
    await page.keyboard.press("ArrowRight");
  }
  return found;
}

test("every drawing of a bracket, every table and every board of teams is on a page", async (t) => {
  const desk = await Desk.open(t);
  const page = await desk.newPage(await desk.newContext({ viewport: { width: 1280, height: 720 } }));
  await desk.make({ name: "Cup", players: names(8), schedule: { system: "knockout", third_place: true } });
  await desk.pairAndPublish();
  await desk.go("/t/cup/screen/bracket", page);
  const drawings = await pagesOf(page, ".bracket svg");
  assert.equal(drawings.length, await page.locator(".bracket svg").count());
  assert.ok(drawings.length > 1);

  const teams = ["Elders", "Juniors"].flatMap((team) => Array.from({ length: 20 }, (_none, board) => `${team} ${board + 1};${2300 - board};${team}`));
  await desk.make({ name: "Two", players: teams.join("\n"), schedule: { system: "scheveningen" } });
  await desk.command({ command: "pair-round" });
  await desk.command({ command: "publish-round", round: 1 });
  await desk.go("/t/two/screen/boards", page);
  assert.equal(new Set(await pagesOf(page, "table.boards tbody tr")).size, 20);

  await desk.make({ name: "Tables", players: names(40), rounds: 3, tables: { system: "monrad", size: 4 } });
  await desk.go("/t/tables/screen/names", page);
  await page.getByText("No round is published yet.").waitFor();
  await desk.command({ command: "seat-tables" });
  await desk.command({ command: "publish-round", round: 1 });
  await desk.go("/t/tables/screen/names", page);
  assert.equal(new Set(await pagesOf(page, "table.tables tbody")).size, 10);
  await desk.command({ command: "enter-table", round: 1, table: 1, places: [1, 2, 3, 4] });
  await desk.go("/t/tables/screen/standings", page);
  assert.equal(new Set(await pagesOf(page, "tbody tr")).size, 40);
  await page.getByText("First places").waitFor();
  assert.deepEqual(desk.errors, []);
});

test("space pauses, screens share a list, and a clock runs to the round", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Open", rounds: 5, players: names(60) });
  await desk.pairAndPublish();
  const page = await desk.newPage(await desk.newContext({ viewport: { width: 1280, height: 720 } }));
  await page.clock.install({ time: new Date("2026-11-15T13:50:00") });
  await desk.go("/t/open/screen/names?part=2&of=2&at=14:00", page);
  assert.match(await page.locator(".clock").textContent(), /▶ 10:00|▶ 9:5\d/);
  const first = await shown(page);
  assert.equal(first[0].trim().endsWith("031"), true);
  await page.clock.runFor(12500);
  const second = await shown(page);
  assert.notDeepEqual(second, first);
  await page.keyboard.press(" ");
  await page.clock.runFor(30000);
  assert.deepEqual(await shown(page), second);
  await desk.go("/t/open/screen/boards", page);
  await picture(page, "screen-boards");
  await desk.go("/t/open/screen/standings", page);
  await picture(page, "screen-standings");
  assert.deepEqual(desk.errors, []);
});
