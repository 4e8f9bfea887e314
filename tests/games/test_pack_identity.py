"""A pack is what the rules read of it: its words can be mended, and every record still finds it."""

from __future__ import annotations

import pytest

from sobremesa.games import GAMES
from sobremesa.games.tanxi.content import PACK, read_pack
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.content import fingerprint
from sobremesa.kernel.course import Course
from sobremesa.kernel.errors import RecordFault
from sobremesa.kernel.record import FastSeed, Player, Record, head_of, read_record, write_record

IDENTITIES = {
    "antayagi": {
        "fc944495998297d7b5d211a83449ba3d7199ce121c5915ffc2cd154e4f655b4a",
        "7ba1451e921d8fbab3158306b7e4f77417dbb1f0c725ded82a065723750d138b",
    },
    "antheno": {"f30da2f628f34882ece655a070ceb6463b9e99ccc4304b3d5ecf1443509868c1"},
    "tanxi": {"db4e3692c704af32df63e61bd1ed490455d6e89378e11c485ddcfadffcc65769"},
}
PLAYERS = (Player("Ana"), Player("Bea"), Player("Otto"))
FRENCH = 'fr = "Couteau"'
MENDED = PACK.text.replace(FRENCH, 'fr = "Canif"')
OTHER_CARD = PACK.text.replace("value = 2\n", "value = 3\n", 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_released_pack_is_for_ever_the_same_pack(name: str) -> None:
    """Each of them by what it is, and by the hash of the file that was released first."""
    game = GAMES[name]
    packs = {text: game.with_pack(text, "pack") for text in game.released.values()}
    assert {own.pack(options).hash for own, options in packs.values()} == IDENTITIES[name]
    assert set(game.released) > IDENTITIES[name]
    assert len(game.released) == 2 * len(IDENTITIES[name])


def test_mending_a_word_of_french_makes_no_other_pack() -> None:
    assert PACK.text != MENDED
    assert read_pack(MENDED, "mended.toml").hash == PACK.hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('source = "rulebook"', 'source = "reconstruction"'),
        ('note = "One hand', 'note = "1 hand'),
        ('name = "', 'name = "Our '),
        ('es = "Cuchillo"', 'es = "Navaja"'),
        ("Recover 5", "Get back 5"),
        ("\n[[loot]]", "\n# more of them\n[[loot]]"),
    ],
)
def test_what_is_said_to_people_is_outside_a_packs_identity(old: str, new: str) -> None:
    assert old in PACK.text
    assert read_pack(PACK.text.replace(old, new, 1), "other.toml").hash == PACK.hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("value = 2\n", "value = 3\n"),
        ("attack = 2\n", "attack = 1\n"),
        ("reprisal = 1\n", "reprisal = 2\n"),
        ('id = "knife"', 'id = "penknife"'),
    ],
)
def test_what_the_rules_read_is_a_packs_identity(old: str, new: str) -> None:
    assert old in PACK.text
    assert read_pack(PACK.text.replace(old, new, 1), "other.toml").hash != PACK.hash


def record_with(pack: str) -> Record:
    """A match with a pack from outside, before its first move."""
    game, options = TANXI.with_pack(pack, "own.toml")
    head = head_of(game, options, PLAYERS, FastSeed(1))
    return Record(head, Course(game, head).check, [])


def test_a_record_keeps_the_words_of_a_pack_that_has_the_released_rules() -> None:
    game, record = read_record(write_record(record_with(MENDED)), GAMES)
    assert record.head.pack == PACK.hash
    assert record.head.pack_text == MENDED
    assert "Canif" in game.texts["fr"]


def test_a_record_knows_the_pack_inside_by_either_hash() -> None:
    record = record_with(OTHER_CARD)
    assert record.head.pack == read_pack(OTHER_CARD, "own.toml").hash
    text = write_record(record)
    for known_by in (record.head.pack, fingerprint(OTHER_CARD)):
        game, _ = read_record(text.replace(record.head.pack, known_by), GAMES)
        assert game.pack(Options()).text == OTHER_CARD
    with pytest.raises(RecordFault, match="not the hash of the pack that is inside"):
        read_record(text.replace(record.head.pack, PACK.hash), GAMES)


def test_two_tables_with_the_same_rules_say_their_own_words() -> None:
    mended, options = TANXI.with_pack(MENDED, "mended.toml")
    for game in (TANXI, mended):
        state = game.setup(options, 3, fast(1))
        assert state.terms.pack.text == game.pack(options).text
