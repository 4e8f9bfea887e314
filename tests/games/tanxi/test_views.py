"""TX-6: what lies open, what is secret, and what people remember."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.bots.random import RandomBot
from sobremesa.games.tanxi.events import (
    Attacked,
    Discarded,
    Found,
    Looked,
    Paid,
    Scouted,
    Sorted,
    Stole,
)
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import (
    END,
    EXPLORE,
    Ability,
    Attack,
    Buy,
    Deal,
    Dig,
    Discard,
    Equip,
    Flee,
    Go,
    Move,
    Pay,
    Sort,
    Take,
    Target,
    Use,
)
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import State
from sobremesa.games.tanxi.view_types import DeckView, Remembered, SeatView, View
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from tests.games.tanxi.leaks import named
from tests.games.tanxi.thick import InTheThick
from tests.proofs import random_steps
from tests.subjects import Setting

EYES = (None, 0, 1, 2)


def place(seats: list[dict[str, Any]], chance: list[Any] | None = None, **position: Any) -> State:
    """A position of three players."""
    script = Scripted([TANXI.read_order(e) if isinstance(e, list) else e for e in chance or []])
    return TANXI.place({"seats": seats, **position}, Options(), 3, script)


def play(state: State, *moves: Move, seat: int = 0) -> list[Event]:
    """All these moves of one seat; what happened."""
    story: list[Event] = []
    for move in moves:
        TANXI.apply(state, seat, move, story)
    return story


def told(story: list[Event], kind: type[Event], eyes: int | None) -> list[Any]:
    """What somebody is told of events of this kind."""
    heard = [event.told(eyes) for event in story]
    return [event for event in heard if isinstance(event, kind)]


def seen(state: State, owner: int, eyes: int | None) -> SeatView:
    return TANXI.view(state, eyes).seats[owner]


def deck_seen(state: State, eyes: int | None, deck: int = 0) -> DeckView:
    return TANXI.view(state, eyes).decks[deck]


# What lies open


def public(view: View) -> dict[str, Any]:
    """All of a view but the secrets of TX-6."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    for name in ("seat", "characters", "merchant"):
        del data[name]
    for seat in data["seats"]:
        for name in ("hand", "known", "remembered", "answer"):
            del seat[name]
        if view.phase == "opening":
            del seat["character"]
    for deck in data["decks"]:
        del deck["known"], deck["top"]
    return data


@pytest.mark.parametrize("game", [TANXI, InTheThick()], ids=["from-the-beach", "in-the-thick"])
def test_tx_6_what_is_public_all_see_alike(game: AnyGame) -> None:
    for state, _, _ in random_steps(game, Setting(Options(round_limit=5), 4), 3):
        views = [public(game.view(state, eyes)) for eyes in (None, 0, 1, 2, 3)]
        assert all(view == views[0] for view in views)
        assert public(game.open_view(state)) == views[0]


def test_tx_6_equipment_ammunition_hearts_gems_and_orbs_are_public() -> None:
    hero = {
        "character": "elba", "cell": "g5", "hearts": 9, "gems": 2, "orbs": ["fire"],
        "equipped": [{"card": "hunting-crossbow", "ammunition": 1}, "peeping-mask"],
        "hand": ["axe", "rapier"],
    }  # fmt: skip
    state = place([hero])
    for eyes in EYES:
        seat = seen(state, 0, eyes)
        assert (seat.character, seat.cell, seat.hearts, seat.maximum) == ("elba", "g5", 9, 14)
        assert (seat.gems, seat.fire, seat.ice, seat.cards) == (2, True, False, 2)
        gear = [(card.card, card.ammunition) for card in seat.gear]
        assert gear == [("hunting-crossbow", 1), ("peeping-mask", 0)]


def test_tx_6_sizes_discards_and_the_merchants_cards_are_public() -> None:
    state = place(
        [{}], decks={"jungle": ["axe", "grumpy-crab"]}, relics=["aegis"],
        merchant=["rapier"], discards=["knife", "bat-swarm"],
    )  # fmt: skip
    for eyes in EYES:
        view = TANXI.view(state, eyes)
        assert (view.decks[0].cards, view.decks[0].monsters, view.relics) == (2, 1, 1)
        assert (view.merchant, view.discards) == (("rapier",), ("knife", "bat-swarm"))


