"""Table talk: who hears what, how often one may speak, and lines that stay lines."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from sobremesa.table.log import Spoke
from sobremesa.table.messages import AnyRequest, Mute, Rise, Talk
from sobremesa.table.talking import OFTEN, PHRASES, WITHIN, one_line
from tests.table.tables import PEOPLE, WATCHER, Json, Live, begun, seated, sit, waiting

ANA, BO, CLEO, DAN = PEOPLE[:4]


def numbers(live: Live) -> list[int]:
    """How far everyone's stream has come."""
    return [stream.number for stream in live.table.streams]


def said(live: Live, recipient: int) -> list[Json]:
    """What this recipient has heard people say."""
    lines = [line for told in live.sent_to(recipient) for line in told.get("lines", ())]
    return [line for line in lines if line.get("act") == "said"]


# Hearing


@pytest.mark.parametrize("there", [seated, begun])
def test_what_a_player_says_is_heard_by_all(there: Callable[[], Live]) -> None:
    live = there()
    before = numbers(live)
    live.does(BO, Talk(text="Trade with me!"))
    line = {"act": "said", "seat": 1, "name": "Bo", "text": "Trade with me!"}
    assert [said(live, recipient) for recipient in range(4)] == [[line]] * 4
    assert numbers(live) == [number + 1 for number in before]


def test_players_do_not_hear_spectators_and_their_numbers_do_not_show_it() -> None:
    live = begun()
    before = numbers(live)
    live.does(WATCHER, Talk(text="She has two Sabotages."))
    line = {"act": "said", "seat": None, "name": "Wanda", "text": "She has two Sabotages."}
    assert said(live, 3) == [line]
    assert not any(said(live, seat) for seat in range(3))
    assert numbers(live) == [*before[:3], before[3] + 1]
    assert all("Sabotages." not in str(live.fresh(seat)) for seat in range(3))


def test_talk_is_part_of_the_story() -> None:
    live = begun()
    live.does(BO, Talk(phrase="trust-me"))
    line = {"act": "said", "seat": 1, "name": "Bo", "phrase": "trust-me"}
    assert live.fresh(0)["story"][-1] == line
    assert live.log[-1].what == Spoke(1, "Bo", phrase="trust-me")


def test_talk_changes_nothing_in_the_game() -> None:
    live = begun()
    truth, rooms, questions = live.truth(), live.rooms, live.asked(0)
    live.does(BO, Talk(phrase="hello"))
    assert (live.truth(), live.rooms, live.asked(0)) == (truth, rooms, questions)


def test_people_talk_after_the_game() -> None:
    live = begun()
    live.to_the_end()
    live.does(CLEO, Talk(phrase="good-game"))
    assert said(live, 0)[-1]["phrase"] == "good-game"


# Muting


def test_who_is_muted_is_not_heard_by_who_mutes_them() -> None:
    live = begun()
    live.does(ANA, Mute(seat=1, on=True))
    assert live.room(ANA)["muted"] == [1]
    assert "muted" not in live.room(BO)
    before = numbers(live)
    live.does(BO, Talk(text="Hello?"))
    assert numbers(live) == [before[0], *(number + 1 for number in before[1:])]
    assert [len(said(live, recipient)) for recipient in range(4)] == [0, 1, 1, 1]
    live.does(CLEO, Talk(text="Hello!"))
    assert [len(said(live, recipient)) for recipient in range(4)] == [1, 2, 2, 2]


def test_who_is_unmuted_is_heard_again() -> None:
    live = begun()
    live.does(ANA, Mute(seat=1, on=True))
    live.does(BO, Talk(text="One"))
    live.does(ANA, Mute(seat=1, on=False))
    live.does(BO, Talk(text="Two"))
    assert [line["text"] for line in said(live, 0)] == ["Two"]
    assert "muted" not in live.room(ANA)


@pytest.mark.parametrize("on", [True, False])
def test_muting_twice_counts_once(on: bool) -> None:
    live = begun()
    live.does(ANA, Mute(seat=1, on=True))
    live.does(ANA, Mute(seat=1, on=on))
    size = len(live.log)
    live.does(ANA, Mute(seat=1, on=on))
    assert len(live.log) == size


def test_k_2_nobody_mutes_a_seat_that_does_not_exist() -> None:
    assert begun().refusal(ANA, Mute(seat=3, on=True)) == "K-2"


def test_t_2_a_spectator_mutes_nobody() -> None:
    assert begun().refusal(WATCHER, Mute(seat=1, on=True)) == "T-2"


