"""Somebody who has a keyboard and nothing else."""

from __future__ import annotations

from playwright.async_api import Error, Locator, Page

from tests.web.browsing import until

FEW = 20  # presses until one is at what is asked

# What has the focus: where it is, and whether that can be seen.
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return { at: "nothing", seen: false };
  const outlined = (where, part = null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(where, part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  };
  let drawn = outlined(one, "::before") || outlined(one, "::after");
  for (let where = one; where && !drawn; where = where.parentElement) drawn = outlined(where);
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return { at: one.outerHTML.slice(0, 120), seen: inside && drawn };
}"""

CAN_BE_REACHED = """(one) => !one.disabled
  && (!document.querySelector("dialog:modal") || !!one.closest("dialog:modal"))"""
BEHIND = """(one) => !!(one.compareDocumentPosition(document.activeElement)
  & Node.DOCUMENT_POSITION_FOLLOWING)"""


class Keys:
    """Presses keys, and minds where the focus is: it is never lost, and always seen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def skip_to_content(self) -> None:
        """The first thing on a page that has just been opened leads past its head."""
        await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")

    async def use(self, button: Locator) -> bool:
        """Go to the first of these and press it; False: there is none, or it is gone."""
        try:
            if not await self._reach(button.first):
                return False
        except Error:
            return False  # it was gone before it was reached
        focus = await self.page.evaluate(FOCUS)
        if focus["at"] == "nothing":
            return False  # it was gone just now
        assert focus["seen"], focus
        await self.page.keyboard.press("Enter")
        return True

    async def _reach(self, wanted: Locator) -> bool:
        """Go there by Tab, the shorter way; False: it is not there."""
        passed = []
        while await wanted.is_visible() and await wanted.evaluate(CAN_BE_REACHED, timeout=1000):
            if await wanted.evaluate("(one) => one === document.activeElement", timeout=1000):
                return True
            await until(self.page, "document.activeElement !== document.body")
            passed.append(await self.page.evaluate(FOCUS))
            assert len(passed) <= FEW, passed
            behind = await wanted.evaluate(BEHIND, timeout=1000)
            await self.page.keyboard.press("Shift+Tab" if behind else "Tab")
        return False
