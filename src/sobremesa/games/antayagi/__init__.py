"""AntaYagí: merchants trade cards that everyone sees but their owner."""
