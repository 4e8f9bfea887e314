"""Imagined worlds that a seat cannot tell from the real one, drawn again and again."""

from __future__ import annotations

from sobremesa.bots.beliefs import Belief
from sobremesa.bots.model import World
from sobremesa.games.antayagi.bots import Puzzle, imagine_again
from sobremesa.games.antayagi.content import Pack
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.chance import Chance


class Deals(Belief):
    """Every deal that the view allows, each as likely as the other."""

    def __init__(self, view: View, pack: Pack) -> None:
        self.view = view
        self.pack = pack
        self.puzzle = Puzzle(view)

    def draw(self, chance: Chance) -> World:
        """One of them."""
        return World(imagine_again(self.view, self.pack, self.puzzle, chance))
