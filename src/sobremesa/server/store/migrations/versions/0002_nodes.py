"""Several nodes, and where each table lives."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_nodes"
down_revision = "0001"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "cluster",
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="cluster_pkey"),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="nodes_pkey"),
    )
    op.create_table(
        "homes",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("node", sa.String),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="homes_pkey"),
    )
    op.create_index("homes_node", "homes", ["node"])
