"""The pages beside the table."""

from __future__ import annotations

import re
import time
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.server.process import ServerProcess
from tests.web.conftest import NewWindow
from tests.web.fzzzt_position import LAST_ROUND, is_over, my_bid_in, played_to, sit_at
from tests.web.grid_player import ME, SET_UP
from tests.web.player import PATIENCE, Player
from tests.web.test_games import set_up, set_up_button

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RECORD = """
[Game "fzzzt"] [Notation "1"] [Edition "fr"]
[Players "Ann; Bob; Cleo; Dan"] [Result "*"]
1. #deal A m4 r1d r2d r3d / B m1 r1a r2a r3a / C m2 r1b r2b r3b / D m3 r1c r2c r3c
   #turn r5b   B r2a+r1a  C r3b  D r3c  A m4  {Bob, chief, wins the tie; Cleo is chief}
*
"""


AT_REST = """() => document.getAnimations().every(
  ({ playState }) => playState === "finished" || playState === "idle")"""
"""Nothing fades in any more, so that colours are what they will be."""
TAPPED = "localStorage.setItem('robobid.settings', JSON.stringify({pace: 'tap'}))"
"""A reveal waits for a tap, however long axe-core takes."""


@cache
def axe() -> str:
    """axe-core, which finds what keeps people out."""
    return AXE.read_text("utf-8")


