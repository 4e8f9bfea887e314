"""Packs and rulebooks: a mistake is named by file, entry and field."""

from __future__ import annotations

import tomllib

import pytest

from sobremesa.games.antayagi.content import PACKS, read_pack
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.content import Rule, read_rulebook, read_toml
from sobremesa.kernel.errors import PackFault
from tests.kernel.matches import OWN_PACK

HEAD = """\
game = "antayagi"
name = "Our box"
edition = "65"
source = "rulebook"
"""


def card(thing: str = "bone", back: str = "plain", copies: str = "20", more: str = "") -> str:
    """An entry of a pack."""
    return (
        f'[[card]]\nobject = "{thing}"\nback = "{back}"\ncopies = {copies}\n'
        f'source = "reconstruction"\n{more}\n'
    )


BOX = HEAD + card("bone") + card("hat")
OF = "own, reconstruction or rulebook"
BACKS = "plain, sabotage, small-hat or treasure-and-t-rex"
OBJECTS = (
    "bone, empty-box, fish, hat, muffin, musical-lollipop, t-rex, toxic-waste, treasure or "
    "wandering-wizard"
)


def fault_of(text: str) -> str:
    """What is said of a pack that cannot be used."""
    with pytest.raises(PackFault) as fault:
        read_pack(text, "box.toml")
    return str(fault.value)


def test_a_pack_is_what_its_file_says() -> None:
    pack = read_pack(BOX, "box.toml")
    assert (pack.name, pack.edition, pack.size) == ("Our box", "65", 40)
    assert pack.text == BOX
    assert len(pack.kinds) == 40
    assert len(set(pack.kinds)) == 2


def test_another_word_for_people_is_no_other_pack() -> None:
    words = BOX.replace("Our box", "My box").replace(
        'source = "reconstruction"', 'source = "rulebook"'
    )
    noted = BOX + 'note = "fifteen would do"  # said by Otto\n'
    assert {read_pack(text, "a.toml").hash for text in (BOX, words, noted)} == {
        read_pack(BOX, "b.toml").hash
    }


def test_another_card_is_another_pack() -> None:
    others = [
        BOX.replace("copies = 20", "copies = 21"),
        BOX.replace('edition = "65"', 'edition = "80"'),
    ]
    assert len({read_pack(text, "a.toml").hash for text in (BOX, *others)}) == 3


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (card().replace("source", "# "), f"line 11, card 2: the field source is missing: {OF}"),
        (card().replace("back", "# "), f"line 11, card 2: the field back is missing: {BACKS}"),
        (card(copies='"two"'), "line 14, card 2, field copies: a whole number, not “two”"),
        (card(copies="2.5"), "line 14, card 2, field copies: a whole number, not 2.5"),
        (card(copies="true"), "line 14, card 2, field copies: a whole number, not true"),
        (card(back="striped"), f"line 13, card 2, field back: {BACKS}, not “striped”"),
        (
            card(back="smal-hat"),
            f"line 13, card 2, field back: {BACKS}, not “smal-hat”; did you mean small-hat?",
        ),
        (
            card(more='notes = "red"'),
            "line 16, card 2, field notes: there is no such field; did you mean note?",
        ),
        (
            card(more='shade = "red"'),
            "line 16, card 2, field shade: there is no such field; "
            "there is object, back, copies, source, note",
        ),
        (card(more="note = 7"), "line 16, card 2, field note: a text, not 7"),
        (card(copies="0"), "line 14, card 2, field copies: there is at least 1 copy, not 0"),
        (card(copies="-3"), "line 14, card 2, field copies: there is at least 1 copy, not -3"),
        (card("hat", copies="1"), "line 11, card 2: hat with the back plain stands here twice"),
        (
            card("bone", "treasure-and-t-rex"),
            "line 13, card 2, field back: AY-51: no bone has the back treasure-and-t-rex",
        ),
        (
            card("empty-box", copies="3"),
            "line 12, card 2, field object: AY-7a: edition 65 has no Empty Box",
        ),
    ],
)
def test_a_mistake_in_an_entry_is_named_by_file_entry_and_field(entry: str, said: str) -> None:
    assert fault_of(HEAD + card("hat", copies="60") + entry) == f"box.toml, {said}"


