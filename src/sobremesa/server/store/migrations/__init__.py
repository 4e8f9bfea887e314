"""How the schema came to be, step by step, and bringing a database up to it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from sobremesa.server.store.schema import DatabaseFault


def migrate(connection: Connection, where: str) -> None:
    """Take the steps that this database has not taken yet, in the connection's transaction."""
    config = _config(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if unknown := sorted(_taken(connection) - known):
        raise DatabaseFault(
            where,
            f"this database was written by a newer Sobremesa (its schema is {', '.join(unknown)}): "
            "update this one",
        )
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether this database has taken every step that is known, and no other."""
    heads = ScriptDirectory.from_config(_config(connection)).get_heads()
    return _taken(connection) == set(heads)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "sobremesa.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def _taken(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())
