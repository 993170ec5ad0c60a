// Title norms and rating changes: who can still make one and by which score, condition by condition; every step of a
// change.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk } from "./harness.mjs";

after(closeBrowser);

// Masters of many federations, and one without a title who wins.
function masters() {
  const lines = ["name,rating,title,federation"];
  const titles = ["GM", "IM", "GM", "FM", "IM"];
  const federations = ["ESP", "CZE", "POR", "GER", "ITA", "FRA"];
  lines.push("Hopeful,2420,,NOR");
  for (let i = 0; i < 19; i += 1) lines.push(`Master ${String(i + 1).padStart(2, "0")},${2500 - 12 * i},${titles[i % 5]},${federations[i % 6]}`);
  return { name: "masters.csv", text: `${lines.join("\n")}\n` };
}

async function played(t, rounds) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Masters", rounds: 9, file: masters() });
  for (let round = 0; round < rounds; round += 1) {
    await desk.pairAndPublish();
    const { players } = await desk.state();
    const hopeful = players.find((player) => player.name === "Hopeful").uid;
    await desk.play((board) => (board.white === hopeful ? "1-0" : board.black === hopeful ? "0-1" : "=-="));
  }
  return desk;
}

test("who can still make a norm, and by which score", async (t) => {
  const desk = await played(t, 6);
  const { page } = desk;
  await desk.go("/desk/masters/norms");
  await page.getByRole("grid").waitFor();
  const row = page.locator("tbody tr", { hasText: "Hopeful" }).first();
  assert.match(await row.textContent(), /points of 3 games/);
  await desk.look("norms");
  await page.keyboard.press("Enter");
  await page.getByText("titled opponents").first().waitFor();
  await desk.look("norms-conditions");
  await page.keyboard.press("Escape");
  await page.locator("aside.why").waitFor({ state: "hidden" });
});

test("an event too short for norms says so", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Masters", rounds: 5, file: masters() });
  await desk.go("/desk/masters/norms");
  await desk.page.getByText("A norm takes nine games").waitFor();
  await desk.look("norms-empty");
});

test("rating changes, with every step of one", async (t) => {
  const desk = await played(t, 2);
  const { page } = desk;
  await desk.go("/desk/masters/ratings");
  await page.getByRole("grid").waitFor();
  await page.locator("tbody tr", { hasText: "Hopeful" }).click();
  await page.keyboard.press("Enter");
  await page.getByText(/2 scored, [\d.]+ expected: the difference times K \d+ is \+/).waitFor();
  await desk.look("ratings");
});
