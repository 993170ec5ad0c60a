// Prizes: typed in, shared out with the reason for each, and the chances while games are open.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("prizes are typed in, shared out with reasons, and weighed while games are open", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 3, players: names(8), tiebreaks: ["BH", "SB"] });
  const { page } = desk;
  await desk.go("/desk/club/prizes");
  await page.getByText("No prizes yet.").waitFor();
  await desk.look("prizes-empty");
  await page.keyboard.press("e");
  await page.keyboard.type("100, 60, 40");
  await page.getByLabel("Currency").fill("EUR");
  await page.getByLabel("Categories, one a line").fill("Best under 2370: rating<2370: 30");
  await desk.look("prizes-form");
  await page.getByRole("button", { name: "Store" }).click();
  await page.getByText("The prizes are stored.").waitFor();
  for (let round = 0; round < 2; round += 1) {
    await desk.pairAndPublish();
    await desk.play((board) => (board.board === 1 ? "=-=" : "1-0"));
  }
  await desk.pairAndPublish();
  await page.getByText("4 games are open").waitFor();
  await page.getByText("place 1 with").waitFor();
  await page.getByText("level on points: half of each prize by place, half shared").first().waitFor();
  await desk.look("prizes");
  await page.keyboard.press("c");
  await page.getByText("Over 81 ways").waitFor();
  await desk.look("prizes-chances");
  const told = await desk.api("/api/v1/tournaments/club/prizes");
  assert.equal(told.awards.reduce((sum, award) => sum + award.amount, 0), 230, "the whole fund is paid");
});

test("a file of prizes that makes no sense is refused with what to do", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 3, players: names(8) });
  const { page } = desk;
  await desk.go("/desk/club/prizes");
  await page.keyboard.press("e");
  await page.keyboard.type("50");
  await page.getByLabel("Categories, one a line").fill("Juniors: younger than ten: 20");
  await page.getByRole("button", { name: "Store" }).click();
  await page.locator(".problem", { hasText: "younger than ten" }).waitFor();
  await desk.look("prizes-refused");
});
