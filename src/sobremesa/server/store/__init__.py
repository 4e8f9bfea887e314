"""What outlives a server: people, and the log of every table, in SQLite or PostgreSQL."""
