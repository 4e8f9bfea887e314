"""Writing a game down as a story."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console, RenderableType

from sobremesa.games import GAMES
from sobremesa.games.antheno.content import tiles_of
from sobremesa.games.antheno.moves import Play, cells_of
from sobremesa.games.antheno.table import joined
from sobremesa.kernel.chance import fast
from sobremesa.kernel.record import FastSeed, Player, head_of
from sobremesa.table.match import Match
from sobremesa.terminal.screens import SCREENS
from sobremesa.texts.speaker import Speaker

FOLDER = Path(__file__).parent
PLAYERS = ("Ana", "Bea", "Ciro", "Dario", "Elsa", "Fidel", "Gala")


class Golden(NamedTuple):
    """A game to be written down."""

    game: str
    options: dict[str, Any]
    seats: int
    bot: str
    language: str
    seed: int

    @property
    def file(self) -> Path:
        """Where it is kept."""
        said = "-".join(str(value) for value in self.options.values())
        return FOLDER / f"{self.game}-{said}-{self.seats}-{self.bot}-{self.language}.txt"


GOLDENS = (
    Golden("antayagi", {"edition": "80"}, 3, "greedy", "en", 8),
    Golden("antayagi", {"edition": "65"}, 4, "random", "es", 5),
    Golden("antayagi", {"edition": "80", "effects_first": "chosen"}, 5, "greedy", "fr", 2),
    Golden("antheno", {"draw": "strict"}, 3, "in-place", "en", 4),
    Golden("antheno", {"draw": "free", "stars": 0, "hand": 6}, 2, "greedy", "es", 2),
    Golden("antheno", {"draw": "strict", "colours": 3, "hand": 7}, 4, "greedy", "fr", 6),
    Golden("tanxi", {"characters": "draft", "round_limit": 6}, 3, "greedy", "en", 3),
    Golden("tanxi", {"characters": "random", "round_limit": 3}, 5, "greedy", "es", 2),
    Golden("tanxi", {"characters": "random", "round_limit": 4}, 3, "random", "fr", 4),
)
WHOSE_TURN: dict[str, Callable[[Any], int]] = {
    "antayagi": lambda state: int(state.active),
    "antheno": lambda state: int(state.turn),
    "tanxi": lambda state: int(state.active),
}


def drawn(picture: RenderableType) -> str:
    """A picture as plain text."""
    console = Console(file=io.StringIO(), width=96, color_system=None, legacy_windows=False)
    console.print(picture)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


def write(golden: Golden) -> str:
    """The whole game: the table and each seat's view at every turn, choices, moves and events."""
    game = GAMES[golden.game]
    options = game.read_options(golden.options)
    players = tuple(Player(name, golden.bot) for name in PLAYERS[: golden.seats])
    match = Match(game, head_of(game, options, players, FastSeed(golden.seed)))
    names = [player.name for player in players]
    openly = Speaker(golden.language, game, names)
    chance = fast(golden.seed)
    lines = [f"{game.title}, {golden.options}, seed {golden.seed}, played by {golden.bot} bots"]
    turn = -1
    while match.outcome is None:
        if (now := WHOSE_TURN[game.name](match.state)) != turn:
            looking = range(golden.seats) if turn < 0 else [now]
            turn = now
            lines += ["", *views(match, golden.language, names, looking)]
        seats = game.to_act(match.state)
        seat = seats[chance.below(len(seats))]
        lines += decide(match, seat, chance, openly)
    lines += ["", drawn(SCREENS[game.name](game.open_view(match.state), openly))]
    return "\n".join([*lines, f"ranks: {match.outcome.ranks}", ""])


def views(match: Match, language: str, names: list[str], looking: Iterable[int]) -> list[str]:
    """The table openly, then as these seats see it."""
    game = match.game
    draw = SCREENS[game.name]
    openly = drawn(draw(game.open_view(match.state), Speaker(language, game, names)))
    return ["=" * 96, openly] + [
        drawn(draw(match.view(seat), Speaker(language, game, names, seat))) for seat in looking
    ]


def offer(view: Any, move: Any, openly: Speaker) -> str:
    """A choice in a few words; of a whole table, the tiles that are played."""
    if not isinstance(move, Play):
        return openly.move(move)
    return " ".join(tiles_of(joined(cells_of(view.table), cells_of(move.table))))


def decide(match: Match, seat: int, chance: Any, openly: Speaker) -> list[str]:
    """The choices of a seat, the one that it makes marked, and what comes of it."""
    move = match.bot_move(seat, chance, budget=8)
    view = match.view(seat)
    said = [
        f"[{offer(view, choice, openly)}]" if choice == move else offer(view, choice, openly)
        for choice in match.choices(seat).moves
    ]
    events = match.move(seat, move)
    lines = [f"{openly.seat(seat)}: " + " | ".join(said)]
    return lines + [f"    {openly.event(event.opened())}" for event in events]
