"""What whoever runs the server has done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_acts"
down_revision = "0004_archive"


def upgrade() -> None:
    """Make the table of acts."""
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("undone", sa.BigInteger),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="acts_pkey"),
    )
    op.create_index("acts_until", "acts", ["until"])