def assert_accessible(page: Page) -> None:
    """axe-core finds nothing serious."""
    page.wait_for_function(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{v['id']}: {v['help']}: {[node['html'][:160] for node in v['nodes'][:4]]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]
    assert not serious


THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


@THEMES
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize(
    "path",
    [
        "",
        "mine",
        "score",
        "robots",
        "ratings",
        "replay",
        "rules/fzzzt",
        "rules/powergrid",
        "table/NONE",
    ],
)
def test_a_page_is_accessible(
    new_window: NewWindow,
    path: str,
    theme: str,
    width: int,
    request: pytest.FixtureRequest,
) -> None:
    if path == "table/NONE":
        request.getfixturevalue("forgives_refusals")
    window = new_window(path, width=width, height=844, color_scheme=theme)
    expect(window.locator("h1").first).to_be_visible()

    assert_accessible(window)
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@THEMES
def test_a_table_is_accessible_from_the_first_bid_to_the_score(
    new_window: NewWindow, server: ServerProcess, theme: str
) -> None:
    player = Player(new_window(color_scheme=theme))
    player.page.evaluate(TAPPED)
    player.page.reload()
    player.begin()
    player.wait_for_bid()
    player.choose(0)
    assert_accessible(player.page)
    for tab in ("Seen cards", "Rules", "Table talk"):
        player.page.get_by_role("tab", name=tab).click()
        assert_accessible(player.page)
    player.choose(0)
    player.bid([0])
    expect(player.button("Continue")).to_be_visible()
    assert_accessible(player.page)

    late = played_to(my_bid_in(LAST_ROUND), 4)
    player = sit_at(server, player.page, late, bots=True)
    end = time.monotonic() + PATIENCE
    while not player.is_over:
        assert time.monotonic() < end, player.now
        if player.now.startswith("Build") and not player.builds:
            assert_accessible(player.page)
        player.step()

    assert_accessible(player.page)


@THEMES
def test_dialogs_and_curtain_are_accessible(new_window: NewWindow, theme: str) -> None:
    window = new_window(color_scheme=theme)
    window.get_by_role("button", name="Settings").click()
    assert_accessible(window)
    window.keyboard.press("Escape")
    set_up_button(window).click()
    window.get_by_text("Variants").click()
    assert_accessible(window)
    window.keyboard.press("Escape")

    set_up(window, ["Me", "Me"])
    expect(window.locator(".curtain")).to_be_visible()
    assert_accessible(window)
    window.get_by_role("button", name="I am").click()
    window.get_by_role("button", name="who’s here").click()
    assert_accessible(window)


def test_a_finished_game_is_replayed_from_any_seat(
    window: Page, server: ServerProcess
) -> None:
    code = sit_at(server, window, played_to(is_over, 4)).code

    window.get_by_role("link", name="Replay").first.click()
    slider = window.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("40")
    expect(window.get_by_text("Move 40 of")).to_be_visible()
    window.get_by_label("Whose view").select_option(index=2)
    expect(window.locator(".own li").first).to_be_visible()
    slider.fill(str(slider.get_attribute("max")))

    expect(window.locator(".board button")).to_have_count(4)
    assert code in window.url


def test_a_pasted_record_is_shown(new_window: NewWindow) -> None:
    window = new_window("replay")

    window.get_by_label("The record").fill(RECORD)
    window.get_by_role("button", name="Show it").click()
    window.get_by_role("slider").press("End")

    expect(window.locator("#now h1")).to_contain_text("Bob wins Colossa")


@pytest.mark.usefixtures("forgives_refusals")
def test_an_unreadable_record_says_where(new_window: NewWindow) -> None:
    window = new_window("replay")

    window.get_by_label("The record").fill(RECORD.replace("r5b", "r9z"))
    window.get_by_role("button", name="Show it").click()

    expect(window.get_by_role("alert")).to_contain_text("Line 5")


KEPT = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== 'activated') return false;
  const words = [...await (await caches.open((await caches.keys())[0])).keys()];
  return words.some(({ url }) => /assets\\/en-/.test(url));
}
"""
"""Is everything there that works without the server?"""


def cards_of_the_box(window: Page) -> Locator:
    """Where one taps what lies on a real table."""
    return window.get_by_role("region", name="All the cards in the box")


def test_the_score_helper_finds_the_best_layout(new_window: NewWindow) -> None:
    """A basic unit with two robots that fit: two points each, and a widget."""
    window = new_window("score", width=390, height=844)

    for card in ("Basic unit, 5 points per widget, nut, cog", "Hazel", "Greta"):
        cards_of_the_box(window).get_by_role("button", name=card).first.click()

    expect(
        window.get_by_text("4 for robots and Fzzzt cards, 5 for units, 9")
    ).to_have_count(1)
    expect(window.get_by_role("heading", name="Basic unit: 1 widget")).to_be_visible()


def test_the_score_helper_scores_what_is_laid_by_hand(new_window: NewWindow) -> None:
    window = new_window("score")
    for card in ("Basic unit, 5 points per widget, nut, cog", "Hazel", "Greta"):
        cards_of_the_box(window).get_by_role("button", name=card).first.click()

    window.get_by_text("By hand").click()
    expect(window.get_by_text("The best allocation scores 9.")).to_be_visible()
    for robot in ("Hazel", "Greta"):
        window.get_by_label(f"Where {robot} is").select_option(index=1)

    expect(window.get_by_text("This is the best allocation.")).to_be_visible()


@pytest.mark.usefixtures("forgives_restarts")
def test_a_table_of_players_is_scored_without_a_server(
    new_window: NewWindow, tmp_path: Path, forgiven: list[str]
) -> None:
    """The page was opened once: then it needs neither server nor network."""
    forgiven.append("ERR_FAILED")
    away = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")
    away.start()
    window = new_window("score", width=390, height=844, address=away.address)
    window.wait_for_function(KEPT, timeout=60_000)
    away.end()
    window.reload()
    gallery = cards_of_the_box(window)
    for card in ("Basic unit, 5 points per widget, nut, cog", "Hazel", "Greta"):
        gallery.get_by_role("button", name=card).first.click()
    expect(window.get_by_text("the server isn’t answering")).to_be_visible()
    expect(
        window.get_by_text("4 for robots and Fzzzt cards, 5 for units, 9")
    ).to_have_count(1)

    window.get_by_role("button", name="Add a player").click()
    window.get_by_label("Name at seat 2").fill("Nele")
    gallery.get_by_role("button", name="Greta").first.click()

    rows = window.get_by_role("table", name="Final table").locator("tbody tr")
    expect(rows.first).to_contain_text(re.compile(r"1\..*Nele.*2$"))
    expect(rows.last).to_contain_text(re.compile(r"2\..*Player 1.*-3$"))


def test_the_rules_can_be_searched(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()
    window.get_by_role("button", name="Rules").first.click()

    window.get_by_label("Search the rules").fill("WIDGET costs")
    expect(window.locator("#rules dt")).to_have_text(["§ F6.5"])
    window.get_by_label("Search the rules").fill("zeppelin")
    expect(window.get_by_text("No rule mentions that.")).to_be_visible()


@pytest.mark.usefixtures("forgives_refusals")
def test_an_unknown_code_says_what_codes_look_like(window: Page) -> None:
    window.get_by_label("Table code or link").fill("k7qf")
    window.get_by_role("button", name="Join").click()

    expect(window.get_by_role("alert")).to_contain_text("Codes look like K7QFXN.")


def test_my_tables_say_where_the_game_waits_for_me(window: Page) -> None:
    player = Player(window)
    player.begin()
    player.wait_for_bid()

    window.goto("/#/")

    expect(window.get_by_role("link", name="Your turn")).to_be_visible()


def test_the_browser_says_which_language(new_window: NewWindow) -> None:
    window = new_window(lang="de-AT")

    expect(window.get_by_role("button", name="Gegen 3 Bots spielen")).to_be_visible()
    assert window.locator("html").get_attribute("lang") == "de"


def test_the_first_page_is_light(window: Page) -> None:
    """Under 200 KB compressed, everything included, with nothing fetched yet."""
    expect(window.get_by_role("button", name="Play against 3 bots")).to_be_visible()
    window.wait_for_load_state("networkidle")

    assert 0 < weight(window) < 200_000


def weight(page: Page) -> int:
    """What was fetched, in bytes."""
    sizes = page.evaluate(
        "performance.getEntries().map(each => each.transferSize ?? 0)"
    )
    return int(sum(sizes))


@pytest.mark.parametrize("setup", [{"game": "fzzzt"}, {"game": "powergrid"}])
def test_a_table_is_light(new_window: NewWindow, setup: dict[str, str]) -> None:
    """Under 200 KB compressed, in the longest language, with nothing fetched yet.

    And with the coach, which whoever sits down for the first time is offered.
    """
    window = new_window(coach=True)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Mira", "Edda")]
    wish = {"setup": setup, "seats": [ME, *bots]}
    code = window.evaluate(SET_UP, wish)["code"]
    me = window.context.storage_state()

    table = new_window(f"table/{code}", lang="ru", coach=True, storage_state=me)
    expect(table.locator("#now h1")).to_be_visible()
    table.wait_for_load_state("networkidle")

    assert 0 < weight(table) < 200_000


def test_my_games_are_listed_with_results_and_replayed_from_my_seat(
    window: Page, server: ServerProcess
) -> None:
    player = sit_at(server, window, played_to(my_bid_in(LAST_ROUND), 4), bots=True)
    player.play_on()
    code = player.code

    window.goto("/#/mine")
    games = window.get_by_role("region", name="My games").get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games.first).to_contain_text("of 4")
    expect(window.get_by_role("region", name="Statistics")).to_contain_text("Fzzzt!")
    assert_accessible(window)
    window.get_by_text("in progress", exact=True).click()
    expect(window.get_by_text("No such games yet.")).to_be_visible()
    window.get_by_text("finished", exact=True).click()
    games.get_by_role("link", name="Replay").click()

    expect(window.locator(".own li").first).to_be_visible()
    assert code in window.url
    slider = window.get_by_role("slider")
    slider.fill("30")
    window.locator("#log button").nth(3).click()
    expect(window.get_by_text("Move 30 of")).to_have_count(0)
    window.get_by_label("Speed", exact=True).select_option("4")
    window.get_by_role("button", name="Share").click()


def test_without_the_server_my_games_are_out_of_reach_and_not_gone(
    window: Page,
) -> None:
    window.route("**/api/tables", lambda route: route.abort("connectionrefused"))

    window.goto("/#/mine")

    games = window.get_by_role("region", name="My games")
    expect(games).to_contain_text("Your tables can’t be reached now.")
    window.unroute("**/api/tables")
    window.reload()
    expect(games).to_contain_text("No such games yet.")


def device_link(desk: Page) -> str:
    """A link to one more device of whoever sits at the desk."""
    desk.goto("/#/mine")
    # The list of my games has come: nothing is drawn anew under the mouse.
    expect(
        desk.get_by_role("region", name="My games").get_by_role("listitem")
    ).not_to_have_count(0)
    desk.wait_for_load_state("networkidle")
    desk.get_by_role("button", name="Create my link").click()
    return desk.get_by_role("textbox", name="My link").input_value()


def test_another_device_has_my_games(new_window: NewWindow) -> None:
    desk = new_window()
    Player(desk).begin()
    link = device_link(desk)

    phone = new_window(link.partition("#/")[2], width=390, height=844)
    assert_accessible(phone)
    phone.get_by_role("button", name="Yes, it is my link").click()

    expect(
        phone.get_by_text("This device is linked to your games now.")
    ).to_be_visible()
    games = phone.get_by_role("region", name="My games").get_by_role("listitem")
    expect(games.get_by_role("link")).to_have_count(1)
    devices = phone.get_by_role("list", name="My devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    devices.first.get_by_role("button", name="End this device").click()
    devices.first.get_by_role("button", name="End this device").click()
    expect(devices).to_have_count(0)
    desk.goto("/#/mine")
    desk.reload()
    expect(desk.get_by_text("No such games yet.")).to_be_visible()


@pytest.mark.parametrize("answer", ["Don’t join", "leave my games", "take everything"])
def test_a_link_on_a_foreign_page_asks_before_it_does_anything(
    new_window: NewWindow, answer: str
) -> None:
    """Somebody sends a link to a device of theirs as "photos of friday"."""
    mallory, victim = new_window(), new_window()
    Player(mallory).begin()
    link = device_link(mallory)
    Player(victim).begin()
    code = victim.url.rpartition("/")[2]
    evil = victim.context.new_page()
    evil.set_content(f'<a href="{link}">photos of friday</a>')

    evil.get_by_text("photos of friday").click()

    asked = evil.get_by_role("region", name="Should this device belong")
    expect(asked.get_by_text("You have 1 game on this device.")).to_be_visible()
    mine = evil.get_by_role("region", name="My games")
    expect(mine.get_by_role("link", name=code)).to_be_visible()
    asked.get_by_role("button", name=answer).click()
    expect(asked).to_have_count(0)
    is_mine = int(answer != "leave my games")
    theirs = 2 if answer == "take everything" else 1
    expect(mine.get_by_role("link", name=code)).to_have_count(is_mine)
    mallory.reload()
    games = mallory.get_by_role("region", name="My games").get_by_role("listitem")
    expect(games).to_have_count(theirs)


@pytest.mark.usefixtures("forgives_refusals")
def test_a_malformed_address_shows_a_page(new_window: NewWindow) -> None:
    window = new_window("table/%E0%A4%A")

    expect(
        window.get_by_role("heading", name="no table with this code")
    ).to_be_visible()
    # The card beside it has words of its own, which no other part has loaded.
    expect(window.locator("div.card")).to_contain_text("Fzzzt")
    expect(window.locator("div.card")).not_to_contain_text("fzzzt.short")
