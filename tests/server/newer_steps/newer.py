"""A step that adds, as those do that are taken while nodes of the version before still run."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import op
from alembic.script import ScriptDirectory

from sobremesa.server.store import migrations

revision = "9999_newer"
down_revision = tuple(ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads())


def upgrade() -> None:
    """Add a table, and a column that may be empty."""
    op.create_table("newer", sa.Column("id", sa.String, primary_key=True))
    op.add_column("tables", sa.Column("newer", sa.String))
