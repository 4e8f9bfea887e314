"""AntaYagí through the page alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from sobremesa.games.antayagi.state import CHOOSE, TAKE, WINDOW
from tests.table.simulated import SimulatedMatch
from tests.web.browsing import (
    DESKTOP,
    KEEP_SOCKETS,
    LANGUAGES,
    PHONE,
    Visit,
    barriers,
    is_whole,
    resize,
    said,
    sticks_out,
    until,
)
from tests.web.playing import Press, come_in, deal, play_to_end, press, the_end
from tests.web.scenes import OVER, Scene

ACTS = re.compile("^(Trade with|Let it be|Take card|Eat)")
FOCUSED = """() => {
  const one = document.activeElement;
  const can = one?.closest(".board") && one.ariaDisabled !== "true";
  return can ? (one.ariaLabel ?? one.innerText.trim()) : "";
}"""
CAN = 'button:not([aria-disabled="true"])'
MY_CARDS = ".board .mine .hand button"
CHOOSING, LAYING = "Choose who you trade with", "Choose the card that you lay down"
LONG = {"seconds": 60, "closes": "answered"}  # a window that does not close while one looks
DAYS = {"kind": "correspondence", "days": 2}
STEPS = 60  # of a game within which it must come up


async def act(page: Page, press: Press = press) -> bool:
    """Do what is asked, by pressing it."""
    board = page.locator(".board")
    offered = board.get_by_role("button", name=ACTS).and_(board.locator(CAN))
    if await press(offered):
        return True
    if await board.get_by_text(LAYING).is_visible():
        return await press(board.locator(f".mine .hand {CAN}"))
    return False


def let_it_be(page: Page) -> Locator:
    """The button that is there while a window is open."""
    return page.locator(".board").get_by_role("button", name="Let it be", exact=True)


async def labels_of(cards: Locator) -> list[str]:
    """What all of these are called."""
    labels: list[str] = await cards.evaluate_all("(all) => all.map((one) => one.ariaLabel ?? '')")
    return labels


def asks(question: int) -> Callable[[SimulatedMatch], bool]:
    """This is asked of the first player alone, so that nothing happens before they answer."""
    return lambda match: match.table.state.question == question and match.table.to_act() == (0,)


def slots_without(match: SimulatedMatch) -> list[int]:
    """The cards of the first player that do not show them a Sabotage."""
    hand = match.table.state.hands[0]
    return [slot for slot, card in enumerate(hand) if not card.shows_sabotage(0)]


MY_TURN = Scene(asks(CHOOSE), STEPS)
IN_A_WINDOW = Scene(lambda match: asks(WINDOW)(match) and bool(slots_without(match)), STEPS)


def sabotaged(times: int) -> Scene:
    """A window is open after so many Sabotages."""
    return Scene(lambda match: asks(WINDOW)(match) and match.table.state.sabotages == times, STEPS)


async def reach_a_window(
    visit: Visit, page: Page, seats: int = 3, window: dict[str, Any] = LONG, **settings: Any
) -> int:
    """A window is open and we hold what is no Sabotage: which card that is."""
    await deal(visit, page, "antayagi", seats, IN_A_WINDOW, window=window, **settings)
    await let_it_be(page).wait_for()
    labels = await labels_of(page.locator(MY_CARDS))
    return next(slot for slot, label in enumerate(labels) if "back Sabotage" not in label)


async def test_the_button_names_what_is_taken_and_the_table_keeps_its_size(visit: Visit) -> None:
    page = await visit.open(size=(1366, 768))
    await deal(visit, page, "antayagi", 3, MY_TURN)
    line = page.locator(".board .line")
    before = await line.bounding_box()
    await deal(visit, page, "antayagi", 3, Scene(asks(TAKE), STEPS))
    offered = page.locator(".board").get_by_role("button", name=re.compile("^Take card [0-9]: "))
    await expect(offered.first).to_be_visible()
    named = (await offered.first.inner_text()).split(": ")[1]
    card = f'[aria-label^="Card"][aria-label*="object {named},"]'
    await expect(page.locator(f".board .seat {card}").first).to_be_visible()  # seats come in turn
    assert await line.bounding_box() == before


async def reach_a_turn(visit: Visit, page: Page) -> None:
    """It is our turn to choose."""
    await deal(visit, page, "antayagi", 3, MY_TURN)
    await page.locator(".board").get_by_text(CHOOSING).wait_for()


async def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = await visit.open(size=PHONE)
    code = await deal(visit, page, "antayagi", 3)
    assert await barriers(page) == []
    assert await sticks_out(page) == []
    assert await play_to_end(page, act) > 3
    await expect(the_end(page).get_by_role("listitem")).to_have_count(3)
    assert await barriers(page) == []
    await the_end(page).get_by_role("button", name="Look back at it").click()
    await page.wait_for_url(f"**/replay/{code}**")


async def act_by_keys(page: Page) -> bool:
    """Do what is asked, by the keyboard alone."""
    if await page.locator(".board").get_by_text(LAYING).is_visible():
        while await page.evaluate("document.activeElement.matches('input, select')"):
            await page.keyboard.press("Tab")  # there, a key is a letter
        await page.keyboard.press("1")
        return True
    for _ in range(40):
        await page.keyboard.press("Tab")
        if ACTS.match(await page.evaluate(FOCUSED)):
            await page.keyboard.press("Enter")
            return True
    return False


async def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "antayagi", 3)
    assert await play_to_end(page, act_by_keys) > 3


async def test_a_digit_chooses_who_wears_it(visit: Visit) -> None:
    page = await visit.open()
    await reach_a_turn(visit, page)
    partner = page.locator(".board [aria-keyshortcuts='2']")
    name = await partner.inner_text()
    await page.keyboard.press("2")
    await expect(page.get_by_role("log")).to_contain_text(f"You choose {name}.")


async def test_a_press_on_their_cards_chooses_somebody(visit: Visit) -> None:
    for size in (DESKTOP, PHONE):
        page = await visit.open(size=size)
        await reach_a_turn(visit, page)
        seat = page.locator(".board .seat:has(button.name)").first
        name = await seat.get_attribute("aria-label")
        box = await seat.locator(".card").first.bounding_box()
        assert box
        await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await expect(page.locator(".board").get_by_text(LAYING)).to_be_visible()
        await show_story(page)
        await expect(page.get_by_role("log")).to_contain_text(f"You choose {name}.")


async def show_story(page: Page) -> None:
    """What has happened, also on a phone."""
    tab = page.locator(".tabs button").last
    if await tab.get_attribute("aria-pressed") == "false":
        await tab.click()


async def test_who_comes_back_in_a_window_can_still_answer(visit: Visit) -> None:
    page = await visit.open()
    await reach_a_window(visit, page)
    await page.reload()
    await let_it_be(page).wait_for()
    lines = page.get_by_role("log").get_by_role("listitem")
    await lines.first.wait_for()
    told = await lines.count()
    await let_it_be(page).click()
    await expect(lines.nth(told)).to_be_attached()  # the others had waited for us
    await play_to_end(page, act)


async def test_an_answer_that_meets_a_broken_line_is_given_when_it_is_back(visit: Visit) -> None:
    page = await visit.open()
    await page.add_init_script(KEEP_SOCKETS)
    await reach_a_window(visit, page)
    before = await page.evaluate("sockets.length")
    await page.evaluate("sockets.at(-1).close()")
    await let_it_be(page).click()
    await until(page, f"sockets.length > {before} && sockets.at(-1).readyState === 1")
    await expect(page.get_by_role("log")).to_contain_text("You let it be.")
    await expect(page.locator(".notice p")).to_have_count(0)


SABOTAGE = ".board .buttons button:has(.short)"


def sabotage_with(page: Page, slot: int) -> Locator:
    """The button that plays this card as Sabotage."""
    return page.locator(SABOTAGE).nth(slot)


async def ask_why_not(page: Page, slot: int) -> None:
    """Sabotage with a card that is none, and look up the rule that is against it."""
    await sabotage_with(page, slot).click()
    await page.locator(".board .note .rule").click()


async def test_a_refused_move_says_why_and_by_which_rule(visit: Visit) -> None:
    page = await visit.open()
    slot = await reach_a_window(visit, page)
    await ask_why_not(page, slot)
    await expect(page.locator(".board .note")).to_contain_text(f"Card {slot + 1} is not one")
    await expect(page.get_by_role("dialog")).to_contain_text("AY-")
    assert await barriers(page) == []


async def test_a_card_that_is_no_sabotage_does_not_call_out_and_covers_nobody(visit: Visit) -> None:
    page = await visit.open()
    slot = await reach_a_window(visit, page)
    cards = page.locator(MY_CARDS)
    labels = await labels_of(cards)
    disabled = await cards.evaluate_all("(all) => all.map((one) => one.ariaDisabled)")
    buttons = page.locator(SABOTAGE)
    main = await buttons.evaluate_all("(all) => all.map((one) => one.matches('.main'))")
    sabotages = ["back Sabotage" in label for label in labels]
    assert disabled == [str(not is_one).lower() for is_one in sabotages], labels
    assert main == sabotages, labels
    for thing in (sabotage_with(page, slot), cards.nth(slot)):
        await thing.dispatch_event("click")
        await expect(page.locator(".board .note")).to_contain_text("AY-33")
        await expect(page.locator(".notice p")).to_have_count(0)
    await expect(let_it_be(page)).to_be_visible()


async def test_time_that_runs_out_is_told_as_such(visit: Visit) -> None:
    page = await visit.open()
    await reach_a_window(visit, page, window={"seconds": 3, "closes": "answered"})
    story = page.get_by_role("log")
    let = await story.get_by_text("You let it be.").count()
    await expect(story.get_by_text("You have run out of time.")).to_have_count(1)
    await expect(story.get_by_text("You let it be.")).to_have_count(let)
    told = await lines_of(page)
    await page.reload()
    tab = await page.context.new_page()
    await tab.goto(page.url)
    for again in (page, tab):
        await expect(again.get_by_role("log").get_by_role("listitem")).not_to_have_count(0)
        assert (await lines_of(again))[: len(told)] == told


async def lines_of(page: Page) -> list[str]:
    """All that is told in the story by now."""
    lines = await page.get_by_role("log").get_by_role("listitem").all_inner_texts()
    return [" ".join(line.split()) for line in lines]


@pytest.mark.parametrize("sabotages", [1, 2])
async def test_after_a_sabotage_another_one_would_rescue_and_its_mark_hides_nothing(
    visit: Visit, sabotages: int
) -> None:
    page = await visit.open()
    await deal(visit, page, "antayagi", 5, sabotaged(sabotages), window=LONG)
    board = page.locator(".board")
    questions = [
        "Will you sabotage the exchange?",
        "Will you rescue it with a Sabotage of your own?",
    ]
    await expect(board.get_by_text(questions[sabotages % 2])).to_be_visible()
    await expect(board.get_by_text(questions[1 - sabotages % 2])).to_have_count(0)
    for size in (DESKTOP, PHONE, (390, 844)):
        await resize(page, size)
        assert not await overlap(board.locator(".cut"), board.locator(".caption")), size


async def overlap(one: Locator, other: Locator) -> bool:
    """Whether one lies over the other."""
    await expect(one).to_be_visible()  # in a narrower window the board comes a moment later
    a, b = await one.bounding_box(), await other.bounding_box()
    assert a
    if not b:
        return False
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


async def drag(page: Page, what: Locator, where: Locator) -> None:
    """With the mouse, in a few steps as a hand does it."""
    box, target = await what.bounding_box(), await where.bounding_box()
    assert box
    assert target
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(
        target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6
    )
    await page.mouse.up()


async def test_a_card_is_dragged_to_somebody_or_into_the_middle(visit: Visit) -> None:
    page = await visit.open()
    story = page.get_by_role("log")
    cards = page.locator(MY_CARDS)
    await reach_a_turn(visit, page)
    await drag(page, cards.nth(1), page.locator(".board .seat").first)
    await expect(story).to_contain_text("You lay down card 2.")
    await reach_a_turn(visit, page)
    await act(page)
    await expect(page.locator(".board").get_by_text(LAYING)).to_be_visible()
    await drag(page, cards.nth(2), page.locator(".board .seat").first)
    await expect(page.locator(".board").get_by_text(LAYING)).to_be_visible()
    await drag(page, cards.nth(2), page.locator(".board .round"))
    await expect(story).to_contain_text("You lay down card 3.")


SIDES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-place^="hand/"] [aria-label*="object"]')].map((card) => [
    card.closest("[data-place]").dataset.place,
    card.ariaLabel.match(/object (.+), back (.+?)(?:, held private)?$/).slice(1),
  ]),
)"""


