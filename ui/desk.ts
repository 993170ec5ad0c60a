// The screens of the arbiters: one script, which shows the screen the page names.
import { State } from "./lib/state";
import { showAccess } from "./screens/access";
import { showBracket } from "./screens/bracket";
import { showCharts } from "./screens/charts";
import { showCheck } from "./screens/check";
import { showCommittee } from "./screens/committee";
import { showCrosstable } from "./screens/crosstable";
import { showEdit } from "./screens/edit";
import { showHistory } from "./screens/history";
import { showLane } from "./screens/lane";
import { showNorms } from "./screens/norms";
import { showPlayers } from "./screens/players";
import { showPrizes } from "./screens/prizes";
import { showRatings } from "./screens/ratings";
import { showRound } from "./screens/round";
import { showSettings } from "./screens/settings";
import { showSlips } from "./screens/slips";
import { showStandings } from "./screens/standings";
import { showStart } from "./screens/start";
import { showTables } from "./screens/tables";
import { showTeams } from "./screens/teams";
import { showVotes } from "./screens/votes";

const screens: Record<string, (place: HTMLElement) => void> = {
  start: showStart,
  round: showRound,
  players: showPlayers,
  lane: showLane,
  slips: showSlips,
  check: showCheck,
  edit: showEdit,
  history: showHistory,
  standings: showStandings,
  crosstable: showCrosstable,
  prizes: showPrizes,
  norms: showNorms,
  ratings: showRatings,
  charts: showCharts,
  bracket: showBracket,
  teams: showTeams,
  committee: showCommittee,
  votes: showVotes,
  settings: showSettings,
  access: showAccess,
};

const place = document.getElementById("screen");
const isAtTables = (): boolean => State.fromPage().now.tables !== undefined;
const show = place?.dataset.screen === "round" && isAtTables() ? showTables : screens[place?.dataset.screen ?? ""];
if (place && show) show(place);
