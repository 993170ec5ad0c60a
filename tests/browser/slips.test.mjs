// Slips in any order, and the check by a second person.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

test("a slip is the table, the result and Enter; names are echoed", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(24) });
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club/slips");
  await page.getByLabel("Table and result").waitFor();
  await page.keyboard.type("12 1");
  await page.locator(".echo", { hasText: "1–0" }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("3=");
  await page.keyboard.press("Enter");
  await page.getByText("2 of 12 results").waitFor();
  await page.keyboard.type("3 0");
  await page.keyboard.press("Enter");
  await page.getByText("Table 3 has ½–½ already").waitFor();
  await desk.look("slips");
  const { boards } = (await desk.state()).rounds[0];
  assert.deepEqual([boards[11].result, boards[2].result], ["1-0", "=-="]);
});

test("the check stops where two entries differ", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  await desk.play();
  const { page } = desk;
  await desk.go("/desk/club/check");
  await page.getByText("0 of 4 results are checked").waitFor();
  await page.keyboard.press("1");
  await page.getByText("1 of 4 results are checked").waitFor();
  await page.keyboard.press("0");
  await page.getByText("Stop: table 2").waitFor();
  await desk.look("check-stop");
  await page.getByRole("button", { name: "I have looked at the slip" }).click();
  await page.keyboard.press("1");
  await page.getByText("2 of 4 results are checked").waitFor();
  await desk.look("check");
});
