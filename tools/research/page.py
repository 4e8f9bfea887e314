"""docs/research.md: what stands between its marks is written anew from the data beside it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
from tools.marks import between_marks
from tools.research.problems import Problem, Spread, reach_of_intraclass

from sobremesa.games import GAMES
from sobremesa.research.evaluating import BASELINE, Evaluation
from sobremesa.research.printing import markdown
from sobremesa.research.protocols import PROTOCOLS, BenchmarkProtocol

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "research.md"
FOLDER: Final = ROOT / "docs" / "research"

PartT = TypeVar("PartT", bound=msgspec.Struct)


class Place(NamedTuple):
    """Where the data lie."""

    folder: Path

    @property
    def rows(self) -> Path:
        """The rows of the tables, a line each."""
        return self.folder / "rows.jsonl"

    @property
    def problems(self) -> Path:
        """What was measured of the games, a line each."""
        return self.folder / "problems.jsonl"


def read_rows(place: Place) -> list[Evaluation]:
    """All rows that were ever kept."""
    return _lines(place.rows, Evaluation)


def read_problems(place: Place) -> list[Problem]:
    """What was measured of each game."""
    return _lines(place.problems, Problem)


def _lines(file: Path, kind: type[PartT]) -> list[PartT]:
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in file.read_bytes().splitlines()]


def write_lines(file: Path, parts: Sequence[msgspec.Struct]) -> None:
    """The data, a line each."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(part) + b"\n" for part in parts))


def is_current(row: Evaluation) -> bool:
    """Whether a row is of the protocol, the rules, the box and the encoding that are played now."""
    game, protocol = GAMES[row.game], PROTOCOLS[row.game]
    options = game.read_options(dict(game.unattended))
    played = [(one.players, one.opponent, one.deals) for one in row.results]
    return (
        not row.quick
        and row.protocol == protocol.version
        and row.rules_version == game.rules_version
        and row.encoding == game.encoding(options).version
        and row.pack == game.pack(options).hash
        and played == [msgspec.structs.astuple(one) for one in protocol.challenges]
    )


def page(text: str, rows: Sequence[Evaluation], problems: Sequence[Problem]) -> str:
    """The page with everything between its marks written anew."""

    def part(named: str) -> str:
        what, _, game = named.partition(" ")
        if what == "problems":
            return _problems(problems)
        if what == "protocols":
            return _protocols()
        current = [row for row in rows if row.game == game and is_current(row)]
        return _table(PROTOCOLS[game], current)

    return between_marks(text, "research", part)


def _protocols() -> str:
    lines = [
        "| game | version | against | players | deals | games | seed | budget |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for protocol in PROTOCOLS.values():
        for number, one in enumerate(protocol.challenges):
            lines.append(
                f"| {GAMES[protocol.game].title} | {protocol.version} | `{one.opponent}` |"
                f" {one.players} | {one.deals} | {one.deals * one.players} |"
                f" {protocol.seed + number} | {protocol.budget} |"
            )
    return "\n".join(lines)


def ours(game: str) -> tuple[str, ...]:
    """Who of ours has a row of this game, or should have."""
    return (*GAMES[game].bots, BASELINE)


def _table(protocol: BenchmarkProtocol, rows: Sequence[Evaluation]) -> str:
    if not rows:
        return "Nobody has been evaluated yet."
    evaluated = {row.agent for row in rows}
    missing = [name for name in ours(protocol.game) if name not in evaluated]
    left = f"\n\nNot yet evaluated: {', '.join(f'`{name}`' for name in missing)}."
    return markdown(protocol, rows) + (left if missing else "")


def _problems(problems: Sequence[Problem]) -> str:
    heads = ["", *[f"{GAMES[one.game].title}, {one.players} players" for one in problems]]
    lines: list[list[str]] = [heads, ["---", *["---:"] * len(problems)]]
    lines += [
        ["moves a game", *[_spread(one.moves) for one in problems]],
        ["steps a game", *[_spread(one.steps) for one in problems]],
        ["numbers in a row", *[str(one.numbers) for one in problems]],
        ["actions", *[str(one.actions) for one in problems]],
        ["moves open to who is asked", *[_spread(one.open) for one in problems]],
        ["the most", *[str(one.widest) for one in problems]],
        ["of which the list is complete", *[_part(one.all_listed) for one in problems]],
        ["paths of a game", *[f"10^{one.paths:.0f}" for one in problems]],
        ["hands of the others, log10", *[_hidden(one) for one in problems]],
        ["moves after which luck is asked", *[_part(one.chance) for one in problems]],
        ["of winning decided by deal and seat", *[_deal(one) for one in problems]],
    ]
    played = "; ".join(
        f"{GAMES[one.game].title}: {one.games} games, {one.hidden_decisions} decisions looked at by"
        f" imagining, {one.deals} deals played {one.repeats} times"
        for one in problems
    )
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    bots = sorted({one.bot for one in problems})
    return f"{table}\n\nTables of `{'`, `'.join(bots)}`. {played}."


def _spread(numbers: Spread) -> str:
    return f"{numbers.median:g} ({numbers.low:g}–{numbers.high:g})"


def _hidden(one: Problem) -> str:
    bound = f", at least, in {_part(one.at_least)}" if one.at_least else ""
    return f"{one.hidden.median:.1f} ({one.hidden.low:.1f}–{one.hidden.high:.1f}){bound}"


def _deal(one: Problem) -> str:
    """Of the seats of a deal one less than all are free: they share one win."""
    groups = one.deals * (one.players - 1)
    return f"{_part(one.deal)} ± {100 * reach_of_intraclass(one.deal, groups, one.repeats):.0f}"


def _part(number: float) -> str:
    return f"{100 * number:.0f} %"
