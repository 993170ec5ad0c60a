// An event of teams: from a pasted list with teams to the last round, with line-ups, a missing board, a forfeited match,
// a bye, a withdrawal, captains and their sealed line-ups; its file passes the checker.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test, { after } from "node:test";
import { closeBrowser, Desk, lookAt, program } from "./harness.mjs";

after(closeBrowser);

const clubs = ["Alekhine", "Botvinnik", "Capablanca", "Duras", "Euwe", "Fine", "Gligoric"];

// Seven teams of five for matches of four boards: six with a line above, the last with its name in every line.
function list() {
  const lines = [];
  clubs.forEach((club, team) => {
    if (team < 6) lines.push(`${club}:`);
    for (let board = 1; board <= 5; board += 1) {
      const name = `${club} Player ${board}`;
      lines.push(team < 6 ? `${name} ${2300 - 60 * team - 20 * board}` : `${name};${1900 - 20 * board};${club}`);
    }
  });
  return lines.join("\n");
}

const keyOf = (board) => ["1", "5", "0", "1"][(board.white * 3 + board.black) % 4];

async function start(desk) {
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("Team Story");
  await page.getByLabel("Team Swiss").check();
  await page.getByLabel("Rounds").fill("3");
  await page.getByLabel("Players in board order").fill(list());
  await page.getByText("7 teams, matches of 4 boards.").waitFor();
  await desk.look("teams-start");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  desk.slug = "team-story";
}

async function play(desk, round) {
  const { page } = desk;
  await desk.go("/desk/team-story/lane");
  await page.getByRole("grid").waitFor();
  const open = (await desk.state()).rounds[round - 1].boards.filter((board) => board.result === "*");
  for (const board of open) await page.keyboard.press(keyOf(board));
  await page.waitForFunction(() => !document.querySelector("tr.sent, tr.late"));
  await page.waitForFunction(() => /(\d+) of \1 results/.test(document.querySelector(".count")?.textContent ?? ""));
}

async function captainOf(desk, team) {
  const made = await desk.api("/api/v1/tournaments/team-story/links", { role: "captain", team });
  const context = await desk.newContext();
  const page = await desk.newPage(context);
  await page.goto(made.address.startsWith("http") ? made.address : desk.base + made.address);
  return page;
}