def test_every_mistake_is_told_at_once() -> None:
    entries = card("banana", copies="0") + card("hat", "striped", more="copy = 3")
    assert fault_of(HEAD.replace("65", "66") + card() + entries).splitlines() == [
        "box.toml, line 3, field edition: 65 or 80, not “66”",
        f"box.toml, line 12, card 2, field object: {OBJECTS}, not “banana”",
        "box.toml, line 22, card 3, field copy: there is no such field; did you mean copies?",
        f"box.toml, line 19, card 3, field back: {BACKS}, not “striped”",
    ]
    entries = card("banana") + card("bone", copies="0") + card("hat", "treasure-and-t-rex")
    assert fault_of(HEAD + entries).splitlines() == [
        f"box.toml, line 6, card 1, field object: {OBJECTS}, not “banana”",
        "box.toml, line 14, card 2, field copies: there is at least 1 copy, not 0",
        "box.toml, line 19, card 3, field back: AY-51: no hat has the back treasure-and-t-rex",
    ]
    assert fault_of(HEAD + card(copies="0") + card("bone", copies="39")).splitlines() == [
        "box.toml, line 8, card 1, field copies: there is at least 1 copy, not 0",
        "box.toml, line 11, card 2: bone with the back plain stands here twice",
        "box.toml, field card: a box holds 40 to 400 cards, this one 39",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BOX.replace('source = "rulebook"\n', ""), f": the field source is missing: {OF}"),
        (BOX.replace('"65"', '"66"'), ", line 3, field edition: 65 or 80, not “66”"),
        (BOX.replace('"65"', "65"), ", line 3, field edition: 65 or 80, not 65"),
        (BOX.replace('"antayagi"', '"chess"'), ", line 1, field game: antayagi, not “chess”"),
        (BOX.replace('"rulebook"', '"rumour"'), f", line 4, field source: {OF}, not “rumour”"),
        (
            f"colour = 1\n{BOX}",
            ", line 1, field colour: there is no such field; "
            "there is game, name, edition, source, card, note",
        ),
        (f"{HEAD}card = 3\n", ", line 5, field card: a list of tables, not 3"),
        (HEAD + card(copies="39"), ", field card: a box holds 40 to 400 cards, this one 39"),
        (HEAD + card(copies="401"), ", field card: a box holds 40 to 400 cards, this one 401"),
        (f"{HEAD}card = []\n", ", line 5, field card: a box holds 40 to 400 cards, this one 0"),
    ],
)
def test_a_mistake_in_the_head_is_named_by_file_and_field(text: str, said: str) -> None:
    assert fault_of(text) == f"box.toml{said}"


@pytest.mark.parametrize("text", ["game: antayagi", f"{BOX}[[card]", f"{HEAD}{HEAD}", "\0"])
def test_what_is_not_toml_is_no_pack(text: str) -> None:
    assert fault_of(text).startswith("box.toml: this is not TOML: ")


def test_what_is_nested_without_end_is_no_pack() -> None:
    assert fault_of("card = " + "[" * 100_000).startswith("box.toml: this is not TOML: ")


# Rulebooks


def rule(name: str, more: str = "") -> str:
    """An entry of a rulebook."""
    return f'[[rule]]\nid = "{name}"\nchapter = "turn"\nsource = "ruling"\n{more}\n'


def rulebook_fault_of(text: str) -> str:
    """What is said of a rulebook that cannot be used."""
    with pytest.raises(PackFault) as fault:
        read_rulebook(text, "rules.toml")
    return str(fault.value)


def test_a_rulebook_keeps_its_order() -> None:
    rules = read_rulebook(rule("AY-2") + rule("AY-1a"), "rules.toml")
    assert rules == (Rule("AY-2", "turn", "ruling"), Rule("AY-1a", "turn", "ruling"))
    assert [entry.message for entry in rules] == ["rule-ay-2", "rule-ay-1a"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            rule("AY-1") + rule("AY-2") + rule("AY-1"),
            ", line 12, rule AY-1, field id: AY-1 stands here twice",
        ),
        (
            rule("AY-1") + rule("AY-2", "text = 'no'"),
            ", line 10, rule AY-2, field text: "
            "there is no such field; there is id, chapter, source",
        ),
        (
            rule("AY-1").replace("ruling", "rumour"),
            ", line 4, rule AY-1, field source: rulebook or ruling, not “rumour”",
        ),
    ],
)
def test_a_mistake_in_a_rulebook_is_named(text: str, said: str) -> None:
    assert rulebook_fault_of(text) == f"rules.toml{said}"


