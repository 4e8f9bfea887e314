"""Whoever came in at another node learns nothing there that they may not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sobremesa.server.live import Live
from tests.server.wired_twins import RelayedTwins
from tests.table.test_twins import SETTINGS
from tests.table.twin_matches import match_of_twins, way_of
from tests.table.twins import Leak


def relayed_matches(name: str, matches: int = 4) -> Counter[str]:
    """Matches of this game, at tables of every kind, whose watched ones came in elsewhere."""
    subject, settings = SETTINGS[name]
    tally: Counter[str] = Counter()
    for number in range(matches):
        way = way_of(subject.game, settings[number % len(settings)], 3 * number + number // 2)
        tally += match_of_twins(
            subject, way, number, subject.game, runs=2, steps=25, kind=RelayedTwins
        )
    return tally


@pytest.mark.parametrize("name", SETTINGS)
def test_twins_hear_the_same_through_another_node_and_what_they_would_hear_at_home(
    name: str,
) -> None:
    assert relayed_matches(name)["relayed"] > 50


@pytest.mark.plants
def test_frames_of_another_seat_that_are_relayed_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Live.send

    def to_all(self: Live, reaction: Any, asker: Any, now: int) -> None:
        honest(self, reaction, asker, now)
        for delivery in reaction.deliveries:
            for connection in self.connections:
                if connection.recipient != delivery.recipient:
                    connection.send(delivery.data)

    monkeypatch.setattr(Live, "send", to_all)
    with pytest.raises((Leak, AssertionError)):
        relayed_matches("antayagi")


@pytest.mark.plants
def test_an_empty_frame_whenever_something_happens_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Live.send

    def chatty(self: Live, reaction: Any, asker: Any, now: int) -> None:
        honest(self, reaction, asker, now)
        for connection in self.connections:
            connection._wire.send([])

    monkeypatch.setattr(Live, "send", chatty)
    with pytest.raises(Leak):
        relayed_matches("antayagi")
