// The lane: a hundred boards in a hundred keys, shown at once and on the disk a moment later.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

async function openLane(t, players) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(players) });
  await desk.pairAndPublish();
  await desk.go("/desk/club/lane");
  await desk.page.getByRole("grid").waitFor();
  return desk;
}

// A page that counts the keys it is given.
function counting(page) {
  const counted = { keys: 0 };
  counted.press = async (key) => {
    counted.keys += 1;
    await page.keyboard.press(key);
  };
  return counted;
}

test("100 boards take at most 104 keys and no mouse", async (t) => {
  const desk = await openLane(t, 200);
  const keys = counting(desk.page);
  const typed = ["1", "0", "5", "=", "1", "0", "+", "-", "1", "1"];
  for (let board = 0; board < 100; board += 1) await keys.press(typed[board % 10]);
  const last = Date.now();
  await desk.page.getByText("100 of 100 results").waitFor();
  await desk.page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
  t.diagnostic(`${keys.keys} keys, all on the disk ${Date.now() - last} ms after the last`);
  const { boards } = (await desk.state()).rounds[0];
  const wanted = { 1: "1-0", 0: "0-1", 5: "=-=", "=": "=-=", "+": "+-", "-": "-+" };
  assert.deepEqual(boards.map((board) => board.result), boards.map((_, index) => wanted[typed[index % 10]]));
  assert.ok(keys.keys <= 104, `${keys.keys} keys`);
  await desk.look("lane-full");
});

test("go to a board, go back, undo, clear with a question", async (t) => {
  const desk = await openLane(t, 24);
  const { page } = desk;
  await page.keyboard.type("1");
  await page.keyboard.type("g7");
  await page.keyboard.press("5");
  await page.getByText("2 of 12 results").waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent"));
  assert.equal((await desk.state()).rounds[0].boards[6].result, "=-=");
  await page.keyboard.press("u");
  await page.getByText("1 of 12 results").waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Clear it" }).click();
  await page.getByRole("button", { name: "Do it all the same" }).click();
  await page.getByText("0 of 12 results").waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("0");
  await page.getByText("1 of 12 results").waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent"));
  assert.equal((await desk.state()).rounds[0].boards[0].result, "0-1");
  await desk.look("lane-half");
});

test("two arbiters on one board: one is told", async (t) => {
  const desk = await openLane(t, 8);
  const other = await desk.newPage();
  desk.tolerated = /\/live\//;
  // What happens reaches this page only when it asks: its stream is cut.
  await other.route("**/live/**", (route) => route.abort());
  await desk.go("/desk/club/lane", other);
  await other.getByRole("grid").waitFor();
  await desk.page.bringToFront();
  await desk.page.keyboard.press("1");
  await desk.page.waitForFunction(() => !document.querySelector("tr.sent"));
  await other.bringToFront();
  await other.keyboard.press("0");
  await other.getByText("is 1-0 by now").waitFor();
  assert.equal((await desk.state()).rounds[0].boards[0].result, "1-0");
  await desk.look("lane-conflict", other);
});

test("without a connection results wait, are told red, and arrive once", async (t) => {
  const desk = await openLane(t, 8);
  const { page } = desk;
  desk.tolerated = /\/commands$/;
  await page.route("**/commands", (route) => route.abort());
  await page.keyboard.type("10");
  await page.getByText("2 not stored after 2 seconds").waitFor();
  await desk.look("lane-late");
  await page.unroute("**/commands");
  await page.waitForFunction(() => !document.querySelector("tr.late"), null, { timeout: 15000 });
  const acts = await desk.api("/api/v1/tournaments/club/acts");
  assert.equal(acts.filter((act) => act.kind === "result-entered").length, 2);
});

test("others' results appear by themselves", async (t) => {
  const desk = await openLane(t, 8);
  await desk.play(() => "=-=");
  await desk.page.getByText("4 of 4 results").waitFor();
  await desk.look("lane-others");
});
