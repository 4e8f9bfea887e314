"""It is your turn: on the home page, in the tab, at the seats, and as a notification."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.server.matches import OPEN
from tests.web.browsing import PHONE, Visit, is_whole, said
from tests.web.playing import begin, deal

# Put into a page before it loads: what it would show, though no browser here shows any.
NOTIFIED = """
  window.notified = [];
  window.Notification = class {
    static permission = "default";
    static asked = 0;
    static async requestPermission() {
      window.Notification.asked += 1;
      return (window.Notification.permission = "granted");
    }
    constructor(title, { body }) { window.notified.push([title, body]); }
  };
"""
HIDE = """
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
"""
DAYS = {"kind": "correspondence", "days": 3}


async def row(page: Page) -> str:
    """What the home page says of the one game that goes on."""
    await page.goto("/")
    games = page.get_by_role("region", name=said("web-my-games"))
    return await games.get_by_role("listitem").first.inner_text()


async def icon(page: Page) -> str:
    """The icon of the tab."""
    return await page.locator("link[rel=icon]").get_attribute("href") or ""


async def look_into_the_box(page: Page) -> None:
    """And find something there."""
    opener = page.get_by_role("button", name=said("web-gallery-open"))
    await opener.click()
    box = page.get_by_role("dialog")
    await expect(box.get_by_role("heading", name="Tiles")).to_be_visible()
    await is_whole(page)
    for sought, found in (("blue star", 1), ("joker", 4), ("none", 0), ("", 4)):
        await box.get_by_role("searchbox").fill(sought)
        await expect(box.get_by_role("status")).to_have_text(said("web-gallery-found", found=found))
    await page.keyboard.press("Escape")
    await expect(opener).to_be_focused()


async def test_who_is_asked_is_told_wherever_they_are(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open(size=PHONE)
    people = {"Ana": ana, "Bea": bea}
    for page in people.values():
        await page.add_init_script(NOTIFIED)
        await page.reload()
    await begin(visit, people, "antheno", [OPEN, OPEN], clock=DAYS, options={"draw": "free"})
    address = ana.url
    asked, other = (ana, bea) if "Your turn" in await ana.title() else (bea, ana)
    name = "Ana" if asked is ana else "Bea"

    # On the home page, and in the tab
    assert "3 days left" in await row(asked)
    await expect(asked).to_have_title("(1) Your turn · Sobremesa")
    assert await icon(asked) == "/icon-turn.svg"
    await is_whole(asked)
    assert f"Waiting for {name} · 3 days left" in await row(other)
    await expect(other).to_have_title("Sobremesa")
    assert await icon(other) == "/icon.svg"

    # In the background, for who has asked for it by a press
    assert await other.evaluate("Notification.asked") == 0
    await other.get_by_role("button", name=said("web-settings-notify")).click()
    await expect(other.get_by_role("button", name=said("web-settings-notify"))).to_be_hidden()
    await other.get_by_role("link", name=said("web-go-on")).click()
    await other.locator(".board [data-sits]").first.wait_for()
    await other.evaluate(HIDE)
    await asked.goto(address)
    await asked.get_by_role("button", name="Draw a tile").click()
    await expect(other).to_have_title("Your turn · Sobremesa")
    assert await other.evaluate("notified") == [["Antheno", "Your turn"]]

    # Whoever looks at another page of theirs is told there
    beside = await other.context.new_page()
    await beside.goto("/about")
    await beside.get_by_role("heading", level=1).wait_for()
    await other.get_by_role("button", name="Draw a tile").click()
    await expect(other).to_have_title("Sobremesa")
    await asked.get_by_role("button", name="Draw a tile").click()
    await expect(other).to_have_title("Your turn · Sobremesa")
    assert len(await other.evaluate("navigator.locks.query().then(() => notified)")) == 1
    await beside.close()

    # What is said hangs at the seat, for the others
    await asked.goto(address)
    await other.get_by_role("button", name=said("web-show-story")).click()
    await other.get_by_role("textbox").fill("My last one!")
    await other.keyboard.press("Enter")
    await expect(asked.locator("p.there", has_text="My last one!")).to_be_visible()
    assert await other.locator("p.there").count() == 0

    # What is in the box can be looked at without leaving the table
    if "/table/" not in ana.url:
        await ana.goto(address)
    await look_into_the_box(ana)


async def test_a_first_game_stands_first_though_one_left_it_at_once(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "antheno", 2)
    await page.goto("/")
    await expect(page.get_by_role("region", name=said("web-my-games"))).to_be_visible()
    headings = await page.get_by_role("heading", level=2).all_inner_texts()
    assert headings[0].startswith(said("web-my-games"))
