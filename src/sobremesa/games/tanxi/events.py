"""What happened on the island, and which seats may know which part of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sobremesa.kernel.events import Event, Secret

SecretCard = str | Secret[str] | None
SecretCards = tuple[str, ...] | Secret[tuple[str, ...]] | None


# Setup


class Drafted(Event, frozen=True, tag="drafted"):
    """TX-25: somebody has taken a character; which is their secret."""

    seat: int
    character: SecretCard


class Landed(Event, frozen=True, tag="landed"):
    """TX-26: somebody's boat lies on this beach."""

    seat: int
    cell: str


class Unveiled(Event, frozen=True, tag="unveiled"):
    """TX-27: who somebody is."""

    seat: int
    character: str


class Displayed(Event, frozen=True, tag="displayed"):
    """TX-27: what the merchant sells."""

    cards: tuple[str, ...]


# Rounds and turns


class RoundBegan(Event, frozen=True, tag="round-began"):
    """TX-100: the marker advances."""

    round: int


class Woke(Event, frozen=True, tag="woke"):
    """TX-101: a deity is revealed, and angry."""

    deity: str


class FogRose(Event, frozen=True, tag="fog-rose"):
    """TX-14: the fog takes its next step."""

    step: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """Somebody's turn."""

    seat: int


class StoodUp(Event, frozen=True, tag="stood-up"):
    """TX-95: a turn that only stands the token up."""

    seat: int


class Returned(Event, frozen=True, tag="returned"):
    """TX-95: back on the island."""

    seat: int
    cell: str
    hearts: int


class Fogged(Event, frozen=True, tag="fogged"):
    """TX-102: a turn that ended in fog, and the die."""

    seat: int
    die: int


# Actions


class Moved(Event, frozen=True, tag="moved"):
    """TX-40, or an effect: a token stands elsewhere."""

    seat: int
    cell: str


class Explored(Event, frozen=True, tag="explored"):
    """TX-45: the top card of this deck is taken."""

    seat: int
    deck: str


class Found(Event, frozen=True, tag="found"):
    """TX-46, TX-70: a card has come into the hand, secretly."""

    seat: int
    card: SecretCard


class Met(Event, frozen=True, tag="met"):
    """TX-47: a monster."""

    seat: int
    monster: str


class Fled(Event, frozen=True, tag="fled"):
    """TX-49: back into the deck with it."""

    seat: int
    monster: str


class Fought(Event, frozen=True, tag="fought"):
    """TX-50: the sum of a fight."""

    seat: int
    monster: str
    weapons: tuple[str, ...]
    strength: Annotated[int, Meta(description="before the die")]
    rolls: tuple[int, ...]
    counted: Annotated[int, Meta(description="what the die counts")]
    power: int
    guard: Annotated[int, Meta(description="before the dice")]
    dice: tuple[int, ...]
    defence: int
    hearts: Annotated[int, Meta(description="that had to be reached")]
    beaten: bool


class Cancelled(Event, frozen=True, tag="cancelled"):
    """TX-61: an ice orb cancels an ambush or a reprisal, and is spent."""

    seat: int
    what: Literal["ambush", "reprisal"]


class Equipped(Event, frozen=True, tag="equipped"):
    """TX-55: cards were put on and taken off; some of the latter are gone (TX-57)."""

    seat: int
    on: tuple[str, ...]
    off: tuple[str, ...]
    gone: tuple[str, ...]


class Used(Event, frozen=True, tag="used"):
    """TX-60: an object."""

    seat: int
    card: str


class Invoked(Event, frozen=True, tag="invoked"):
    """TX-85: a special ability, and the gem cards that paid for it."""

    seat: int
    ability: str
    cards: tuple[str, ...]


class Favoured(Event, frozen=True, tag="favoured"):
    """TX-86: the favour of a deity, and the gem cards that paid for it."""

    seat: int
    deity: str
    cards: tuple[str, ...]


class Attacked(Event, frozen=True, tag="attacked"):
    """TX-69: the sum of an attack."""

    seat: int
    player: int
    weapons: tuple[str, ...]
    strength: Annotated[int, Meta(description="before the die")]
    rolls: tuple[int, ...]
    counted: Annotated[int, Meta(description="what the die counts")]
    power: int
    guard: Annotated[int, Meta(description="before the dice")]
    dice: tuple[int, ...]
    defence: int
    damage: int


class Reloaded(Event, frozen=True, tag="reloaded"):
    """TX-68: a weapon has so much ammunition now."""

    seat: int
    card: str
    ammunition: int


