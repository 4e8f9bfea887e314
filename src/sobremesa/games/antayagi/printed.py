"""What is in the box, for those who draw it: how many cards there are of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from sobremesa.games.antayagi.content import BACKS, OBJECTS, Back, Edition, Object, Pack


class BoxEdition(msgspec.Struct, frozen=True):
    """The cards of one edition."""

    cards: Annotated[int, Meta(description="all of them")]
    objects: Annotated[dict[Object, int], Meta(description="how many have this on their front")]
    backs: Annotated[dict[Back, int], Meta(description="how many have this on their back")]


class CardBox(msgspec.Struct, frozen=True):
    """The box, by edition; a pack of one's own stands in the place of its edition."""

    editions: dict[Edition, BoxEdition]


def printed(boxes: Mapping[Edition, Pack]) -> CardBox:
    """What these packs have."""
    return CardBox({edition: _edition(pack) for edition, pack in boxes.items()})


def _edition(pack: Pack) -> BoxEdition:
    kinds = list(enumerate(pack.counts))
    objects = {
        thing: sum(copies for kind, copies in kinds if kind >> 2 == number)
        for number, thing in enumerate(OBJECTS)
    }
    backs = {
        back: sum(copies for kind, copies in kinds if kind & 3 == number)
        for number, back in enumerate(BACKS)
    }
    return BoxEdition(pack.size, objects, backs)
