"""What is typed, in one's own language: English words are read everywhere, and beside them others.

The messages `word-<English word>` list what a language has for it; the first is what help shows.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from sobremesa.texts.speaker import Speaker

WORDS: Final = (
    # everywhere
    "help", "rule", "bot", "quit", "undo", "hint", "show",
    # AntaYagí
    "choose", "lay", "sabotage", "let-it-be", "take", "eat", "bone", "chances",
    # Antheno
    "at", "move", "to", "from", "back", "right", "left", "down", "up", "reset", "judge", "done",
    "draw", "pass", "most", "star",
    # Tanxi
    "north", "east", "south", "west", "w", "go", "explore", "end", "flee", "fight", "attack", "use",
    "equip", "off", "reload", "buy", "soup", "ability", "favour", "pay", "discard", "card", "knife",
    "map", "hand", "signs", "shell",
)  # fmt: skip

_WORD: Final = re.compile(r"[^\s,]+")


def folded(text: str) -> str:
    """Without capitals, accents and curly apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


class Vocabulary:
    """The words of one language, there and back."""

    def __init__(self, speaker: Speaker) -> None:
        forms = {word: speaker.say(f"word-{word}").split(", ") for word in WORDS}
        self._shown = {word: said[0] for word, said in forms.items()}
        self._english = {folded(form): word for word, said in forms.items() for form in said}
        self._english |= {word: word for word in WORDS}

    def command(self, line: str) -> str:
        """The line with its first word in English: what follows may be anybody's name."""
        return _WORD.sub(self._known, line, count=1)

    def notation(self, line: str) -> str:
        """The line with every word in English."""
        return _WORD.sub(self._known, line)

    def shown(self, example: str) -> str:
        """An example in English, as this language types it."""
        return _WORD.sub(lambda found: self._shown.get(found[0], found[0]), example)

    def _known(self, found: re.Match[str]) -> str:
        return self._english.get(folded(found[0]), found[0])
