"""What everyone is told: numbered without a gap, the same bytes from the same log, no secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.errors import RecordFault
from sobremesa.table.fold import apply_entry, begin, fold
from sobremesa.table.log import Closed, Logged, Muted, Sat, Spoke, read, written
from sobremesa.table.messages import (
    AnyDelivery,
    AnyRequest,
    Hello,
    Leave,
    Mute,
    Return,
    SetStandingAnswer,
    TakeBack,
    Talk,
)
from sobremesa.table.settings import Bank, Clock, Correspondence, NoClock, PerMove, Window
from sobremesa.table.table import MISSED, MISSED_BYTES, STORY
from sobremesa.table.telling import catch_up, encode, fresh, room
from tests.table.tables import (
    HOST,
    NOON,
    PEOPLE,
    ROOT,
    STRICT,
    WATCHER,
    Client,
    Json,
    Live,
    begun,
    decoded,
    made,
    standing_of,
)

WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "antayagi-time": ("antayagi", {"clock": PerMove(20)}),
    "antayagi-answered": (
        "antayagi",
        {"seats": 4, "bots": [2], "clock": Bank(60, 2), "window": Window(6, "answered")},
    ),
    "antheno-free": ("antheno", {"seats": 2, "clock": Correspondence(2)}),
    "antheno-strict": ("antheno", {"options": STRICT, "bots": [1]}),
    "tanxi": ("tanxi", {"bots": [0], "clock": Bank(600, 5)}),
    "tanxi-draft": ("tanxi", {"options": {"round_limit": 2}}),
}


def lively(way: str, seed: int = 0) -> Live:
    """A game at which people also talk, leave, take back and return."""
    name, how = WAYS[way]
    live = begun(name, **how)
    live.random.seed(seed)
    live.come(WATCHER)
    return live


def stir(live: Live) -> None:
    """Something happens beside the game, or one step of it."""
    seat = live.random.choice(live.people())
    person = live.person(seat)
    acts: list[AnyRequest] = [
        Talk(phrase="hello"),
        Mute(seat=live.random.randrange(live.table.seats), on=live.random.random() < 0.5),
        TakeBack(),
        SetStandingAnswer(move=None),
        Return() if live.table.asleep(seat) else Leave(),
    ]
    if live.random.random() < 0.15:
        live.say(person, live.random.choice(acts))
    elif live.random.random() < 0.05:
        live.say(WATCHER, Talk(text="Oh!"))
    live.step()


def play(live: Live) -> None:
    """All of it."""
    while live.table.stage == "playing":
        stir(live)


# Numbers


@pytest.mark.parametrize("way", WAYS)
def test_numbers_have_no_gaps_and_a_client_knows_what_a_fresh_one_is_told(way: str) -> None:
    live = lively(way)
    clients = [Client() for _ in range(live.table.seats + 1)]
    heard = 0
    while True:
        for recipient, client in enumerate(clients):
            client.hear(live.sent_to(recipient, heard))
            newcomer = Client()
            newcomer.hear([live.fresh(recipient)])
            assert client.knows() == newcomer.knows()
            eyes = None if recipient == live.table.watchers else recipient
            assert client.view == decoded(encode(live.game.view(live.table.state, eyes)))
        if live.table.stage != "playing":
            break
        heard = len(live.deliveries)
        stir(live)
    assert all(client.number > 10 for client in clients)


@pytest.mark.parametrize("way", WAYS)
def test_everything_that_is_sent_is_in_the_catalogue_of_messages(way: str) -> None:
    live = lively(way)
    play(live)
    for _, data in live.deliveries:
        told = msgspec.json.decode(data, type=AnyDelivery)
        assert encode(told) == data


def test_what_tells_somebody_nothing_is_not_delivered() -> None:
    live = begun()
    live.plays(0, {"do": "choose", "player": 1})
    for to, data in live.deliveries:
        told = decoded(data)
        assert {"lines", "changes", "question", "back"} & told.keys(), (to, told)


def test_the_first_delivery_of_a_game_is_the_whole_view() -> None:
    live = begun()
    for recipient in range(4):
        told = live.sent_to(recipient)[0]
        assert told["changes"] == live.fresh(recipient)["view"]


# Coming back


def test_who_comes_back_is_told_exactly_what_they_missed() -> None:
    live = lively("tanxi")
    for _ in range(25):
        stir(live)
    for recipient in range(4):
        told = [data for to, data in live.deliveries if to == recipient and b'"told"' in data[:20]]
        number, kept = live.table.streams[recipient].number, live.table.streams[recipient].missed
        assert len(kept) > 5
        for last in range(number - len(kept), number + 1):
            assert catch_up(live.table, recipient, last, live.now) == told[last:]


def test_what_is_kept_for_somebody_who_comes_back_is_bounded() -> None:
    live = lively("tanxi")
    most = 0
    for _ in range(25):
        stir(live)
        for recipient, stream in enumerate(live.table.streams):
            size = sum(map(len, stream.missed))
            assert stream.missed_bytes == size <= MISSED_BYTES
            most = max(most, size)
            last = stream.number - len(stream.missed) - 1
            if last >= 0:
                [data] = catch_up(live.table, recipient, last, live.now)
                assert decoded(data)["type"] == "fresh"
    assert most > MISSED_BYTES // 2


@pytest.mark.parametrize("last", [None, -1, -50, 10**6])
def test_who_knows_nothing_that_we_know_of_is_told_all(last: int | None) -> None:
    live = begun()
    assert live.come(PEOPLE[1], last) == [live.fresh(1)]


def test_who_has_missed_too_much_is_told_all() -> None:
    live = begun()
    for _ in range(MISSED + 1):
        live.now += 10_000
        live.does(PEOPLE[1], Talk(phrase="hello"))
    number = live.table.streams[0].number
    assert [told["number"] for told in live.come(PEOPLE[0], number - MISSED)] == list(
        range(number - MISSED + 1, number + 1)
    )
    [fresh_one] = live.come(PEOPLE[0], number - MISSED - 1)
    assert (fresh_one["type"], fresh_one["number"]) == ("fresh", number)


def test_who_has_missed_nothing_is_told_nothing() -> None:
    live = begun()
    assert live.come(PEOPLE[1], live.table.streams[1].number) == []


def test_a_hello_may_come_again() -> None:
    live = begun()
    before = live.everything()
    assert live.say(PEOPLE[1], Hello(last=0, seat=1)) == live.sent_to(1)[0]
    assert live.everything() == before


def test_a_number_of_somebody_elses_deliveries_says_nothing() -> None:
    live = begun()
    assert live.say(PEOPLE[1], Hello(last=0, seat=None))["type"] == "fresh"


def test_a_story_has_its_last_lines() -> None:
    live = begun()
    for number in range(STORY + 5):
        live.now += 10_000
        live.does(PEOPLE[1], Talk(text=str(number)))
    story = live.fresh(0)["story"]
    assert [line["text"] for line in story] == [str(n) for n in range(5, STORY + 5)]


def test_spectators_share_a_stream() -> None:
    live = begun()
    live.plays(0, {"do": "choose", "player": 1})
    one, other = (live.come(person) for person in (WATCHER, PEOPLE[6]))
    assert one == other == [live.fresh(live.table.watchers)]
    assert one[0]["view"]["seat"] is None


# The same log, the same bytes


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("way", WAYS)
def test_the_stored_log_leads_to_the_same_table(way: str, seed: int) -> None:
    live = lively(way, seed)
    stood: dict[int, Any] = {}
    while live.table.stage == "playing":
        stood[len(live.log)] = standing_of(live.table)
        stir(live)
    stood[len(live.log)] = standing_of(live.table)
    log = [read(logged.at, written(logged)) for logged in live.log]
    table = begin("table", log[0], GAMES)
    for size, logged in enumerate(log[1:], 2):
        apply_entry(table, logged)
        if size in stood:
            assert standing_of(table) == stood[size]
    for size in sorted(stood)[:: max(1, len(stood) // 4)]:
        assert standing_of(live.refolded(size)) == stood[size]
    assert table.outcome == live.table.outcome is not None


def test_a_log_is_what_was_to_be_appended() -> None:
    live = lively("antayagi-time")
    play(live)
    assert live.table.size == len(live.log)
    assert [read(logged.at, written(logged)) for logged in live.log] == live.log


def test_at_a_folded_table_nobody_is_present_and_no_bot_thinks() -> None:
    live = lively("tanxi")
    for _ in range(20):
        stir(live)
    table = live.refolded()
    assert not table.present
    assert not table.thinking


@pytest.mark.parametrize("first", [Closed(), Spoke(0, "Ana", "Hello"), Sat(0, HOST, "")])
def test_a_log_begins_with_how_the_table_was_set(first: Any) -> None:
    with pytest.raises(RecordFault, match="does not begin with how it was set"):
        fold("table", [Logged(NOON, first)], GAMES)


def test_a_table_is_set_once() -> None:
    with pytest.raises(RecordFault, match="it was set twice"):
        fold("table", [Logged(NOON, made()), Logged(NOON, made())], GAMES)


def test_what_is_at_its_default_is_not_stored() -> None:
    assert written(Logged(5, Spoke(1, "Bo", "Hi"))) == (
        b'{"what":"spoke","seat":1,"name":"Bo","text":"Hi"}'
    )
    assert read(5, b'{"what":"muted","seat":0,"other":1,"on":true}') == Logged(5, Muted(0, 1, True))


# Rooms


def pack_text(name: str) -> str:
    """A box of one's own: the released one with another note."""
    game = GAMES[name]
    text = next(iter(game.released.values())) + "\n# one of our own\n"
    assert text not in game.released.values()
    return text


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_a_room_holds_no_pack_no_root_and_no_links_of_others(name: str) -> None:
    options: dict[str, Json] = {"tanxi": {"characters": "random", "round_limit": 2}}
    live = begun(name, pack=pack_text(name), options=options.get(name, {}))
    table = live.table
    while True:
        for person in (*PEOPLE[:3], WATCHER):
            text = encode(room(table, person.id, live.now)).decode()
            assert "one of our own" not in text
            assert ROOT not in text
            assert not any(table.link(seat) in text for seat in range(3))
            assert not any(other.id in text for other in PEOPLE[:3])
        if table.stage == "over":
            break
        live.step()
    sent = b"".join(data for _, data in live.deliveries).decode()
    assert "one of our own" not in sent
    assert ROOT not in sent


@pytest.mark.parametrize("clock", [NoClock(), PerMove(5), Bank(10), Correspondence(1)])
def test_a_room_says_how_the_table_was_set(clock: Clock) -> None:
    live = begun(clock=clock, public=True)
    shown = live.room(PEOPLE[1])
    assert shown["settings"]["clock"] == decoded(encode(clock))
    assert shown["settings"]["public"] is True
    assert shown["pack"] == "AntaYagí, 80 cards"
    assert (shown["host"], shown["hosting"], shown["you"]) == ("Ana", False, 1)
    assert live.room(HOST)["hosting"] is True


def test_fresh_knows_nothing_of_others_before_the_game() -> None:
    live = Live(made())
    for recipient in range(4):
        told = decoded(encode(fresh(live.table, recipient, live.now)))
        assert told == {"type": "fresh", "number": 0, "at": NOON}
