"""Positions that are played on, in the released box and in others."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.tanxi.content import PACK, Card, Character
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import Scripted
from sobremesa.kernel.errors import IllegalMove

DATA = PACK.data
CARDS: dict[str, Card] = {card.id: card for card in (*DATA.loot, *DATA.relic)}
CHARACTERS: dict[str, Character] = {character.id: character for character in DATA.character}


def of_type(*types: str) -> list[str]:
    """The ids of the cards of these types."""
    return [card.id for card in CARDS.values() if card.type in types]


def play(
    position: dict[str, Any],
    moves: list[dict[str, Any]],
    chance: list[int | list[str]] | None = None,
    game: Tanxi = TANXI,
    seats: int = 3,
) -> State:
    """The state after these moves, of seat 0 unless said; chance must have said it all."""
    script = Scripted([game.read_order(e) if isinstance(e, list) else e for e in chance or []])
    state = game.place(position, Options(), seats, script)
    for said in moves:
        move = dict(said)
        seat = move.pop("seat", 0)
        game.apply(state, seat, game.read_move(move))
    script.finish()
    return state


def seen(state: State, game: Tanxi = TANXI) -> dict[str, Any]:
    """Everything that a scenario may expect of a state."""
    return game.describe(state)


def refusal(position: dict[str, Any], move: dict[str, Any], game: Tanxi = TANXI) -> str:
    """The rule by which this first move is refused."""
    with pytest.raises(IllegalMove) as illegal:
        play(position, [move], game=game)
    return illegal.value.rule


IAN, ISAAC = CHARACTERS["ian"], CHARACTERS["isaac"]


def entry_of(id: str) -> str:
    """A card or a monster as the released pack has it."""
    middle = PACK.text.index(f'\nid = "{id}"\n')
    return PACK.text[PACK.text.rindex("\n[[", 0, middle) : PACK.text.index("\n[[", middle) + 1]


def with_edits(*edits: tuple[str, str, str]) -> str:
    """The released pack with changes inside entries, each named by its id."""
    text = PACK.text
    for id, old, new in edits:
        start = text.index(f'\nid = "{id}"\n')
        end = text.find("\n[[", start)
        assert old in text[start:end]
        text = text[:start] + text[start:end].replace(old, new, 1) + text[end:]
    return text


def box(*edits: tuple[str, str, str]) -> Tanxi:
    """The game with such a box."""
    return TANXI.with_pack(with_edits(*edits), "own.toml")[0]


def ian(cell: str, **said: Any) -> dict[str, Any]:
    return {"character": "ian", "cell": cell, **said}
