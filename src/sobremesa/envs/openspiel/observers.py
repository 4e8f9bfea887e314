"""What a seat sees, in OpenSpiel's terms: a row of numbers and a text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from sobremesa.envs.openspiel.node import TreeNode
from sobremesa.envs.openspiel.tale import as_json
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.game import Seat


class SpielObserver:
    """Writes rows and texts: what all see and one seat alone, the one, or the other.

    A text is the view as JSON, and what the seat has said of its move. With perfect recall the
    whole tale comes before it: what the seat saw first, was told and did, and hashes of what it
    saw whenever it did something. The row is the same with and without: it holds all that the
    seat may know by now. Where only what is private is asked for there is no row.
    """

    def __init__(self, terms: EnvTerms, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("private_info: one player's or nobody's, not that of all players")
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        name = "info_state" if self._recalls else "observation"
        self._row = np.empty(terms.encoding.width, np.int16)
        self.tensor = np.zeros(terms.encoding.width, np.float32) if self._public else None
        self.dict = {} if self.tensor is None else {name: self.tensor}

    def _eyes(self, player: Seat) -> Seat | None:
        return player if self._private else None

    def set_from(self, state: Any, player: Seat) -> None:
        """Write what this player sees now; -1 everywhere before the deal."""
        if self.tensor is None:
            return
        node: TreeNode = state.node
        if node.state is None:
            self.tensor.fill(-1)
            return
        eyes = self._eyes(player)
        view = node.game.view(node.state, eyes)
        node.terms.encoding.write(view, _taken(node, eyes), self._row)
        self.tensor[:] = self._row

    def string_from(self, state: Any, player: Seat) -> str:
        """The same as a text, and with perfect recall all that led to it; empty before the deal."""
        node: TreeNode = state.node
        if node.tale is None:
            return ""
        eyes = self._eyes(player)
        if not self._public:
            return _private_part(node, player) if self._private else ""
        before = node.tale.lines(node.game, eyes) if self._recalls else []
        now = as_json(node.game.view(node.state, eyes))
        said = [f"> {action}" for action in _taken(node, eyes)]
        return "\n".join([*before, now, *said])


def _taken(node: TreeNode, seat: Seat | None) -> list[int]:
    """The actions that this seat has taken towards a move."""
    deciding = seat is not None and seat == node.seat and node.move is None
    return node.walk().taken if deciding and not node.over else []


def _private_part(node: TreeNode, seat: Seat) -> str:
    """The fields of a view in which it differs from what a spectator sees."""
    mine, open_to_all = node.game.view(node.state, seat), node.game.view(node.state, None)
    fields = {name: getattr(mine, name) for name in node.game.private}
    return as_json(
        {name: value for name, value in fields.items() if value != getattr(open_to_all, name)}
    )
