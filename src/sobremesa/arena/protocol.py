"""What the arena and a program that plays say to each other: a JSON object a line.

`docs/bots.md` explains it to whoever writes such a program.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from sobremesa.kernel.bot import Reasons

PROTOCOL: Final = 1
CANDIDATES: Final = 16  # that are listed where a list of all would take a search
LONGEST_LINE: Final = 1 << 20  # bytes of an answer
START_SECONDS: Final = 30.0  # until a program has to be ready
MOST_SECONDS: Final = 30.0  # a decision, where nobody asked for another limit


class ProgramMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """A line to a program or from it."""


# To a program


class ProgramHello(ProgramMessage, frozen=True, tag="hello"):
    """Once, when the program has been started; to be answered by `ready`."""

    protocol: Annotated[int, Meta(description="the version of all this, 1")]
    sobremesa: Annotated[str, Meta(description="the version of Sobremesa")]
    game: Annotated[str, Meta(description="`antayagi`, `antheno` or `tanxi`")]
    schema: Annotated[
        str, Meta(description="where the types of its views, moves and events are described")
    ]


class ProgramStart(ProgramMessage, frozen=True, tag="start"):
    """A game begins: whatever was before it is to be forgotten. It is not answered."""

    seat: Annotated[int, Meta(description="where the program sits, from 0")]
    players: Annotated[int, Meta(description="how many play")]
    options: Annotated[Any, Meta(description="how this table plays")]
    pack: Annotated[
        str | None, Meta(description="the text of the box; null: the one that comes with the game")
    ]


class ProgramDecide(ProgramMessage, frozen=True, tag="decide"):
    """The seat is asked; to be answered by `move`."""

    id: Annotated[int, Meta(description="to be repeated in the answer")]
    view: Annotated[Any, Meta(description="what the seat sees")]
    told: Annotated[Any, Meta(description="events that it heard of since it was asked last")]
    candidates: Annotated[
        Any, Meta(description="legal moves, the most promising first where they are not all")
    ]
    complete: Annotated[bool, Meta(description="whether there are no other legal moves")]
    budget: Annotated[int, Meta(description="how many iterations a search should take")]
    seconds: Annotated[
        float | None, Meta(description="how long it should think at most; null: nobody cares")
    ]
    limit: Annotated[float, Meta(description="after so many seconds it has failed")]
    seed: Annotated[
        int, Meta(description="for chance of its own: the same seed, the same game again")
    ]


# From a program


class ProgramReady(ProgramMessage, frozen=True, tag="ready"):
    """It can play."""

    candidates: Annotated[
        bool, Meta(description="whether it wants to be given legal moves; finding them takes time")
    ] = True


class ProgramMove(ProgramMessage, frozen=True, tag="move"):
    """What it does."""

    id: Annotated[int, Meta(description="of the decision")]
    move: Annotated[Any, Meta(description="any legal move, listed or not")]
    reasons: Annotated[
        Reasons | None, Meta(description="what it considered, for those who look back")
    ] = None


class ProgramGivesUp(ProgramMessage, frozen=True, tag="failed"):
    """It cannot go on; this says why to people."""

    what: Annotated[str, Meta(description="one line")]


TO_PROGRAM: Final = (ProgramHello, ProgramStart, ProgramDecide)
FROM_PROGRAM: Final = (ProgramReady, ProgramMove, ProgramGivesUp)
Answer = ProgramReady | ProgramMove | ProgramGivesUp


def limit_of(seconds: float | None) -> float:
    """When a decision has taken too long, if it should take so many seconds.

    Who stops in time by its own clock has room for a busy machine.
    """
    return MOST_SECONDS if seconds is None else 2 * seconds + 1
