// A knockout: the bracket drawn with the first round, a level match and its play-off, somebody who leaves, the final.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, picture, program, settled } from "./harness.mjs";

after(closeBrowser);

async function start(desk, name, players, choose = async () => undefined) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel("Knockout").check();
  await choose(page);
  await page.getByLabel("Players, one a line").fill(names(players));
  await page.getByText(`${players} players`).waitFor();
  await desk.look("knockout-start");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  desk.slug = name.toLowerCase();
  await page.getByRole("button", { name: "Draw the bracket" }).waitFor();
  await page.keyboard.press("p");
  await page.getByText("The bracket is drawn.").waitFor();
}

async function publish(desk, round) {
  await desk.page.keyboard.press("P");
  await desk.page.getByText(`Round ${round} is published.`).waitFor();
}

// One key a board, in the order of the boards.
async function play(desk, round, keys) {
  const { page } = desk;
  await desk.go(`/desk/${desk.slug}/lane`);
  await page.getByRole("grid").waitFor();
  for (const key of keys) await page.keyboard.press(key);
  await page.getByText(new RegExp(`Round ${round}: (\\d+) of \\1 results`)).waitFor();
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
  await desk.go(`/desk/${desk.slug}`);
}

async function pair(desk, round) {
  await desk.page.getByRole("button", { name: `Pair round ${round}` }).waitFor();
  await desk.page.keyboard.press("p");
  await desk.page.getByText(`Round ${round} is paired`).waitFor();
}

test("a knockout of eleven, from the draw to the winner", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(desk, "Cup", 11, (form) => form.getByLabel("A match for the third place").check());
  assert.equal((await desk.state()).rounds[0].boards.length, 3); // five are freed by Dapiran
  await page.getByText("goes through without a game").first().waitFor();
  await desk.look("knockout-draft");
  const stranger = await desk.newContext(); // a spectator sees no draft
  const refused = await stranger.request.get(`${desk.base}/t/cup/bracket`);
  assert.match(await refused.text(), /[Tt]here is no bracket yet/);
  const other = await desk.newPage(stranger);
  await publish(desk, 1);
  await desk.go("/t/cup/bracket", other);
  await other.locator("figure.bracket svg").first().waitFor();

  // A draw leaves a match level; the next round waits for its play-off.
  await play(desk, 1, ["1", "5", "0"]);
  await page.getByText("1 matches are level").waitFor();
  await page.locator(".play-offs input").fill("1-1");
  await page.keyboard.press("Enter");
  await page.getByText("decides no play-off").waitFor();
  await settled(page);
  assert.equal(await page.locator(".play-offs input").inputValue(), "1-1", "what was typed is still there");
  await page.locator(".play-offs input").fill("1.5-0.5");
  await desk.look("knockout-level");
  await page.getByRole("button", { name: "Enter the play-off" }).click();
  await page.getByText("The play-off is entered.").waitFor();
  await pair(desk, 2);
  await publish(desk, 2);

  // Somebody leaves in the middle of the round: the opponent goes on.
  const [first] = (await desk.state()).rounds[1].boards;
  const gone = (await desk.state()).players.find((player) => player.uid === first.white);
  await desk.go("/desk/cup/players");
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(gone.name);
  await page.keyboard.press("Enter");
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText(`${gone.name} is withdrawn.`).waitFor();
  await play(desk, 2, ["1", "0", "1"]);
  await pair(desk, 3);
  await publish(desk, 3);
  await play(desk, 3, ["1", "1"]);
  await desk.go("/desk/cup/bracket");
  await page.locator("figure.bracket svg").first().waitFor();
  await desk.look("knockout-bracket");
  await desk.go("/desk/cup");
  await pair(desk, 4); // the final and the match for the third place
  await publish(desk, 4);
  assert.equal((await desk.state()).rounds[3].boards.length, 2);
  await play(desk, 4, ["1", "0"]);
  await page.getByText("The knockout is over.").waitFor();
  const { knockout, players } = await desk.state();
  const champion = players.find((player) => player.uid === knockout.champion);

  await other.waitForFunction((text) => document.body.textContent.includes(text), `${champion.name} has won.`, { timeout: 20000 });
  await desk.look("knockout-public", other);
  await desk.go("/t/cup/screen/bracket");
  await picture(page, "knockout-projector");
  await desk.go("/print/cup/bracket");
  await desk.look("knockout-paper");

  const get = async (file) => (await desk.context.request.get(`${desk.base}/api/v1/tournaments/cup/${file}`)).body();
  const file = path.join(desk.folder, "cup.json");
  writeFileSync(file, await get("bracket.json"));
  const told = JSON.parse(spawnSync(program, ["bracket", "--json", file], { encoding: "utf8" }).stdout);
  assert.equal(told.champion, champion.number);
  const trf = path.join(desk.folder, "cup.trf");
  writeFileSync(trf, await get("export.trf"));
  const checked = spawnSync(program, ["validate", trf], { encoding: "utf8" });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
});

test("two games a match, two losses", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(desk, "Twice", 4, async (form) => {
    await form.getByLabel("A match is").selectOption({ label: "two games, with colours reversed" });
    await form.getByLabel("Out is who has").selectOption({ label: "two losses" });
  });
  for (let round = 1; round < 20; round += 1) {
    const state = await desk.state();
    if (state.knockout.champion !== undefined) break;
    if (round > 1) await desk.command({ command: "pair-round" });
    await desk.command({ command: "publish-round", round });
    await desk.play((board) => (board.white < board.black ? "1-0" : "0-1"));
  }
  const { knockout, rounds } = await desk.state();
  assert.equal(knockout.champion, 1);
  assert.equal(rounds.length, 8); // two games in each of four rounds of the event
  await desk.go("/desk/twice/bracket");
  await page.locator("figure.bracket svg").first().waitFor();
  await desk.look("knockout-twice");
});
