"""How much can the server carry? Beside boardgame.io on Node, in the same run.

Hundreds of tables of four play as fast as they are asked, over real sockets on loopback. The figure
is moves per CPU second of the server's own process. Ours judges every move by the rules, writes it
durably to SQLite and tells each seat what it may know; boardgame.io keeps its matches in memory and
plays a game that does next to nothing, with updates as long as ours (``boardgameio/``).

A game that is over leaves its table idle, and then fewer moves share a commit: where many are over
in the end, take more tables or fewer seconds.

*Half load* is half of the moves per second that the same server carried at full speed: there the
time from sending a move to its last delivery is of interest.

Memory is what a table with four sockets adds to the server's process, after it has been set.

Then matches with bots (``server_bots.py``): one person with three everyday bots at each table, and
the same with one hostile person beside them, who has the server's limits for a person. Of interest
are how long after its time a bot moves, how long the honest wait, and memory.

Contenders take turns, round by round, so that a slow minute of the machine is shared: ratios are
taken within a round, medians over the rounds. It reports, good or bad: the exit code is
0 either way.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from server_load import rss_mb

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
PEER: Final = HERE / "boardgameio"
COMPILED: Final = ROOT / "build" / "compiled"
EXAMPLE: Final = "example: python bench/server.py --tables 300 --seconds 5 --rounds 3"
PORT: Final = 18_400
LIMITS: Final[Mapping[str, int | str]] = {  # none that would be reached
    "messages_per_second": 1_000_000, "requests_per_second": 1_000_000,
    "sockets_per_address": 1_000_000, "guests_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000, "proxies": "127.0.0.1", "workers": 1,
}  # fmt: skip
PERSONS: Final[Mapping[str, int | str]] = {  # those of addresses alone: all come from here
    "requests_per_second": 1_000_000, "sockets_per_address": 1_000_000,
    "guests_per_hour": 1_000_000, "tables_per_hour": 1_000_000, "proxies": "127.0.0.1",
    "workers": 2,
}  # fmt: skip
GOAL_MS: Final = 100.0
WITH_BOTS: Final = {"antayagi": 100, "antheno": 30, "tanxi": 100}  # tables
ATTACKED: Final = 10  # tables of Antheno beside somebody hostile
ATTACKS: Final = ("none", "draws", "hints", "packs")
FIGURES: Final = (
    "bots_moves_per_s", "late_p50_ms", "late_p99_ms", "wait_p50_ms", "wait_p99_ms", "rss_mb",
    "workers_rss_mb",
)  # fmt: skip


class Contender(NamedTuple):
    """A server under load."""

    name: str
    game: str | None  # of ours; None: boardgame.io
    compiled: bool = False
    goal: float = 1.0  # times the moves per CPU second of boardgame.io


OURS: Final = (
    Contender("AntaYagí, source", "antayagi"),
    Contender("AntaYagí, compiled", "antayagi", compiled=True, goal=1.5),
    Contender("Tanxi, source", "tanxi"),
    Contender("Tanxi, compiled", "tanxi", compiled=True, goal=1.2),
)
ENGINES: Final = {"source": False, "compiled": True}
THEIRS: Final = Contender("boardgame.io", None)


# Servers


@contextmanager
def serving(
    one: Contender, update: int, limits: Mapping[str, int | str] = LIMITS
) -> Iterator[subprocess.Popen[bytes]]:
    """A server of this contender, and its folder, while the block runs."""
    with tempfile.TemporaryDirectory() as folder:
        ours = one.game is not None
        process = start_ours(one, Path(folder), limits) if ours else start_peer(update)
        try:
            wait_for(one, process)
            yield process
        finally:
            process.terminate()
            process.wait(60)


def start_ours(
    one: Contender, folder: Path, limits: Mapping[str, int | str]
) -> subprocess.Popen[bytes]:
    """Sobremesa with a database of its own."""
    said = {f"SOBREMESA_{name.upper()}": str(value) for name, value in limits.items()}
    said["SOBREMESA_DATABASE"] = f"sqlite:///{folder / 'sobremesa.db'}"
    said["PYTHONPATH"] = str(COMPILED if one.compiled else ROOT / "src")
    command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(PORT)]
    return subprocess.Popen(command, env=os.environ | said, stderr=subprocess.DEVNULL)


def start_peer(update: int) -> subprocess.Popen[bytes]:
    """boardgame.io with updates of this length."""
    command = ["node", "server.mjs", "--port", str(PORT), "--filler", str(update)]
    return subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL)


def wait_for(one: Contender, process: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    path = "/healthz" if one.game else "/games"
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"{one.name} has ended with {process.returncode}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}"):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{one.name} does not answer")


# Loads


def run_load(
    one: Contender, process: subprocess.Popen[bytes], said: argparse.Namespace, rate: float | None
) -> dict[str, Any]:
    """What the guests of one load saw."""
    options = ["--url", f"http://127.0.0.1:{PORT}", "--tables", str(said.tables)]
    options += ["--seconds", str(said.seconds), "--pid", str(process.pid)]
    options += [] if rate is None else ["--rate", f"{rate:.1f}"]
    if one.game is None:
        command, folder = ["node", "load.mjs", *options], PEER
    else:
        command = [sys.executable, str(HERE / "server_load.py"), "--game", one.game, *options]
        folder = ROOT
    return run(one, command, folder, 300 + said.seconds)


def run(one: Contender, command: list[str], folder: Path, limit: float) -> dict[str, Any]:
    """The line of JSON that this prints."""
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=limit, check=False)
    if done.returncode:
        raise SystemExit(f"the load on {one.name} failed:\n{done.stderr.decode()[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def with_bots(game: str, tables: int, attack: str, said: argparse.Namespace) -> dict[str, Any]:
    """What people with bots saw, and somebody hostile beside them."""
    one = Contender(f"{game} with bots", game, compiled=COMPILED.is_dir())
    command = [sys.executable, str(HERE / "server_bots.py"), "--game", game, "--attack", attack]
    command += ["--url", f"http://127.0.0.1:{PORT}", "--tables", str(tables)]
    with serving(one, said.update, PERSONS) as process:
        command += ["--seconds", str(said.with_bots), "--pid", str(process.pid)]
        return run(one, command, ROOT, 300 + said.with_bots)


def measure(one: Contender, said: argparse.Namespace, update: int) -> dict[str, float]:
    """A fresh server at full speed, and another one at half load."""
    with serving(one, update) as process:
        before = rss_mb(process.pid)
        full = run_load(one, process, said, None)
    speed = full["moves"] / full["seconds"]
    with serving(one, update) as process:
        half = run_load(one, process, said, speed / 2)
    return {
        "moves per CPU second": full["moves"] / full["server_cpu_s"],
        "moves per second": speed,
        "updates per move": full["updates"] / full["moves"] if one.game else 4.0,
        "bytes per update": full["bytes_per_update_mean"],
        "p50 ms, half load": half["p50_ms"],
        "p99 ms, half load": half["p99_ms"],
        "p50 ms, full": full["p50_ms"],
        "p99 ms, full": full["p99_ms"],
        "kB per table and 4 sockets": 1000 * (full["server_rss_mb"] - before) / said.tables,
        "guests' CPU, % of a core": 100 * full["load_cpu_s"] / full["seconds"],
        "games over in the end, %": 100 * full["over"] / said.tables if one.game else 0.0,
    }


# Reporting


def report(found: dict[str, list[dict[str, float]]], console: Console) -> None:
    """The medians, and the ratios to boardgame.io."""
    medians = {
        name: {what: median(one[what] for one in rounds) for what in rounds[0]}
        for name, rounds in found.items()
    }
    table = Table("", *medians, title="Medians")
    for what in next(iter(medians.values())):
        table.add_row(what, *[f"{one[what]:,.1f}" for one in medians.values()])
    console.print(table)
    for one in OURS:
        if one.name in found:
            times = ratios(found[one.name], found.get(THEIRS.name, []))
            console.print(verdict(one, medians[one.name]["p99 ms, half load"], times))


def ratios(ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> list[float]:
    """Round by round, since a slow minute of the machine slows both."""
    what = "moves per CPU second"
    return sorted(one[what] / other[what] for one, other in zip(ours, theirs, strict=False))


def verdict(one: Contender, late: float, times: list[float]) -> str:
    """One of ours against the goals."""
    said = [f"p99 at half load {late:.0f} ms: {'reached' if late < GOAL_MS else 'missed'}"]
    if times:
        each = ", ".join(f"{time:.2f}" for time in times)
        said.insert(
            0,
            f"{median(times):.2f} times the moves per CPU second of boardgame.io ({each}; goal "
            f"{one.goal}): {'reached' if median(times) >= one.goal else 'missed'}",
        )
    return f"{one.name}: " + "; ".join(said)


def report_with_bots(said: argparse.Namespace, console: Console) -> None:
    """How long bots and people wait, alone and beside somebody hostile."""
    wanted = [(game, tables, "none") for game, tables in WITH_BOTS.items()]
    wanted += [("antheno", ATTACKED, attack) for attack in ATTACKS]
    if said.quick:
        wanted = [(game, 2, attack) for game, _, attack in wanted]
    table = Table("game", "tables", "hostile", *FIGURES, title="One person and three bots each")
    for game, tables, attack in wanted:
        found = with_bots(game, tables, attack, said)
        found["workers_rss_mb"] = max(found["workers_rss_mb"], default=0.0)
        table.add_row(game, str(tables), attack, *[_figure(found[name]) for name in FIGURES])
    console.print(table)


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:,.1f}"


def contenders(engines: list[str], console: Console) -> list[Contender]:
    """Those of these engines that can run here."""
    wanted = [one for one in OURS if one.compiled in {ENGINES[name] for name in engines}]
    chosen = [one for one in wanted if not one.compiled or COMPILED.is_dir()]
    if len(chosen) < len(wanted):
        console.print("No compiled engine: `make compile` builds one.")
    if shutil.which("npm") is None:
        console.print("No Node here: boardgame.io is left out.")
        return chosen
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
    return [*chosen, THEIRS]


def main() -> None:
    """Measure all, round by round."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--update", type=int, default=1400, help="bytes of boardgame.io's updates")
    parser.add_argument("--engines", nargs="+", choices=list(ENGINES), default=list(ENGINES))
    parser.add_argument("--with-bots", type=float, default=20.0, help="seconds with bots; 0: never")
    parser.add_argument("--quick", action="store_true", help="every step, in seconds")
    said = parser.parse_args()
    if said.quick:
        said.tables, said.seconds, said.rounds, said.with_bots = 100, 0.5, 1, 1.0
    console = Console(width=130)
    chosen = contenders(said.engines, console)
    found: dict[str, list[dict[str, float]]] = {one.name: [] for one in chosen}
    with ExitStack() as stack:
        bar = stack.enter_context(Progress(console=Console(stderr=True)))
        task = bar.add_task("measuring", total=said.rounds * len(chosen))
        for _ in range(said.rounds):
            for one in chosen:
                bar.update(task, description=one.name)
                found[one.name].append(measure(one, said, said.update))
                bar.advance(task)
    report(found, console)
    if said.with_bots:
        report_with_bots(said, console)


if __name__ == "__main__":
    main()