async def test_who_watches_sees_no_side_that_not_all_have_seen(visit: Visit) -> None:
    ana, zoe = await visit.open(), await visit.open()
    await reach_a_turn(visit, ana)
    await come_in(zoe, "Zoe")
    await zoe.goto(ana.url)
    await expect(zoe.locator(".board [data-sits]")).to_have_count(3)
    hers, public = await ana.evaluate(SIDES), await zoe.evaluate(SIDES)
    assert public.keys() == hers.keys()
    for place, sides in public.items():
        for side, known in zip(sides, hers[place], strict=True):
            assert side in (known, "not known"), (place, sides, hers[place])
    assert sum(side == "not known" for sides in public.values() for side in sides) > 5
    assert await zoe.locator(".board .hand button, .board .line.mine").count() == 0


async def test_who_watches_is_told_so_and_sees_every_hand_from_outside(visit: Visit) -> None:
    ana = await visit.open()
    await reach_a_turn(visit, ana)
    for size in (DESKTOP, PHONE):
        zoe = await visit.open(size=size)
        await come_in(zoe, "Zoe")
        await zoe.goto(ana.url)
        await expect(zoe.get_by_text(said("web-watching", name="Zoe"))).to_be_visible()
        cards = zoe.locator('.board .seat [data-place^="hand/"] .card')
        await expect(cards).to_have_count(await ana.locator(".board .hand .card").count())
        wide = await cards.evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().width)"
        )
        assert len(set(wide)) == 1
        assert await zoe.locator(".board .mine").count() == 0
        await is_whole(zoe)
    await expect(ana.get_by_text(said("web-watching", name="Ana"))).to_have_count(0)


