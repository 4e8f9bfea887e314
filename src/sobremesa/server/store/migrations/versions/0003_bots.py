"""Bot accounts: those of the people that are programs, and whether their token still counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_bots"
down_revision = "0002_nodes"


def upgrade() -> None:
    """Make the table of bot accounts."""
    op.create_table(
        "bots",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
        sa.PrimaryKeyConstraint("person_id", name="bots_pkey"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="bots_person_id_fkey"),
    )
