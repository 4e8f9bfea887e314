"""Every leaf of the state is either in the view or varied by the twins."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import Card, State, Terms
from sobremesa.kernel.chance import fast
from tests.games.antayagi.subject import twin
from tests.proofs import random_steps
from tests.subjects import Setting

STATE_LEAVES = {field.name for field in fields(State)}
CARD_LEAVES = {field.name for field in fields(Card)}
DERIVED = {"object", "back"}  # both follow from a card's kind


def states() -> list[State]:
    """Moments of all kinds, out of several games."""
    found = []
    for seed in range(6):
        setting = Setting(Options(), 4)
        found += [state.copy() for state, _, _ in random_steps(ANTAYAGI, setting, seed)]
    return found


def test_every_leaf_is_seen_or_varied() -> None:
    seen: set[str] = set()
    varied: set[str] = set()
    random = Random(1)
    for state in states():
        other = twin(state, 0, random, True)
        varied |= {name for name in STATE_LEAVES if getattr(state, name) != getattr(other, name)}
        for name in STATE_LEAVES - varied - seen:
            if is_seen(state, name):
                seen.add(name)
    assert seen | varied == STATE_LEAVES
    assert {"chance", "revealed", "hands", "pile", "owes", "active_slot", "chosen_slot"} <= varied


def is_seen(state: State, name: str) -> bool:
    """Whether somebody's view changes when this leaf alone does."""
    changed = state.copy()
    setattr(changed, name, another(getattr(state, name), state))
    return any(ANTAYAGI.view(changed, seat) != ANTAYAGI.view(state, seat) for seat in range(4))


def another(value: Any, state: State) -> Any:
    """Some other value of the same kind."""
    if name_is_terms(value):
        return Terms.of(Options(memory_aid=False), value.pack, value.seats)
    if isinstance(value, int):
        return value + 1 if value < 3 else value - 1
    if isinstance(value, list):
        return another_list(value, state)
    if isinstance(value, tuple):
        return (*value[:-1], value[-1] + 1)
    return None if value is not None else state.terms.faces[0][0]


def name_is_terms(value: Any) -> bool:
    return type(value).__name__ == "Terms"


def another_list(value: list[Any], state: State) -> list[Any]:
    if value and isinstance(value[0], list):
        return [[*value[0], state.terms.faces[0][0]], *value[1:]]
    if value and isinstance(value[0], tuple):
        return [(*value[0], state.terms.faces[0][0]), *value[1:]]
    return [*value, state.terms.faces[0][0]]


def test_every_side_of_a_card_is_seen_or_varied() -> None:
    state = ANTAYAGI.setup(Options(), 4, fast(1))
    seen = set()
    for name in CARD_LEAVES - DERIVED - {"kind"}:
        changed = state.copy()
        card = changed.hands[1][0]
        parts = {leaf: getattr(card, leaf) for leaf in CARD_LEAVES - DERIVED}
        parts[name] = not parts[name] if name == "private" else parts[name] ^ 1
        changed.hands[1][0] = Card(**parts)
        if name == "era":
            changed.era = 1
        if ANTAYAGI.view(changed, 0) != ANTAYAGI.view(state, 0):
            seen.add(name)
    random = Random(2)
    kinds = {twin(state, 0, random, True).hands[0][0].kind for _ in range(50)}
    assert seen == CARD_LEAVES - DERIVED - {"kind"}
    assert len(kinds) > 1
