// Spanish and Czech, on every screen: nothing sticks out where words are longer, and the page says its language.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { closeBrowser, Desk, names, settled } from "./harness.mjs";

after(closeBrowser);

const screens = ["", "/players", "/lane", "/slips", "/check", "/edit", "/standings", "/crosstable", "/prizes", "/norms", "/ratings", "/charts", "/history", "/settings", "/access"];

for (const [locale, headings] of Object.entries({ es: ["Ronda", "Jugadores"], cs: ["Kolo", "Hráči"] })) {
  test(`the desk in ${locale}`, async (t) => {
    const desk = await Desk.open(t, { locale });
    await desk.make({ name: "Club", rounds: 5, players: names(8) });
    await desk.pairAndPublish();
    await desk.play();
    await desk.command({ command: "pair-round" });
    const { page } = desk;
    for (const screen of screens) {
      await page.setViewportSize({ width: 360, height: 800 });
      await desk.go(`/desk/club${screen}`);
      await page.locator("#screen > *").first().waitFor();
      await settled(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${screen}: ${wide} pixels stick out`);
      assert.equal(await page.getAttribute("html", "lang"), locale);
    }
    await desk.go("/desk/club/players");
    await page.getByRole("heading", { name: headings[1] }).waitFor();
    await desk.look(`words-players-${locale}`);
    await desk.go("/desk/club");
    await page.getByRole("heading", { name: headings[0] }).first().waitFor();
    await desk.look(`words-round-${locale}`);
    await page.keyboard.press("x");
    await page.locator(".statements li").first().waitFor();
    const said = (await page.locator(".statements li").allTextContents()).join(" ");
    assert.doesNotMatch(said, /\b(the|and|players|colour|meets?)\b/, "what the rules say is in the language of the reader");
    await desk.look(`words-why-${locale}`);
  });
}
