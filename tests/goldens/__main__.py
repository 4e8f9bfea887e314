"""Write all golden games anew."""

from tests.goldens.deliveries import FOLDER, RECORDED, packed, play
from tests.goldens.games import GOLDENS, write

for golden in GOLDENS:
    golden.file.write_text(write(golden), encoding="utf-8")
FOLDER.mkdir(exist_ok=True)
for recorded in RECORDED:
    recorded.file.write_bytes(packed(play(recorded)))
