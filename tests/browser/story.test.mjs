// A whole event: a hundred players from a list, seven rounds, and everything that happens to an arbiter in between.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, program } from "./harness.mjs";

after(closeBrowser);

const kPlayers = 100;
const kRounds = 7;

function list() {
  const lines = ["name,rating,federation"];
  for (let i = 1; i <= kPlayers; i += 1) lines.push(`Player ${String(i).padStart(3, "0")},${2500 - 9 * i},${i % 2 ? "ESP" : "CZE"}`);
  return `${lines.join("\n")}\n`;
}

// The stronger wins most games, by a rule that is the same in every run.
function keyOf(board, round) {
  const turn = (board.white * 7 + board.black * 3 + round) % 10;
  if (turn < 3) return "5";
  return board.white < board.black === turn < 8 ? "1" : "0";
}

async function start(desk) {
  const { page } = desk;
  const file = path.join(desk.folder, "players.csv");
  writeFileSync(file, list());
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Story Open");
  await page.getByLabel("Rounds").fill(String(kRounds));
  await page.getByLabel("Or a file").setInputFiles(file);
  await page.getByText("players.csv: 100 players").waitFor();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  desk.slug = "story-open";
}

async function pairByKeys(desk, round) {
  const { page } = desk;
  await desk.go("/desk/story-open");
  await page.getByRole("button", { name: `Pair round ${round}` }).waitFor();
  await page.keyboard.press("p");
  await page.getByText(`Round ${round} is paired`).waitFor();
}

async function publishByKey(desk, round) {
  await desk.page.keyboard.press("P");
  await desk.page.getByText(`Round ${round} is published.`).waitFor();
}

async function playByKeys(desk, round, special = {}) {
  const { page } = desk;
  await desk.go("/desk/story-open/lane");
  await page.getByRole("grid").waitFor();
  const { boards } = (await desk.state()).rounds[round - 1];
  for (const board of boards) await page.keyboard.press(special[board.board] ?? keyOf(board, round));
  await page.getByText(`${boards.length} of ${boards.length} results`).waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
}

async function choose(desk, name) {
  await desk.go("/desk/story-open/players");
  await desk.page.getByRole("grid").waitFor();
  await desk.page.keyboard.press("/");
  await desk.page.keyboard.type(name);
  await desk.page.keyboard.press("Enter");
}

test("a whole event, and its file passes the checker but for what was done on purpose", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(desk);
  await choose(desk, "Player 050"); // a half-point bye for round 2
  await page.keyboard.press("b");
  await page.getByLabel("Round 1").uncheck();
  await page.getByLabel("Round 2").check();
  await page.getByRole("button", { name: "Note it" }).click();
  await page.getByText("bye ½ in round 2").waitFor();
  await pairByKeys(desk, 1);
  await publishByKey(desk, 1);
  await playByKeys(desk, 1, { 3: "+" }); // a forfeit

  await desk.go("/desk/story-open/players"); // a late entry
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("n");
  await page.getByLabel("One a line").fill("Player Late;1995;POR");
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("get another pairing number").waitFor();
  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await page.getByText("Player Late is entered.").waitFor();
  await pairByKeys(desk, 2);
  await publishByKey(desk, 2);
  await playByKeys(desk, 2);

  await choose(desk, "Player 090"); // a withdrawal
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("Player 090 is withdrawn.").waitFor();
  await pairByKeys(desk, 3);
  await publishByKey(desk, 3);
  await playByKeys(desk, 3);
  await pairByKeys(desk, 4);
  await publishByKey(desk, 4);

  await desk.go("/desk/story-open?round=3"); // a wrong result of round 3, found while round 4 is played
  await page.getByRole("grid").waitFor();
  const wrong = (await desk.state()).rounds[2].boards[0];
  await page.keyboard.press("k");
  await page.getByLabel("The right result").selectOption(wrong.result === "0-1" ? "1-0" : "0-1");
  await page.getByLabel("Reason, for the history").fill("the slip was misread");
  await page.getByRole("button", { name: "What would follow?" }).click();
  await page.getByRole("button", { name: "Correct it" }).click();
  await page.getByText("The result is corrected.").waitFor();
  await playByKeys(desk, 4);

  await pairByKeys(desk, 5); // two neighbours of the last boards are swapped by hand
  const last = (await desk.state()).rounds[4].boards.length - 1;
  await page.keyboard.press("e");
  await page.locator(`[data-seat="${last}-black"]`).click();
  await page.locator(`[data-seat="${last - 1}-black"]`).click();
  await page.locator(".net .objections li").first().waitFor();
  await page.getByLabel("Reason, for the history").fill("they share a car");
  await page.getByRole("button", { name: "Store it" }).click();
  await page.getByRole("button", { name: "Do it all the same" }).click();
  await page.getByText("The changed round is stored.").waitFor();
  await desk.go("/desk/story-open");
  await page.getByText("Changed by hand: they share a car").waitFor();
  await publishByKey(desk, 5);
  await playByKeys(desk, 5);
  for (let round = 6; round <= kRounds; round += 1) {
    await pairByKeys(desk, round);
    await publishByKey(desk, round);
    await playByKeys(desk, round);
  }

  await desk.go("/desk/story-open/standings");
  await page.getByRole("grid").waitFor();
  assert.equal(await page.locator("tbody tr").count(), kPlayers + 1);
  await desk.look("story-standings");
  await desk.go("/desk/story-open/prizes");
  await page.getByText("No prizes yet.").waitFor();
  await page.keyboard.press("e");
  await page.keyboard.type("500, 300, 200");
  await page.getByLabel("Those level on points").selectOption("equal");
  await page.getByRole("button", { name: "Store" }).click();
  await page.getByText("place 1 with").waitFor();
  const { awards } = await desk.api("/api/v1/tournaments/story-open/prizes");
  assert.equal(awards.reduce((sum, award) => sum + award.amount, 0), 1000);
  const file = path.join(desk.folder, "story.trf");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/story-open/export.trf`)).body());
  const checked = spawnSync(program, ["check", "--json", file], { encoding: "utf8" });
  const differing = JSON.parse(checked.stdout).files[0].differences.map((difference) => difference.round);
  assert.deepEqual([...new Set(differing)], [4, 5], checked.stdout + checked.stderr);
});
