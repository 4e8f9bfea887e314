"""Scenarios: a position, scripted chance, moves and what must hold, in one text for all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.kernel.chance import Script, Scripted
from sobremesa.kernel.content import read_toml, typed
from sobremesa.kernel.errors import Fault, IllegalMove, ScenarioFault, ScriptFault
from sobremesa.kernel.game import AnyGame

NOTHING: Final = "nothing"  # the word for what a view leaves empty, or hides
SPECTATOR: Final = "spectator"


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file has it."""

    game: str
    about: str
    seats: int
    options: dict[str, Any] = {}
    pack: str | None = None
    chance: list[int | list[Any]] = []
    position: dict[str, Any] | None = None
    move: list[dict[str, Any]] = []
    expect: dict[str, Any] = {}
    views: dict[str, dict[str, Any]] = {}


class ScenarioMove(NamedTuple):
    """A move of a scenario; `refused` names the rules that must refuse it."""

    seat: int
    move: Any
    refused: tuple[str, ...]


class Scenario(NamedTuple):
    """A scenario, ready to run."""

    file: str
    game: AnyGame
    about: str
    seats: int
    options: Any
    chance: Script
    position: dict[str, Any] | None
    asks: list[ScenarioMove]
    expect: dict[str, Any]
    views: dict[int | None, dict[str, Any]]  # by seat; None for a spectator


class Difference(NamedTuple):
    """Where the game and the scenario disagree."""

    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"


# Reading


def read_scenario(text: str, file: str, games: Mapping[str, AnyGame]) -> Scenario:
    """A scenario from the text of its file; ScenarioFault names what is wrong with it."""
    data = typed(read_toml(text, file, ScenarioFault), ScenarioFile, file, ScenarioFault)
    game = games.get(data.game)
    if game is None:
        raise ScenarioFault(f"{file}, field game", f"there is no game {data.game!r}")
    game.check_seats(data.seats, f"{file}, field seats", ScenarioFault)
    if data.pack is not None:
        game = game.with_pack(data.pack, f"{file}, field pack")[0]
    options = typed(data.options, game.options_type, f"{file}, options", ScenarioFault)
    if data.pack is not None and game.pack(options).text != data.pack:
        raise ScenarioFault(f"{file}, options", "these options do not play the pack of this file")
    with _in_file(file):
        chance = [game.read_order(e) if isinstance(e, list) else e for e in data.chance]
        expect = game.read_expectation(data.expect)
    return Scenario(
        file=file,
        game=game,
        about=data.about,
        seats=data.seats,
        options=options,
        chance=chance,
        position=data.position,
        asks=[_ask(game, move, f"{file}, move {n}") for n, move in enumerate(data.move, 1)],
        expect=expect,
        views={
            _eyes(eyes, data.seats, f"{file}, views"): _with_nothing(shown)
            for eyes, shown in data.views.items()
        },
    )


@contextmanager
def _in_file(file: str) -> Iterator[None]:
    """Name the file in what is said of a mistake."""
    try:
        yield
    except ScriptFault:
        raise
    except Fault as fault:
        raise ScenarioFault(f"{file}, {fault.where}", fault.what) from None


def _ask(game: AnyGame, data: dict[str, Any], where: str) -> ScenarioMove:
    data = dict(data)
    seat, refused = data.pop("seat", None), data.pop("refused", [])
    if type(seat) is not int:
        raise ScenarioFault(f"{where}, field seat", "missing: the number of the seat that moves")
    named = [refused] if isinstance(refused, str) else refused
    rules = typed(named, tuple[str, ...], f"{where}, field refused", ScenarioFault)
    try:
        return ScenarioMove(seat, game.read_move(data), rules)
    except IllegalMove as illegal:
        raise ScenarioFault(where, str(illegal.reason.args["problem"])) from None


def _eyes(said: str, seats: int, where: str) -> int | None:
    """Whose view is meant: a seat, or a spectator."""
    if said == SPECTATOR:
        return None
    if said not in [str(seat) for seat in range(seats)]:
        what = f"{said!r} is neither a seat from 0 to {seats - 1} nor {SPECTATOR!r}"
        raise ScenarioFault(where, what)
    return int(said)


