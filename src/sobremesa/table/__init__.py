"""One match as a value: who sits where, the record, and what each seat has been told."""
