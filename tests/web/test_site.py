"""The static site: a host inside the page, and no request to anybody else."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from robobid.app.commands.site_files import add_worker
from tests.web.conftest import NO_COACH
from tests.web.player import Player
from tools import site as tool

PATIENCE: Final = 120_000
"""Milliseconds: Python has to be started, perhaps beside much else."""
BREAK: Final = """async () => {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      if (!/assets.*\\.js$|memory-/.test(key.url)) continue;
      await cache.put(key, new Response("half a fi"));
      count += 1;
    }
  }
  return count;
}"""
Open = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web host's folder, with a copy of the site somewhere below."""
    root = tmp_path_factory.mktemp("web")
    shutil.copytree(tool.make_site(), root / "some" / "where")
    return root


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with tool.server(folder) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_address[1]}/some/where/"
        served.shutdown()


@pytest.fixture
def new_context(browser: Browser, address: str) -> Iterator[Open]:
    """Browsers that ask nobody but the site's folder, and complain of nothing."""
    contexts: list[BrowserContext] = []
    strange: list[str] = []

    def open_context(width: int, height: int, lang: str) -> BrowserContext:
        size: Any = {"width": width, "height": height}
        context = browser.new_context(viewport=size, locale=lang)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_COACH)

        def look(route: Route) -> None:
            if route.request.url.startswith(address):
                route.continue_()
            else:
                strange.append(route.request.url)
                route.abort()

        context.route("**/*", look)
        context.on("weberror", lambda error: strange.append(str(error.error)))
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()
    assert not strange


def opened(context: BrowserContext, address: str, path: str = "") -> Page:
    page = context.new_page()
    page.goto(f"{address}#/{path}")
    return page


def wait_until_kept(page: Page) -> None:
    """The whole site is kept for the time without a network."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")


def test_a_game_goes_on_after_the_tab_was_killed_the_network_lost_and_a_cache_broken(
    new_context: Open, address: str
) -> None:
    context = new_context(1440, 900, "en")
    page = opened(context, address)
    me = Player(page)
    page.get_by_role("button", name="Play against 3 bots").click()
    expect(page.locator("#hand")).to_be_visible(timeout=PATIENCE)
    me.wait_for_bid()
    me.bid([0])
    expect(page.locator("body")).to_contain_text("You bid 1 card")
    code = me.code
    wait_until_kept(page)
    assert page.evaluate(BREAK) > 5

    # The tab is gone, and half of what was kept is spoilt: it is mended.
    page.close()
    again = opened(context, address, f"table/{code}")
    expect(again.locator("#hand")).to_be_visible(timeout=PATIENCE)
    again.close()
    context.set_offline(True)
    offline = opened(context, address, f"table/{code}")

    expect(offline.locator("#hand")).to_be_visible(timeout=PATIENCE)
    expect(offline.locator("body")).to_contain_text("You bid 1 card")


def test_power_grid_on_a_phone_and_its_games_carried_to_another_browser(
    new_context: Open, address: str, tmp_path: Path
) -> None:
    page = opened(new_context(390, 844, "de"), address)
    page.get_by_role("button", name=re.compile("^Gegen 2 Roboter")).click()
    expect(page.locator("#now h1")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{address}#/mine")
    with page.expect_download() as download:
        page.get_by_role("button", name="Alle Partien in einer Datei sichern").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)

    other = opened(new_context(390, 844, "ru"), address, "mine")
    other.locator("input[type=file]").set_input_files(file)

    expect(other.get_by_role("status")).to_contain_text("Загружена 1 партия")
    (game,) = json.loads(file.read_text("utf-8"))["games"]
    assert game["game"] == "powergrid"
    other.locator("a[href*='#/table/']").first.click()
    expect(other.locator("#now h1")).to_be_visible(timeout=PATIENCE)


def test_a_new_version_is_offered_and_a_running_game_goes_on_with_it(
    new_context: Open, address: str, folder: Path
) -> None:
    context = new_context(1280, 860, "fr")
    page = opened(context, address)
    page.get_by_role("button", name=re.compile("3 bots")).click()
    expect(page.locator("#hand")).to_be_visible(timeout=PATIENCE)
    wait_until_kept(page)
    page.reload()
    expect(page.locator("#hand")).to_be_visible(timeout=PATIENCE)
    site = folder / "some" / "where"
    first = site / "index.html"
    first.write_text(first.read_text("utf-8").replace("<html ", "<html data-new "))
    add_worker(site)

    page.evaluate("() => navigator.serviceWorker.ready.then((r) => r.update())")

    take = page.get_by_role("button", name="L’utiliser maintenant")
    take.click()
    expect(page.locator("html[data-new]")).to_be_attached()
    expect(page.locator("#hand")).to_be_visible(timeout=PATIENCE)
