"""Words that whoever runs the server hides: nobody is told them any more, and the log stays."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.table import handler
from sobremesa.table.fold import fold
from sobremesa.table.log import Acted, Hid, Logged, Spoke, read, written
from sobremesa.table.messages import Talk
from sobremesa.table.snapshot import freeze, thaw
from sobremesa.table.talking import digest_of
from sobremesa.table.telling import encode, fresh
from tests.table.tables import PEOPLE, WATCHER, Json, Live, begun, decoded, seated

ANA, BO = PEOPLE[:2]
RUDE = "Nasty words"


def hide(live: Live, *texts: str) -> None:
    """Whoever runs the server hides these words."""
    said = [logged.what for logged in live.log if isinstance(logged.what, Spoke)]
    digests = tuple(digest_of(spoke) for spoke in said if spoke.text in texts)
    live.take(handler.hide(digests, live.table, live.now))


def stories(live: Live) -> list[list[Json]]:
    """What everybody is told who comes anew."""
    return [live.fresh(recipient)["story"] for recipient in range(live.table.seats + 1)]


def rude() -> Live:
    live = begun()
    live.does(BO, Talk(text=RUDE))
    live.does(ANA, Talk(text="Friendly words"))
    return live


def test_who_is_there_is_told_the_story_without_them_at_once() -> None:
    live = rude()
    before = len(live.deliveries)
    hide(live, RUDE)
    told = [(to, decoded(data)) for to, data in live.deliveries[before:]]
    assert [(to, one["type"]) for to, one in told] == [(to, "fresh") for to in range(4)]
    for _, one in told:
        assert one["story"][-2:] == [
            {"act": "said", "seat": 1, "name": "Bo", "hidden": True},
            {"act": "said", "seat": 0, "name": "Ana", "text": "Friendly words"},
        ]


@pytest.mark.parametrize("last", [0, 1, None])
def test_who_comes_later_never_hears_them(last: int | None) -> None:
    live = rude()
    known = live.table.streams[0].number - 2 if last == 1 else last
    live.go(ANA)
    hide(live, RUDE)
    sent = live.come(ANA, last=known)
    assert RUDE not in str(sent)
    assert [one["type"] for one in sent] == ["fresh"]


def test_what_is_said_later_is_heard_even_the_same_words() -> None:
    live = rude()
    hide(live, RUDE)
    live.now += 60_000
    live.does(BO, Talk(text=RUDE))
    assert stories(live)[0][-1]["text"] == RUDE


def test_of_a_spectator_not_even_the_name_stays() -> None:
    live = rude()
    live.does(WATCHER, Talk(text=RUDE))
    hide(live, RUDE)
    assert stories(live)[3][-1] == {"act": "said", "seat": None, "name": "", "hidden": True}
    assert "Wanda" not in str(stories(live))


def test_the_log_keeps_all_and_leads_to_the_same_table() -> None:
    live = rude()
    hide(live, RUDE)
    live.to_the_end()
    assert any(isinstance(logged.what, Hid) for logged in live.log)
    assert any(isinstance(one.what, Spoke) and one.what.text == RUDE for one in live.log)
    stored = [read(logged.at, written(logged)) for logged in live.log]
    again = fold("table", stored, live.games)
    assert [encode(fresh(again, to, live.now)) for to in range(4)] == [
        encode(fresh(live.table, to, live.now)) for to in range(4)
    ]
    assert all(live_check(live))
    assert RUDE not in str(live.table.record)


def live_check(live: Live) -> list[bool]:
    """Whether every entry of the game has its check."""
    acted = [logged.what for logged in live.log if isinstance(logged.what, Acted)]
    return [bool(what.entry.check) for what in acted if hasattr(what.entry, "move")]


def test_a_snapshot_does_not_bring_them_back() -> None:
    live = rude()
    hide(live, RUDE)
    assert RUDE.encode() not in freeze(live.table)
    other = fold("table", live.log[:1], live.games)
    played = [one.what.entry for one in live.log if isinstance(one.what, Acted)]
    thaw(freeze(live.table), other, played)
    assert encode(fresh(other, 0, live.now)) == encode(fresh(live.table, 0, live.now))


def test_the_game_goes_on_as_if_nothing_had_been_hidden() -> None:
    live, other = rude(), rude()
    hide(live, RUDE)
    assert live.truth() == other.truth()
    assert [one.number for one in live.table.streams] == [one.number for one in other.table.streams]


# Closing


def test_a_table_that_waits_is_closed() -> None:
    live = seated()
    live.take(handler.shut(live.table, live.now))
    assert (live.table.stage, live.table.ended) == ("closed", "operator")
    assert live.table.size == len(live.log)


def test_a_game_is_stopped_without_a_result_and_verifies() -> None:
    live = begun()
    live.take(handler.shut(live.table, live.now))
    assert (live.table.stage, live.table.ended) == ("over", "operator")
    assert fold("table", live.log, live.games).ended == "operator"
    size = live.table.size
    live.take(handler.shut(live.table, live.now))
    assert live.table.size == size


def test_the_entry_is_stored_by_digests_alone() -> None:
    live = rude()
    hide(live, RUDE)
    what = live.log[-1].what
    assert isinstance(what, Hid)
    assert RUDE.encode() not in written(Logged(0, what))
    assert msgspec.json.decode(written(Logged(0, what)))["what"] == "hid"
    assert what.said == (digest_of(Spoke(1, "Bo", RUDE)),)
