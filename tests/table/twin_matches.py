"""Matches of twins: a table is left several times by one that nobody may tell from it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import msgspec

from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import Bank, Clock, NoClock, PerMove, Window
from sobremesa.table.telling import encode
from tests.subjects import Setting, Subject
from tests.table.likeness import closer
from tests.table.simulated import Client, SimulatedMatch, Way, begun
from tests.table.twins import TRIES, Leak, Twins, eyes_of

CLOCKS: Final[tuple[Clock, ...]] = (NoClock(), PerMove(20), Bank(30, 2))


def way_of(game: AnyGame, setting: Setting, number: int) -> Way:
    """A way to set a table; twelve numbers in a row give all combinations."""
    seats, plain = setting.seats, game.options_type()
    live = {name: getattr(plain, name) for name in game.only_simulated}
    options = msgspec.structs.replace(setting.options, **live)
    bots = tuple(range(1, seats, 2)) if number // 6 % 2 else ()
    window = Window(6, "answered" if number // 3 % 2 else "time")
    return Way(options, seats, bots, CLOCKS[number % 3], window)


def match_of_twins(
    subject: Subject,
    way: Way,
    seed: int,
    honest: AnyGame,
    runs: int = 8,
    steps: int = 40,
    kind: type[Twins] = Twins,
) -> Counter[str]:
    """One simulated, left several times by twins; Leak where one of them could be told from it."""
    random = Random(seed)
    simulated = begun(subject.game, way, seed)
    tally: Counter[str] = Counter()
    for _ in range(runs):
        if not stroll_to_a_twin(subject, simulated, random):
            break
        recipient = random.choice([*simulated.awake(), simulated.table.watchers])
        state = other_secrets(subject, simulated, recipient, random)
        twins = kind(subject, honest, simulated, recipient, state, random)
        twins.live(steps)
        tally += twins.tally
    assert not any(client.gaps for client in simulated.clients.values())
    return tally


def stroll_to_a_twin(subject: Subject, simulated: SimulatedMatch, random: Random) -> bool:
    """Go on for a while, to where nothing can be taken back; whether there is such a place."""
    simulated.forget_thoughts()
    for step in range(60):
        if simulated.table.stage != "playing":
            return False
        for recipient in range(simulated.table.seats + 1):
            glance(subject, simulated, recipient, random)
        for client in simulated.clients.values():
            assert sees_all(simulated, client)
        settled = not simulated.table.play()[0].past and not simulated.table.judging
        if settled and step >= random.randrange(8):
            return True
        simulated.stroll(random)
    return False


def other_secrets(
    subject: Subject, simulated: SimulatedMatch, recipient: int, random: Random
) -> Any:
    """The state of a twin.

    Others may have answered differently where no bot has, which answers when it is due, nor a
    standing answer, and where the table holds no answers that are not in the state.
    """
    table = simulated.table
    held = table.window is not None and table.settings.window.closes == "time"
    forced = held or any(table.bots) or any(table.standing_answers)
    pending = not forced and random.random() < 0.5
    eyes = eyes_of(simulated, recipient)
    seat = random.randrange(table.seats) if eyes is None else eyes
    for _ in range(TRIES):
        state = subject.twin(table.state, seat, random, pending)
        if all(table.game.offered(state, each).moves for each in table.game.to_act(state)):
            break
    else:  # somebody must be able to pay, and twins are not made with that in mind
        return table.state.copy()
    if random.random() < 0.8:
        closer(simulated.game.name, table.state, state, random)
    return state


def glance(subject: Subject, simulated: SimulatedMatch, recipient: int, random: Random) -> None:
    """What the table would show must not depend on what is hidden, pending answers included."""
    state, eyes = simulated.table.state, eyes_of(simulated, recipient)
    seat = random.randrange(simulated.table.seats) if eyes is None else eyes
    twin = subject.twin(state, seat, random, True)
    if shown(simulated.game, state, eyes) != shown(simulated.game, twin, eyes):
        raise Leak("the view or the question shows what is hidden")


def sees_all(simulated: SimulatedMatch, client: Client) -> bool:
    """Whether somebody has been told of every change in what they may know, if they listened."""
    recipient = simulated.table.recipient_of(client.person.id)
    view = simulated.game.view(simulated.table.state, eyes_of(simulated, recipient))
    missed = client.number < simulated.table.streams[recipient].number
    return missed or client.view == msgspec.json.decode(encode(view))


def shown(game: AnyGame, state: Any, eyes: int | None) -> tuple[Any, ...]:
    """All that a table takes from the game to show it to somebody."""
    view = game.view(state, eyes)
    asked = eyes is not None and eyes in game.to_act(state)
    offered = game.offered(state, eyes) if eyes is not None and asked else None
    return view, offered, game.occasion(view), game.silence(view)


def live_tables_leak_nothing(subject: Subject, setting: Setting, seed: int) -> None:
    """Twins at live tables hear the same at the same times, as long as the game tells the same."""
    match_of_twins(subject, way_of(subject.game, setting, seed), seed, subject.game)
