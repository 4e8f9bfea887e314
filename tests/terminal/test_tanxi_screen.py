"""Tanxi's island and table as they are drawn."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import fast
from sobremesa.terminal.tanxi.island import Map
from sobremesa.terminal.tanxi.pack_index import box_of
from sobremesa.terminal.tanxi.screen import draw
from sobremesa.terminal.tanxi.words import described, printed
from sobremesa.texts.speaker import LANGUAGES, Speaker

NAMES = ["Ana", "Nilo", "Vega"]
POSITION: dict[str, Any] = {
    "seats": [
        {
            "character": "paula",
            "hearts": 7,
            "cell": "e4",
            "hand": ["ceviche", "lance", "lance"],
            "equipped": ["knife", {"card": "hunting-crossbow", "ammunition": 2}],
            "gems": 2,
            "orbs": ["fire"],
            "remembered": [{"card": "ceviche", "seats": [2]}],
        },
        {
            "character": "ian",
            "cell": "c1",
            "hand": ["canteen", "coffee"],
            "remembered": [{"card": "coffee", "seats": [0]}],
        },
        {"character": "isaac", "hearts": 0, "standing": "fallen"},
    ],
    "decks": {"jungle": ["grumpy-crab", "rapier"], "volcano": ["axe"]},
    "merchant": ["machete", "machete", "ice-orb"],
    "discards": ["canteen"],
    "deities": ["ronronao", "tacanak", "brisinga"],
    "awake": 1,
    "fog": 1,
    "marker": "witch",
    "blocks": ["d4", "c3"],
    "freezer": 1,
    "round": 4,
}


def drawn(picture: RenderableType, width: int = 100, colours: Any = None) -> list[str]:
    """A picture as the lines of a terminal."""
    console = Console(
        file=io.StringIO(), width=width, color_system=colours, legacy_windows=False, highlight=False
    )
    console.print(picture)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.splitlines()]


def placed(**more: Any) -> State:
    return TANXI.place(POSITION | more, Options(), 3, fast(1))


def screen(
    state: State, seat: int | None = 0, language: str = "en", width: int = 100, **more: Any
) -> str:
    """The table as this seat sees it; None: everything open."""
    view = TANXI.open_view(state) if seat is None else TANXI.view(state, seat)
    picture = draw(view, Speaker(language, TANXI, NAMES, seat), **more)
    return "\n".join(drawn(picture, width))


# The island


def island(marks: dict[str, str] | None = None, **more: Any) -> list[str]:
    return drawn(Map(TANXI.view(placed(**more), 0), PACK.island, marks))


def test_the_map_can_be_read_without_colours() -> None:
    assert island() == [
        "    a   b   c   d   e   f   g   h   i   j   k   l   m   n",
        " 1  ≈   ≈  (2) ░∪░ ░░░ ░◦░ ░◦░═░░░ ░░░ ░░░ ░∪░ ░░░  ≈   ≈",
        "                          J   ┃",
        " 2  ≈  ░░░ ··· ··· ··· ·◦· ·◦·┃·◦· ·◦· ··· ··· ·◦· ░◦░  ≈",
        "                              ┃   P               P",
        " 3 ░░░ ·◦· ▐█▌  ·   ·   ·   · ┃ ◦   ◦   ·   ·  ·◦· ░◦░  ≈",
        "          J           ╺━━━━━━━┛",
        " 4 ░░░ ·◦·  ◦  ▐█▌ [1]  ◦   ·   ·   ·   ◦   ◦   ·  ··· ░░░",
        "                      J                   P",
        " 5  ≈  ░░░ ···  ·   ◦   ◦   ⌂   ⌂   ·   ◦   ◦   ·  ··· ░∪░",
        "        ║ ━━━━━━━━━━━━╸               ╺━━━━━━━━━━━━ ║",
        " 6 ░∪░ ···  ·   ◦   ◦   ·   ⌂   ⌂   ◦   ◦   ·  ··· ░░░  ≈",
        "                  S                   V",
        " 7 ░░░ ···  ·   ◦   ◦   ·   ·   ·   ◦   ◦   ·   ◦  ·◦· ░░░",
        "                              ┏━━━━━━━╸           V",
        " 8  ≈  ░◦░ ·◦·  ·   ·   ◦   ◦ ┃ ·   ·   ·   ·   ◦  ·◦· ░░░",
        "          S               S   ┃",
        " 9  ≈  ░◦░ ·◦· ··· ··· ·◦· ·◦·┃·◦· ·◦· ··· ··· ··· ░░░  ≈",
        "                              ┃   V",
        "10  ≈   ≈  ░░░ ░∪░ ░░░ ░░░ ░░░═░◦░ ░◦░ ░░░ ░∪░ ░░░  ≈   ≈",
    ]


def test_tx_14_fog_comes_in_three_steps_and_the_next_is_hinted_at() -> None:
    assert [island(fog=step)[9] for step in range(4)] == [
        " 5  ≈  ···  ·   ·   ◦   ◦   ⌂   ⌂   ·   ◦   ◦   ·   ·  ·∪·",
        " 5  ≈  ░░░ ···  ·   ◦   ◦   ⌂   ⌂   ·   ◦   ◦   ·  ··· ░∪░",
        " 5  ≈  ░░░ ░░░ ···  ◦   ◦   ⌂   ⌂   ·   ◦  ·◦· ··· ░░░ ░∪░",
        " 5  ≈  ░░░ ░░░ ░░░  ◦   ◦   ⌂   ⌂   ·   ◦  ░◦░ ░░░ ░░░ ░∪░",
    ]


def test_tx_45_a_point_that_was_explored_in_this_turn_is_small() -> None:
    assert "    J    " in island()[8]
    assert "    j    " in island(explored=["e4"])[8]


def test_marks_leave_visible_what_is_printed_there() -> None:
    row = island({"e5": "↓", "f5": "12", "g5": "113", "b5": "1"})[9]
    assert row.startswith(" 5  ≈  1 ░ ···  ·  ↓ ◦ 12◦ 113  ⌂")


# The table


def test_the_suns_way_names_the_round_the_fog_and_the_next_deity() -> None:
    text = screen(placed())
    assert "Round 4  1 2 3 dawn  [4] 5 6 noon  7 8 9 dusk  10 11 12 night" in text
    assert "Fog on the coast. 2 deities sleep; before round 6 one wakes in anger" in text
    late = screen(placed(round=17, fog=3, awake=3))
    assert "Round 17" in late
    assert "[12] night" in late
    assert "All deities are awake." in late


def test_deities_decks_and_the_village_are_shown() -> None:
    text = screen(placed())
    assert "☼ Ronronao, the Drowsy Thunder" in text
    assert "2 ◆ Another character, wherever it" in text
    assert "Tacañak" not in text
    assert " J  Jungle 2, ☠ 1" in text
    assert "⊗ The Witch" in text
    assert "The Merchant       Machete (3¢) ×2 · Ice Orb (3¢)" in text
    assert "Discards (1)" in text


def test_players_are_shown_with_all_that_lies_open() -> None:
    text = screen(placed())
    assert "▶ [1] Ana (you) · Paula Percebe   ♥ ███████░░░░░░  7/13   ◆ 2   ● fire orb" in text
    assert "at e4 · 5 ⚔  3 🛡 + 1 die · Knife (+2⚔) · Hunting Crossbow (+2⚔, range 2, 2/3)" in text
    assert "(2) Nilo · Ian Frost" in text
    assert "at c1, in fog" in text
    assert "2 cards (Strong Coffee)" in text
    assert "Off the island; the next turn only stands the token up." in text


def test_the_own_cards_and_abilities_are_shown_with_their_texts() -> None:
    text = screen(placed(), width=120)
    assert "Fresh Ceviche  Recover 6 ♥. (object, 3¢) · known to Vega" in text
    assert "Cane Lance ×2" in text
    assert "Clinging On (always) You cannot be shoved" in text
    assert "Shell (1 ◆) Until your next turn" in text


def test_what_holds_for_a_while_is_said_in_words() -> None:
    shell = {"effect": "shell/use", "seat": 0, "user": 0, "live": True}
    chill = {"effect": "frozen-skin/on_hurt", "step": 0, "seat": 1, "user": 0}
    text = screen(
        placed(
            lasting=[shell | {"step": 0}, shell | {"step": 1}, chill | {"live": False}],
        )
    )
    assert "~ +1 🛡 (Shell) until the next turn" in text
    assert "~ +1 defence die (Shell) until the next turn" in text
    assert "~ −1 ⚡ (Frozen Skin) in the next turn" in text


def test_a_monster_that_is_met_lies_on_the_table() -> None:
    text = screen(placed(question="monster", monster="bay-kraken", lair="jungle"))
    assert (
        "☠ Bay Kraken  9 ♥, 2 defence dice, ambush −2 ♥, reprisal −4 ♥, reward 1 relic + 1 ◆"
    ) in text
    assert "If you fail it drags you to the nearest free beach." in text


def test_hands_of_others_are_drawn_only_where_all_is_open() -> None:
    assert "Canteen" not in screen(placed(merchant=[], discards=[]))
    text = screen(placed(), None)
    assert "2 cards (Canteen, Strong Coffee)" in text
    assert "(you)" not in text
    assert "on top Grumpy Crab, Rapier" in text


def test_before_the_first_turn_the_merchants_cards_are_face_down() -> None:
    state = TANXI.setup(Options(characters="random"), 3, fast(1))
    text = screen(state)
    assert "the cards are face down" in text
    assert "No deity is awake yet." in text


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_in_every_language(language: str, width: int) -> None:
    lines = screen(placed(awake=3, fog=2), 0, language, width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert "…" not in "".join(lines)
    speaker = Speaker(language, TANXI)
    for key in ("village", "players", "yours"):
        assert any(line.startswith(speaker.say(f"terminal-heading-{key}")) for line in lines)


def test_tints_and_tokens_have_colours_where_the_terminal_has_them() -> None:
    text = "\n".join(drawn(Map(TANXI.view(placed(), 0), PACK.island), colours="truecolor"))
    for red, green, blue in ((211, 226, 180), (221, 214, 230), (191, 220, 210), (240, 207, 180)):
        assert f"48;2;{red};{green};{blue}" in text  # the four quadrants
    for red, green, blue in ((213, 94, 0), (0, 114, 178)):
        assert f"48;2;{red};{green};{blue}" in text  # two characters


# What is printed on things


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_can_be_read(language: str) -> None:
    speaker = Speaker(language, TANXI)
    box = box_of(speaker)
    for id in TANXI.names:
        assert speaker.name(id) in " ".join(drawn(printed(id, box, speaker), 200))
    for id in (*box.cards, *box.monsters, *box.characters):
        assert described(id, box, speaker)


def test_a_card_without_a_text_is_said_by_its_numbers() -> None:
    speaker = Speaker("en", TANXI)
    box = box_of(speaker)
    assert described("forest-sceptre", box, speaker) == (
        "two-handed ranged weapon, +3 ⚔, range 3, ammunition 6, 2 a shot, reload +2 for 1 ⚡, 4¢"
    )
    assert described("blunderbuss", box, speaker).endswith("discarded when it comes off, 3¢")
    assert described("aegis", box, speaker) == (
        "relic, one-handed shield, +2 🛡, +1 defence die, 5¢"
    )


def test_a_box_from_outside_is_drawn_from_its_own_entries() -> None:
    text = PACK.text.replace('en = "Jungle"', 'en = "Thicket"')
    game, options = TANXI.with_pack(text, "mine.toml")
    view = game.view(game.setup(options, 3, fast(1)), 0)
    assert "Thicket" in "\n".join(drawn(draw(view, Speaker("en", game, NAMES, 0))))
