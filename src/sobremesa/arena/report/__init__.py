"""What a tournament says, written down: a Parquet file for programs and a page for people."""
