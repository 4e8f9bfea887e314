"""An archive of logs that nobody adds to any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004_archive"
down_revision = "0003_bots"


def upgrade() -> None:
    """Make the archive, and a mark at tables that are in it."""
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="archive_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="archive_table_id_fkey"),
    )
    op.add_column(
        "tables",
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    ended = sa.text("stage IN ('over', 'closed') AND NOT archived")
    op.create_index(
        "tables_to_archive",
        "tables",
        ["changed", "id"],
        sqlite_where=ended,
        postgresql_where=ended,
    )
