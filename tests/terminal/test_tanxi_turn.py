"""A turn of Tanxi in the middle of a game, line by line."""

from __future__ import annotations

import io
import re
from typing import Any, cast

import pytest
from rich.console import Console

from sobremesa.games.tanxi.events import Attacked, Fought
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import END, Attack, Equip, Fight, Move
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Choices
from sobremesa.table.match import Match
from sobremesa.terminal import session as sessions
from sobremesa.terminal.session import Session
from sobremesa.terminal.tanxi import turn as turns
from sobremesa.terminal.tanxi.going import reach, way_to
from sobremesa.terminal.tanxi.menu import Menu
from sobremesa.terminal.tanxi.screen import draw
from sobremesa.terminal.tanxi.typed import gem_cards
from sobremesa.texts.speaker import LANGUAGES, Speaker
from tests.terminal.commands import one_line

POSITION: dict[str, Any] = {
    "seats": [
        {
            "character": "ines",
            "hearts": 7,
            "cell": "f6",
            "hand": ["ceviche", "coffee", "machete", "gem-of-power", "peeping-mask"],
            "equipped": ["knife"],
        },
        {"character": "ian", "cell": "f7", "hand": ["canteen"]},
        {"character": "isaac", "cell": "a6", "hand": ["flippers"]},
    ],
    "decks": {"swamp": ["grumpy-crab", "rapier"], "jungle": ["axe", "axe"]},
    "relics": ["aegis"],
    "merchant": ["ice-orb"],
    "deities": ["ronronao", "tacanak", "brisinga"],
}


class Table:
    """A match that begins in a position: as much of one as a turn needs."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.game = TANXI
        self.told: list[list[Event]] = [[], [], []]
        self.state = TANXI.place(position, Options(), 3, fast(1))

    def view(self, seat: int | None) -> View:
        return TANXI.view(self.state, seat)

    def choices(self, seat: int) -> Choices[Move]:
        return TANXI.legal_moves(self.state, seat)

    def think(self, seat: int, level: str, chance: Chance) -> Thought[Move]:
        decision: Decision[View, Move]
        decision = Decision(TANXI, self.view(seat), self.told[seat], chance, TANXI.budget(level, 3))
        return TANXI.bots[level].choose(decision)

    def move(self, seat: int, move: Move) -> list[Event]:
        story: list[Event] = []
        TANXI.apply(self.state, seat, move, story)
        return story


class Talk:
    """Ana's turn at such a table, and what is said to her."""

    def __init__(self, language: str = "en", **more: Any) -> None:
        self.table = Table(POSITION | more)
        self.console = Console(file=io.StringIO(), width=200, color_system=None, highlight=False)
        speaker = Speaker(language, TANXI, ["Ana", "Nilo", "Vega"], 0)
        session = Session(cast("Match", self.table), speaker, self.console, draw)
        self.turn = turns.TanxiTurn(session, 0)

    def say(self, line: str, changes: bool | None = None) -> str:
        """What is answered to this line; whether it changes something."""
        before = len(self.text)
        changed = self.turn.answer(line)
        self.turn.session.catch_up()
        assert changes is None or changed == changes
        if changed:
            self.turn.menu = self.turn._menu()
        return one_line(self.text[before:])

    def asks(self) -> str:
        """The question as it stands on the screen."""
        before = len(self.text)
        self.console.print(self.turn.menu)
        return self.text[before:]

    @property
    def here(self) -> str | None:
        return self.table.view(0).seats[0].cell

    @property
    def text(self) -> str:
        return str(self.console.file.getvalue())  # type: ignore[attr-defined]


# The list


def test_actions_stand_in_groups_with_numbers_running_through() -> None:
    lines = [line.split() for line in Talk().asks().splitlines()]
    assert lines[0][:10] == ["Move", "1", "↑", "f5", "2", "→", "g6", "3", "←", "e6"]
    groups = ("Move", "Explore", "Attack", "Equip", "Use", "Village", "Abilities", "Favours", "End")
    labels = [line[0] for line in lines if line[0] in groups]
    assert labels == ["Move", "Attack", "Equip", "Use", "Abilities", "End"]
    numbers = [line[1] if line[0] in groups else line[0] for line in lines[1:]]
    assert numbers == [str(number) for number in range(4, len(lines) + 3)]


