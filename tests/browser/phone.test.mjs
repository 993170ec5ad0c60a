// Phones of helpers and players: a network that goes for ten minutes, an answer that is lost on its way.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names } from "./harness.mjs";

after(closeBrowser);

async function publishedDesk(t) {
  const desk = await Desk.open(t);
  await desk.make({ name: "Open", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  return desk;
}

async function phoneOf(desk, wish) {
  const made = await desk.api(`/api/v1/tournaments/${desk.slug}/links`, wish);
  const context = await desk.newContext({ viewport: { width: 390, height: 844 } });
  const page = await desk.newPage(context);
  return { context, page, address: new URL(made.address, desk.base).href };
}

// What was entered at each board, from the journal.
async function entered(desk) {
  const acts = await desk.api(`/api/v1/tournaments/${desk.slug}/acts`);
  return acts.filter((act) => act.kind === "result-entered").map((act) => `${act.board} ${act.now}`).sort();
}

const buttonOf = (page, board, result) => page.locator(`li[data-board="${board}"] button[data-result="${result}"]`);

test("ten minutes without network: nothing is lost, nothing is done twice", async (t) => {
  const desk = await publishedDesk(t);
  const { context, page, address } = await phoneOf(desk, { role: "helper", label: "Hall", from: 1, to: 3 });
  await page.clock.install();
  await page.goto(address);
  assert.equal(await page.locator("li.game").count(), 3);
  await desk.look("phone-helper", page);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  await buttonOf(page, 1, "1-0").click();
  await page.getByText("1 not sent yet").waitFor();
  await buttonOf(page, 2, "=-=").click();
  await page.getByText("2 not sent yet").waitFor();
  await page.clock.runFor("10:00");
  assert.deepEqual(await entered(desk), []);
  desk.errors.length = 0; // of a network that is not there
  await context.setOffline(false);
  await page.clock.runFor(6000);
  await page.locator("li[data-board='1'] .result", { hasText: "1-0" }).waitFor();
  await page.locator("li[data-board='2'] .result", { hasText: "½-½" }).waitFor();
  assert.deepEqual(await entered(desk), ["1 1-0", "2 =-="]);
  assert.equal(await page.locator("li.game button").count(), 3);
});

test("an answer that never arrives: the result is sent again and done once", async (t) => {
  const desk = await publishedDesk(t);
  const { page, address } = await phoneOf(desk, { role: "helper", label: "Hall" });
  await page.goto(address);
  let lost = 0;
  await page.route("**/commands", async (route) => {
    if (lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await buttonOf(page, 3, "0-1").click();
  await page.locator("li[data-board='3'] .result", { hasText: "0-1" }).waitFor();
  assert.ok(lost >= 1);
  assert.deepEqual(await entered(desk), ["3 0-1"]);
});

test("both players report the same, and only then it counts; their own board comes first", async (t) => {
  const desk = await publishedDesk(t);
  const [first] = (await desk.state()).rounds[0].boards;
  const white = await phoneOf(desk, { role: "player", player: first.white, label: "White" });
  const black = await phoneOf(desk, { role: "player", player: first.black, label: "Black" });
  await white.page.goto(white.address);
  await white.page.getByText("You have White.").waitFor();
  await desk.look("phone-player", white.page);
  await white.page.setViewportSize({ width: 390, height: 844 });
  await white.page.locator("button[data-result='1-0']").click();
  await white.page.getByText("You have reported 1-0. Your opponent has not reported yet.").waitFor();
  assert.deepEqual(await entered(desk), []);
  await black.page.goto(black.address);
  await black.page.getByText("You have Black.").waitFor();
  await black.page.locator("button[data-result='1-0']").click();
  await black.page.locator(".result", { hasText: "1-0" }).waitFor();
  assert.deepEqual(await entered(desk), ["1 1-0"]);
});

test("two players who disagree are told so, the arbiter sees it, and one gives way", async (t) => {
  const desk = await publishedDesk(t);
  const [first] = (await desk.state()).rounds[0].boards;
  const white = await phoneOf(desk, { role: "player", player: first.white, label: "White" });
  const black = await phoneOf(desk, { role: "player", player: first.black, label: "Black" });
  await white.page.goto(white.address);
  await white.page.locator("button[data-result='1-0']").click();
  await white.page.getByText("You have reported 1-0.").waitFor();
  await black.page.goto(black.address);
  await black.page.getByText("Your opponent has reported a result; it counts when you report the same.").waitFor();
  await black.page.locator("button[data-result='0-1']").click();
  await black.page.getByText("You have reported 0-1, your opponent 1-0.").waitFor();
  await desk.look("phone-disagreement", black.page);
  await white.page.getByText("You have reported 1-0, your opponent 0-1.").waitFor(); // heard without a tap
  await desk.go(`/desk/${desk.slug}/lane`);
  await desk.page.getByText("the players disagree").waitFor();
  await white.page.getByRole("button", { name: "Take my report back" }).click();
  await white.page.getByText("Your opponent has reported a result").waitFor();
  await white.page.locator("button[data-result='0-1']").click();
  await white.page.locator(".result", { hasText: "0-1" }).waitFor();
  assert.deepEqual(await entered(desk), ["1 0-1"]);
  assert.deepEqual(desk.errors, []);
});

test("a link that is taken back while results wait: they are shown, not lost, and a new link sends them", async (t) => {
  const desk = await publishedDesk(t);
  const wish = { role: "helper", label: "Hall", from: 1, to: 2 };
  const { context, page, address } = await phoneOf(desk, wish);
  await page.goto(address);
  await context.setOffline(true);
  await buttonOf(page, 1, "1-0").click();
  await page.getByText("1 not sent yet").waitFor();
  const [link] = await desk.api(`/api/v1/tournaments/${desk.slug}/links`);
  await desk.api(`/api/v1/tournaments/${desk.slug}/links/revoke`, { link: link.link });
  desk.errors.length = 0; // of a network that is not there
  await context.setOffline(false);
  await page.getByText("This link was taken back, and the desk does not take these any more. Tell an arbiter: Table 1: 1-0").waitFor();
  assert.deepEqual(await entered(desk), []);
  const again = await desk.api(`/api/v1/tournaments/${desk.slug}/links`, wish);
  await page.goto(new URL(again.address, desk.base).href);
  await page.locator("li[data-board='1'] .result", { hasText: "1-0" }).waitFor();
  assert.deepEqual(await entered(desk), ["1 1-0"]);
});

test("what the desk refuses stays on the page until it is read", async (t) => {
  const desk = await publishedDesk(t);
  const [first] = (await desk.state()).rounds[0].boards;
  const { context, page, address } = await phoneOf(desk, { role: "helper", label: "Hall" });
  await page.goto(address);
  await context.setOffline(true);
  await buttonOf(page, 1, "1-0").click();
  await page.getByText("1 not sent yet").waitFor();
  await desk.command({ command: "enter-result", round: 1, white: first.white, black: first.black, was: "*", now: "0-1", via: "lane" });
  desk.errors.length = 0; // of a network that is not there
  await context.setOffline(false);
  await page.locator("#outbox .problem", { hasText: "Table 1: 1-0:" }).waitFor();
  await page.locator("li[data-board='1'] .result", { hasText: "0-1" }).waitFor();
  await desk.look("phone-refused", page);
  await page.getByRole("button", { name: "OK" }).click();
  await page.locator("#outbox .problem").waitFor({ state: "detached" });
});
