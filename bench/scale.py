"""What a table costs, a move, a socket, a stored game, a bot's move, and a second node.

``docs/scale.md`` reckons from these figures what many players need.

**nodes** Tables of four play as fast as they are asked, at one server alone on SQLite, at one node
and at two, with a real PostgreSQL and NATS (``server_load.py``). At two nodes half of the sockets
come in at the node that is not their table's home. *Two at home* are the same two nodes where
everybody comes in at the home of their table. *Two apart* are two single nodes, each with a
PostgreSQL and a NATS of its own, that know nothing of each other: what they have less than one is
what the machine takes when more of it is busy, and what two nodes have less than those is what we
take. Counted is the CPU of all nodes with their workers, of NATS, and of PostgreSQL. Then the same
at a steady rate, far below what they could do. Two have twice as many tables: a node is added for
more people. Layouts take turns, round by round: ratios are taken within a round, medians over the
rounds.

**memory** What tables and sockets add to the processes of two nodes (``scale_memory.py``).

**bots** What a bot's move takes of a worker and of the server, by level (``scale_bots.py``).

**starved** People with everyday bots at two nodes, half of them not at their table's home, and the
same beside one person who lets the highest level search at twenty tables (``server_bots.py``). How
long the others wait for answers and for bots, beside and alone, is a ratio within a round; rounds
and the two take turns.

**stored** What a finished game takes in the database (``archive.py``).

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from scale_bots import bot_cost, kinds
from scale_memory import memory_of
from scale_nodes import Served, served
from server import COMPILED, HERE, PERSONS, PORT, ROOT
from server_load import PLAIN

from sobremesa.games import GAMES

EXAMPLE: Final = "example: python bench/scale.py --only nodes --games antayagi --rounds 5"
PARTS: Final = ("nodes", "memory", "bots", "starved", "stored")


class Layout(NamedTuple):
    """How servers stand to each other."""

    clusters: int  # that know nothing of each other
    nodes: int  # of each; none: a server alone
    at_home: bool = False  # whether everybody comes in where their table lives


LAYOUTS: Final = {
    "alone": Layout(1, 0),
    "one node": Layout(1, 1),
    "two apart": Layout(2, 1, at_home=True),
    "two at home": Layout(1, 2, at_home=True),
    "two nodes": Layout(1, 2),
}
COMPARED: Final = (  # moves per CPU second of the one against the other
    ("two nodes", "one node"),
    ("two apart", "one node"),
    ("two at home", "two apart"),
    ("two nodes", "two apart"),
)
GOAL: Final = 0.85  # of one node's moves per CPU second, with two
STARVED_GOAL: Final = 2.0  # times the calm p99
STARVED: Final = {  # what people wait for
    "until an answer is acknowledged": "wait_p99_ms",
    "until the next thing happens at one's table": "gap_p99_ms",
}
PER_CPU: Final = "moves per CPU second of all nodes"
PER_CPU_OF_ALL: Final = "the same, with NATS and PostgreSQL"

Figures = dict[str, float]


# Nodes


def load_on(
    found: list[Served], game: str, said: argparse.Namespace, rate: float, *, at_home: bool
) -> dict[str, Any]:
    """What the guests of one load saw; at rate 0 as fast as they are asked."""
    urls = [url for one in found for url in one.urls]
    pids = [pid for one in found for pid in one.nodes]
    pids += [pid for one in found for pid in one.needed]
    command = [sys.executable, str(HERE / "server_load.py"), "--game", game]
    command += ["--tables", str(said.tables * len(urls)), "--seconds", str(said.seconds)]
    command += [word for url in urls for word in ("--url", url)]
    command += [word for pid in pids for word in ("--pid", str(pid))]
    command += ["--rate", str(rate * len(urls))] if rate else []
    command += ["--at-home"] if at_home else []
    done = subprocess.run(
        command, cwd=ROOT, env=_environ(), capture_output=True, timeout=600, check=False
    )
    if done.returncode:
        raise SystemExit(f"the load failed:\n{done.stderr.decode()[-2000:]}")
    saw: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return saw


def measure(layout: str, game: str, said: argparse.Namespace, rate: float) -> Figures:
    """Fresh servers under load."""
    clusters, nodes_of_each, at_home = LAYOUTS[layout]
    with ExitStack() as stack:
        found = [
            stack.enter_context(served(nodes_of_each, PORT + number)) for number in range(clusters)
        ]
        before = _written(found)
        saw = load_on(found, game, said, rate, at_home=at_home)
        written = _written(found) - before
        stored = [one.stored() for one in found]
    count = sum(len(one.nodes) for one in found)
    nodes, needed = sum(saw["cpu_s"][:count]), saw["cpu_s"][count:]
    nats, postgres = sum(needed[::2]), sum(needed[1::2])
    moves, entries = saw["moves"], max(1, sum(one.entries for one in stored))
    return {
        PER_CPU: moves / nodes,
        PER_CPU_OF_ALL: moves / (nodes + nats + postgres),
        "moves per second": moves / saw["seconds"],
        "CPU of nodes, ms a move": 1000 * nodes / moves,
        "CPU of NATS, ms a move": 1000 * nats / moves,
        "CPU of PostgreSQL, ms a move": 1000 * postgres / moves,
        "bytes in `log`, an entry": sum(one.bytes for one in stored) / entries,
        "bytes written ahead, an entry": written / entries,
        "p50 ms": saw["p50_ms"],
        "p99 ms": saw["p99_ms"],
        "guests' CPU, % of a core": 100 * saw["load_cpu_s"] / saw["seconds"],
    }


def _written(found: list[Served]) -> int:
    """Bytes that were written ahead so far."""
    return sum(one.stored().wal for one in found)


def report_nodes(said: argparse.Namespace, console: Console) -> None:
    """One node beside two, at full speed and at a steady rate."""
    layouts = [layout for layout in LAYOUTS if layout in said.layouts]
    rates = (0.0, said.rate) if said.rate else (0.0,)
    wanted = [(game, rate) for game in said.games for rate in rates]
    with ExitStack() as stack:
        bar = stack.enter_context(Progress(console=Console(stderr=True)))
        task = bar.add_task("nodes", total=len(wanted) * said.rounds * len(layouts))
        for game, rate in wanted:
            found: dict[str, list[Figures]] = {layout: [] for layout in layouts}
            for _ in range(said.rounds):
                for layout, rounds in found.items():
                    bar.update(task, description=f"{game}, {layout}")
                    rounds.append(measure(layout, game, said, rate))
                    bar.advance(task)
            how = f"{rate:.0f} moves a second at each" if rate else "as fast as can be"
            print_nodes(f"{game}, {how}", found, console)


def print_nodes(title: str, found: dict[str, list[Figures]], console: Console) -> None:
    """The medians, and how two nodes compare with one."""
    table = Table("", *found, title=title)
    for what in next(iter(found.values()))[0]:
        table.add_row(
            what, *[f"{median(one[what] for one in rounds):,.2f}" for rounds in found.values()]
        )
    console.print(table)
    for more, fewer in COMPARED:
        if more not in found or fewer not in found:
            continue
        for what in (PER_CPU, PER_CPU_OF_ALL):
            ratios = [
                one[what] / other[what]
                for one, other in zip(found[more], found[fewer], strict=True)
            ]
            ratio, each = median(ratios), ", ".join(f"{one:.2f}" for one in sorted(ratios))
            verdict = f"; {GOAL}: {'reached' if ratio >= GOAL else 'missed'}"
            goal = verdict if (more, fewer) == COMPARED[0] else ""
            console.print(f"{title}: {more} have {ratio:.2f} of {fewer}'s {what} ({each}{goal})")


# Memory, bots, and what is stored


def report_memory(said: argparse.Namespace, console: Console) -> None:
    """What tables and sockets take."""
    title = f"kB of memory, {said.tables} tables after {said.moves} moves each"
    table = Table("game", "a table", "a socket", "at its edge", "at its home", title=title)
    for game in _told(said.games, "memory"):
        with served(2) as found:
            one = asyncio.run(memory_of(game, found.urls, found.nodes, said.tables, said.moves))
        table.add_row(game, *[f"{figure:,.1f}" for figure in one])
    console.print(table)


def report_bots(said: argparse.Namespace, console: Console) -> None:
    """What bots' moves cost."""
    title = "ms of the processor for a bot's move"
    table = Table("game", "level", "moves", "worker", "server", title=title)
    wanted = [one for one in kinds() if not said.quick or one[0] in said.games]
    for game, level in _told(wanted, "bots"):
        cost = bot_cost(game, level, said.bots_seconds)
        table.add_row(game, level, f"{cost.moves:.0f}", f"{cost.worker:.2f}", f"{cost.server:.2f}")
    console.print(table)