def test_a_number_does_what_stands_beside_it() -> None:
    talk = Talk()
    assert talk.say("2", changes=True) == "· You go to g6."
    last = len(talk.turn.menu.choices)
    assert talk.say(str(last), changes=True).startswith("· It is Nilo’s turn.")
    assert "cannot be understood" in Talk().say("99", changes=False)


def test_cells_to_choose_from_are_numbered_on_the_map() -> None:
    talk = Talk(
        seats=[
            {"character": "ian", "cell": "f6", "gems": 1},
            {"character": "ines", "cell": "f7"},
            POSITION["seats"][2],
        ]
    )
    talk.say("ability ice", changes=True)
    number = next(c.number for c in talk.turn.menu.choices if getattr(c.move, "cell", "") == "e6")
    assert talk.turn.menu.marks["e6"] == str(number)
    assert f"{number} e6" in one_line(talk.asks())
    assert "a block of ice" in talk.say("e6", changes=True).lower()
    assert "Stop here" in talk.asks()


# Words


@pytest.mark.parametrize(
    ("line", "cell"),
    [("n", "f5"), ("north", "f5"), ("E", "g6"), ("w", "e6"), ("f5", "f5"), ("move g6", "g6")],
)
def test_steps_are_typed_as_directions_or_cells(line: str, cell: str) -> None:
    talk = Talk()
    talk.say(line, changes=True)
    assert talk.here == cell


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("use cev", "· You use Fresh Ceviche."),
        ("USE Fresh Cev", "· You use Fresh Ceviche."),
        ("use elixir", "· You use Fiery Elixir for 1 ◆ (with Gem of Power)."),
        ("ability kab", "· You use Kaboom! for 1 ◆ (with Gem of Power)."),
        ("wear mask", "· You equip Peeping Mask."),
        ("attack nilo knife", "· You attack Nilo with Knife."),
        ("off knife", "· You take off Knife."),
        ("end", "· Nilo loses 1 ♥ to an effect of yours."),
    ],
)
def test_a_verb_and_a_part_of_a_name_are_enough(line: str, said: str) -> None:
    assert Talk().say(line, changes=True).startswith(said)


def test_names_are_typed_in_every_language() -> None:
    assert Talk("es").say("use fresc", changes=True).startswith("· Usas Ceviche fresco")
    assert Talk("es").say("equip mascara", changes=True)  # without its accent
    assert Talk("fr").say("use elixir", changes=True)


def test_an_apostrophe_is_typed_straight() -> None:
    assert "Traveller’s Boots" in Talk().say("card traveller's", changes=False)
    assert "Amphore d’ambroisie" in Talk("fr").say("card d'ambroisie", changes=False)


def test_what_can_mean_several_things_is_listed() -> None:
    said = Talk().say("attack nilo", changes=False)
    assert said.startswith("That can mean several things. Choose one by its number:")
    assert "Attack Nilo unarmed" in said
    assert "Attack Nilo with Knife" in said


def test_without_a_verb_a_name_answers_only_a_plain_question() -> None:
    assert "cannot be understood" in Talk().say("ceviche", changes=False)
    talk = Talk()
    talk.say("equip mask")  # whose hand?
    assert talk.table.view(0).question == "target"
    talk.say("nilo", changes=True)
    assert talk.table.view(0).question == "act"


