"""Links: everything arrives once and in order, or both sides know that it did not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.server.cluster.frames import PACKETS, Carry, MessagePart, Pulse, encode
from sobremesa.server.cluster.links import FORGOTTEN, SILENT
from tests.server.wired import Wire


class Keeper:
    """Keeps what comes over links."""

    def __init__(self) -> None:
        self.got: list[Any] = []

    def receive(self, _: Any, frame: Any) -> None:
        self.got.append(frame)

    def broken(self, _: Any) -> None:
        self.got.append(None)


def act_on(wire: Wire, number: int, act: str) -> None:
    """Something happens at the first side, or on the way from it."""
    wire.lost = lambda _: act == "lose"
    if act == "send":
        wire.link.send(Carry(1, {"n": number}), 10)
    elif act == "break":
        wire.link.break_off()
    elif act == "pulse":
        wire.link.pulse()
    else:
        wire.carry()


@given(st.lists(st.sampled_from(["send", "carry", "lose", "break", "pulse"]), max_size=60))
def test_whatever_is_lost_nothing_comes_twice_or_after_a_gap(acts: list[str]) -> None:
    wire, keeper = Wire(), Keeper()
    for link in wire.b.links.all():
        link._receiver = keeper
    for number, act in enumerate(acts):
        act_on(wire, number, act)
    for act in ["pulse", "carry"] * 4:  # in the end both are of one mind
        act_on(wire, 0, act)
    act_on(wire, len(acts), "send")
    act_on(wire, 0, "carry")
    assert keeper.got[-1] is not None
    assert keeper.got[-1].message["n"] == len(acts)
    sent = [number for number, act in enumerate([*acts, "send"]) if act == "send"]
    runs: list[list[int]] = [[]]
    for frame in keeper.got:
        if frame is None:
            runs.append([])
        else:
            runs[-1].append(frame.message["n"])
    told = [number for run in runs for number in run]
    assert told == sorted({*told})
    for run in filter(None, runs):  # between two breaks nothing is missing in the midst
        first, last = sent.index(run[0]), sent.index(run[-1])
        assert run == sent[first : last + 1]


def test_what_comes_after_a_gap_is_not_heeded() -> None:
    wire, keeper = Wire(), Keeper()
    for link in wire.b.links.all():
        link._receiver = keeper
    for number, act in enumerate(["send", "carry", "send", "lose", "send", "carry"]):
        act_on(wire, number, act)
    assert [None if frame is None else frame.message["n"] for frame in keeper.got] == [0, None]


def test_what_cannot_be_heeded_breaks_the_link_and_loses_nothing_without_a_word() -> None:
    class Choosy(Keeper):
        def receive(self, _: Any, frame: Any) -> None:
            if frame.message["n"] == 1:
                raise ValueError("what is this?")
            super().receive(_, frame)

    wire, keeper = Wire(), Choosy()
    for link in wire.b.links.all():
        link._receiver = keeper
    for number in range(3):
        wire.link.send(Carry(1, {"n": number}), 10)
    with pytest.raises(ValueError, match="what is this"):
        wire.carry()
    assert [None if frame is None else frame.message["n"] for frame in keeper.got] == [0, None]
    act_on(wire, 0, "pulse")
    act_on(wire, 0, "carry")
    assert wire.link.epoch == 2


def test_who_is_silent_is_lost_and_then_forgotten() -> None:
    wire = Wire()
    for _ in range(SILENT):
        wire.a.links.count_pulse()
    assert wire.a.links.to("b") is not None
    wire.a.links.count_pulse()
    assert wire.a.links.to("b") is None
    wire.a.links.hear_pulse(Pulse("b"))
    assert wire.a.links.to("b") is not None
    for _ in range(FORGOTTEN + 1):
        wire.a.links.count_pulse()
    assert not wire.a.links.knows("b")


def test_what_a_newer_node_adds_is_passed_over() -> None:
    """Fields are added at the end: whoever does not know them reads the rest."""
    newer = msgspec.msgpack.encode(["b", False, False, 9, {}, {}, 3, "something new"])
    assert msgspec.msgpack.decode(newer, type=Pulse) == Pulse("b", speaks=9, idle=3)
    packet = msgspec.msgpack.encode(["b", 1, 1, [["p", 1, b"x", True, 5]], "new"])
    assert PACKETS.decode(packet).frames == [MessagePart(1, b"x", last=True)]
    assert msgspec.msgpack.decode(encode(["b"]), type=Pulse) == Pulse("b")  # an older one
