// The plots: drawn by the desk, each with a sentence and a table, and following what happens.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, resize } from "./harness.mjs";

after(closeBrowser);

test("five plots, each with a text alternative; a digit chooses the round; they follow", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(21) });
  for (let round = 0; round < 3; round += 1) {
    await desk.pairAndPublish();
    await desk.play((board) => (board.board % 3 === 0 ? "=-=" : "1-0"));
  }
  const { page } = desk;
  await desk.go("/desk/club/charts");
  await page.getByRole("img").first().waitFor();
  assert.deepEqual(await page.locator("figure").evaluateAll((all) => all.map((one) => one.id)),
    ["plot-brackets", "plot-ranks", "plot-finished", "plot-performance", "plot-colours"]);
  assert.match(await page.locator("#says-brackets").textContent(), /10 boards in \d brackets; on \d of them somebody floats/);
  await desk.look("charts");
  await resize(page, 360, 800); // a phone shows the squares, whatever the names need
  assert.ok(await page.locator("#plot-colours rect").evaluateAll((all) => all.every((one) => one.getBoundingClientRect().right <= window.innerWidth)));
  await resize(page, 1280, 800);
  await page.locator("#plot-ranks summary").click();
  assert.equal(await page.locator("#plot-ranks tbody tr").count(), 12);
  await page.keyboard.press("1");
  await page.getByRole("heading", { name: "Brackets of round 1" }).waitFor();
  await desk.pairAndPublish();
  await page.getByRole("button", { name: "4", exact: true }).waitFor();
  assert.equal(await page.locator("#plot-ranks details").getAttribute("open"), "", "what was open stays open");
});

test("before the first round the screen says what comes first", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.go("/desk/club/charts");
  await desk.page.getByText("The charts begin with the first one.").waitFor();
  await desk.look("charts-empty");
});
