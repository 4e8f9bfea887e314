"""Twins that stay together for longer: what is drawn next is as alike as it can be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sobremesa.games.antheno.content import colour_of


def closer(name: str, model: Any, twin: Any, random: Random) -> None:
    """Put the hidden cards of a twin into the order of its model, as far as it has the same.

    What nobody can have looked at may also be something that looks like it from outside.
    """
    if name == "antayagi":
        twin.pile = ordered(model.pile, twin.pile, lambda kind: kind & 3, random)
    elif name == "antheno":
        twin.bag = ordered(model.bag, twin.bag, colour_of, random)
    else:
        monster = model.terms.catalogue.monster
        twin.decks = [
            ordered(deck, mine, lambda kind: monster[kind], None)
            for deck, mine in zip(model.decks, twin.decks, strict=True)
        ]


def ordered(
    model: list[int], cards: list[int], side: Callable[[int], object], random: Random | None
) -> list[int]:
    """These cards, from the top: the one of the model, or one that looks like it from outside."""
    left = list(cards)
    order = []
    for wanted in reversed(model):
        alike = [kind for kind in left if side(kind) == side(wanted)] or left
        same = wanted in left and (random is None or random.random() < 0.7)
        found = wanted if same else alike[0]
        left.remove(found)
        order.append(found)
    return order[::-1]
