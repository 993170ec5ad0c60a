// The history: acts in words, filtered, as it was then, undone, verified.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, hasCount, names } from "./harness.mjs";

after(closeBrowser);

test("every act is there, can be filtered, looked at and undone", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  await desk.play();
  const { page } = desk;
  await desk.go("/desk/club/history");
  await page.locator("strong", { hasText: "round published" }).waitFor();
  assert.equal(await page.locator("tbody tr").count(), 7);
  await page.keyboard.press("v");
  await page.getByText("The journal is whole: 7 acts").waitFor();
  await page.getByLabel("Kind").selectOption("result-entered");
  await hasCount(page.locator("tbody tr"), 4);
  await page.getByRole("grid").focus();
  await page.keyboard.press("u");
  await page.getByText("Act 7 is undone.").waitFor();
  assert.equal((await desk.state()).rounds[0].boards[3].result, "*");
  await page.getByLabel("Kind").selectOption("round-paired");
  await page.getByRole("grid").focus();
  await page.keyboard.press("Enter");
  await page.getByText("As it was after act 2").waitFor();
  await desk.look("history");
});

test("what later acts build on is not undone, and the desk says what to do", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club/history");
  await page.locator("strong", { hasText: "round paired" }).waitFor();
  await page.getByRole("grid").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("u");
  await page.getByText("builds on it").waitFor();
  await desk.look("history-refused");
});
