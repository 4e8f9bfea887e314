"""The parts of effects, each one class in one file; `vocabulary.py` lists them."""
