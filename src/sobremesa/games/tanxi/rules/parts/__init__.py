"""What the parts of effects do, a file for each kind of thing that they are about."""