def test_tx_6_every_die_is_told_to_all() -> None:
    fighters = [{"character": "isaac", "cell": "g5"}, {"character": "darla", "cell": "h5"}]
    state = place(fighters, chance=[3, 6])
    story = play(state, Attack(1))
    assert isinstance(story[0], Attacked)
    assert (story[0].rolls, story[0].dice) == ((3,), (2,))
    assert [event.told(None) for event in story] == story


# What is secret


def test_tx_6_a_hand_is_its_owners_alone() -> None:
    state = place([{}, {"hand": ["axe", "rapier"]}])
    for eyes in EYES:
        seat = seen(state, 1, eyes)
        assert seat.hand == (named(state, state.players[1].hand) if eyes == 1 else None)
        assert (seat.cards, seat.known) == (2, ())


def test_tx_6_decks_are_nobodys() -> None:
    state = place([{}], decks={"jungle": ["axe", "grumpy-crab"]})
    for eyes in EYES:
        deck = deck_seen(state, eyes)
        assert (deck.known, deck.top, deck.scout, deck.depth) == ((), None, None, 0)


def test_tx_6_deities_sleep_unseen() -> None:
    state = place([{}], deities=["namku", "ronronao", "tacanak"], awake=1)
    for eyes in EYES:
        view = TANXI.view(state, eyes)
        assert (view.deities, view.asleep) == (("namku",), 2)


def test_an_open_view_hides_nothing() -> None:
    state = place(
        [{"hand": ["axe"]}, {"hand": ["rapier"]}],
        decks={"jungle": ["machete", "grumpy-crab"]}, deities=["namku", "ronronao", "tacanak"],
    )  # fmt: skip
    view = TANXI.open_view(state)
    assert [seat.hand for seat in view.seats] == [("axe",), ("rapier",), ()]
    assert view.decks[0].top == ("machete", "grumpy-crab")


def test_tx_46_what_is_found_is_told_to_the_finder_alone() -> None:
    state = place([{"cell": point(), "character": "elba"}], decks={"jungle": ["axe", "rapier"]})
    story = play(state, EXPLORE)
    assert told(story, Found, 0) == [Found(0, "axe")]
    for eyes in (None, 1, 2):
        assert told(story, Found, eyes) == [Found(0, None)]
        assert (seen(state, 0, eyes).cards, seen(state, 0, eyes).known) == (1, ())


def point() -> str:
    """A cell at which the jungle is explored."""
    state = place([{}])
    island, jungle = state.terms.island, state.terms.catalogue.decks.index("jungle")
    cells = [cell for cell, point in enumerate(island.point) if point >= 0]
    return island.names[next(c for c in cells if island.deck[island.point[c]] == jungle)]


def test_tx_47_all_see_a_monster_and_know_where_it_went() -> None:
    state = place(
        [{"cell": point(), "character": "elba"}], decks={"jungle": ["grumpy-crab", "axe"]},
        chance=[["axe", "grumpy-crab"]],
    )  # fmt: skip
    play(state, EXPLORE)
    assert {TANXI.view(state, eyes).monster for eyes in EYES} == {"grumpy-crab"}
    play(state, Flee())
    for eyes in EYES:
        deck = deck_seen(state, eyes)
        assert (deck.cards, deck.monsters, deck.known) == (2, 1, ("grumpy-crab",))


# What is seen and remembered


def at_the_witch(**position: Any) -> State:
    """Seat 0 has paid the witch; seats 1 and 2 have cards."""
    buyer = {"character": "elba", "cell": "g5", "hand": ["ambrosia", "gem-of-power"]}
    hands = [["axe", "axe", "rapier"], ["machete"]]
    others = [{"hand": hand} for hand in hands]
    state = place([buyer, *others], **position)
    play(state, Deal("second-sight"), Pay(("gem-of-power", "ambrosia")))
    return state


def test_tx_78a_only_the_buyer_looks() -> None:
    state = at_the_witch()
    story = play(state, Target(1))
    hand = ("rapier", "axe", "axe")
    assert [told(story, Looked, eyes) for eyes in (0, 1)] == [[Looked(0, 1, hand)]] * 2
    for eyes in (None, 2):
        assert told(story, Looked, eyes) == [Looked(0, 1, None)]
        assert seen(state, 1, eyes).known == ()
    assert seen(state, 1, 0).known == hand


def test_tx_78_the_owner_knows_who_knows() -> None:
    state = at_the_witch()
    play(state, Target(1))
    assert seen(state, 1, 1).remembered == tuple(
        [Remembered(card, (0,)) for card in ("rapier", "axe", "axe")]
    )


def test_tx_78_what_the_buyer_has_seen_is_remembered() -> None:
    state = at_the_witch()
    play(state, Target(1), Take("axe"), END)
    assert seen(state, 1, 0).known == ("rapier", "axe")
    play(state, END, seat=1)
    play(state, END, seat=2)
    assert seen(state, 1, 0).known == ("rapier", "axe")


def test_tx_78_the_two_know_a_stolen_card() -> None:
    state = at_the_witch()
    story = play(state, Target(1), Take("axe"))
    assert [told(story, Stole, eyes) for eyes in (0, 1)] == [[Stole(0, 1, "axe")]] * 2
    assert [told(story, Stole, eyes) for eyes in (None, 2)] == [[Stole(0, 1, None)]] * 2
    assert seen(state, 0, 1).known == ("axe",)
    assert seen(state, 0, 2).known == ()
    assert seen(state, 0, 0).remembered == (Remembered("axe", (1,)),)


def test_tx_78_a_card_of_a_kind_that_is_known_may_be_the_one_that_went() -> None:
    known = [{"card": card, "seats": [2]} for card in ("axe", "axe", "rapier")]
    buyer = {"character": "elba", "cell": "g5", "hand": ["ambrosia", "gem-of-power"]}
    state = place([buyer, {"hand": ["axe", "axe", "rapier"], "remembered": known}])
    play(state, Deal("second-sight"), Pay(("gem-of-power", "ambrosia")))
    assert seen(state, 1, 2).known == ("rapier", "axe", "axe")
    play(state, Take("rapier"))
    assert seen(state, 1, 2).known == ("axe",)
    assert seen(state, 1, 0).known == ("axe", "axe")


def test_tx_76_what_is_paid_and_bought_is_seen_by_all() -> None:
    buyer = {"character": "elba", "cell": "g5", "hand": ["axe", "rapier"]}
    state = place([buyer], merchant=["machete"])
    story = play(state, Buy("machete"), Pay(("rapier",)))
    for eyes in EYES:
        assert told(story, Paid, eyes) == [Paid(0, ("rapier",))]
        assert TANXI.view(state, eyes).merchant == ("rapier",)
    for eyes in (None, 1, 2):
        assert seen(state, 0, eyes).known == ("machete",)


def test_tx_55_what_comes_off_is_known_to_be_in_the_hand() -> None:
    state = place([{"character": "elba", "equipped": ["knife"], "hand": ["axe"]}])
    play(state, Equip(off=("knife",)))
    assert [seen(state, 0, eyes).known for eyes in (None, 1, 2)] == [("knife",)] * 3
    play(state, Equip(on=("knife",)))
    assert [seen(state, 0, eyes).known for eyes in (None, 1, 2)] == [()] * 3


# Looking into decks


def scouted(*order: str) -> State:
    """Seat 0 has looked at three of four cards, and put them back in this order."""
    state = place(
        [{"character": "susana", "cell": "g5", "gems": 2}, {"character": "elba", "cell": point()}],
        decks={"jungle": ["axe", "rapier", "grumpy-crab", "machete"], "swamp": ["knife"]},
    )  # fmt: skip
    play(state, Ability("tracking"), Dig("jungle"), Sort(order), Go("g5"))
    return state


