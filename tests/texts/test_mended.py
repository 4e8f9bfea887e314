"""Wordings that reviews found wrong and that were mended: none of them comes back.

Those that are a matter of one word for one thing stand in docs/terms.md; here are the others.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.terminal.vocabulary import Vocabulary
from sobremesa.texts.speaker import LANGUAGES, Speaker, bundle_for
from tests.texts.reading import ROOT, everything_in
from tests.texts.test_terms import ALL_GAMES, pattern_of, places_of

GONE = {
    "en": (
        # all games
        "finish or close one",
        "you play again",
        "one less",
        "most pockets begins",
        "most pockets starts",
        "signs that can be seen",
        "from farther away",
        "from further away",
        "nearer, farther",
        "at the rims",
        "shall lie",
        "without you watching",
        "played to the end",
        "for builders",
        # AntaYagí
        "counted from 0",
        "funnier",
        # Antheno
        "in clockwise direction",
        "though that is no proof",
        # Tanxi
        "the healthiest",
        "a monster you choose is met",
        "every evening",
    ),
    "es": (
        # all games
        "termina o cierra una antes",
        "vuelves a jugar",
        "tal momento",
        "signos visibles",
        "sin que mires",
        "jugadas hasta el final",
        "para quien construye",
        # AntaYagí
        "contando desde 0",
        # Antheno
        "aunque no es una prueba",
        "solo te quedan fichas a ti",
        "solo le quedan fichas a",
        # Tanxi
        "y no gasta ningún",
        "gastados",
        "personas náufragas",
        "cada noche la niebla",
        "súmalas",
        "cada otro personaje",
        "mano de fiera",
        "a un monstruo elegido",
    ),
    "fr": (
        # all games
        "terminez-en ou",
        "vous rejouez",
        "de tel moment",
        "dites comment vous vous appelez",
        "signes visibles",
        "regarder de plus loin",
        "sans votre regard",
        "jouées jusqu’au bout",
        "pour qui construit",
        "(absent)",
        # AntaYagí
        "à partir de 0",
        "a la main",
        "plus drôle",
        # Antheno
        "en plusieurs couleurs",
        "mais ce n’est pas une preuve",
        "finissent votre tour",
        # Tanxi
        "défaussé quand on le retire",
        "la plus vaillante",
        "l’ami des bêtes",
        "pouce-pieds",
        "un monstre gardé se rencontre",
        "comptent chaque main",
        "chaque soir",
    ),
}

NOT_HERE = (  # right elsewhere, wrong in this message
    ("en", "refused-no-such-level", "; there is"),
    ("en", "event-received", "get"),
    ("en", "event-received", "gets"),
    ("es", "event-received", "recibes"),
    ("es", "event-received", "recibe"),
    ("fr", "event-received", "recevez"),
    ("fr", "event-received", "reçoit"),
    ("en", "web-rules-sign", "hearts"),
    ("fr", "web-rules-sign", "cœurs"),
    ("en", "terminal-heading-yours", "yours"),
    ("es", "terminal-heading-yours", "lo tuyo"),
    ("fr", "terminal-heading-yours", "à vous"),
    ("es", "terminal-player", "nombre"),
    ("fr", "terminal-player", "nom"),
    ("fr", "web-tanxi-energy", "dépensés"),
)

SAYS = (  # what a review asked for
    ("fr", "refused-too-many-tables", "attendez la fin de l’une d’elles"),
    ("en", "refused-no-such-level", "there are"),
    ("en", "act-bot", "You are back."),
    ("es", "act-bot", "Has vuelto."),
    ("fr", "act-bot", "Vous reprenez votre place."),
    ("fr", "act-bot", "reprend sa place."),
    ("es", "refused-other-words", "que habías fijado de antemano"),
    ("fr", "refused-other-words", "que vous aviez fixés d’avance"),
    ("es", "refused-no-such-entry", "Ese momento no existe"),
    ("fr", "refused-no-such-entry", "Ce moment n’existe pas"),
    ("en", "rule-ay-13", "counted from 1"),
    ("es", "rule-ay-13", "contando desde 1"),
    ("fr", "rule-ay-13", "à partir de 1"),
    ("en", "web-ay-area", "area"),
    ("es", "web-ay-area", "zona"),
    ("fr", "web-ay-area", "sacoche"),
    ("es", "web-ay-card", "en secreto"),
    ("fr", "web-ay-card", "en secret"),
    ("fr", "web-option-antayagi-effects_first-chosen-about", "un Muffin omniscient"),
    ("fr", "web-ay-active", "C’est son tour"),
    ("en", "web-option-antayagi-memory_aid-no", "more fun"),
    ("fr", "web-option-antayagi-memory_aid-no", "plus amusant"),
    ("en", "rule-an-8", "Turns go round the table clockwise."),
    ("es", "event-drew", "aunque eso no demuestra que no lo haya"),
    ("es", "event-passed", "aunque eso no demuestra que no lo haya"),
    ("es", "event-ended", "Solo a ti te quedan fichas"),
    ("es", "refused-can-play", "Pide que te enseñen una jugada."),
    ("fr", "refused-mixed-line", "en couleurs différentes"),
    ("es", "terminal-player", "Jugador"),
    ("fr", "terminal-player", "Joueur"),
    ("es", "terminal-range", "alcance"),
    ("es", "web-tanxi-range", "Alcance"),
    ("es", "web-tanxi-beach", "una barca"),
    ("es", "rule-tx-71", "y no gastan"),
    ("fr", "rule-tx-6", "compte chaque main"),
    ("fr", "rule-tx-12a", "son quadrant"),
    ("fr", "rule-tx-45", "ce quadrant"),
    ("es", "web-tanxi-energy", "gastada"),
    ("fr", "web-tanxi-energy", "dépensée"),
    ("es", "terminal-walk", "los ⚡"),
    ("fr", "web-tanxi-bot", "un bot"),
    ("fr", "web-tanxi-suggested", "Un bot"),
    ("fr", "web-tanxi-lost-for-good", "carte défaussée quand on la retire"),
    ("fr", "web-option-tanxi-round_limit-yes", "celui qui a le plus de ♥"),
    ("fr", "character paula occupation", "téméraire de pouces-pieds"),
    ("en", "web-fewer", "One fewer"),
    ("en", "web-ask-pockets-about", "Whoever has the most goes first!"),
    ("en", "terminal-pockets", "Whoever has the most goes first"),
    ("en", "web-wrong-name", "Enter a name"),
    ("en", "web-antheno-nearer", "Zoom in"),
    ("en", "web-antheno-farther", "Zoom out"),
    ("en", "web-tanxi-closer", "Zoom in"),
    ("en", "web-tanxi-further", "Zoom out"),
    ("en", "terminal-cell-empty", "along the edges"),
    ("en", "web-bye-not-allowed", "does not allow spectators"),
    ("es", "web-bye-not-allowed", "no se admite público"),
    ("fr", "web-bye-not-allowed", "n’admet pas de spectateurs"),
    ("es", "web-full", "no se admite público"),
    ("fr", "web-full", "n’admet pas de spectateurs"),
    ("es", "web-my-finished", "Partidas terminadas"),
    ("es", "web-about-tanxi", "Náufragos"),
    ("fr", "web-again-set", "dressé la table"),
    ("fr", "terminal-cell-empty", "sa rangée"),
    ("en", "web-rules-sign", "life"),
    ("fr", "web-rules-sign", "vie"),
    ("fr", "terminal-heading-yours", "Vos affaires"),
    ("es", "web-about-builders", "Para desarrolladores"),
    ("fr", "web-about-builders", "Pour les développeurs"),
)


@cache
def messages(language: str) -> dict[str, str]:
    """The words of all messages by their keys, dots for what is filled in."""
    found: dict[str, str] = {}
    for one in everything_in(language):
        words = " … ".join(one.pieces).replace("\u00a0", " ")
        found[one.key] = f"{found.get(one.key, '')}\n{words}"  # two games may have the same key
    return found


def said(language: str, key: str) -> str:
    """The words of the messages of this key."""
    return messages(language)[key]


@cache
def page(language: str) -> Any:
    """The messages of the page."""
    files = sorted((ROOT / "web" / "texts" / language).glob("*.ftl"))
    return bundle_for(language, *[file.read_text(encoding="utf-8") for file in files])


def on_the_page(language: str, key: str, **args: Any) -> str:
    """What the page says with this filled in."""
    text, errors = page(language).format_pattern(page(language).get_message(key).value, args)
    assert not errors
    return " ".join(str(text).split())


ROWS = [(language, phrase) for language, phrases in GONE.items() for phrase in phrases]


@pytest.mark.parametrize(("language", "phrase"), ROWS)
def test_an_old_wording_is_gone(language: str, phrase: str) -> None:
    assert places_of(phrase, ALL_GAMES, language) == []


@pytest.mark.parametrize(("language", "key", "phrase"), NOT_HERE)
def test_an_old_wording_is_gone_from_its_message(language: str, key: str, phrase: str) -> None:
    assert not pattern_of(phrase).search(said(language, key))


@pytest.mark.parametrize(("language", "key", "phrase"), SAYS)
def test_a_message_says_what_was_asked_for(language: str, key: str, phrase: str) -> None:
    assert phrase in said(language, key)


# Messages that say one thing or another


DECK = {
    "en": ("One card is left, and it is no monster.", "One card is left, and it is a monster."),
    "es": ("Queda una carta, y no es un monstruo.", "Queda una carta, y es un monstruo."),
    "fr": (
        "Il reste une carte, et ce n’est pas un monstre.",
        "Il reste une carte, et c’est un monstre.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_spoken_of_in_the_singular(language: str) -> None:
    found = [on_the_page(language, "web-tanxi-deck", cards=1, monsters=n) for n in (0, 1)]
    assert tuple(found) == DECK[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fog_does_not_come_every_evening(language: str) -> None:
    lure = said(language, "web-lure-tanxi")
    assert re.search("fog|niebla|brume", lure)
    assert not re.search("evening|night|noche|tarde|soir|nuit", lure)


def test_ammunition_is_counted() -> None:
    shots = [
        on_the_page("fr", "web-tanxi-shot", weapon="Arc", shot=shot, loaded=3) for shot in (1, 2)
    ]
    assert shots == ["Arc : utilise une munition sur 3", "Arc : utilise 2 munitions sur 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_sabotage_another_one_rescues_the_exchange(language: str) -> None:
    speaker = Speaker(language, GAMES["antayagi"])
    asked = [speaker.say("question-sabotage", ruined=ruined) for ruined in ("no", "yes")]
    assert [bool(re.search("rescue|rescatas|sauver", question)) for question in asked] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_drawing_is_free_nobody_must_be_unable_to_play(language: str) -> None:
    speaker = Speaker(language, GAMES["antheno"])
    asked = [speaker.say("question-turn", draw=draw) for draw in ("strict", "free")]
    cannot = "If you cannot|Si no puedes|Si vous ne pouvez pas"
    assert [bool(re.search(cannot, question)) for question in asked] == [1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_and_1_are_spoken_of_only_where_they_meet(language: str) -> None:
    speaker = Speaker(language, GAMES["antheno"])
    told = [speaker.say("refused-no-sequence", tiles="●2", wraps=wraps) for wraps in ("no", "yes")]
    assert ["8" in refusal for refusal in told] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_must_play_is_told_what_to_type_for_a_hint(language: str) -> None:
    speaker = Speaker(language, GAMES["antheno"])
    assert Vocabulary(speaker).shown("hint") in speaker.say("terminal-refused-can-play")
