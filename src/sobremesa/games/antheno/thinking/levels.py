"""The four levels by name."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.thinking.beginners import CasualBot, NoviceBot
from sobremesa.games.antheno.thinking.expert import ExpertBot
from sobremesa.games.antheno.thinking.strong import StrongBot
from sobremesa.kernel.bot import Bot

THINKERS: Final[dict[str, Bot]] = {
    "novice": NoviceBot(),
    "casual": CasualBot(),
    "strong": StrongBot(),
    "expert": ExpertBot(),
}
