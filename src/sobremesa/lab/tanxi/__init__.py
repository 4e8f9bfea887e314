"""What designers ask of Tanxi."""
