"""The robot helper for a real table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from robobid.games.powergrid.text.position import write_position
from tests.app.server.test_helper import FIRST_CITY
from tests.powergrid.robots import robot_table
from tests.web.conftest import NewWindow
from tests.web.test_pages import assert_accessible

PIECES = {
    "First city": "4",
    "Auction": "3",
    "Resources": "1",
    "Building": "6",
    "Special": "5",
}
MOST_ENTRIES = 80


class Scribe:
    """Somebody at a real table who enters what happens; by mouse or by keys."""

    def __init__(self, page: Page, *, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.deeds: list[str] = []
        self.asked: list[str] = []

    @property
    def now(self) -> str:
        """What the Now bar says."""
        return self.page.locator("#now h1").inner_text()

    @property
    def where(self) -> str:
        """Round, step and phase."""
        return self.page.locator("#now p").inner_text().lower()

    def button(self, name: str) -> Locator:
        """A button of the entry or of the robot's move."""
        return self.page.locator(".now section").first.get_by_role("button", name=name)

    def press(self, button: Locator) -> None:
        """Use a button."""
        button.press("Enter") if self.keys else button.click()

    def set_up(self) -> None:
        """Begin with two persons and a robot."""
        self.choose()
        self.press(self.page.get_by_role("button", name="Start", exact=True))
        expect(self.page.locator("#now h1")).to_contain_text("turn order")

    def choose(self) -> None:
        """Two persons and a robot with its pieces on Germany's north."""
        page = self.page
        for region in ("green", "brown", "yellow"):
            self.press(page.get_by_role("button", name=region, exact=True))
        page.get_by_label("Name at seat 1").fill("Ann")
        page.get_by_label("Name at seat 2").fill("Bob")
        for part, piece in PIECES.items():
            page.get_by_label(f"{part}, robot at seat 3").select_option(piece)

    def step(self) -> None:
        """Enter something that can be entered now, or carry the robot's move out."""
        before, log = self.now, self.page.locator("ol li").all_inner_texts()
        # A robot's move may stand beside the next question.
        deeds = self.page.locator("section[aria-labelledby^='deed-']")
        self.deeds += deeds.all_inner_texts()
        if "acts" in before:
            self.press(self.button("Done at the table"))
        else:
            self.asked.append(before)
            self._enter(before)
        self.page.wait_for_function(
            """([title, log]) => document.querySelector('#now h1').innerText !== title
            || [...document.querySelectorAll('ol li')].map(li => li.innerText)
                .join() !== log""",
            arg=[before, ",".join(log)],
        )

    def _enter(self, question: str) -> None:
        page = self.page
        every_bid = page.get_by_role("radio", name="bid by bid")
        if every_bid.count():
            every_bid.check(force=True)
        if question.startswith("Which plant") and "auction" in question:
            self.press(page.locator(".plants button").first)
            self.press(self.button("Puts"))
        elif "bid" in question:
            self.press(self.button("Drops out"))
        elif "buy" in question:
            self.press(self.button("One more").first)
            self.press(self.button("Buys 1"))
        elif "build" in question:
            cities = page.locator(".now section div .btn")
            builds = cities.count() and self.asked.count(question) == 1
            self.press(cities.first if builds else self.button("Builds no more"))
        else:
            buttons = page.locator(".now section").first.locator("button")
            self.press(buttons.filter(has_not_text="Draw for me").first)

    def play_until(self, where: str) -> None:
        """Go on until a round or a phase has come."""
        for _ in range(MOST_ENTRIES):
            if where in self.where:
                return
            self.step()
        raise AssertionError(self.where)


def test_a_robot_is_led_through_a_round(new_window: NewWindow) -> None:
    """Every phase, each with the piece that says so; a reload loses nothing."""
    window = new_window("helper", width=1440, height=900)
    scribe = Scribe(window)
    assert_accessible(window)
    scribe.set_up()

    scribe.play_until("phase 4")
    assert_accessible(window)
    window.reload()
    scribe.play_until("round 2")

    told = "\n".join(scribe.deeds)
    for piece in ("A3, most cities", "R1, cheap stock", "F4, players’ choice"):
        assert piece in told
    assert re.search("Gisela buys \\d coal for \\d", told)
    assert "Buys for one production, then every resource that costs less" in told
    assert "Robots expansion, piece R1" in told
    assert any(
        "Which city does Ann name for Gisela?" in asked for asked in scribe.asked
    )
    expect(
        window.get_by_role("listitem").filter(has_text="Gisela").first
    ).to_be_visible()