def starve(said: argparse.Namespace, attack: str) -> dict[str, Any]:
    """What people saw at fresh nodes, perhaps beside somebody who asks for much."""
    command = [sys.executable, str(HERE / "server_bots.py"), "--game", said.starved_game]
    command += ["--tables", str(said.starved_tables), "--seconds", str(said.starved_seconds)]
    with served(2, limits=PERSONS) as found:
        command += [word for url in found.urls for word in ("--url", url)]
        command += [word for pid in found.nodes for word in ("--pid", str(pid))]
        command += ["--attack", attack]
        done = subprocess.run(
            command, cwd=ROOT, env=_environ(), capture_output=True, timeout=600, check=False
        )
    if done.returncode:
        raise SystemExit(f"the load failed:\n{done.stderr.decode()[-2000:]}")
    saw: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return saw


def report_starved(said: argparse.Namespace, console: Console) -> None:
    """How long people wait, alone and beside one who asks for much."""
    rounds = [
        {attack: starve(said, attack) for attack in ("none", "searches")}
        for _ in _told(range(said.rounds), "starved")
    ]
    title = f"{said.starved_tables} tables of {said.starved_game}, with three bots each"
    table = Table("", "calm", "beside 20 tables of searches", "ratio", title=title)
    for name in rounds[0]["none"]:
        if name != "workers_rss_mb":
            calm, beside = (
                median(one[attack][name] or 0.0 for one in rounds)
                for attack in ("none", "searches")
            )
            table.add_row(name, f"{calm:,.1f}", f"{beside:,.1f}", f"{_ratio(rounds, name):.2f}")
    console.print(table)
    for what, name in STARVED.items():
        ratio = _ratio(rounds, name)
        verdict = "reached" if ratio <= STARVED_GOAL else "missed"
        console.print(f"p99 {what}: {ratio:.2f} times the calm one ({STARVED_GOAL}: {verdict})")


