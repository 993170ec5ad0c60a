#!/usr/bin/env python3
"""Looks for situations that take long to pair: draws events at random, system by system, pairs one of their rounds and
prints the slowest.

    search_worst.py PROGRAM [--systems dutch,lim] [--situations 200] [--seed 1] [--seconds 300] [--keep FOLDER]

A situation is a seed: the same one gives the same event on every machine. What is measured is processor time of the
whole process, the least of three runs, less that of the first round of the same file, which reads as much and pairs
nobody twice. The search stops after so many seconds of processor time a system, whatever is left."""
import argparse
import dataclasses
import math
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

LIMIT = 60  # seconds a single command may take; what needs longer counts as so much
LENGTHS = ("few", "half", "nearly all")


@dataclasses.dataclass
class Situation:
    seed: int
    players: int
    rounds: int
    length: str
    round: int
    settings: dict
    apart: str

    def describe(self):
        settings = ", ".join(f"{name} {value}" for name, value in self.settings.items() if value or "Draw" in name)
        return f"{self.players} players, round {self.round} ({self.length}), {settings}, apart {self.apart}"


def rounds_of(length, players, chance):
    most = max(1, players - 2 + players % 2)
    if length == "few":
        return min(most, chance.randint(2, 3 + math.ceil(math.log2(players))))
    if length == "half":
        return chance.randint(1, max(1, most // 2))
    return max(1, most * 4 // 5)


def draw(seed, most_players):
    """The event of this seed: sizes are drawn by their logarithm, everything else evenly."""
    chance = random.Random(seed)
    players = round(math.exp(chance.uniform(math.log(8), math.log(most_players))))
    length = chance.choices(LENGTHS, weights=(6, 2, 1))[0]
    if length != "few":
        players = min(players, 120)
    rounds = rounds_of(length, players, chance)
    settings = {
        "DrawPercentage": chance.choice((0, 10, 30, 60, 100)),
        "ForfeitPerMille": chance.choice((0, 0, 20, 200)),
        "WithdrawalRate": chance.choice((0, 0, 10, 50)),
        "LateEntryRate": chance.choice((0, 0, 50)),
        "ForbiddenGroups": chance.choice((0, 0, 0, 5, players // 4)),
        "LowestRating": chance.choice((1000, 2400)),
    }
    apart = chance.choices(("none", "federation", "rating:300"), weights=(8, 1, 1))[0]
    return Situation(seed, players, rounds, length, chance.randint((rounds + 1) // 2, rounds), settings, apart)


def spent():
    """Processor time of all commands so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds_of(command):
    """Processor time of a command; the limit if it had to be stopped, none if it refused."""
    before = spent()
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return float(LIMIT)
    return spent() - before if done.returncode == 0 else None


def least(command):
    times = [seconds_of(command) for _ in range(3)]
    return None if None in times else min(times)


def measure(program, system, situation, folder):
    """Milliseconds to pair the round of the situation; none if there is no such event."""
    config = folder / "situation.properties"
    event = folder / f"{system}-{situation.seed}.json"
    lines = {"PlayersNumber": situation.players, "RoundsNumber": situation.rounds, **situation.settings}
    config.write_text("".join(f"{name}={value}\n" for name, value in lines.items()))
    made = seconds_of([program, "generate", "--config", config, "--system", system, "--seed", str(situation.seed),
                       "--apart", situation.apart, "--to", "json", "-o", event])
    if made is None or not event.exists():
        return None
    pair = [program, "pair", event, "--system", system, "--round"]
    taken, first = least(pair + [str(situation.round)]), least(pair + ["1"])
    return None if taken is None or first is None else max(0.0, (taken - first) * 1000)


def search(options, system, folder):
    found, start = [], spent()
    for seed in range(options.seed, options.seed + options.situations):
        if spent() - start > options.seconds:
            break
        situation = draw(seed, options.players)
        milliseconds = measure(options.program, system, situation, folder)
        if milliseconds is not None:
            found.append((milliseconds, situation))
    print(f"{system}: {len(found)} situations")
    for milliseconds, situation in sorted(found, key=lambda one: -one[0])[:options.show]:
        each = milliseconds * 1000 / (situation.players * max(1, situation.round - 1))
        print(f"  {milliseconds:8.1f} ms, {each:7.2f} µs a result: seed {situation.seed}, {situation.describe()}")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--systems", default="dutch-2026,dutch-2017,burstein,dubov,lim,double-swiss")
    parser.add_argument("--situations", type=int, default=200)
    parser.add_argument("--players", type=int, default=1000, help="at most; 120 where half of the rounds are behind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300, help="of processor time, a system")
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--keep", type=pathlib.Path, help="leave the events in this folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for system in options.systems.split(","):
            search(options, system, folder)


if __name__ == "__main__":
    main()