def test_what_was_entered_is_taken_back(new_window: NewWindow) -> None:
    window = new_window("helper")
    scribe = Scribe(window)
    scribe.set_up()
    scribe.play_until("phase 2")
    before = scribe.now
    scribe.step()

    window.get_by_role("button", name="Take back").click()
    expect(window.locator("#now h1")).to_have_text(before)
    window.reload()
    expect(window.locator("#now h1")).to_have_text(before)
    window.get_by_role("button", name="Another table").click()
    window.get_by_role("button", name="Forget this table").click()

    expect(window.get_by_role("button", name="Start", exact=True)).to_be_visible()
    window.reload()
    expect(window.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_the_helper_on_a_small_phone_by_keyboard(new_window: NewWindow) -> None:
    """A whole round at 360 px, by night; every kind of entry is accessible and fits."""
    window = new_window("helper", width=360, height=740, color_scheme="dark")
    scribe = Scribe(window, keys=True)
    assert_accessible(window)
    scribe.set_up()
    checked = set()
    for _ in range(MOST_ENTRIES):
        if "round 2" in scribe.where:
            break
        kind = (scribe.where, re.sub("Ann|Bob", "", scribe.now))
        if kind not in checked:
            checked.add(kind)
            assert_accessible(window)
            width = "document.documentElement.scrollWidth - innerWidth"
            assert window.evaluate(width) <= 0, kind
        scribe.step()

    assert "round 2" in scribe.where
    assert len(checked) >= 8


@pytest.mark.usefixtures("forgives_refusals")
def test_a_position_is_read_or_explained(new_window: NewWindow) -> None:
    window = new_window("helper")
    window.get_by_text("Start in the middle of a game").click()
    place = window.get_by_label("Position")

    place.fill("powergrid map=moon")
    window.get_by_role("button", name="Start", exact=True).click()
    expect(window.get_by_role("alert")).to_be_visible()

    place.fill(
        "powergrid map=germany seats=person,1-3-4-6-2 regions=brown,green,red round=2 "
        "step=1 phase=building order=AB turn=B market=5,6,7,8,9,10,11,12 top=13 "
        "fuel=20/18/6/2 A.money=20 A.plants=3 A.cities=Kiel B.money=60 B.plants=4 "
        "B.cities=Essen"
    )
    window.get_by_role("button", name="Start", exact=True).click()

    deed = window.get_by_role("region", name="Player 2")
    expect(deed.or_(window.locator(".now section").first)).to_contain_text("Duisburg")
    expect(window.locator(".now section").first).to_contain_text("B6, without limit")


def test_the_first_page_leads_to_the_helper(window: Page) -> None:
    window.get_by_role("link", name="Robot helper").click()

    expect(window.get_by_role("heading", name="Robot helper for your")).to_be_visible()


def test_luck_is_drawn_for_whoever_has_no_cards_at_hand(new_window: NewWindow) -> None:
    window = new_window("helper")
    scribe = Scribe(window)
    scribe.set_up()
    while "phase 2" not in scribe.where:
        before = window.locator("ol li").all_inner_texts()
        scribe.button("Draw for me").click()
        expect(window.locator("ol li")).not_to_have_text(before)
    where = scribe.now

    window.reload()

    expect(window.locator("#now h1")).to_have_text(where)


@pytest.mark.usefixtures("forgives_refusals")
def test_a_game_under_way_is_laid_out_and_corrected(new_window: NewWindow) -> None:
    """By a form, with cities tapped on the map; auctions by their results."""
    window = new_window("helper", width=390, height=844)
    Scribe(window).choose()
    window.get_by_text("Start in the middle of a game").click()
    window.get_by_role("button", name="Set up the table in a form").click()
    expect(window.locator("#now h1")).to_have_text("What is on the table?")
    assert_accessible(window)
    window.get_by_label("Round", exact=True).fill("3")
    window.get_by_label("Ann’s money").fill("77")
    window.get_by_text("Ann’s plants").click()
    window.get_by_role("button", name="plant 4: ").filter(visible=True).click()
    window.get_by_role("button", name="0 cities").first.click()
    window.get_by_role("button", name="Kiel").click()
    window.get_by_text("Plant market").click()
    for plant in (11, 12):
        window.get_by_role("button", name=f"plant {plant}: ").filter(
            visible=True
        ).last.click()
    window.get_by_role("button", name="Continue").click()
    expect(window.get_by_role("alert")).to_contain_text("market")
    window.get_by_role("button", name="plant 12: ").filter(visible=True).last.click()
    window.get_by_role("button", name="Continue").click()

    standing = window.get_by_role("region", name="Compare with your table")
    expect(standing).to_contain_text("77 elektro")
    expect(standing).to_contain_text("1 city")
    expect(window.locator("#now p")).to_contain_text("Round 3")

    window.get_by_role("button", name="Correct a figure").click()
    window.get_by_label("Ann’s money").fill("60")
    window.get_by_role("button", name="Continue").click()
    expect(standing).to_contain_text("60 elektro")
    window.locator(".plants button").first.click()
    window.get_by_role("button", name="One more").click()
    window.get_by_role("group", name="Who got it").get_by_role(
        "button", name="Ann"
    ).click()
    expect(standing).to_contain_text("56 elektro")

    for _ in range(2):
        window.get_by_role("button", name="Take back").click()
    expect(standing).to_contain_text("77 elektro")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_who_names_a_first_city_is_entered_as_a_result(
    new_window: NewWindow, width: int, height: int
) -> None:
    """F5: who paid what, without every bid; bid by bid is still there."""
    window = new_window("helper", width=width, height=height)
    window.get_by_text("Start in the middle of a game").click()
    window.get_by_label("Position").fill(FIRST_CITY)
    window.get_by_role("button", name="Start", exact=True).click()
    asked = window.get_by_role("group", name="Who paid 0 and names the city?")
    expect(asked.get_by_role("button")).to_have_count(3)
    window.get_by_text("bid by bid").click()
    expect(window.get_by_role("button", name="Bids 0")).to_be_visible()
    window.get_by_text("result only").click()

    for _ in range(2):
        window.get_by_role("button", name="One more").click()
    assert_accessible(window)
    window.get_by_role("group", name="Who paid 2").get_by_role("button").last.click()

    expect(window.locator("#now h1")).to_contain_text("Player 3")
    expect(window.locator("#now h1")).to_contain_text("Where does")
    window.get_by_role("button", name="Take back").click()
    expect(asked).to_be_visible()


MOST_TAPS = 15
ROUNDS = 3


class Table:
    """Two people and a robot at a real table; every tap of the one with the phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps: list[str] = []
        self.built: dict[str, int] = {}

    @property
    def round(self) -> int:
        """The round under way."""
        found = re.search(
            r"round (\d+)", self.page.locator("#now p").inner_text(), re.I
        )
        assert found is not None
        return int(found[1])

    @property
    def entry(self) -> Locator:
        """Where something is entered now."""
        return self.page.locator("main .now > section[aria-busy]")

    def tap(self, button: Locator) -> None:
        """Press it, and wait until the page says something else."""
        self.taps.append(button.inner_text() or str(button.get_attribute("aria-label")))
        shown = (
            "[...document.querySelectorAll('#now, main .now')].map(e => e.innerText)"
        )
        before = self.page.evaluate(f"{shown}.join()")
        button.click()
        self.page.wait_for_function(
            f"""(before) => {shown}.join() !== before
            && !document.querySelector("main .now > [aria-busy=true]")""",
            arg=before,
        )

    def enter(self) -> None:
        """What is asked now: they buy the first plant at its price, fuel, and build."""
        entry, asked = self.entry, str(self.entry.get_attribute("aria-label"))
        if "auction" in asked:
            self.tap(entry.locator(".plants button:not(.no)").first)
            won = entry.get_by_role("group", name="Who got it")
            if won.count():
                # What the robot does is said before anybody is asked how it ended.
                if won.get_by_role("button", name="Gisela").count():
                    expect(entry.locator(".spoken").first).to_contain_text("Gisela")
                name = asked.removeprefix("Which plant does ").split()[0]
                # They win it, for more than the robot bids.
                self.tap(won.get_by_role("button", name=name))
        elif "bid for" in asked:
            # What the robot puts up is left to it.
            won = entry.get_by_role("group", name="Who got it")
            self.tap(won.get_by_role("button", name="Gisela"))
        elif "buy" in asked:
            fill = entry.locator("[data-all], [data-fill='1']").first
            self.tap(fill if fill.count() else entry.locator(".go"))
        elif "build" in asked:
            last = entry.locator("[data-last]")
            city = entry.locator("[data-city]")
            is_first = self.round == 1 and not self.built.get(asked)
            self.built[asked] = 1
            if city.count() == 0:
                self.tap(entry.locator(".go"))
            else:
                self.tap(city.first if is_first else last.first)
        elif "run" in asked:
            self.tap(entry.locator(".go").first)
        else:
            self.tap(entry.locator("div .btn").first)


def test_rounds_of_two_people_and_a_robot_take_few_taps(new_window: NewWindow) -> None:
    """The first three rounds on a phone, everything entered, two houses at first."""
    page = new_window("helper", width=390, height=844)
    scribe = Scribe(page)
    scribe.choose()
    page.get_by_label("First city, robot at seat 3").select_option("1")
    scribe.press(page.get_by_role("button", name="Start", exact=True))
    scribe.play_until("phase 2")
    table = Table(page)
    taps = {}
    for number in range(1, ROUNDS + 1):
        table.taps.clear()
        while table.round == number:
            table.enter()
        taps[number] = [*table.taps]

    counts = [len(each) for each in taps.values()]
    assert max(counts) <= MOST_TAPS, (counts, taps)


def test_what_is_left_after_all_strikes_is_one_entry(new_window: NewWindow) -> None:
    """F6: at a real table cities are struck out aloud; the last one is entered."""
    window = new_window("helper", width=390, height=844)
    window.get_by_text("Start in the middle of a game").click()
    table = robot_table(
        "Ann; Bob; robot 6-3-4-6-2", phase="building", turn=2, order=(0, 1, 2)
    )
    window.get_by_label("Position").fill(write_position(table))
    window.get_by_role("button", name="Start", exact=True).click()
    expect(window.locator("#now h1")).to_contain_text("Which city is left for Gisela")

    window.locator("main .now .btn").filter(has_text="Kassel").click()

    deed = window.locator("section[aria-labelledby^='deed-']")
    expect(deed).to_contain_text("Kassel, the last city left")
    window.get_by_role("button", name="Take back").click()
    expect(window.locator("#now h1")).to_contain_text("Which city is left for Gisela")
