"""What `gymnasium.make` knows once `sobremesa.envs` is imported."""

from __future__ import annotations

from typing import Final

from gymnasium import register, registry

VERSION: Final = 0
IDS: Final = {"antayagi": "AntaYagi", "antheno": "Antheno", "tanxi": "Tanxi"}


def register_games() -> None:
    """Tell Gymnasium of every game, as one seat against bots."""
    for game, title in IDS.items():
        name = f"sobremesa/{title}-v{VERSION}"
        if name not in registry:
            register(
                name,
                entry_point="sobremesa.envs.solo:SoloEnv",
                vector_entry_point="sobremesa.envs.vector:SoloVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )
