// Beside a board: why, why not, what if, what is to come.
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
  await page.getByRole("button", { name: "Can they all be paired?" }).click();
  await page.getByText("remaining 3 rounds").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("aside.why").waitFor({ state: "hidden" });
  await desk.look("why-closed");
});

test("what if: the other games decided, the last one asked about", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(4) });
  await desk.pairAndPublish();
  const { rounds } = await desk.state();
  const { white, black } = rounds[0].boards[1];
  await desk.command({ command: "enter-result", round: 1, white, black, was: "*", now: "1-0", via: "lane" });
  const { page } = desk;
  await desk.go("/desk/club");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "1-0" }).click();
  await page.getByText("The next round would be:").waitFor();
  await desk.look("what-if");
});