def test_who_sits_down_has_muted_nobody() -> None:
    live = seated()
    live.does(ANA, Mute(seat=1, on=True))
    live.does(ANA, Rise())
    live.does(DAN, sit(0))
    live.does(BO, Talk(text="Hello!"))
    assert len(said(live, 0)) == 1


def test_who_sits_down_is_muted_by_nobody() -> None:
    live = seated()
    live.does(ANA, Mute(seat=1, on=True))
    live.does(BO, Rise())
    live.does(DAN, sit(1))
    live.does(DAN, Talk(text="Hello!"))
    assert len(said(live, 0)) == 1


# Rates


def test_t_8_who_has_said_a_lot_waits() -> None:
    live = begun()
    for _ in range(OFTEN):
        live.does(BO, Talk(phrase="hello"))
        live.now += 1000
    reply = live.say(BO, Talk(phrase="hello"))
    assert reply["refusal"] == {
        "rule": "T-8",
        "reason": "refused-too-much-talk",
        "args": {"seconds": 5},
    }
    assert live.refusal(BO, Talk(text="but")) == "T-8"
    live.does(CLEO, Talk(phrase="hello"))
    live.does(WATCHER, Talk(phrase="hello"))


def test_one_may_speak_again_when_the_first_line_is_old_enough() -> None:
    live = begun()
    start = live.now
    for _ in range(OFTEN):
        live.does(BO, Talk(phrase="hello"))
    live.now = start + WITHIN - 1
    assert live.refusal(BO, Talk(phrase="hello")) == "T-8"
    live.now = start + WITHIN
    for _ in range(OFTEN):
        live.does(BO, Talk(phrase="hello"))
    assert live.refusal(BO, Talk(phrase="hello")) == "T-8"


def test_what_was_refused_does_not_count() -> None:
    live = begun()
    for _ in range(OFTEN):
        assert live.refusal(BO, Talk(text=" ")) == "T-8"
        live.does(BO, Talk(phrase="hello"))


def test_who_changes_seats_does_not_speak_more_often() -> None:
    live = waiting()
    live.does(BO, sit(0))
    for _ in range(OFTEN):
        live.does(BO, Talk(phrase="hello"))
    live.does(BO, sit(1))
    assert live.refusal(BO, Talk(phrase="hello")) == "T-8"


# Lines


@pytest.mark.parametrize(
    "talk",
    [
        Talk(),
        Talk(text="Hello", phrase="hello"),
        Talk(phrase="unheard-of"),
        Talk(phrase=""),
        Talk(text="  \n\t "),
        Talk(text="\u200b\u2060\ufeff"),
    ],
)
def test_t_8_one_says_one_thing(talk: Talk) -> None:
    live = begun()
    assert live.refusal(BO, talk) == "T-8"
    assert live.say(BO, talk)["refusal"]["reason"] == "refused-say-one-thing"


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_said(phrase: str) -> None:
    live = seated()
    live.does(BO, Talk(phrase=phrase))
    assert said(live, 2)[-1]["phrase"] == phrase


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("plain", "plain"),
        ("  two   words ", "two words"),
        ("a\nb\r\nc\td", "a b c d"),
        ("a\u2028b\u2029c\x0bd\x85e", "a b c d e"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("soft\u00adhyphen", "softhyphen"),
        ("\ue000private\U000f0000", "private"),
        ("¿Qué tal, Zoë? 你好 🎲", "¿Qué tal, Zoë? 你好 🎲"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_what_was_typed_is_one_line_without_signs_that_nobody_sees(typed: str, line: str) -> None:
    assert one_line(typed) == line
    live = begun()
    live.does(BO, Talk(text=typed))
    assert said(live, 0)[-1]["text"] == line


@pytest.mark.parametrize(
    ("text", "fine"), [("x" * 300, True), ("é" * 300, True), ("x" * 301, False), ("", False)]
)
def test_a_line_has_a_length(text: str, fine: bool) -> None:
    data = msgspec.json.encode({"type": "talk", "text": text})
    if not fine:
        with pytest.raises(msgspec.ValidationError, match="length"):
            msgspec.json.decode(data, type=AnyRequest)
        return
    request = msgspec.json.decode(data, type=AnyRequest)
    live = begun()
    live.does(BO, request)
    assert said(live, 0)[-1]["text"] == text


def test_talk_is_heard_again_when_the_log_is_followed() -> None:
    live = begun()
    live.does(ANA, Mute(seat=1, on=True))
    live.does(BO, Talk(text="Hello?"))
    live.does(WATCHER, Talk(text="Psst."))
    folded = live.refolded()
    for one, other in zip(folded.streams, live.table.streams, strict=True):
        assert list(one.missed) == list(other.missed)
    assert folded.spoken == {}