def _with_nothing(said: Any) -> Any:
    """An expectation with nothing where that word stands: TOML has no other for it."""
    if isinstance(said, dict):
        return {key: _with_nothing(part) for key, part in said.items()}
    if isinstance(said, list):
        return [_with_nothing(part) for part in said]
    return None if said == NOTHING else said


# Writing


def write_scenario(game: AnyGame, about: str, options: Any, state: Any) -> str:
    """A scenario that sets up this state, in TOML; a pack from outside is written into it."""
    pack, position = game.pack(options), game.position(state)
    said = {name: value for name, value in msgspec.to_builtins(options).items() if _can_say(value)}
    head = {"game": game.name, "about": about, "seats": state.seats, "options": said, "chance": []}
    lines = [f"{name} = {_say(value)}" for name, value in head.items()]
    if game.released.get(pack.hash) != pack.text:
        lines.append(f"pack = {_say(pack.text)}")
    lines += ["", "[position]"]
    lines += [f"{name} = {_lines(value)}" for name, value in position.items()]
    return "\n".join(lines) + "\n"


def _can_say(value: Any) -> bool:
    """Whether TOML has words for this option: it has none for `nothing`."""
    return value is not None and value != () and None not in (value if type(value) is tuple else ())


def _lines(value: Any) -> str:
    """A list of lists with a line for each; anything else on one line."""
    if isinstance(value, list) and any(isinstance(part, list) for part in value):
        return "[\n" + "".join(f"  {_say(part)},\n" for part in value) + "]"
    return _say(value)


# Running


def run_scenario(scenario: Scenario) -> list[Difference]:
    """Play the scenario; nothing in the list means that all holds."""
    chance = Scripted(scenario.chance)
    try:
        state = _start(scenario, chance)
        differences = _play(scenario, state)
        if not differences:
            chance.finish()
    except ScriptFault as fault:
        return [Difference(fault.where, "a fitting script", fault.what)]
    found = scenario.game.describe(state)
    differences += compare(scenario.expect, found, "expect")
    for seat, shown in scenario.views.items():
        where = f"views, {SPECTATOR if seat is None else seat}"
        seen = msgspec.to_builtins(scenario.game.view(state, seat))
        differences += compare(shown, seen, where, whole=True)
    return differences


def _start(scenario: Scenario, chance: Scripted) -> Any:
    game, options, seats = scenario.game, scenario.options, scenario.seats
    with _in_file(scenario.file):
        if scenario.position is None:
            return game.setup(options, seats, chance)
        return game.place(scenario.position, options, seats, chance)


def _play(scenario: Scenario, state: Any) -> list[Difference]:
    differences = []
    for number, ask in enumerate(scenario.asks, 1):
        where = f"move {number}"
        wanted = "a refusal by " + " or ".join(ask.refused) if ask.refused else "a legal move"
        try:
            scenario.game.apply(state, ask.seat, ask.move)
        except IllegalMove as illegal:
            if illegal.rule not in ask.refused:
                differences.append(Difference(where, wanted, f"refused, {illegal}"))
        else:
            if ask.refused:
                differences.append(Difference(where, wanted, "accepted"))
    return differences


def compare(expected: Any, found: Any, where: str, whole: bool = False) -> list[Difference]:
    """Where what was expected is not found; what was not said is not looked at.

    What is found may leave out what is nothing, unless it is whole.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        differences = []
        for key, value in expected.items():
            if whole and key not in found:
                differences.append(Difference(f"{where}, {key}", _say(value), "no such field"))
            else:
                differences += compare(value, found.get(key), f"{where}, {key}", whole)
        return differences
    if (
        isinstance(expected, list)
        and isinstance(found, list | tuple)
        and len(expected) == len(found)
    ):
        pairs = enumerate(zip(expected, found, strict=True))
        return [d for n, (a, b) in pairs for d in compare(a, b, f"{where} {n}", whole)]
    return [] if expected == found else [Difference(where, _say(expected), _say(found))]


def _say(value: Any) -> str:
    """A value as a scenario would write it."""
    if value is None:
        return NOTHING
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_say(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_say(part) for part in value) + "]"
    return msgspec.json.encode(value).decode()
