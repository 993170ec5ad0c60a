// Who comes in: links with a QR code, taken back at will; arbiters with an account.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, until } from "./harness.mjs";

after(closeBrowser);

test("a helper's link is made, followed, and taken back", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  const { page } = desk;
  await desk.go("/desk/club/access");
  await page.getByLabel("Whom it is for").fill("Helper left");
  await page.getByLabel("From board").fill("1");
  await page.getByLabel("To board").fill("2");
  await page.getByRole("button", { name: "Make the link" }).click();
  await page.getByAltText("QR code of the link").waitFor();
  await page.getByLabel("Name of the network").fill("Hall; 2");
  await page.getByLabel("Password of the network").fill("knights");
  await page.getByRole("button", { name: "Show the code" }).click();
  await page.getByAltText("QR code of the Wi-Fi").waitFor();
  await desk.look("access-link");
  const address = await page.locator(".mono").textContent();
  const helper = await desk.newContext();
  assert.equal((await helper.request.get(address)).ok(), true);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await page.getByText("whoever has it is out").waitFor();
  const stranger = await desk.newContext();
  assert.equal((await stranger.request.get(address)).status(), 403);
});

test("the screens of the hall are a link away, each with its part of the list", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  await desk.pairAndPublish();
  const { page } = desk;
  await desk.go("/desk/club/access");
  await page.getByLabel("How many screens share a list").fill("3");
  await page.getByLabel("The round begins at").fill("14:30");
  const address = await page.getByRole("link", { name: "part 2" }).first().getAttribute("href");
  assert.equal(address, "/t/club/screen/names?part=2&of=3&at=14%3A30");
  await desk.go(address);
  assert.equal(await page.locator("tbody tr").count(), 3);
  assert.ok((await desk.context.request.get(`${desk.base}/t/club/qr.svg`)).ok());
});

test("an arbiter is invited and signs in", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  const { page } = desk;
  await desk.go("/desk/club/access");
  await page.getByLabel("Login").fill("deputy");
  await page.getByLabel("Password, at least").fill("knights-and-bishops");
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByText("deputy can sign in now.").waitFor();
  const other = await desk.newPage(await desk.newContext());
  await desk.go("/login", other);
  await other.getByLabel("Login").fill("deputy");
  await other.getByLabel("Password").fill("knights-and-bishops");
  await other.getByRole("button", { name: "Sign in" }).click();
  await other.waitForURL(`${desk.base}/`);
  await desk.go("/desk/club", other);
  await other.getByRole("button", { name: "Pair round 1" }).waitFor();
  await desk.look("access");
});

test("settings are told back and stored", async (t) => {
  const desk = await Desk.open(t);
  await desk.make({ name: "Club", rounds: 5, players: names(8) });
  const { page } = desk;
  await desk.go("/desk/club/settings");
  await page.getByLabel("Chief arbiter").fill("The chief");
  await page.getByRole("button", { name: "Store" }).first().click();
  await page.getByText("The settings are stored.").waitFor();
  await page.getByLabel("Pairing numbers of players who do not meet").fill("1 2\n3 4 5");
  await page.getByRole("button", { name: "Store" }).nth(2).click();
  await page.getByText("Who is kept apart is stored.").waitFor();
  await page.getByLabel("Players of one club").selectOption("absolute");
  await page.getByRole("button", { name: "Store" }).nth(2).click();
  await until(async () => (await desk.state()).kept_apart.some((rule) => rule.by === "club"), "clubs are kept apart");
  const state = await desk.state();
  assert.deepEqual(state.kept_apart, [{ by: "club", strength: "absolute" }]);
  assert.equal(state.event.chief_arbiter, "The chief");
  assert.deepEqual(state.apart.map((group) => group.players), [[1, 2], [3, 4, 5]]);
  await desk.look("settings");
});