test("teams from a list to the end, and the file passes the checker", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await start(desk);
  await desk.go("/desk/team-story/teams");
  await page.getByText("7 teams, matches of 4 boards").waitFor();
  await desk.look("teams-list");

  await desk.pairAndPublishByKeys(1);
  await page.getByText("pairing-allocated bye").waitFor(); // seven teams: one has it
  const first = (await desk.state()).rounds[0].matches[0];
  await page.getByRole("grid").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("l"); // nobody for board 4 of the home team of match 1
  await page.locator("dialog fieldset").first().getByLabel("Board 4").selectOption("");
  await page.getByRole("button", { name: "Store" }).click();
  await page.getByText("board 4: nobody for").waitFor();
  await desk.look("teams-round");
  assert.equal((await desk.state()).rounds[0].matches[0].guest_points, 1);
  await page.keyboard.press("Home");
  await page.keyboard.press("x");
  await page.getByRole("heading", { name: "Why match 1?" }).waitFor();
  await page.getByText("points before the round").waitFor();
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText("may meet; the best round").or(page.getByText("met")).first().waitFor();

  await desk.go("/desk/team-story/lane"); // the last match is forfeited as a whole
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("f");
  await page.locator("dialog button").first().click();
  await page.getByText("The match is forfeited.").waitFor();
  await page.waitForFunction(() => document.querySelector(".count")?.textContent?.includes("4 of 11"));
  await page.keyboard.press("Home");
  await page.keyboard.press("1"); // the player on the left wins, whatever the colour
  await page.keyboard.press("ArrowDown");
  await desk.look("teams-lane");
  const typed = await desk.state();
  const game = typed.rounds[0].boards.find((board) => board.board === first.boards[0].game);
  assert.equal(game.result, "1-0");
  await play(desk, 1);

  await desk.go("/desk/team-story/teams"); // a team leaves, another has a bye
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("Gligoric is withdrawn.").waitFor();
  await desk.pairAndPublishByKeys(2);
  const match = (await desk.state()).rounds[1].matches[0];

  const home = await captainOf(desk, match.home); // the captains hand in their line-ups
  await home.getByLabel("Board 4").selectOption({ label: `${clubs[match.home - 1]} Player 5` });
  await lookAt(home, "teams-captain");
  await home.getByRole("button", { name: "Hand it in" }).click();
  await home.getByText("Your line-up is in, and sealed.").waitFor();
  const seen = (await desk.state()).rounds[1].matches[0];
  assert.ok(seen.home_sealed);
  assert.deepEqual(seen.boards, match.boards, "nobody sees it");
  await desk.go("/desk/team-story/teams");
  await page.getByText("Sealed:").waitFor();
  await desk.look("teams-sealed");
  const guest = await captainOf(desk, match.guest);
  await guest.getByRole("button", { name: "Hand it in" }).click();
  await guest.getByText("The line-ups are open.").waitFor();
  const open = (await desk.state()).rounds[1].matches[0];
  assert.notEqual(open.boards[3].home, match.boards[3].home);
  await play(desk, 2);

  await desk.pairAndPublishByKeys(3);
  await play(desk, 3);
  await desk.go("/desk/team-story/standings");
  await page.getByRole("grid").waitFor();
  await page.getByRole("columnheader", { name: "Game points" }).waitFor();
  assert.equal(await page.locator("tbody tr").count(), 7);
  await page.keyboard.press("Enter");
  await page.locator(".working").first().waitFor();
  await desk.look("teams-standings");
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  await page.getByText("Reserves").waitFor();
  await desk.look("teams-boards");

  for (const [address, name] of [["", "overview"], ["/round/1", "round"], ["/standings", "standings"], ["/boards", "boards"], ["/teams", "teams"], ["/team/1", "team"], ["/round/1/names", "names"]]) {
    await desk.go(`/t/team-story${address}`);
    await desk.look(`teams-public-${name}`);
  }
  const card = await desk.context.request.get(`${desk.base}/print/team-story/match-cards?round=1`);
  assert.ok(card.ok());
  assert.match(await card.text(), /Captain of/);

  const file = path.join(desk.folder, "teams.trf");
  writeFileSync(file, await (await desk.context.request.get(`${desk.base}/api/v1/tournaments/team-story/export.trf`)).body());
  const checked = spawnSync(program, ["check", file], { encoding: "utf8" });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
});

test("a list without teams is told so, and a file of teams is taken as it is", async (t) => {
  const desk = await Desk.open(t);
  const { page } = desk;
  await desk.go("/new");
  await page.getByLabel("Name of the tournament").fill("League");
  await page.getByLabel("Team Swiss").check();
  await page.getByLabel("Players in board order").fill("Anna 2000\nBea 1900");
  await page.getByText("Anna has no team.").waitFor();
  const file = path.join(desk.folder, "league.csv");
  const rows = clubs.slice(0, 4).flatMap((club, team) => [1, 2].map((board) => `${club} ${board},${2000 - 10 * team - board},${club}`));
  writeFileSync(file, `name,rating,team\n${rows.join("\n")}\n`);
  await page.getByLabel("Or a file").setInputFiles(file);
  await page.getByLabel("Boards of a match").fill("2");
  await page.getByText("4 teams, matches of 2 boards.").waitFor();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByRole("button", { name: "Pair round 1" }).waitFor();
  desk.slug = "league";
  await desk.pairAndPublish();
  assert.equal((await desk.state()).rounds[0].matches.length, 2);
  await desk.go("/desk/league/players");
  await page.getByRole("link", { name: "Teams" }).first().waitFor();
  await desk.look("teams-players");
});
