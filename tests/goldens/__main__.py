"""Write all golden games anew."""

from tests.goldens.deliveries import FOLDER, RECORDED, packed, play
from tests.goldens.games import GOLDENS, write
from tests.goldens.playthroughs import FOLDER as PLAYED
from tests.goldens.playthroughs import PLAYTHROUGHS, played

for golden in GOLDENS:
    golden.file.write_text(write(golden), encoding="utf-8")
FOLDER.mkdir(exist_ok=True)
for recorded in RECORDED:
    recorded.file.write_bytes(packed(play(recorded)))
PLAYED.mkdir(exist_ok=True)
for one in PLAYTHROUGHS:
    one.file.write_text(played(one), encoding="utf-8")
