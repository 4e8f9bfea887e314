"""Build what is handed out into dist/: the sdist, a pure wheel, and one compiled for this machine.

    python -m tools.dist

Both wheels hold the source and the pages; the compiled one has the C extensions beside the source.
"""

from __future__ import annotations

from typing import Any

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from tools.compile import ROOT, TARGET, fits


class CompiledWheelBuilder(WheelBuilder):
    """Builds the wheel as always, with the extensions of the compiled copy in it."""

    def get_default_build_data(self) -> dict[str, Any]:
        """What makes a wheel one for this Python on this machine."""
        extensions = {str(file): str(file.relative_to(TARGET)) for file in TARGET.rglob("*.so")}
        mixed = {"pure_python": False, "infer_tag": True, "force_include": extensions}
        return super().get_default_build_data() | mixed


def main() -> None:
    """Build all three."""
    if not fits():
        raise SystemExit("The compiled engine does not fit the source: run `make compile`")
    for builder in (SdistBuilder, WheelBuilder, CompiledWheelBuilder):
        for file in builder(str(ROOT)).build(directory=str(ROOT / "dist"), versions=["standard"]):
            print(file)


if __name__ == "__main__":
    main()
