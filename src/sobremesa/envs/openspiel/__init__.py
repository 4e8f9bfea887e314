"""The games for OpenSpiel: `sobremesa_antayagi`, `sobremesa_antheno` and `sobremesa_tanxi`.

This needs the extra `openspiel`. With this import `pyspiel.load_game` knows the three.
"""

from sobremesa.envs.openspiel.bots import bot
from sobremesa.envs.openspiel.games import register_spiels

__all__ = ["bot"]

register_spiels()
