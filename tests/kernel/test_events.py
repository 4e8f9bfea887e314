"""Events: what is secret is told to those who may know it, and to nobody else."""

from __future__ import annotations

import pytest

from sobremesa.kernel.events import Event, Secret, has_secret, secret

EVERYONE = 0b111
CARDS = ("bone", Secret("hat", 0b101), (Secret("fish", 0b010), "muffin"))


class Showed(Event, frozen=True, tag="showed"):
    """Somebody showed a word to some seats, and cards to others."""

    seat: int
    word: str | Secret[str] | None
    cards: tuple[object, ...] = ()


class Whispered(Event, frozen=True, tag="whispered"):
    """Only the seat itself hears of it."""

    seat: int

    def heard(self, seat: int | None) -> bool:
        """Whether this seat notices it."""
        return seat == self.seat


@pytest.mark.parametrize(
    ("seat", "word"), [(0, None), (1, "tree"), (2, "tree"), (3, None), (None, None)]
)
def test_a_secret_is_told_to_those_who_may_know_it(seat: int | None, word: str | None) -> None:
    assert Showed(0, Secret("tree", 0b110)).told(seat) == Showed(0, word)


def test_a_looker_back_is_shown_everything() -> None:
    shown = Showed(0, Secret("tree", 0b010), CARDS).opened()
    assert shown == Showed(0, "tree", ("bone", "hat", ("fish", "muffin")))


def test_a_looker_back_is_shown_even_what_nobody_knew() -> None:
    assert Showed(0, Secret("tree", 0)).opened() == Showed(0, "tree")


@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        (0, ("bone", "hat", (None, "muffin"))),
        (1, ("bone", None, ("fish", "muffin"))),
        (2, ("bone", "hat", (None, "muffin"))),
        (None, ("bone", None, (None, "muffin"))),
    ],
)
def test_secrets_in_tuples_are_told_each_by_itself(
    seat: int | None, cards: tuple[object, ...]
) -> None:
    assert Showed(0, "tree", CARDS).told(seat) == Showed(0, "tree", cards)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_secret_is_left_in_what_is_told(seat: int | None) -> None:
    told = Showed(0, Secret("tree", 0b010), CARDS).told(seat)
    assert told is not None
    assert not has_secret((told.word, told.cards))


def test_telling_leaves_the_event_as_it_was() -> None:
    event = Showed(0, Secret("tree", 0b010), CARDS)
    event.told(0)
    event.opened()
    assert event == Showed(0, Secret("tree", 0b010), CARDS)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_event_without_secrets_is_told_whole(seat: int | None) -> None:
    event = Showed(0, "tree", ("bone",))
    assert event.told(seat) == event
    assert event.opened() == event


def test_an_event_that_is_not_heard_is_not_told() -> None:
    event = Whispered(1)
    assert event.told(1) == event
    assert [event.told(seat) for seat in (0, 2, None)] == [None, None, None]
    assert event.opened() == event


def test_a_false_or_empty_secret_is_still_told() -> None:
    event = Showed(0, Secret("", 0b001), (Secret(0, 0b001), Secret((), 0b001)))
    assert event.told(0) == Showed(0, "", (0, ()))


def test_what_everyone_may_know_is_never_a_secret() -> None:
    assert secret("tree", EVERYONE, EVERYONE) == "tree"
    assert secret("tree", 0b011, EVERYONE) == Secret("tree", 0b011)
    assert secret("tree", 0, EVERYONE) == Secret("tree", 0)


@pytest.mark.parametrize(
    ("value", "has"),
    [
        ("tree", False),
        (None, False),
        ((), False),
        (("tree", ("hat",)), False),
        (Secret("tree", 1), True),
        (("tree", ("hat", Secret("bone", 1))), True),
    ],
)
def test_a_secret_is_found_wherever_it_is(value: object, has: bool) -> None:
    assert has_secret(value) is has


@pytest.mark.parametrize(
    "event",
    [Showed(0, "tree", CARDS), Showed(0, Secret("tree", 0b110)), Showed(1, "tree"), Whispered(1)],
)
def test_all_are_told_what_each_is_told(event: Event) -> None:
    assert event.told_to_all(3) == [event.told(seat) for seat in (0, 1, 2, None)]


def test_who_may_know_the_same_is_given_the_same_value() -> None:
    told = Showed(0, Secret("tree", 0b011), (Secret("hat", 0b110),)).told_to_all(4)
    assert told == [
        Showed(0, "tree", (None,)),
        Showed(0, "tree", ("hat",)),
        Showed(0, None, ("hat",)),
        *[Showed(0, None, (None,))] * 2,
    ]
    assert told[3] is told[4]
