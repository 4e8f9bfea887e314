"""The closed vocabulary of effects: what a card, an ability, a wrath or a favour may say.

A part says what it does (`do`) and to whom (`who`); parts run in the order in which they stand.
Those in the first half are *continuous*: they hold while a card is equipped, while a character is
on the island, during an encounter, or as long as `lasts` says. The others happen once. What each
one means is said at the function that carries it out, in `rules/parts/`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Who = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(self|other|adjacent|near [1-9]|line [1-9]|line|all|attacker|target|same|it)$"
    ),
]
When = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(still|half|hands-empty|monster|at-point|ranged|unarmed|damage [1-9])$"
    ),
]
Lasts = Literal["this-turn", "next-attack", "until-next-turn", "next-turn"]
Stat = Literal["attack", "defence", "dice", "energy", "healing"]
Hurting = Literal["fog", "ambush", "reprisal", "wrath"]
Action = Literal["move", "explore", "equip", "use", "attack", "deal"]
Some = Annotated[int, msgspec.Meta(ge=1, le=14)]
By = Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Part(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One thing that happens or holds; `when` names a condition."""

    when: When | None = None


# Continuous


class Holding(Part, frozen=True, kw_only=True):
    """Something that holds: always, or for as long as `lasts` says, for `who`."""

    who: Who = "self"
    lasts: Lasts | None = None


class Mod(Holding, frozen=True, kw_only=True, tag="mod"):
    """A stat is higher or lower; `each_equipment` is added for every card of equipment worn."""

    stat: Stat
    by: By
    each_equipment: By = 0


class Floor(Holding, frozen=True, kw_only=True, tag="floor"):
    """The attack die counts at least this much."""

    least: Annotated[int, msgspec.Meta(ge=1, le=5)]


class ExtraDie(Holding, frozen=True, kw_only=True, tag="extra-die"):
    """The attack die is rolled twice: the better counts, or both are added."""

    how: Literal["best", "sum"]


class Pierce(Holding, frozen=True, kw_only=True, tag="pierce"):
    """So much defence of the defender's equipped cards does not count."""

    defence: Some


class Reach(Holding, frozen=True, kw_only=True, tag="reach"):
    """A melee weapon also strikes exactly so far in a straight line, not across rivers."""

    cells: Some


class Flex(Holding, frozen=True, kw_only=True, tag="flex"):
    """Ranged weapons may be used so many cells nearer or farther than their range."""

    cells: Some


class Reduce(Holding, frozen=True, kw_only=True, tag="reduce"):
    """What this costs is so much less."""

    of: Hurting
    by: Some | Literal["all"]


class Free(Holding, frozen=True, kw_only=True, tag="free"):
    """The first actions of this kind in each turn cost no energy."""

    action: Action
    times: Some


class Discount(Holding, frozen=True, kw_only=True, tag="discount"):
    """The village asks for fewer coins, though at least for 1."""

    coins: Some


class Cross(Holding, frozen=True, kw_only=True, tag="cross"):
    """Moves may cross rivers, or pass through characters."""

    over: Literal["river", "character"]


class Steady(Holding, frozen=True, kw_only=True, tag="steady"):
    """Nobody else can shove, swap or disarm this character."""


class NoFlee(Holding, frozen=True, kw_only=True, tag="no-flee"):
    """This monster must be fought."""


# At once


class Damage(Part, frozen=True, kw_only=True, tag="damage"):
    """Direct damage (TX-71): so many hearts, and as many as so many defence dice show."""

    who: Who
    hearts: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0
    dice: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Heal(Part, frozen=True, kw_only=True, tag="heal"):
    """Recover so many hearts, or up to half of the maximum; never more than the maximum."""

    hearts: Some | Literal["half"]


class Gain(Part, frozen=True, kw_only=True, tag="gain"):
    """Tokens: gems, or an orb that one does not hold yet."""

    what: Literal["gem", "fire", "ice"]
    number: Some = 1


class Relic(Part, frozen=True, kw_only=True, tag="relic"):
    """The top of the relic deck, secretly."""

    number: Some = 1


