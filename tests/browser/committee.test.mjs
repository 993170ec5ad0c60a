// The appeals committee: chosen on the screen, the same with the same lot, kept as a note; and a time control in words.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, settled } from "./harness.mjs";

after(closeBrowser);

function club() {
  const lines = ["name,rating,federation,birth"];
  for (let i = 1; i <= 12; i += 1) lines.push(`Player ${String(i).padStart(2, "0")},${2100 - 10 * i},${["ESP", "CZE", "POR"][i % 3]},${1960 + i}-05-01`);
  return { name: "club.csv", text: `${lines.join("\n")}\n` };
}

async function opened(t) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, file: club() });
  return desk;
}

const namesIn = (page) => page.locator("table tbody tr td:nth-child(3)").allTextContents();

test("a committee by lot is drawn by keyboard, again the same, and kept as a note", async (t) => {
  const desk = await opened(t);
  const { page } = desk;
  await desk.go("/desk/club/players");
  await page.getByRole("link", { name: "Appeals committee" }).click();
  await page.getByLabel("How it is chosen").selectOption("lot");
  await page.getByLabel("Number of the lot").fill("4711");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keep it as a note" }).waitFor();
  const first = await namesIn(page);
  assert.equal(first.length, 5);
  assert.equal(new Set(first).size, 5);
  await desk.look("committee");
  const asked = page.waitForResponse(/\/committee\?/);
  await page.getByRole("button", { name: "Choose" }).click();
  await asked;
  await settled(page);
  assert.deepEqual(await namesIn(page), first);
  await page.getByRole("button", { name: "Keep it as a note" }).click();
  await page.getByText("The note is kept.").waitFor();
  await desk.go("/desk/club/history");
  await page.getByText(`Appeals committee (by lot 4711): President`).first().waitFor();
});

test("by the conditions each member says what decided, and who does not stand is left out", async (t) => {
  const desk = await opened(t);
  const { page } = desk;
  await desk.go("/desk/club/committee");
  await page.getByLabel("Who does not stand, by number").fill("1, 2");
  await page.keyboard.press("Enter");
  await page.locator("table tbody tr").first().waitFor();
  const names = await namesIn(page);
  assert.ok(!names.includes("Player 01") && !names.includes("Player 02"));
  assert.match(await page.locator("table").innerText(), /before the next by/);
  await page.getByLabel("Who does not stand, by number").fill("99");
  await page.keyboard.press("Enter");
  await page.getByText("There is no player 99.").waitFor();
});

test("a time control is told in words while it is typed, and on the announcement", async (t) => {
  const desk = await opened(t);
  const { page } = desk;
  await desk.go("/desk/club/settings");
  await page.getByLabel("Time control").fill("90m+30s");
  await page.keyboard.press("Tab");
  await page.getByText("90 minutes for the whole game with 30 seconds added for every move").waitFor();
  await page.locator("form", { hasText: "The event" }).getByRole("button", { name: "Store" }).click();
  await page.getByText("The settings are stored.").waitFor();
  await desk.go("/t/club");
  await page.getByRole("link", { name: "Announcement" }).click();
  await page.getByText("30 seconds added for every move").last().waitFor();
  await desk.look("announcement");
});
