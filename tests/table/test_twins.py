"""A live table leaks nothing: twins hear the same at the same times, and planted leaks are caught.

`make soak` runs `live_tables_leak_nothing` over more seeds and every way to play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Literal
from zlib import crc32

import pytest

from sobremesa.games.antayagi.content import SABOTAGE
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import LET_IT_BE, Choose, Lay, Sabotage
from sobremesa.games.antayagi.options import Options as AntaYagiOptions
from sobremesa.games.antayagi.rules.window import able
from sobremesa.games.antayagi.state import LAY, Card, State
from sobremesa.games.antheno.options import Options as AnthenoOptions
from sobremesa.games.tanxi.options import Options as TanxiOptions
from sobremesa.kernel.game import AnyGame, Game
from sobremesa.kernel.record import Moved, move_data
from sobremesa.table import fold, handler, playing, telling
from sobremesa.table.jobs import Think
from sobremesa.table.log import Acted, Held, What
from sobremesa.table.messages import Answer, AnyRequest, Leave, Mute, SetStandingAnswer
from sobremesa.table.settings import PerMove, Window
from sobremesa.table.table import Table
from sobremesa.table.telling import Outgoing, asked_as, encode
from tests.games.antayagi.subject import all_places, card_at, fits, kind_at, put
from tests.games.tanxi.thick import InTheThick
from tests.subjects import SUBJECTS, Setting, Subject
from tests.table.simulated import Due, SimulatedMatch, Way, begun
from tests.table.twin_matches import match_of_twins, way_of
from tests.table.twins import Leak, Twins, show

ANTAYAGI_SUBJECT, ANTHENO_SUBJECT, TANXI_SUBJECT = SUBJECTS
THICK = TANXI_SUBJECT._replace(game=InTheThick())
SETTINGS: dict[str, tuple[Subject, list[Setting]]] = {
    "antayagi": (
        ANTAYAGI_SUBJECT,
        [
            Setting(AntaYagiOptions(), 3),
            Setting(AntaYagiOptions(edition="65", effects_first="chosen"), 4),
            Setting(AntaYagiOptions(), 5),
        ],
    ),
    "antheno": (
        ANTHENO_SUBJECT,
        [
            Setting(AnthenoOptions(stars=0, hand=5, draw="free"), 3),
            Setting(AnthenoOptions(copies=1, stars=0, hand=6), 3),
        ],
    ),
    "tanxi": (
        TANXI_SUBJECT,
        [
            Setting(TanxiOptions(round_limit=4), 3),
            Setting(TanxiOptions(characters="random", round_limit=4), 4),
        ],
    ),
    "tanxi-in-the-thick": (THICK, [Setting(TanxiOptions(characters="random"), 3)]),
}
MATCHES = {"antayagi": 24, "antheno": 12, "tanxi": 12, "tanxi-in-the-thick": 12}


def simulated_matches(name: str) -> Counter[str]:
    """Matches of this game, at tables of every kind; what happened in them."""
    subject, settings = SETTINGS[name]
    tally: Counter[str] = Counter()
    for number in range(MATCHES[name]):
        way = way_of(subject.game, settings[number // 2 % len(settings)], number)
        tally += match_of_twins(subject, way, number, subject.game, runs=5)
    return tally


# No leak


@pytest.mark.parametrize("name", SETTINGS)
def test_twins_at_live_tables_hear_the_same(name: str) -> None:
    tally = simulated_matches(name)
    assert tally["heard"] > 400
    assert not [what for what in EXERCISED[name] if not tally[what]]


EXERCISED = {
    "antayagi": (
        "windows opened", "windows time", "windows answered", "quiet at one table",
        "all others let it be", "sabotages", "apart", "answers", "answer", "whispers", "why-not",
        "ask", "hint", "take-back", "stand", "mute", "talk", "draft", "hello", "came back",
        "sockets", "leave", "return", "late thoughts",
    ),
    "antheno": ("answers", "answer", "whispers", "why-not", "draft", "late thoughts"),
    "tanxi": ("answers", "answer", "whispers", "why-not", "take-back", "ask", "late thoughts"),
    "tanxi-in-the-thick": ("answers", "answer", "whispers", "apart", "late thoughts"),
}  # fmt: skip


# Leaks, planted on purpose: each must be caught


def at_the_table(leaky: AnyGame) -> AnyGame:
    """The leaky game, with its leak in the answers that tables ask for."""
    kind = type(leaky)
    asked = {"offered": "legal_moves", "apply_ruled": "apply", "views": "view"}
    more = {name: vars(Game)[name] for name, leak in asked.items() if leak in vars(kind)}
    game: AnyGame = type(kind.__name__, (kind,), more)()
    return game


LEAKS = [(subject, game) for subject in SUBJECTS for game in subject.leaks]
LEAKY: dict[str, Setting] = {
    "antayagi": Setting(AntaYagiOptions(), 3),
    "antheno": Setting(AnthenoOptions(stars=1, hand=4, draw="free"), 3),
    "tanxi": Setting(TanxiOptions(), 3),
}


RARE = {"TellsWhatTheWitchSees": 13}  # the first seed in which the card comes up that it takes


def some_matches(subject: Subject, game: AnyGame) -> None:
    """Matches with a game that may leak, until it does."""
    for seed in range(RARE.get(type(game).__name__, 0), 60):
        way = way_of(game, LEAKY[game.name], seed)
        match_of_twins(subject._replace(game=game), way, seed, subject.game)


@pytest.mark.parametrize(
    ("subject", "leaky"), LEAKS, ids=[type(game).__name__ for _, game in LEAKS]
)
def test_a_leak_of_the_game_is_caught_at_the_table(subject: Subject, leaky: AnyGame) -> None:
    with pytest.raises(Leak):
        some_matches(subject, at_the_table(leaky))


Patch = Callable[[pytest.MonkeyPatch], None]


def tells_everyone_that_something_happened(patch: pytest.MonkeyPatch) -> None:
    """A delivery with nothing in it for those who are told nothing."""

    def chatty(honest: Callable[..., list[Outgoing]]) -> Callable[..., list[Outgoing]]:
        def tell(table: Table, at: int, *more: Any) -> list[Outgoing]:
            deliveries = honest(table, at, *more)
            told = [delivery.recipient for delivery in deliveries]
            others = [each for each in range(table.seats + 1) if each not in told]
            return deliveries + [telling.deliver(table, each, at, ()) for each in others]

        return tell

    for name in ("tell_progress", "tell_held"):
        patch.setattr(fold, name, chatty(getattr(fold, name)))


def counts_the_log(patch: pytest.MonkeyPatch) -> None:
    """Deliveries bear the numbers of log entries."""
    honest = telling.deliver

    def numbered(table: Table, recipient: int, at: int, lines: Any, **more: Any) -> Outgoing:
        table.streams[recipient].number = table.size
        return honest(table, recipient, at, lines, **more)

    patch.setattr(telling, "deliver", numbered)


def runs_clocks_in_windows(patch: pytest.MonkeyPatch) -> None:
    """The time of those runs who have not answered yet."""

    def running(table: Table, at: int) -> None:
        awake = [seat for seat in table.to_act() if table.bots[seat] is None]
        table.clocks.run(at, {seat: asked_as(table, seat) for seat in awake})

    patch.setattr(telling, "run_clocks", running)


def shows_the_room_for_every_answer(patch: pytest.MonkeyPatch) -> None:
    """Everyone sees the table anew when somebody has answered."""
    honest = handler._changes_room

    def often(what: What, over: bool) -> bool:
        moved = isinstance(what, Acted) and isinstance(what.entry, Moved)
        return moved or isinstance(what, Held) or honest(what, over)

    patch.setattr(handler, "_changes_room", often)


@pytest.mark.plants
@pytest.mark.parametrize(
    "plant",
    [
        tells_everyone_that_something_happened,
        counts_the_log,
        runs_clocks_in_windows,
        shows_the_room_for_every_answer,
    ],
)
def test_a_leak_of_the_table_is_caught(plant: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        simulated_matches("antayagi")


@pytest.mark.plants
@pytest.mark.parametrize("name", SETTINGS)
def test_a_bot_that_thinks_longer_over_other_secrets_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = playing._pace

    def hesitant(table: Table, seat: int) -> int:
        return honest(table, seat) + crc32(encode(table.game.truth(table.state))) % 500

    monkeypatch.setattr(playing, "_pace", hesitant)
    with pytest.raises(Leak):
        simulated_matches(name)


# Windows, one by one


def in_a_window(way: Way, fits: Callable[[SimulatedMatch], bool], first: int = 0) -> SimulatedMatch:
    """An simulated of AntaYagí in a window of this kind."""
    for seed in range(first, first + 200):
        simulated, random = begun(ANTAYAGI, way, seed), Random(seed)
        while simulated.table.stage == "playing":
            if simulated.table.window is not None and fits(simulated):
                return simulated
            simulated.stroll(random)
    raise AssertionError("no such window in two hundred games")


def disarmed(state: State, eyes: int) -> State:
    """The same for these eyes, with no Sabotage in anybody's hand that they have not seen there."""
    twin = state.copy()
    deep = [place for place in all_places(state) if place[0] == "pile"][: len(state.pile) // 2]
    for here in all_places(state):
        card = card_at(twin, here)
        if here[0] != "hand" or card is None or card.back != SABOTAGE:
            continue
        for there in deep:
            kind, other = kind_at(twin, here), kind_at(twin, there)
            alike = fits(twin, eyes, here, there) and fits(twin, eyes, there, here)
            if other & 3 != SABOTAGE and kind >> 2 == other >> 2 and alike:
                put(twin, here, other)
                put(twin, there, kind)
                break
    return twin


def only_others_can_sabotage(simulated: SimulatedMatch) -> bool:
    """Whether the watched one at seat 0 cannot rule out that nobody holds a Sabotage."""
    state = simulated.table.state
    return able(state) != 0 and able(disarmed(state, 0)) == 0 and 0 in simulated.table.to_act()


def let_it_be_by_all(way: Way, first: int = 0) -> Twins:
    """Somebody holds a Sabotage, at the twin table nobody does, and everyone lets it be."""
    simulated = in_a_window(way, only_others_can_sabotage, first)
    twin = disarmed(simulated.table.state, 0)
    twins = Twins(ANTAYAGI_SUBJECT, ANTAYAGI, simulated, 0, twin, Random(1))
    twins.check()
    for seat in [seat for seat in simulated.awake() if seat in simulated.table.to_act()]:
        twins.pass_time(200)
        for side in twins.sides:
            side.answer(seat, LET_IT_BE)
        twins.check()
    while simulated.table.window is not None:
        twins.pass_time(20)
    return twins


@pytest.mark.parametrize("bots", [(), (2,), (1, 2, 3)], ids=["people", "a bot", "bots"])
@pytest.mark.parametrize("closes", ["time", "answered"])
def test_nobody_can_tell_whether_a_sabotage_is_held(
    closes: Literal["time", "answered"], bots: tuple[int, ...]
) -> None:
    way = Way(AntaYagiOptions(), 4, bots, PerMove(20), Window(6, closes))
    tally = let_it_be_by_all(way).tally
    assert tally[f"windows {closes}"] == 1
    assert tally["heard"] > 1


def closes_when_nobody_can(patch: pytest.MonkeyPatch) -> None:
    """A window ends at once where nobody holds a Sabotage."""
    honest = playing.close_window_when_late

    def hasty(table: Table, now: int) -> list[What]:
        useless = table.window_until is not None and not able(table.state)
        return honest(table, table.window_until or now if useless else now)

    patch.setattr(playing, "close_window_when_late", hasty)


@pytest.mark.plants
@pytest.mark.parametrize("closes", ["time", "answered"])
def test_a_window_that_closes_when_nobody_can_sabotage_is_caught(
    closes: Literal["time", "answered"], monkeypatch: pytest.MonkeyPatch
) -> None:
    closes_when_nobody_can(monkeypatch)
    with pytest.raises(Leak):
        let_it_be_by_all(Way(AntaYagiOptions(), 4, window=Window(6, closes)))


def thinks_longer_with_sabotages(patch: pytest.MonkeyPatch) -> None:
    """Bots take longer over a hand with a Sabotage in it."""
    honest = playing._pace

    def hesitant(table: Table, seat: int) -> int:
        sabotages = [card for card in table.state.hands[seat] if card.back == SABOTAGE]
        return honest(table, seat) + 200 * len(sabotages)

    patch.setattr(playing, "_pace", hesitant)


def let_it_be_by_bots(simulated_matches: int) -> None:
    """So many windows that close when the bots have answered too."""
    for first in range(simulated_matches):
        let_it_be_by_all(Way(AntaYagiOptions(), 4, (1, 2, 3), window=Window(6, "answered")), first)


@pytest.mark.plants
def test_a_bot_that_thinks_longer_with_a_sabotage_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    let_it_be_by_bots(10)
    thinks_longer_with_sabotages(monkeypatch)
    with pytest.raises(Leak):
        let_it_be_by_bots(10)


def holds_one(simulated: SimulatedMatch) -> bool:
    """Whether seat 0 has a Sabotage, and is asked."""
    return bool(able(simulated.table.state) & 1) and 0 in simulated.table.to_act()


def test_the_question_of_a_window_is_the_same_whatever_one_holds() -> None:
    armed = in_a_window(Way(AntaYagiOptions(), 4), holds_one)
    unarmed = armed.copy()
    hand = unarmed.table.state.hands[0]
    for slot, card in enumerate(hand):
        kind = card.kind & ~3  # the same object on a plain back
        hand[slot] = Card(kind, card.private, card.object_seen, card.back_seen, card.era)
    show(unarmed)
    assert not able(unarmed.table.state) & 1
    asked, asked_in_vain = (encode(side.table.streams[0].question) for side in (armed, unarmed))
    assert b"sabotage" in asked
    assert asked == asked_in_vain


def test_nobody_hears_of_a_sabotage_that_is_refused() -> None:
    simulated = in_a_window(Way(AntaYagiOptions(), 4), lambda simulated: not holds_one(simulated))
    asked = [seat for seat in simulated.awake() if seat in simulated.table.to_act()]
    seat = next(seat for seat in asked if not able(simulated.table.state) >> seat & 1)
    before = {id: len(client.heard) for id, client in simulated.clients.items()}
    question = simulated.client(seat).asked
    person = simulated.person(seat)
    reply = simulated.send(person, Answer(question=question, move=move_data(Sabotage(0))))
    assert reply["type"] == "refused"
    heard = {id for id, client in simulated.clients.items() if len(client.heard) > before[id]}
    assert heard == {person.id}
    assert simulated.table.window is not None


# Standing answers


def before_a_trade(simulated: SimulatedMatch) -> bool:
    """Whether a window will open in which seat 3 can do nothing: it only watches the trade."""
    state = simulated.table.state
    if (
        state.question != LAY
        or state.owes.bit_count() < 2
        or 3 in (state.active, state.chosen)
        or able(state) >> 3 & 1
    ):
        return False
    mine, yours = (state.hands[seat][0] for seat in (state.active, state.chosen))
    return bool(mine.object != yours.object)


@pytest.mark.parametrize("closes", ["time", "answered"])
def test_a_standing_sabotage_that_one_does_not_hold_is_like_letting_it_be(
    closes: Literal["time", "answered"],
) -> None:
    way = Way(AntaYagiOptions(), 4, window=Window(6, closes))
    simulated, random = begun(ANTAYAGI, way, 3), Random(3)
    while not before_a_trade(simulated):
        simulated.stroll(random)
    twins = Twins(ANTAYAGI_SUBJECT, ANTAYAGI, simulated, 0, simulated.table.state.copy(), random)
    for side, move in zip(twins.sides, (Sabotage(0), LET_IT_BE), strict=True):
        side.send(side.person(3), SetStandingAnswer(move=move_data(move)))
    twins.check()
    for seat in simulated.table.to_act():
        for side in twins.sides:
            side.answer(seat, Lay(0))
        twins.check()
    assert twins.tally["windows opened"] == 1
    twins.pass_time(7000)
    assert twins.tally["windows time"] + twins.tally["windows answered"] == 1


def answers_given(
    simulated: SimulatedMatch, standing: dict[int, Any]
) -> list[tuple[int, int, Any]]:
    """When which seats answer who have left these answers, and with what."""
    alone = simulated.copy()
    for seat, move in standing.items():
        alone.send(alone.person(seat), SetStandingAnswer(move=move_data(move)))
    alone.pass_time(3000)
    whats = [(logged.at, logged.what) for logged in alone.log]
    moves = [(at, what if isinstance(what, Held) else what.entry) for at, what in whats
             if isinstance(what, Held | Acted)]  # fmt: skip
    return [
        (at, one.seat, ANTAYAGI.read_move(one.move))
        for at, one in moves
        if isinstance(one, Held | Moved)
    ]


def a_saboteur_may_still_leave_it(simulated: SimulatedMatch) -> bool:
    """Whether seat 2 or 3 can sabotage, all are asked, and no bot would have answered yet."""
    table = simulated.table
    assert table.window_until is not None
    early = table.window_until - simulated.now > table.settings.window_ms - 450
    return early and len(table.to_act()) == 4 and bool(able(table.state) & 0b1100)


@pytest.mark.parametrize("closes", ["time", "answered"])
@pytest.mark.parametrize("loud", [False, True], ids=["let it be", "sabotage"])
def test_an_answer_that_was_left_is_like_one_that_is_given(
    closes: Literal["time", "answered"], loud: bool
) -> None:
    way = Way(AntaYagiOptions(), 4, window=Window(6, closes))
    simulated = in_a_window(way, a_saboteur_may_still_leave_it)
    seat = 2 if able(simulated.table.state) >> 2 & 1 else 3
    moves = ANTAYAGI.legal_moves(simulated.table.state, seat).moves
    standing = {seat: moves[1] if loud else LET_IT_BE, 5 - seat: LET_IT_BE}
    given = answers_given(simulated, standing)
    assert {each for _, each, _ in given} == {2, 3}
    for recipient in (0, simulated.table.watchers):
        state = simulated.table.state.copy()
        twins = Twins(ANTAYAGI_SUBJECT, ANTAYAGI, simulated.copy(), recipient, state, Random(1))
        left, by_hand = twins.sides
        for each, move in standing.items():
            left.send(left.person(each), SetStandingAnswer(move=move_data(move)))
        for at, each, move in given:
            twins.pass_time(at - 1 - left.now)
            by_hand.now = at
            by_hand.answer(each, move)
            left.happen(at)
            twins.check()
        twins.pass_time(13_000)
        assert twins.tally["heard"]


@pytest.mark.parametrize(
    "asked",
    [
        SetStandingAnswer(move={"do": "let-it-be"}),
        SetStandingAnswer(move=None),
        Mute(seat=0, on=True),
    ],
    ids=["stand", "stand no more", "mute"],
)
def test_a_standing_answer_or_a_mute_is_nobody_elses_business(asked: AnyRequest) -> None:
    simulated = begun(ANTAYAGI, Way(AntaYagiOptions(), 3), 1)
    twins = Twins(ANTAYAGI_SUBJECT, ANTAYAGI, simulated, 0, simulated.table.state.copy(), Random(1))
    simulated.send(simulated.person(1), asked)
    twins.check()


# Bots


def bot_comes_next(simulated: SimulatedMatch) -> bool:
    """Whether all but the bot at seat 1 could let it be before it does, and it moves then."""
    state = simulated.table.state.copy()
    if simulated.table.thinking.get(1) is None or len(simulated.table.to_act()) < 3:
        return False
    for seat in simulated.table.to_act():
        ANTAYAGI.apply(state, seat, LET_IT_BE)
    return ANTAYAGI.to_act(state) == (1,)


def test_nobody_can_tell_who_answered_last_in_a_window() -> None:
    way = Way(AntaYagiOptions(), 3, (1,), window=Window(6, "answered"))
    simulated = in_a_window(way, bot_comes_next)
    twins = Twins(ANTAYAGI_SUBJECT, ANTAYAGI, simulated, 0, simulated.table.state.copy(), Random(1))
    twins.check()
    for side in twins.sides:
        side.answer(0, LET_IT_BE)
    ours, theirs = twins.sides
    while None in [side.table.thinking[1].move for side in twins.sides]:
        twins.pass_time(1)
    due = ours.table.thinking[1].due
    twins.pass_time(due - ours.now - 1)
    ours.now = due
    ours.answer(2, LET_IT_BE)  # and then the bot does
    theirs.happen(due)
    theirs.answer(2, LET_IT_BE)
    twins.check()
    twins.pass_time(3000)


def test_nobody_can_tell_how_long_a_bot_has_thought_that_takes_a_seat_over() -> None:
    simulated = begun(ANTAYAGI, Way(AntaYagiOptions(), 3), 1)
    (seat,) = simulated.table.to_act()
    watched = (seat + 1) % 3
    state = simulated.table.state.copy()
    twins = Twins(ANTAYAGI_SUBJECT, ANTAYAGI, simulated, watched, state, Random(1))
    twins.pass_time(5000)
    for side, ms in zip(twins.sides, (1, 449), strict=True):
        side.send(side.person(seat), Leave())
        ((job, _),) = side.take_jobs()
        side.thinks(side.now + ms, job, None, Choose(watched))
    twins.check()
    twins.pass_time(2000)


def test_nobody_notices_a_thought_or_a_mute_that_comes_after_the_end() -> None:
    simulated, random = begun(ANTAYAGI, Way(AntaYagiOptions(), 3, (1,)), 1), Random(1)
    while simulated.table.stage == "playing":
        simulated.stroll(random)
    assert any(b'"stage":"over"' in heard.data for heard in simulated.client(0).heard[-4:])
    simulated.dues = [Due(simulated.now, Think(1, "random", 1), None, move_data(LET_IT_BE))]
    before = len(simulated.client(0).heard)
    simulated.happen(simulated.now)
    simulated.send(simulated.person(2), Mute(seat=0, on=True))
    assert len(simulated.client(0).heard) == before
