// A Keizer season: who comes is said by phone or at the door, the evening is paired on the spot, the list has its
// working; somebody comes late, somebody leaves; its file passes the checker.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, lookAt, names, program } from "./harness.mjs";

after(closeBrowser);

async function start(desk) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Season");
  await page.getByLabel("Club evenings with Keizer").check();
  await page.getByLabel("Rounds").fill("4");
  await page.getByLabel("Evenings between two meetings").fill("1");
  await page.getByLabel("Absences that are worth something").fill("5");
  await page.getByLabel("Players, one a line").fill(names(9));
  await page.getByText("Who met may meet again after 1 other evenings.").waitFor();
  await desk.look("keizer-start");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  desk.slug = "season";
}

async function evening(desk, round) {
  const { page } = desk;
  await desk.pairAndPublishByKeys(round);
  await desk.go("/desk/season/lane");
  await page.getByRole("grid").waitFor();
  const { boards } = (await desk.state()).rounds[round - 1];
  for (const board of boards) await page.keyboard.press(["1", "5", "0"][(board.white + round) % 3]);
  await page.getByText(`${boards.length} of ${boards.length} results`).waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
}

test("a season of four evenings, and its file passes the checker", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(desk);
  const state = await desk.state();
  const own = state.players[2];
  const made = await desk.api("/api/v1/tournaments/season/links", { role: "player", player: own.uid });
  const phone = await desk.newPage(await desk.newContext());
  await phone.goto(made.address.startsWith("http") ? made.address : desk.base + made.address);
  await phone.getByRole("button", { name: "I cannot come" }).click();
  await phone.getByText("You have said that you do not come.").waitFor();
  await lookAt(phone, "keizer-phone");
  await evening(desk, 1);
  let round = (await desk.state()).rounds[0];
  assert.ok(round.without.some((one) => one.uid === own.uid && one.result === "zero-bye"));

  await phone.goto(`${desk.base}/me/season`); // a mind is changed
  await phone.getByRole("button", { name: "I cannot come" }).click();
  await phone.getByText("You have said that you do not come.").waitFor();
  await phone.getByRole("button", { name: "I come" }).click();
  await phone.getByText("You have said that you come.").waitFor();
  await desk.go("/desk/season/players"); // at the door: three have come beside, the others are absent
  await page.getByRole("grid").waitFor();
  for (const player of state.players.slice(0, 6)) {
    await page.keyboard.press("c");
    await page.getByText(`${player.name} is here.`).waitFor();
  }
  await page.waitForFunction(() => document.querySelectorAll(".mark.present").length >= 6);
  await page.getByRole("button", { name: "The others are absent" }).click();
  await page.getByRole("button", { name: "Note the byes" }).click();
  await page.getByText("byes are noted.").waitFor();
  await evening(desk, 2);
  round = (await desk.state()).rounds[1];
  assert.equal(round.boards.length, 3);

  await desk.go("/desk/season/players"); // somebody joins the season
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("n");
  await page.getByLabel("One a line").fill("Newcomer;1700");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("Newcomer is entered.").waitFor();
  await evening(desk, 3);
  await evening(desk, 4);

  await desk.go("/desk/season/standings");
  await page.getByRole("columnheader", { name: "Keizer points" }).waitFor();
  assert.equal(await page.locator("tbody tr").count(), 10);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /Keizer points: / }).waitFor();
  await page.getByText("own value").first().waitFor();
  await desk.look("keizer-standings");
  await desk.go("/desk/season/crosstable");
  await page.getByRole("grid").waitFor();
  await desk.look("keizer-crosstable");
  await desk.go("/t/season/standings");
  await page.getByText("Where the points come from").waitFor();
  await desk.look("keizer-public");
  await desk.go("/desk/season/settings");
  await page.getByLabel("Evenings between two meetings").waitFor();
  await desk.look("keizer-settings");

  const settings = path.join(desk.folder, "keizer.json");
  writeFileSync(settings, (await desk.state()).settings);
  const file = path.join(desk.folder, "season.trf");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/season/export.trf`)).body());
  const checked = spawnSync(program, ["check", "--settings", settings, file], { encoding: "utf8" });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
});