class Explore(Part, frozen=True, kw_only=True, tag="explore"):
    """Look at so many cards of a deck and keep one (TX-85a); no energy."""

    draw: Some
    at: Literal["point", "any-deck"] = "point"


class Scout(Part, frozen=True, kw_only=True, tag="scout"):
    """Look at the top cards of any deck and put them back in any order."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Take(Part, frozen=True, kw_only=True, tag="take"):
    """One loot or relic card out of the open discard pile, or of the merchant's cards."""

    out_of: Literal["discards", "merchant"]


class Steal(Part, frozen=True, kw_only=True, tag="steal"):
    """A random card out of somebody's hand; both know which."""

    who: Who


class Toss(Part, frozen=True, kw_only=True, tag="toss"):
    """Somebody discards a card of their choice; `otherwise` for those with an empty hand."""

    who: Who
    otherwise: tuple[Damage, ...] = ()


class Forfeit(Part, frozen=True, kw_only=True, tag="forfeit"):
    """Somebody loses gem tokens; `otherwise` for those who have none."""

    who: Who
    gems: Some = 1
    otherwise: tuple[Damage, ...] = ()


class Move(Part, frozen=True, kw_only=True, tag="move"):
    """Up to so many steps, without energy and not counted as moves."""

    steps: Some
    over: Literal["river", "character"] | None = None


class Jump(Part, frozen=True, kw_only=True, tag="jump"):
    """Onto a free cell: `near 4`, `anywhere`, or the nearest free beach."""

    to: Annotated[str, msgspec.Meta(pattern=r"^(near [1-9]|anywhere|nearest-beach)$")]


class Shove(Part, frozen=True, kw_only=True, tag="shove"):
    """Somebody goes up to so many cells straight away from the user, or toward them."""

    who: Who
    cells: Some
    way: Literal["away", "toward"] = "away"


class Swap(Part, frozen=True, kw_only=True, tag="swap"):
    """Exchange cells with somebody."""

    who: Who


class Attack(Part, frozen=True, kw_only=True, tag="attack"):
    """One attack without energy and without weapons, within TX-65, with a bonus."""

    who: Who
    bonus: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Again(Part, frozen=True, kw_only=True, tag="again"):
    """This turn so many characters already attacked may be attacked once more."""

    times: Some = 1


class Ice(Part, frozen=True, kw_only=True, tag="ice"):
    """Up to so many blocks on free cells, until the start of the user's next turn."""

    blocks: Annotated[int, msgspec.Meta(ge=1, le=5)]
    within: Some


class Reload(Part, frozen=True, kw_only=True, tag="reload"):
    """Every equipped weapon has its starting ammunition again."""


class Disarm(Part, frozen=True, kw_only=True, tag="disarm"):
    """One equipped card of somebody goes back into their hand; the user or they choose."""

    who: Who
    chooser: Literal["user", "it"] = "user"


class Peek(Part, frozen=True, kw_only=True, tag="peek"):
    """Look alone at somebody's hand."""

    who: Who = "other"


class Rob(Part, frozen=True, kw_only=True, tag="rob"):
    """TX-78: look alone at somebody's hand and take one card."""

    who: Who = "other"


class Trade(Part, frozen=True, kw_only=True, tag="trade"):
    """One deal with the village from any cell, without energy, for fewer coins."""

    discount: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


Continuous = (
    Mod | Floor | ExtraDie | Pierce | Reach | Flex | Reduce | Free | Discount | Cross | Steady
    | NoFlee
)  # fmt: skip
Single = (
    Continuous | Damage | Heal | Gain | Relic | Explore | Scout | Take | Steal | Toss | Forfeit
    | Move | Jump | Shove | Swap | Attack | Again | Ice | Reload | Disarm | Peek | Rob | Trade
)  # fmt: skip


class Each(Part, frozen=True, kw_only=True, tag="each"):
    """All of these at once; `it` is the one whose turn it is within. Damage is simultaneous."""

    who: Who
    parts: tuple[Single, ...]


Effect = Single | Each
Effects = tuple[Effect, ...]
Holdings = tuple[Continuous, ...]