async def test_nothing_is_in_the_way_at_the_table_and_in_its_dialogs(visit: Visit) -> None:
    for seats in (7, 3):
        page = await visit.open(size=PHONE)
        slot = await reach_a_window(visit, page, seats, clock={"kind": "correspondence", "days": 2})
        for language in LANGUAGES:
            await page.locator("header select").select_option(language)
            await expect(page.locator("html")).to_have_attribute("lang", language)
            await is_whole(page)
            if seats == 3:
                await dialogs_are_whole(page, slot)


async def dialogs_are_whole(page: Page, slot: int) -> None:
    """The discards, the standing answer, the chances, and the rule against that card."""
    dialog = page.get_by_role("dialog")
    for button in ("button.pile", ".tools button:first-child", ".tools button:last-child"):
        await page.locator(f".board {button}").click()
        await expect(dialog).to_be_visible()
        await is_whole(page)
        await page.keyboard.press("Escape")
        await expect(dialog).to_be_hidden()
    await ask_why_not(page, slot)
    await expect(dialog).to_be_visible()
    await is_whole(page)
    await page.keyboard.press("Escape")


# The words of this name that are broken somewhere, on all large cards.
BROKEN = """(name) => [...document.querySelectorAll(
    ".card.large .band > span, .card.large > .name, .card.large .other > span")]
  .flatMap((one) => {
    one.textContent = name;
    delete one.dataset.name;
    if (!one.checkVisibility()) return [];
    const text = one.firstChild;
    return [...name.matchAll(/\\S+/g)].filter(({0: word, index}) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map(([word]) => word);
  })"""
ZOOMED = (683, 384)  # 200 % on a small desk


async def test_no_name_is_broken_within_a_word(visit: Visit) -> None:
    for language in LANGUAGES:
        page = await visit.open(language=language)
        await deal(visit, page, "antayagi", 3)
        texts = await (await page.request.get(f"/api/games/antayagi/texts/{language}")).text()
        names = re.findall(r"^name-[\w-]+ = (.+)$", texts, re.MULTILINE)
        assert len(names) > 10
        for size in (ZOOMED, PHONE, DESKTOP, (1366, 768)):
            await resize(page, size)
            for name in names:
                shown = name.replace("-", "\u2011")
                assert await page.evaluate(BROKEN, shown) == [], (language, size)


async def test_after_the_end_no_answer_is_left_standing(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "antayagi", 3, scene=OVER)
    await the_end(page).wait_for()
    tools = page.locator(".board").get_by_role("button", name="If an exchange can be sabotaged")
    await expect(tools).to_have_count(0)
