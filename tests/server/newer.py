"""A server of the next version, as far as its schema goes: `newer.py serve …`."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from sqlalchemy import Connection

from sobremesa.cli import main
from sobremesa.server.store import migrations

HERE = Path(__file__).parent
_config = migrations._config


def config(connection: Connection) -> Config:
    """The steps that are known, and one more."""
    known = _config(connection)
    known.set_main_option("path_separator", "newline")
    ours = Path(migrations.__file__).parent / "versions"
    known.set_main_option("version_locations", f"{ours}\n{HERE / 'newer_steps'}")
    return known


if __name__ == "__main__":
    migrations._config = config
    main()
