"""A table that was frozen and thawed goes on as if nothing had been."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.errors import malformed
from sobremesa.kernel.record import Entry
from sobremesa.table import handler
from sobremesa.table.jobs import Think
from sobremesa.table.log import Acted
from sobremesa.table.messages import Leave, Mute, Open, Return, SetStandingAnswer, Start, Talk
from sobremesa.table.settings import Bank, PerMove, Window
from sobremesa.table.snapshot import OF_THE_MOMENT, freeze, thaw
from sobremesa.table.table import Table
from tests.table.tables import (
    HOST,
    LET_IT_BE,
    PEOPLE,
    STRICT,
    WATCHER,
    Live,
    begun,
    nonce_of,
    seated,
    standing_of,
)

WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "antayagi": ("antayagi", {"clock": PerMove(20)}),
    "antayagi-bots": ("antayagi", {"bots": [1], "window": Window(6, "answered")}),
    "antheno": ("antheno", {"options": STRICT, "bots": [1], "clock": Bank(60, 2)}),
    "tanxi": ("tanxi", {"bots": [0], "clock": Bank(600, 5)}),
    "tanxi-draft": ("tanxi", {"options": {"round_limit": 2}}),
}


def thawed(live: Live) -> Table:
    """The table as it comes back."""
    table = Table(live.table.id, live.table.made, live.games)
    thaw(freeze(live.table), table, played(live))
    return table


def played(live: Live) -> list[Entry]:
    """What was played there, as the log says."""
    return [logged.what.entry for logged in live.log if isinstance(logged.what, Acted)]


def restored(live: Live) -> Live:
    """The same table at the same moment, from its snapshot, with the same people there."""
    other = Live(live.table.made, live.games)
    other.table = thawed(live)
    other.table.present = dict(live.table.present)
    other.now, other.log = live.now, list(live.log)
    return other


def forget_the_moment(live: Live) -> None:
    """Nobody thinks, and nothing is being judged."""
    live.table.thinking.clear()
    live.table.judging.clear()
    live.jobs = []


@pytest.mark.parametrize("moment", [0, 3, 11, 24])
@pytest.mark.parametrize("way", WAYS)
def test_a_thawed_table_goes_on_in_the_same_way(way: str, moment: int) -> None:
    name, how = WAYS[way]
    live = begun(name, **how)
    live.steps(moment)
    forget_the_moment(live)
    heard = len(live.deliveries)
    other = restored(live)
    assert standing_of(other.table) == standing_of(live.table)
    for each in (live, other):
        each.random.seed(moment)
        each.wake(each.now)
        each.to_the_end()
    assert other.deliveries == live.deliveries[heard:]
    assert standing_of(other.table) == standing_of(live.table)
    assert other.log == live.log
    assert other.room(WATCHER) == live.room(WATCHER)


def test_a_table_is_frozen_before_the_game_too() -> None:
    live = seated()
    live.does(PEOPLE[1], Talk(text="Shall we?"))
    live.does(PEOPLE[1], Mute(seat=2, on=True))
    live.does(HOST, Start())
    live.does(HOST, Open(words=nonce_of(0)))
    other = restored(live)
    assert standing_of(other.table) == standing_of(live.table)
    for seat in (1, 2):
        other.does(PEOPLE[seat], Open(words=nonce_of(seat)))
    assert other.table.stage == "playing"


def test_what_is_held_and_what_stands_is_frozen() -> None:
    live = begun()
    live.does(PEOPLE[2], SetStandingAnswer(move=LET_IT_BE))
    live.until(lambda table: table.window is not None)
    live.wait(1350)  # by then it has been given, as a bot would have answered
    other = restored(live)
    assert other.table.held == {2: LET_IT_BE}
    assert other.table.standing_answers == [None, None, LET_IT_BE]
    assert other.table.window_until == live.table.window_until


def test_what_is_of_the_moment_is_not_frozen() -> None:
    live = begun(bots=[1])
    live.does(HOST, Talk(phrase="hello"))
    live.go(PEOPLE[2])
    live.plays(0, {"do": "choose", "player": 1})
    job = live.jobs[0]
    assert isinstance(job, Think)
    live.take(handler.thought(live.table, job, {"do": "lay", "slot": 0}, None, live.now))
    live.table.judging[0] = (1, {})
    table = thawed(live)
    for name in OF_THE_MOMENT:
        assert getattr(live.table, name), name
        assert not getattr(table, name), name


def test_a_frozen_table_is_not_changed_by_what_comes_later() -> None:
    live = begun()
    data, so_far = freeze(live.table), played(live)
    before = standing_of(thawed(live))
    live.steps(20)
    table = Table(live.table.id, live.table.made, GAMES)
    thaw(data, table, so_far)
    assert standing_of(table) == before


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_a_table_with_a_box_of_its_own_is_frozen_without_the_game(name: str) -> None:
    game = GAMES[name]
    text = next(iter(game.released.values())) + "\n# one of our own\n"
    options = {"tanxi": {"characters": "random", "round_limit": 2}}.get(name, {})
    live = begun(name, pack=text, options=options, bots=[1])
    live.steps(9)
    forget_the_moment(live)
    heard = len(live.deliveries)
    other = restored(live)
    assert other.game.pack(other.table.options).text == text
    assert other.table.play()[0].game is other.game is not game
    for each in (live, other):
        each.random.seed(4)
        each.wake(each.now)
        each.to_the_end()
    assert other.deliveries == live.deliveries[heard:]


def test_a_snapshot_does_not_grow_with_the_game() -> None:
    live = begun("antheno", bots=[1])

    def come_and_go(times: int) -> int:
        for _ in range(times):
            live.does(HOST, Leave())
            live.does(HOST, Return())
        return len(freeze(live.table))

    early = come_and_go(100)  # what people have heard lately is kept, up to a limit
    late = come_and_go(400)
    assert len(played(live)) >= 1000
    assert late < 1.05 * early


def test_a_thawed_bot_thinks_again() -> None:
    live = begun(bots=[1])
    live.plays(0, {"do": "choose", "player": 1})
    due = live.table.thinking[1].due
    other = restored(live)
    other.wake(other.now)
    assert other.jobs == live.jobs == [Think(1, "random", 1)]
    assert other.table.thinking[1].due == due
    other.take(handler.failed(other.table, other.jobs[0], malformed("no"), other.now))
    assert len(other.jobs) == 2


# Bytes that somebody else wrote


class Calls:
    """Pickled, it calls something when it is read."""

    def __init__(self, what: Any, *args: Any) -> None:
        self.what = what
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return self.what, self.args


CALLED: list[str] = []


@pytest.mark.parametrize("what", [CALLED.append, eval, print, pickle.loads])
def test_a_snapshot_calls_nothing_from_outside(what: Any) -> None:
    live = begun()
    forged = pickle.dumps({"size": Calls(what, "b")})
    with pytest.raises(pickle.UnpicklingError):
        thaw(forged, live.table, [])
    assert CALLED == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("sobremesa.server.run", "serve"),
        ("sobremesa.table.table", "hmac.new"),  # what a module of ours imports
        ("sobremesa.table.table", "hmac"),
        ("sobremesa.kernel.content", "tomllib"),
    ],
)
def test_a_snapshot_reaches_nothing_through_our_own_modules(module: str, name: str) -> None:
    live = begun()
    forged = b"\x80\x04\x8c%c%s\x8c%c%s\x93." % (
        len(module), module.encode(), len(name), name.encode(),
    )  # fmt: skip
    with pytest.raises((pickle.UnpicklingError, AttributeError)):
        thaw(forged, live.table, [])
