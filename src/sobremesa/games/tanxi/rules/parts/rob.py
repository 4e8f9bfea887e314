"""A card of somebody's hand, of one's choice (TX-78)."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.part import ASKING
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_and_wait, step_on, step_on_with
from sobremesa.games.tanxi.rules.cards import kind_among
from sobremesa.games.tanxi.rules.hands import hand_over, has_hand, look_at
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import NOBODY, ROB, Frame, State
from sobremesa.kernel.events import Story


class Rob(Aimed):
    """TX-78: look alone at somebody's hand and take one card."""

    do: ClassVar[str] = "rob"
    needs: ClassVar[int] = ASKING
    usually: ClassVar[str | None] = "other"
    asks: ClassVar[tuple[int, ...]] = (ROB,)

    def rule(self) -> str:
        """TX-78a."""
        return "TX-78a"

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody else with cards."""
        return has_hand(state, seat, other)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """TX-78: look alone at a hand and take one card."""
        player = meet_and_wait(state, frame, self)
        if player == NOBODY:
            return
        look_at(state, frame.actor, player, story)
        hand = state.players[player].hand
        if len(hand) > 1:
            state.agenda[-1] = frame.aimed(player)
            ask(state, ROB, 1 << frame.actor)
        else:
            step_on_with(state, player)
            hand_over(state, player, frame.actor, hand[0], story)


def take_from_hand(state: State, seat: int, card: str, story: Story) -> None:
    """TX-78a: the answer: this card."""
    player = state.agenda[-1].subject
    kind = kind_among(state, state.players[player].hand, card, "TX-78")
    answered(state)
    step_on(state)
    hand_over(state, player, seat, kind, story)
