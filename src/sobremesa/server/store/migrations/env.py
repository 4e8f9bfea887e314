"""What Alembic runs to take the steps: all of them in the transaction that it is given."""

from __future__ import annotations

from alembic import context

from sobremesa.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
context.run_migrations()
