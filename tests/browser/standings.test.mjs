// The standings, with how every value came about.
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

test("before the first round the screen says so", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.go("/desk/club/standings");
  await desk.page.getByText("No round is published yet.").waitFor();
  await desk.look("standings-empty");
});
