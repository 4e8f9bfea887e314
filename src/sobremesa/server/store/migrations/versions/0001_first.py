"""People, tables and who sits at them, logs, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pkey"),
        sa.UniqueConstraint("token_hash", name="people_token_hash_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="tables_host_fkey"),
    )
    op.create_index("tables_stage_changed", "tables", ["stage", "changed"])
    op.create_index("tables_host_stage", "tables", ["host", "stage"])
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="sitting_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="sitting_table_id_fkey"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="sitting_person_id_fkey"),
    )
    op.create_index("sitting_person_id", "sitting", ["person_id"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="log_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="log_table_id_fkey"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("program", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="snapshots_pkey"),
        sa.ForeignKeyConstraint(
            ["table_id", "number"],
            ["log.table_id", "log.number"],
            name="snapshots_table_id_number_fkey",
        ),
    )