class Asked(Event, frozen=True, tag="asked"):
    """TX-75: somebody turns to a resident for a benefit."""

    seat: int
    benefit: str
    price: int


class Chose(Event, frozen=True, tag="chose"):
    """TX-80: somebody wants one of the merchant's cards."""

    seat: int
    card: str
    price: int


class Paid(Event, frozen=True, tag="paid"):
    """TX-76: these cards join the merchant's."""

    seat: int
    cards: tuple[str, ...]


class Took(Event, frozen=True, tag="took"):
    """A card comes openly into a hand."""

    seat: int
    card: str
    out_of: Literal["merchant", "discards"]


# What effects do


class Rolled(Event, frozen=True, tag="rolled"):
    """TX-6: the defence dice that an effect throws."""

    seat: int
    dice: tuple[int, ...]


class Lost(Event, frozen=True, tag="lost"):
    """Hearts are gone, perhaps by somebody's doing."""

    seat: int
    hearts: int
    why: Literal["attack", "effect", "ambush", "reprisal", "wrath", "fog"]
    player: int | None


class Fell(Event, frozen=True, tag="fell"):
    """TX-95: no hearts are left; the token leaves the island."""

    seat: int


class Rewarded(Event, frozen=True, tag="rewarded"):
    """TX-70: a gem for a defeat; the relic is told by `found`."""

    seat: int
    player: int


class Healed(Event, frozen=True, tag="healed"):
    """Hearts are back."""

    seat: int
    hearts: int


class Gained(Event, frozen=True, tag="gained"):
    """Tokens."""

    seat: int
    what: Literal["gem", "fire", "ice"]
    number: int


class Affected(Event, frozen=True, tag="affected"):
    """Something will hold for somebody for a while; `player` is whose effect it is."""

    seat: int
    player: int | None
    stat: Literal["attack", "defence", "dice", "energy", "healing"]
    by: int
    lasts: Literal["this-turn", "next-attack", "until-next-turn", "next-turn"]


class Looked(Event, frozen=True, tag="looked"):
    """TX-78: somebody looks at a hand, alone."""

    seat: int
    player: int
    cards: SecretCards


class Stole(Event, frozen=True, tag="stole"):
    """TX-78: a card goes from hand to hand; the two know which."""

    seat: int
    player: int
    card: SecretCard


class Scouted(Event, frozen=True, tag="scouted"):
    """Somebody looks at the top cards of a deck, alone; the top one first."""

    seat: int
    deck: str
    number: int
    cards: SecretCards


class Sorted(Event, frozen=True, tag="sorted"):
    """And puts them back."""

    seat: int
    deck: str


class Discarded(Event, frozen=True, tag="discarded"):
    """A card of the hand is discarded."""

    seat: int
    card: str


class Forfeited(Event, frozen=True, tag="forfeited"):
    """Gem tokens are gone."""

    seat: int
    gems: int


class Shoved(Event, frozen=True, tag="shoved"):
    """Somebody stands elsewhere because of somebody."""

    seat: int
    player: int
    cell: str


class Swapped(Event, frozen=True, tag="swapped"):
    """Two exchange their places."""

    seat: int
    player: int


class Froze(Event, frozen=True, tag="froze"):
    """A block of ice."""

    seat: int
    cell: str


class Thawed(Event, frozen=True, tag="thawed"):
    """The blocks are gone."""

    seat: int


class Disarmed(Event, frozen=True, tag="disarmed"):
    """An equipped card goes back into its owner's hand, or is gone (TX-57)."""

    seat: int
    card: str
    gone: bool


# The end


class Won(Event, frozen=True, tag="won"):
    """TX-110: the last one standing."""

    seat: int


class Stopped(Event, frozen=True, tag="stopped"):
    """TX-111: the last round that was agreed on is over."""

    round: int


EVENTS = (
    Drafted, Landed, Unveiled, Displayed, RoundBegan, Woke, FogRose, TurnBegan, StoodUp, Returned,
    Fogged, Moved, Explored, Found, Met, Fled, Fought, Cancelled, Equipped, Used, Invoked,
    Favoured, Attacked, Reloaded, Asked, Chose, Paid, Took, Rolled, Lost, Fell, Rewarded, Healed,
    Gained, Affected, Looked, Stole, Scouted, Sorted, Discarded, Forfeited, Shoved, Swapped, Froze,
    Thawed, Disarmed, Won, Stopped,
)  # fmt: skip