REFUSED = {
    "s": "(TX-10)",  # Nilo stands there
    "d6": "(TX-40)",
    "z9": "“z9” cannot be understood.",
    "explore": "(TX-45)",
    "attack vega": "(TX-66)",
    "use canteen": "(TX-60)",
    "use machete": "(TX-60)",
    "equip rapier": "(TX-55)",
    "off mach": "(TX-55)",
    "buy ice orb": "(TX-75)",
    "ability shell": "(TX-85)",
    "favour ronronao": "(TX-86)",
    "flee": "(K-1)",
    "attack otto": "Nothing is called “otto”.",
    "use xyz": "Nothing is called “xyz”.",
    "use orb of": "Nothing is called “orb of”.",
    "reload": "“reload” whom or what?",
    "dance": "“dance” cannot be understood.",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_done_is_explained(line: str) -> None:
    talk = Talk()
    assert REFUSED[line] in talk.say(line, changes=False)
    assert talk.here == "f6"


def test_at_the_coast_there_is_only_sea() -> None:
    talk = Talk(seats=[{"cell": "n5"}, *POSITION["seats"][1:]])
    assert "nothing but sea" in talk.say("e", changes=False)
    assert "nothing but sea" in talk.say("south", changes=False)


# Walking


def agreeing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Press Enter whenever something is asked; what was asked."""
    heard: list[str] = []

    def agree(_: Console, prompt: str) -> str:
        heard.append(prompt)
        return ""

    monkeypatch.setattr(sessions, "read_line", agree)
    return heard


def test_go_walks_step_by_step_and_says_the_price_first(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = agreeing(monkeypatch)
    talk = Talk()
    said = talk.say("go g7", changes=True)
    assert heard == ["The way to g7: g6 g7. It costs 2 ⚡. Enter to go, n to stay."]
    assert said == "· You go to g6. · You go to g7."
    assert talk.table.view(0).energy == 2


def test_whoever_does_not_like_the_price_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "read_line", lambda *_: "n")
    talk = Talk()
    assert talk.say("go g7", changes=False) == ""
    assert talk.here == "f6"


def test_go_leads_as_near_as_the_energy_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = agreeing(monkeypatch)
    talk = Talk()
    talk.say("go n7", changes=True)
    assert heard[0].startswith("As far as your ⚡ lasts toward n7: ")
    assert talk.table.view(0).energy == 0
    assert "(TX-" in talk.say("go n7", changes=False)


def test_a_single_step_is_not_asked_about() -> None:
    talk = Talk()
    assert talk.say("go f5", changes=True) == "· You go to f5."


@pytest.mark.parametrize("goal", ["z9", "f6"])
def test_go_nowhere_is_explained(goal: str) -> None:
    assert "(TX-" in Talk().say(f"go {goal}", changes=False)


def test_tx_30_what_can_be_walked_to_counts_free_moves_and_crossed_rivers() -> None:
    island = TANXI.box.island
    boots = {"character": "ines", "cell": "d5", "equipped": ["seven-league-boots"]}
    plain = {"character": "ines", "cell": "d5"}
    there = [reach(TANXI, Talk(seats=[one, {}, {}]).table.view(0)) for one in (plain, boots)]
    assert there[1]["d6"].energy == 0
    assert len(there[1]["d6"].steps) == 1
    assert "d6" not in there[0] or len(there[0]["d6"].steps) > 1
    assert way_to("d5", there[0], "d5", island) is None


# Help


def test_any_card_can_be_read() -> None:
    talk = Talk()
    assert "two-handed melee weapon, +5 ⚔" in talk.say("card axe", changes=False)
    assert "Wrath: " in talk.say("card ronron", changes=False)
    assert "Shell (1 ◆)" in talk.say("card Paula", changes=False)
    assert "9 ♥, 2 defence dice" in talk.say("card kraken", changes=False)
    assert "can be any of these: Fire Orb, Ice Orb" in talk.say("card e orb", changes=False)
    assert "Nothing is called “xyz”." in talk.say("card xyz", changes=False)
    assert "Nothing is called" in talk.say("card", changes=False)


def test_the_table_the_island_and_the_hand_are_shown_again() -> None:
    talk = Talk()
    assert "Tanxi · Isla del Desafío" in talk.say("show", changes=False)
    assert "↑ ◦" in talk.say("map", changes=False)
    assert "Fresh Ceviche Recover 6 ♥." in talk.say("hand", changes=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_command_in_every_language(language: str) -> None:
    talk = Talk(language)
    said = talk.say("?")
    speaker = Speaker(language, TANXI)
    for typed, key in turns.HELP:
        assert one_line(talk.turn.session.words.shown(typed)) in said
        assert one_line(speaker.say(f"terminal-help-{key}")) in said


def test_help_leaves_no_command_out() -> None:
    words = " ".join(typed for typed, _ in turns.HELP).split()
    assert set(Talk().turn.commands) - {"?", "help"} <= set(words)


def test_a_menu_of_many_swaps_is_still_numbered() -> None:
    cards = ["machete", "boat-hook", "wooden-shield", "turtle-shield", "breastplate"]
    one = {"cell": "f6", "hand": cards, "equipped": ["knife", "hunting-crossbow"]}
    talk = Talk(seats=[one, *POSITION["seats"][1:]])
    swaps = [c for c in talk.turn.menu.choices if isinstance(c.move, Equip)]
    assert len(swaps) > 20
    talk.say(str(swaps[-1].number), changes=True)


# What is said before and after


GEM_CARD = {"character": "ian", "cell": "f6", "hand": ["gem-of-power"]}
FAR_AWAY = [{"character": "ines", "cell": "n5"}, {"character": "isaac", "cell": "k1"}]


def test_an_ability_that_is_typed_is_paid_with_a_gem_card() -> None:
    seats = [GEM_CARD, *FAR_AWAY]
    said = Talk(seats=seats).say("ability frosty", changes=False)
    assert "would change nothing now" in said
    assert "TX-87" not in said
    poor = [GEM_CARD | {"hand": []}, *seats[1:]]
    assert "(TX-87)" in Talk(seats=poor).say("ability frosty", changes=False)


def test_a_favour_that_is_typed_is_paid_with_tokens_first() -> None:
    one = GEM_CARD | {"gems": 1, "hand": ["gem-of-power"] * 2}
    talk = Talk(seats=[one, *FAR_AWAY], awake=1)
    view, box = talk.turn.view, talk.turn.menu.box
    assert gem_cards(view, box, 2) == ("gem-of-power",)
    assert gem_cards(view, box, 1) == ()


def test_why_an_ability_is_not_offered_stands_in_the_menu() -> None:
    seats = [GEM_CARD, *FAR_AWAY]
    asked = one_line(Talk(seats=seats).asks())
    assert (
        "Not now Frosty Breath It would change nothing now: Someone in line up to 3 away loses 3 ♥"
    ) in asked
    assert "Not now Ice Blocks" not in asked
    poor = one_line(Talk(seats=[GEM_CARD | {"hand": []}, *seats[1:]]).asks())
    assert poor.count("(TX-87)") == 2


def test_the_text_of_a_found_card_is_read_out() -> None:
    seats = [{"character": "ines", "cell": "e4"}, *POSITION["seats"][1:]]
    said = Talk(seats=seats, decks={"jungle": ["ceviche"]}).say("explore", changes=True)
    assert "· You find Fresh Ceviche. · Fresh Ceviche: Recover 6 ♥. (object, 3¢)" in said


def test_enter_takes_the_only_answer() -> None:
    talk = Talk()
    talk.turn.menu = Menu([END], talk.turn.view, talk.turn.menu.box, talk.turn.menu.speaker)
    before = len(talk.text)
    talk.turn._put()
    assert "Enter: End the turn" in talk.text[before:]
    assert "It is Nilo’s turn." in talk.say("", changes=True)
    assert Talk().say("", changes=False) == ""


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("es", ["norte", "o", "mover e6"]),
        ("es", ["ir f5"]),
        ("fr", ["Nord", "aller f5", "ouest"]),
    ],
)
def test_steps_are_typed_in_ones_own_language(language: str, lines: list[str]) -> None:
    talk = Talk(language)
    assert talk.turn.answer(lines[0])
    assert talk.here == "f5"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("es", "usar ceviche"),
        ("es", "terminar"),
        ("es", "atacar nilo cuchillo"),
        ("es", "equipar machete"),
        ("es", "retirar cuchillo"),
        ("fr", "utiliser ceviche"),
        ("fr", "finir"),
        ("fr", "attaquer nilo couteau"),
        ("fr", "équiper machette"),
        ("fr", "retirer couteau"),
    ],
)
def test_verbs_are_typed_in_ones_own_language(language: str, line: str) -> None:
    talk = Talk(language)
    said = talk.say(line)
    unknown = Speaker(language).say("terminal-not-understood", line=line)
    assert one_line(unknown) not in said
    assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_help_is_understood(language: str) -> None:
    elsewhere = ("tanxi-undo", "bot", "quit")  # what a real match is needed for
    shown = [typed.replace(" e s w", "") for typed, key in turns.HELP if key not in elsewhere]
    for example in [one for typed in shown for one in typed.split("  ·  ")]:
        talk = Talk(language)
        line = talk.turn.session.words.shown(example)
        assert "(K-3)" not in talk.say(line), line


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("es", "habilidad Caparazón", "Nada se llama «Caparazón»."),
        ("es", "usar coñac", "Nada se llama «coñac»."),
        ("es", "atacar Íñigo", "Nada se llama «Íñigo»."),
        ("fr", "équiper épée ÉMOUSSÉE", "Rien ne s’appelle « épée ÉMOUSSÉE »."),
        ("fr", "retirer gâteau", "Rien ne s’appelle « gâteau »."),
        ("en", "card Crème", "Nothing is called “Crème”."),
    ],
)
def test_what_names_nothing_is_said_again_as_it_was_typed(
    language: str, line: str, said: str
) -> None:
    assert Talk(language).say(line, changes=False).startswith(said)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "reload"), ("es", "recargar"), ("fr", "recharger")]
)
def test_a_verb_alone_is_said_again_in_ones_own_language(language: str, line: str) -> None:
    assert re.match(rf"[“«] ?{line} ?[”»]", Talk(language).say(line, changes=False))


def test_every_sign_is_explained() -> None:
    talk = Talk()
    said = talk.say("signs", changes=False)
    for sign, meaning in (("♥", "life"), ("⚡", "energy"), ("━ ┃", "river"), ("≈", "sea"),
                          ("◆", "gem"), ("¢", "coin"), ("[1]", "you")):  # fmt: skip
        assert re.search(rf"{re.escape(sign)} +{meaning}", said)


# Odds


def rolled(talk: Talk, move: Move, question: Any) -> list[Any]:
    """What came of it in many worlds with other dice."""
    found = []
    for seed in range(1500):
        state = talk.table.state.copy()
        state.chance = fast(seed)
        story: list[Event] = []
        TANXI.apply(state, 0, move, story)
        found += [question(event) for event in story if question(event) is not None]
    return found


@pytest.mark.parametrize("weapons", [("knife",), ()])
def test_the_odds_of_an_attack_are_those_of_its_dice(weapons: tuple[str, ...]) -> None:
    talk = Talk()
    move = Attack(1, weapons)
    chances = talk.turn.menu.odds.strike(move).chances
    damages = rolled(talk, move, lambda e: e.damage if isinstance(e, Attacked) else None)
    assert sum(chances) == pytest.approx(1)
    for damage, chance in enumerate(chances):
        assert damages.count(damage) / len(damages) == pytest.approx(chance, abs=0.05)
    hurt = round(100 * (1 - chances[0]))
    offer = next(line for line in talk.asks().splitlines() if "Attack Nilo" in line)
    average = sum(damage * chance for damage, chance in enumerate(chances))
    assert re.search(r"\d+% to hurt, \d+\.\d ♥ on average", offer)
    assert f" {average:.1f} ♥ on average" in one_line(talk.asks())
    assert f"{hurt}% to hurt" in one_line(talk.asks())


def test_the_odds_of_a_fight_are_those_of_its_dice() -> None:
    talk = Talk(question="monster", monster="grumpy-crab", lair="swamp")
    move = Fight(("knife",))
    chance = talk.turn.menu.odds.strike(move).fatal
    won = rolled(talk, move, lambda e: e.beaten if isinstance(e, Fought) else None)
    assert 0 < chance < 1
    assert won.count(True) / len(won) == pytest.approx(chance, abs=0.05)
    assert f"Fight with Knife {round(100 * chance)}% to beat it" in one_line(talk.asks())


def test_the_chance_to_defeat_somebody_is_told_where_there_is_one() -> None:
    weak = {"character": "ian", "cell": "f7", "hearts": 2}
    talk = Talk("es", seats=[POSITION["seats"][0], weak, POSITION["seats"][2]])
    chances = talk.turn.menu.odds.strike(Attack(1, ("knife",))).chances
    fell = round(100 * sum(chances[2:]))
    said = one_line(talk.asks())
    assert f"{fell} % de derrotar" in said
    assert re.search(r"\d,\d ♥ de media", said)
