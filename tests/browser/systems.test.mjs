// The Swiss systems: Double-Swiss with two results a match, another edition with acceleration, and a game without
// colours; who is kept apart; their files pass the checker.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, program } from "./harness.mjs";

after(closeBrowser);

async function check(desk) {
  const file = path.join(desk.folder, "event.trf");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/${desk.slug}/export.trf`)).body());
  const checked = spawnSync(program, ["check", file], { encoding: "utf8" });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
}

async function begin(desk, kind, { name, rounds, players }) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel(kind, { exact: true }).check();
  await page.getByLabel("Rounds").fill(String(rounds));
  await page.getByLabel("Players, one a line").fill(names(players));
  await page.getByText(`${players} players`).waitFor();
}

async function made(desk, slug) {
  await desk.page.getByRole("button", { name: "Start the tournament" }).click();
  await desk.page.getByRole("button", { name: "Pair round 1" }).waitFor();
  desk.slug = slug;
}

test("Double-Swiss: two results a match in the lane, a bye, a withdrawal, three rounds", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await begin(desk, "Double-Swiss", { name: "Double", rounds: 3, players: 9 });
  await page.getByText("Rounds: 3. Pairing: Double-Swiss").waitFor();
  await made(desk, "double");
  for (let round = 1; round <= 3; round += 1) {
    await desk.pairAndPublishByKeys(round);
    if (round === 1) await desk.look("double-round");
    await desk.go("/desk/double/lane");
    await page.getByRole("grid").waitFor();
    const state = await desk.state();
    assert.equal(state.rounds_paired, 2 * round);
    const games = state.rounds.slice(-2).flatMap((one) => one.boards).length;
    const keys = ["1", "5", "0", "1", "1", "0"];
    for (let game = 0; game < games; game += 1) {
      await page.keyboard.press(keys[(game + round) % keys.length]);
      if (round === 1 && game === 2) await desk.look("double-lane");
    }
    await page.getByText(`Round ${round}: ${games} of ${games} results`).waitFor();
    await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
    if (round > 1) continue;
    await desk.go("/desk/double/players");
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("w");
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByText("is withdrawn.").waitFor();
  }
  await desk.go("/desk/double/standings");
  await page.getByRole("grid").waitFor();
  await desk.look("double-standings");
  await desk.go("/t/double/round/1");
  await page.getByRole("heading", { name: "Double: Round 1, game 1" }).waitFor();
  await desk.look("double-public");
  await check(desk);
});

test("another system with acceleration says when it begins and ends", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await begin(desk, "Swiss by another system or edition", { name: "Baku Open", rounds: 5, players: 20 });
  await page.getByLabel("System and edition").selectOption("dutch-2026");
  await page.getByLabel("Acceleration").selectOption("baku");
  await page.getByText("Accelerated by Baku").waitFor();
  await desk.look("systems-start");
  await made(desk, "baku-open");
  const { accelerated } = await desk.state();
  assert.deepEqual(accelerated, { first: 1, last: 3 });
  await desk.pairAndPublishByKeys(1);
  await page.getByText("Accelerated: fictitious points count for the pairing up to round 3.").waitFor();
  for (let round = 1; round <= 3; round += 1) {
    await desk.play((board) => (board.white < board.black ? "1-0" : "=-="));
    await desk.pairAndPublish();
  }
  await desk.go("/desk/baku-open?round=3");
  await page.getByText("Accelerated, for the last time").waitFor();
  await desk.go("/desk/baku-open?round=4");
  await page.getByText("The acceleration is over").waitFor();
  await desk.go("/desk/baku-open/settings");
  await page.getByText("Accelerated in rounds 1 to 3.").waitFor();
  await desk.look("systems-settings");
  await check(desk);
});

test("a game without colours, and clubs kept apart", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await begin(desk, "Swiss by another system or edition", { name: "Go", rounds: 3, players: 8 });
  await page.getByLabel("The game has no colours").check();
  await page.getByText("Nobody has White or Black").waitFor();
  await made(desk, "go");
  assert.equal((await desk.state()).system, "dutch-2026-uncoloured");
  await desk.go("/desk/go/settings");
  await page.getByLabel("Pairing numbers of players who do not meet").fill("1 5");
  await page.getByRole("heading", { name: "Kept apart" }).locator("..").getByRole("button", { name: "Store" }).click();
  await page.getByText("Who is kept apart is stored.").waitFor();
  for (let round = 1; round <= 3; round += 1) {
    await desk.pairAndPublishByKeys(round);
    await desk.play(() => "1-0");
  }
  const met = (await desk.state()).rounds.flatMap((round) => round.boards).some((board) => [board.white, board.black].sort().join() === "1,5");
  assert.ok(!met);
  await desk.go("/desk/go/standings");
  await page.getByRole("grid").waitFor();
  await desk.look("systems-uncoloured");
  await check(desk);
});
