"""What the lab of a game must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from sobremesa.kernel.game import AnyGame
from sobremesa.lab.tables import ReportTable

PlayedT = TypeVar("PlayedT")
PlayedT_co = TypeVar("PlayedT_co", covariant=True)


class Trial(Protocol[PlayedT_co]):
    """What is tried. It travels to the workers."""

    def play(self, number: int) -> PlayedT_co:
        """The game of this number."""


class Lab(ABC, Generic[PlayedT]):
    """Measures the balance of one game."""

    game: AnyGame

    @abstractmethod
    def trial(self, bots: str, seed: int, pack: str, players: int | None) -> Trial[PlayedT]:
        """Games of such bots with the pack of this text; players None: all numbers in turn."""

    @abstractmethod
    def tables(self, pack: str, played: Iterable[PlayedT]) -> list[ReportTable]:
        """What these games with the pack of this text say about its balance."""


AnyLab = Lab[Any]
