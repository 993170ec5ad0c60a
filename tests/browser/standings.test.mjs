// The standings, with how every value came about.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("after any round, by its number; Enter shows the working", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8), tiebreaks: ["BH/C1", "BH", "SB"] });
  for (let round = 0; round < 2; round += 1) {
    await desk.pairAndPublish();
    await desk.play();
  }
  const { page } = desk;
  await desk.go("/desk/club/standings");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("1");
  await page.locator("button[aria-pressed=true]", { hasText: "1" }).waitFor();
  await page.keyboard.press("2");
  await page.locator("button[aria-pressed=true]", { hasText: "2" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Buchholz Cut 1 =").waitFor();
  await desk.look("standings");
});

test("the working is that of the round shown; a category has places of its own", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8), tiebreaks: ["BH"] });
  await desk.command({ command: "set-categories", categories: [{ name: "Under 2370", rule: "rating<2370" }, { name: "Women", rule: "sex=w" }] });
  for (let round = 0; round < 2; round += 1) {
    await desk.pairAndPublish();
    await desk.play();
  }
  const { page } = desk;
  await desk.go("/desk/club/standings");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("1");
  await page.locator("button[aria-pressed=true]", { hasText: "1" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("After round 1: place 1 with 1 points.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByLabel("Category").selectOption("rating<2370");
  await page.waitForFunction(() => document.querySelectorAll("[role=grid] tbody tr").length === 4);
  await desk.look("standings-category");
  await page.getByLabel("Category").selectOption("sex=w");
  await page.getByText("Nobody is in this category.").waitFor();
});

test("the crosstable has opponent, colour and points of each round", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(9) });
  for (let round = 0; round < 3; round += 1) {
    await desk.pairAndPublish();
    await desk.play((board) => (board.board === 2 ? "=-=" : "1-0"));
  }
  const { page } = desk;
  await desk.go("/desk/club/crosstable");
  await page.getByRole("grid").waitFor();
  const cells = await page.locator("td.cross").allTextContents();
  assert.equal(cells.length, 27);
  assert.ok(cells.every((cell) => /^(\d+[wb](0|1|½)|\+1|–)$/.test(cell)), cells.join(" "));
  await desk.look("crosstable");
});

test("before the first round the screen says so", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.go("/desk/club/standings");
  await desk.page.getByText("No round is published yet.").waitFor();
  await desk.look("standings-empty");
});
