"""A page that stands still whenever it shows something of a kind that it has not shown yet.

What a table tells is shown picture after picture, each for its time. Here time stands still in the
page as soon as there is something new to be seen, until somebody has looked at it.
"""

from __future__ import annotations

from playwright.async_api import Page

# Put into a page before it loads. `held`: what is new to be seen; `release()`: time goes on.
HOLD = """
  (() => {
    const real = Date.now.bind(Date);
    const kinds = new Set();
    let lost = 0;
    let since = null;
    Date.now = () => (since ?? real()) - lost;
    window.held = [];
    window.release = () => {
      if (since !== null) lost += real() - since;
      since = null;
      window.held = [];
    };
    const kindOf = (one) =>
      [one.localName, ...one.classList, one.getAttribute("role"), one.disabled].join(" ");
    new MutationObserver(() => {
      for (const one of document.querySelectorAll("main *, dialog *")) {
        const kind = kindOf(one);
        if (kinds.has(kind) || !one.checkVisibility()) continue;
        kinds.add(kind);
        window.held.push(kind);
        since ??= real();
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["class", "open"] });
  })();
"""
# Not by their promises: of one whose target goes, with a dialog that closes, none is ever kept.
SETTLED = """
  async () => {
    const finite = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
    const travelling = new Set(document.getAnimations().filter(finite));
    const travels = (one) => travelling.has(one) && one.playState === "running";
    while (document.getAnimations().some(travels)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
"""


async def held(page: Page) -> bool:
    """Whether there is something new to be seen, which stays."""
    return bool(await page.evaluate("held.length"))


async def settle(page: Page) -> None:
    """Let what fades or travels arrive."""
    await page.evaluate(SETTLED)


async def release(page: Page) -> None:
    """It has been looked at."""
    await page.evaluate("release()")
