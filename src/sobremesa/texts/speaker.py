"""Somebody who says things in one language.

Keys follow from types and content: `move-<do>`, `event-<tag>`, `name-<content id>`, `rule-<id>`,
`refused-<reason>`. Seats become names, with `<field>_is` saying whether it is the listener, another
one or nobody; content ids become names, with their article where the language has one; slots count
from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from sobremesa.kernel.content import Rule
from sobremesa.kernel.errors import IllegalMove, Reason
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.resources import packaged

LANGUAGES: Final = ("en", "es", "fr")
SEAT_FIELDS: Final = ("seat", "player")


@cache
def common_text(language: str) -> str:
    """The sentences that belong to no game."""
    return packaged("sobremesa.texts", f"{language}.ftl")


@cache
def terminal_text(language: str) -> str:
    """The sentences that only the terminal says."""
    return packaged("sobremesa.texts", f"terminal/{language}.ftl")


@lru_cache(maxsize=32)
def bundle_for(language: str, *sources: str) -> FluentBundle:
    """The messages of these sources, isolation marks off; read once, since that takes a while."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


class Speaker:
    """Speaks one language, of one game, to one listener (None: to a spectator)."""

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        names: Sequence[str] = (),
        listener: int | None = None,
        more: str = "",
    ) -> None:
        """`more`: messages beside those of the game, as Fluent."""
        self.game = game
        self.names = names
        self.listener = listener
        own = "" if game is None else game.texts[language]
        common = common_text(language), terminal_text(language)
        self._bundle = bundle_for(language, *common, own, *([more] if more else []))

    def say(self, key: str, **args: Any) -> str:
        """The message of this key."""
        return self._format(key, args)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def name(self, thing: str) -> str:
        """What a card, an object or anything else in the box is called."""
        return self._format(f"name-{thing}", {})

    def move(self, move: msgspec.Struct) -> str:
        """A move as an offer."""
        return self._format(f"move-{_tag(move)}", self._args(_fields(move)))

    def event(self, event: Event) -> str:
        """What happened, as far as the event tells it."""
        return self._format(f"event-{_tag(event)}", self._args(_fields(event)))

    def refusal(self, illegal: IllegalMove) -> str:
        """Why something is not allowed."""
        return self.reason(illegal.reason)

    def reason(self, reason: Reason) -> str:
        """A reason in a sentence."""
        return self._format(reason.id, self._args(reason.args.items()))

    def rule(self, rule: Rule) -> str:
        """The text of a rule."""
        return self._format(rule.message, {})

    def seat(self, seat: int) -> str:
        """What the player at this seat is called."""
        return (
            self.names[seat] if 0 <= seat < len(self.names) else self.say("seat", number=seat + 1)
        )

    def _format(self, key: str, args: dict[str, Any]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        sayable = {name: _sayable(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(message.value, sayable)
        if errors:
            raise errors[0]
        return str(text).replace("\n", " ")  # lines are wrapped in the files, not on the screen

    def _args(self, fields: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in fields:
            if name in SEAT_FIELDS:
                args[name] = "none" if value is None else self.seat(value)
                args[f"{name}_is"] = self._who(value)
            else:
                args[name] = self._arg(name, value)
        return args

    def _who(self, seat: int | None) -> str:
        if seat is None:
            return "nobody"
        return "you" if seat == self.listener else "other"

    def _arg(self, name: str, value: Any) -> Any:
        if value is None or value == ():
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return ", ".join(str(self._arg(name, part)) for part in value)
        if isinstance(value, int) and name.endswith("slot"):
            return value + 1
        if isinstance(value, str) and self.knows(f"name-{value}"):
            return self._with_article(value)
        return value

    def _with_article(self, thing: str) -> str:
        message = self._bundle.get_message(f"name-{thing}")
        pattern = message.attributes.get("a", message.value)
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, {})[0])


def _sayable(value: Any) -> Any:
    """Numbers that no language has a plural for are said digit by digit."""
    return str(value) if isinstance(value, int) and abs(value) >= 10**9 else value


def _tag(value: msgspec.Struct) -> str:
    return str(value.__struct_config__.tag)


def _fields(value: msgspec.Struct) -> Iterable[tuple[str, Any]]:
    return ((name, getattr(value, name)) for name in value.__struct_fields__)