def _ratio(rounds: list[dict[str, dict[str, Any]]], name: str) -> float:
    """How much larger this is beside searches than without; what nobody saw counts as nothing."""
    return median((one["searches"][name] or 0.0) / (one["none"][name] or 1.0) for one in rounds)


def report_stored(said: argparse.Namespace, console: Console) -> None:
    """What a finished game takes."""
    console.print("Bytes of a finished game in SQLite, before and after it is archived")
    command = [sys.executable, str(HERE / "archive.py"), "--games", str(said.stored)]
    subprocess.run(command, cwd=ROOT, env=_environ(), check=True)


def _told(things: Sequence[Any], what: str) -> Iterator[Any]:
    """These, one after the other, and how far we are."""
    with Progress(console=Console(stderr=True)) as bar:
        yield from bar.track(things, description=what)


def _environ() -> dict[str, str]:
    """For programs that are to run on the compiled engine, where there is one."""
    path = COMPILED if COMPILED.is_dir() else ROOT / "src"
    return os.environ | {"PYTHONPATH": str(path)}


def main() -> None:
    """Measure what is wanted."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="these parts alone")
    parser.add_argument("--games", nargs="+", choices=list(PLAIN), default=list(PLAIN))
    parser.add_argument(
        "--layouts", nargs="+", choices=list(LAYOUTS), default=list(LAYOUTS), help="of nodes"
    )
    parser.add_argument("--tables", type=int, default=150, help="of each node")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each load")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=200.0, help="steady, at each node; 0: never")
    parser.add_argument("--moves", type=int, default=150, help="of a table whose memory is told")
    parser.add_argument("--bots-seconds", type=float, default=6.0, help="of each level")
    parser.add_argument("--starved-game", choices=list(GAMES), default="tanxi")
    parser.add_argument("--starved-tables", type=int, default=20)
    parser.add_argument("--starved-seconds", type=float, default=30.0)
    parser.add_argument("--stored", type=int, default=20, help="games of each kind; at most 20")
    parser.add_argument("--quick", action="store_true", help="every step, in seconds")
    said = parser.parse_args()
    if said.quick:
        said.tables, said.seconds, said.rounds, said.moves = 100, 0.5, 1, 10
        said.games, said.rate, said.bots_seconds, said.stored = ["antayagi"], 0.0, 0.5, 1
        said.starved_tables, said.starved_seconds = 2, 2.0
    console = Console(width=120)
    if not COMPILED.is_dir():
        console.print("No compiled engine: `make compile` builds one.")
    reports = {
        "nodes": report_nodes, "memory": report_memory, "bots": report_bots,
        "starved": report_starved, "stored": report_stored,
    }  # fmt: skip
    for part in said.only:
        reports[part](said, console)


if __name__ == "__main__":
    main()
