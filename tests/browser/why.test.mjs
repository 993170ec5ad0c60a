// Beside a board: why, why not, what if, what is to come.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("x explains a board; a name asks why not; a result asks what if", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  await desk.play();
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("x");
  await page.getByText("Why table 1?").first().waitFor();
  await page.locator(".statements li").first().waitFor();
  await desk.look("why");
  await page.getByLabel("not play against").fill("Player 002");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText(/not meet\?/).waitFor();
  await desk.look("why-not");
  await page.getByRole("button", { name: "Other opponents and their price" }).click();
  await page.getByRole("list", { name: "Alternatives" }).locator("li").nth(1).waitFor();
  await desk.look("why-alternatives");
  await page.getByRole("button", { name: "Can they all be paired?" }).click();
  await page.getByText("remaining 3 rounds").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("aside.why").waitFor({ state: "hidden" });
  await desk.look("why-closed");
});

test("what if: results for the open games, those not answered drawn", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("x");
  await page.getByText("What if …").click();
  const games = page.locator("fieldset");
  await games.filter({ hasText: /^1: / }).getByLabel("1–0").check();
  await games.filter({ hasText: /^2: / }).getByLabel("0–1").check();
  await page.getByRole("button", { name: "What would the next round be?" }).click();
  await page.getByText("The next round would be:").waitFor();
  assert.equal(await page.locator("aside ol li").count(), 4);
  await desk.look("what-if");
  assert.equal((await desk.state()).rounds[0].boards.filter((board) => board.result !== "*").length, 0, "nothing is stored");
});