# A pack on the table


def test_with_pack_plays_the_edition_of_the_pack() -> None:
    game, options = ANTAYAGI.with_pack(OWN_PACK, "own.toml")
    assert options == Options(edition="65")
    assert game.pack(options).text == OWN_PACK
    state = game.setup(options, 3, fast(1))
    assert state.terms.pack.name.startswith("Our own ")
    assert not state.terms.refill_all  # AY-61, a rule of edition 65


def test_with_pack_leaves_the_other_edition_and_the_shelf_alone() -> None:
    game, _ = ANTAYAGI.with_pack(OWN_PACK, "own.toml")
    assert game.pack(Options(edition="80")) == PACKS["80"]
    assert ANTAYAGI.pack(Options(edition="65")) == PACKS["65"]
    assert OWN_PACK not in game.released.values()


def test_with_pack_deals_the_cards_of_the_pack() -> None:
    game, options = ANTAYAGI.with_pack(BOX, "box.toml")
    state = game.setup(options, 3, fast(1))
    dealt = [card.kind for hand in state.hands for card in hand]
    assert sorted(dealt + state.pile) == read_pack(BOX, "box.toml").kinds


def test_with_pack_names_the_file_of_a_mistake() -> None:
    with pytest.raises(PackFault, match=r"^own\.toml, line 6, card 1, field object: "):
        ANTAYAGI.with_pack(HEAD + card("banana"), "own.toml")


@pytest.mark.parametrize(
    "number", ["9" * 5000, "-" + "9" * 41, "1_" * 40 + "1", "0x" + "f" * 5000, "0b" + "1" * 99]
)
def test_a_number_that_nobody_could_read_is_refused_by_name(number: str) -> None:
    assert fault_of(f"copies = {number}") == "box.toml: there is a number of more than 40 digits"


@pytest.mark.parametrize("text", ["a = {}", "[{}]\na = 1", "a.b = {}"])
def test_brackets_within_brackets_have_an_end(text: str) -> None:
    deep = text.format("[" * 21 + "]" * 21)
    assert (
        fault_of(deep) == "box.toml: this is not TOML: there are more than 20 brackets in brackets"
    )


@pytest.mark.parametrize(
    "words",
    [
        '"[[[{}[[["', "'[[[{}[[['", '"""[[[\n"{}[[["""', "'''[[[\n{}[[['''",
        '"\\"[[[{}"', "1 # [[[{}",
    ],
)  # fmt: skip
def test_what_stands_in_words_is_no_number_and_no_bracket(words: str) -> None:
    text = "name = " + words.format(30 * "[" + 60 * "9")
    assert read_toml(text, "box.toml") == tomllib.loads(text)


@pytest.mark.parametrize("quotes", ['"', "'"])
@pytest.mark.parametrize("more", [1, 2])
@pytest.mark.parametrize(
    ("hidden", "why"),
    [
        ("b = " + "9" * 5000, "there is a number of more than 40 digits"),
        ("b = " + "[" * 21 + "]" * 21, "this is not TOML: there are more than 20 brackets"),
    ],
)
def test_nothing_hides_behind_words_that_end_with_quotes(
    quotes: str, more: int, hidden: str, why: str
) -> None:
    text = f"a = {quotes * 3}x{quotes * (3 + more)}\n{hidden} # {quotes * 3}"
    assert fault_of(text).startswith(f"box.toml: {why}")


@pytest.mark.parametrize("unclosed", ['"""', "'''", '"', "'", '"\\"'])
def test_words_without_an_end_are_looked_at_once(unclosed: str) -> None:
    assert fault_of(unclosed * 100_001).startswith("box.toml: this is not TOML: ")
