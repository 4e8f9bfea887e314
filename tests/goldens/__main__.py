"""Write all golden games anew."""

from tests.goldens.games import GOLDENS, write

for golden in GOLDENS:
    golden.file.write_text(write(golden), encoding="utf-8")
