"""Draw the icons of the installed page anew, after web/public/icon.svg has changed.

    python -m tools.icons

Phones and messengers want pixels. A maskable icon has no round corners and more air around it:
each system cuts its own shape out of it.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web.browsing import ROOT, chromium

PUBLIC = ROOT / "web" / "public"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
CUT = {"icon-maskable.png": 512, "icon-touch.png": 180}  # by the system that shows them
AIR = 6  # of 64 that the picture measures, on each side


def main() -> None:
    """Draw them all."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in PLAIN.items():
            draw(page, svg, size, PUBLIC / name)
        for name, size in CUT.items():
            draw(page, whole_square(svg), size, PUBLIC / name)
        browser.close()


def whole_square(svg: str) -> str:
    """The picture with air around it, on a ground without corners."""
    side = 64 + 2 * AIR
    cornered = re.sub(
        r'<rect width="64" height="64" rx="\d+"',
        f'<rect x="{-AIR}" y="{-AIR}" width="{side}" height="{side}"',
        svg,
    )
    return cornered.replace('viewBox="0 0 64 64"', f'viewBox="{-AIR} {-AIR} {side} {side}"')


def draw(page: Page, svg: str, size: int, file: Path) -> None:
    """So many pixels wide and high, on nothing."""
    page.set_viewport_size({"width": size, "height": size})
    style = "<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    page.set_content(style + svg)
    page.screenshot(path=file, omit_background=True)


if __name__ == "__main__":
    main()
