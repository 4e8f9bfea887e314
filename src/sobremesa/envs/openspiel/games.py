"""The games as OpenSpiel registers them, and their states."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import pyspiel

from sobremesa.envs.openspiel.node import (
    DEALS,
    DRAWS,
    MOST_TAKEN,
    Agreed,
    TreeNode,
    terms_of,
)
from sobremesa.envs.openspiel.observers import SpielObserver
from sobremesa.envs.openspiel.tale import as_json
from sobremesa.games import GAMES

PREFIX: Final = "sobremesa_"
PRINTED: Final = "printed"  # the pack that comes with the game


def usual(name: str) -> dict[str, Any]:
    """The options of a game that a parameter can say, as they are if nobody says others.

    A text that is a number is a number here: OpenSpiel reads `edition=65` so.
    """
    game = GAMES[name]
    options = game.read_options(dict(game.unattended))
    values = {field: getattr(options, field) for field in options.__struct_fields__}
    return {
        field: int(value) if isinstance(value, str) and value.isdigit() else value
        for field, value in values.items()
        if isinstance(value, str | int)
    }


def spiel_type(name: str) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    game = GAMES[name]
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "pack": PRINTED, **usual(name)},
    )


def agreed_on(name: str, parameters: Mapping[str, Any]) -> Agreed:
    """What is to be played, by OpenSpiel's parameters."""
    plain = GAMES[name].options_type()
    said = tuple(
        (
            option,
            str(parameters[option])
            if isinstance(getattr(plain, option), str)
            else parameters[option],
        )
        for option, value in usual(name).items()
        if parameters[option] != value
    )
    if parameters["pack"] == PRINTED:
        return Agreed(name, parameters["players"], said, None, 0)
    file = Path(parameters["pack"])
    stamp = file.stat().st_mtime_ns if file.exists() else 0
    return Agreed(name, parameters["players"], said, str(file), stamp)


class SpielGame(pyspiel.Game):
    """A game for OpenSpiel."""

    name: ClassVar[str]  # what our own games call it

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        name, kind = self.name, spiel_type(self.name)
        given = dict(parameters or {})
        self.agreed = agreed_on(name, {**kind.parameter_specification, **given})
        self.terms = terms_of(self.agreed)
        self._root = TreeNode(self.agreed)
        players = self.terms.players
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.terms.action_space.n),
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_TAKEN,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        """A game in which nothing is dealt yet."""
        return SpielState(self, self._root)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and after every action a draw of luck and of who answers next."""
        return DRAWS + 1 + 2 * MOST_TAKEN

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver:
        """Who looks at states; by default without recall."""
        if parameters:
            raise ValueError(f"observers of this game have no parameters: {sorted(parameters)}")
        return SpielObserver(self.terms, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state for OpenSpiel: a node of the tree, which the next action replaces."""

    def __init__(self, game: SpielGame, node: TreeNode) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody at the end."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.chances:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.node.seat is not None
        return self.node.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - it is the one asked
        return self.node.following()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        outcomes = self.node.chances
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.node.terms.encoding.actions.names[action]
        return (
            f"luck {action}"
            if self.node.seat is not None or not self.node.asked
            else (f"player {self.node.asked[action]} answers")
        )

    def returns(self) -> list[float]:
        """0 until the end, then as in the other environments."""
        return self.node.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one, drawn evenly from all.

        `sampler` gives a number from 0 to 1, as OpenSpiel's do.
        """
        other: SpielState = self.clone()
        other.node = self.node.imagined(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        node = self.node
        if node.state is None:
            return f"luck drawn for the deal: {node.draws} of {DRAWS}, {node.luck}"
        names = node.terms.encoding.actions.names
        said = [names[action] for action in node.said]
        now = {"asked": node.seat, "said": said, "luck": node.luck}
        return "\n".join([as_json(node.game.position(node.state)), as_json(now)])


class SpielAntaYagi(SpielGame):
    """AntaYagí for OpenSpiel."""

    name = "antayagi"


class SpielAntheno(SpielGame):
    """Antheno for OpenSpiel."""

    name = "antheno"


class SpielTanxi(SpielGame):
    """Tanxi for OpenSpiel."""

    name = "tanxi"


def register_spiels() -> None:
    """Tell OpenSpiel of every game, once.

    By classes: OpenSpiel lets go of what it was given only after Python has ended, which anything
    that can be freed then does not survive.
    """
    known = pyspiel.registered_names()
    for game in (SpielAntaYagi, SpielAntheno, SpielTanxi):
        kind = spiel_type(game.name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game)