def test_a_scout_alone_is_told_and_knows_the_order() -> None:
    state = place(
        [{"character": "susana", "cell": "g5", "gems": 2}],
        decks={"jungle": ["axe", "rapier", "grumpy-crab", "machete"], "swamp": ["knife"]},
    )  # fmt: skip
    cards = ("axe", "rapier", "grumpy-crab")
    story = play(state, Ability("tracking"), Dig("jungle"))
    assert told(story, Scouted, 0) == [Scouted(0, "jungle", 3, cards)]
    for eyes in (None, 1, 2):
        assert told(story, Scouted, eyes) == [Scouted(0, "jungle", 3, None)]
    story = play(state, Sort(cards[::-1]))
    assert [told(story, Sorted, eyes) for eyes in EYES] == [[Sorted(0, "jungle")]] * 4
    assert deck_seen(state, 0).top == cards[::-1]
    for eyes in EYES:
        deck = deck_seen(state, eyes)
        assert (deck.scout, deck.depth, deck.top is None) == (0, 3, eyes != 0)


def test_a_scout_knows_what_somebody_else_draws() -> None:
    state = scouted("rapier", "axe", "grumpy-crab")
    play(state, END)
    story = play(state, EXPLORE, seat=1)
    assert told(story, Found, 0) == told(story, Found, 1) == [Found(1, "rapier")]
    assert told(story, Found, 2) == [Found(1, None)]
    assert [seen(state, 1, eyes).known for eyes in (None, 0, 2)] == [(), ("rapier",), ()]
    assert seen(state, 1, 1).remembered == (Remembered("rapier", (0,)),)
    assert deck_seen(state, 0).top == ("axe", "grumpy-crab")
    assert deck_seen(state, 1).depth == 2


def test_a_scout_knows_after_a_shuffle_only_what_is_in_there() -> None:
    state = scouted("grumpy-crab", "axe", "rapier")
    state.chance = fast(1)
    play(state, END)
    play(state, EXPLORE, Flee(), seat=1)
    assert (deck_seen(state, 0).top, deck_seen(state, 0).scout) == (None, None)
    assert deck_seen(state, 0).known == ("rapier", "axe", "grumpy-crab")
    for eyes in (None, 1, 2):
        assert deck_seen(state, eyes).known == ("grumpy-crab",)


def test_tx_85a_who_keeps_one_knows_what_went_back() -> None:
    state = place(
        [{"character": "elba", "cell": "g5", "hand": ["treasure-map"]}],
        decks={"jungle": ["axe", "rapier", "machete"]}, chance=[["rapier", "machete"]],
    )  # fmt: skip
    story = play(state, Use("treasure-map"), Take("axe"))
    assert told(story, Found, 0) == [Found(0, "axe")]
    assert told(story, Found, 1) == [Found(0, None)]
    assert [deck_seen(state, eyes).known for eyes in EYES] == [(), ("rapier",), (), ()]


# Answers at the same time


def test_secret_answers_are_shown_together() -> None:
    state = place(
        [{"hand": ["axe", "rapier"]}, {"hand": ["machete", "knife"]}, {"hand": ["lance"]}],
        deities=["namku", "ronronao", "tacanak"], round=2, first=0, active=2,
    )  # fmt: skip
    play(state, END, seat=2)
    assert TANXI.view(state, 2).seats[2].answer == "lance"
    story = play(state, Discard("axe"))
    assert story == []
    assert [seen(state, 0, eyes).answer for eyes in EYES] == [None, "axe", None, None]
    assert {TANXI.view(state, eyes).asked for eyes in EYES} == {(1,)}
    story = play(state, Discard("knife"), seat=1)
    cards = [Discarded(0, "axe"), Discarded(1, "knife"), Discarded(2, "lance")]
    assert [told(story, Discarded, eyes) for eyes in EYES] == [cards] * 4


# Over a whole game


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_tx_75_the_marker_never_comes_twice_to_one_resident(level: str) -> None:
    game = InTheThick()
    bot = RandomBot() if level == "random" else game.bots[level]
    paid = 0
    for seed in range(4):
        chance = fast(seed)
        state = game.setup(Options(round_limit=6), 3, chance.copy())
        while seats := game.to_act(state):
            before, story = game.view(state, None).marker, list[Event]()
            view = game.view(state, seats[0])
            decision: Decision[Any, Any] = Decision(game, view, [], chance, 2)
            game.apply(state, seats[0], bot.choose(decision).move, story)
            after = game.view(state, None).marker
            deals = [event for event in story if isinstance(event, Paid)]
            assert len(deals) <= 1
            assert (after != before) == bool(deals)
            paid += len(deals)
    assert paid > 10
