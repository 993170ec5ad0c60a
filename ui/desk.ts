// The screens of the arbiters: one script, which shows the screen the page names.
import { showLane } from "./screens/lane";
import { showPlayers } from "./screens/players";
import { showRound } from "./screens/round";
import { showStart } from "./screens/start";

const screens: Record<string, (place: HTMLElement) => void> = {
  start: showStart,
  round: showRound,
  players: showPlayers,
  lane: showLane,
};

const place = document.getElementById("screen");
const name = place?.dataset.screen ?? "";
const show = screens[name];
if (place && show) show(place);
