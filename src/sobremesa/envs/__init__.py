"""The games as environments for learning: PettingZoo and Gymnasium.

Everything here needs the extra `envs`; nobody who plays or serves imports it. With this import
Gymnasium knows `sobremesa/AntaYagi-v0`, `sobremesa/Antheno-v0` and `sobremesa/Tanxi-v0`.
"""

from sobremesa.envs.registration import register_games

register_games()
