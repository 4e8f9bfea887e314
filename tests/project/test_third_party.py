"""Whose work is in the pages is written down, and travels with the package."""

from __future__ import annotations

import json
import tomllib

from tools import third_party

ASSETS = third_party.BUILT.parent / "assets"


def test_every_package_in_the_pages_has_its_licence_written_down() -> None:
    assert third_party.TARGET.read_text(encoding="utf-8") == third_party.text()


def test_what_the_client_is_made_of_is_among_them() -> None:
    named = json.loads(third_party.BUILT.read_text(encoding="utf-8"))
    assert {"svelte", "@iconify-json/game-icons", "@fontsource/fraunces"} <= set(named)


def test_the_licences_travel_with_the_package() -> None:
    text = (third_party.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    files = tomllib.loads(text)["project"]["license-files"]
    assert files == ["LICENSE", third_party.TARGET.name]


def test_fonts_come_in_one_format() -> None:
    fonts = {file.suffix for file in ASSETS.iterdir() if "woff" in file.suffix}
    assert fonts == {".woff2"}
