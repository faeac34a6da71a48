"""A server, a browser, and windows that fail their test if anything went wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.app.server.process import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
USELESS = (
    # The address bar's menu: a page of its own, drawn unseen for every window.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright disables; of several such flags the browser heeds only the last.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of the browser that take time, or meddle, and that no page of ours uses."""
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    f"--disable-features={','.join(USELESS)}",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)
NO_CHROMIUM = "the browser tests need Chromium: sudo apt install chromium"
LOST = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET_NOT_CONNECTED",
    "Unexpected response code: 503",
    "closed before receiving a handshake response",
    "An unknown error occurred when fetching the script.",
)
"""What the browser itself says while a server is down; that is no error of the page."""

PATIENCE = 30_000
"""Milliseconds: with several tests at once, a browser and its bots are slow."""
expect.set_options(timeout=PATIENCE)

NO_COACH = """try {
  const kept = JSON.parse(localStorage.getItem("robobid.settings") ?? "{}");
  const coach = kept.coach ?? {fzzzt: false, powergrid: false};
  localStorage.setItem("robobid.settings", JSON.stringify({...kept, coach}));
} catch {}"""
"""Whoever sits here has said that they want no coach, unless a test is about one."""

NewWindow = Callable[..., Page]
StartServer = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the built page."""
    subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
    process.start()
    yield process
    process.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; as root it runs without its sandbox."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.fail(NO_CHROMIUM)
    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def forgiven() -> list[str]:
    """What the console of a browser may say in this test."""
    return list(LOST)


@pytest.fixture
def forgives_refusals(forgiven: list[str]) -> None:
    """This test asks for something that it cannot have."""
    forgiven.append("status of 4")


@pytest.fixture
def forgives_restarts(forgiven: list[str]) -> None:
    """In this test a server ends: whoever still waits is told so."""
    forgiven.append("status of 503")


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts a server with settings of its own."""
    started = []

    def start(**settings: str) -> ServerProcess:
        process = ServerProcess(
            f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", 1, **settings
        )
        started.append(process)
        process.start()
        return process

    yield start
    for process in started:
        process.end()


@pytest.fixture
def new_window(
    browser: Browser,
    server: ServerProcess,
    start_server: StartServer,
    forgiven: list[str],
) -> Iterator[NewWindow]:
    """Opens windows, each a browser of its own; none may complain in its console.

    They close before the servers of `start_server` end: an open window would complain.
    """
    complaints: list[str] = []
    contexts = []

    def hear(message: ConsoleMessage) -> None:
        is_fine = any(words in message.text for words in forgiven)
        if message.type in ("error", "warning") and not is_fine:
            complaints.append(message.text)

    def open_window(
        path: str = "",
        *,
        width: int = 1280,
        height: int = 860,
        lang: str = "en",
        address: str | None = None,
        coach: bool = False,
        **options: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce",
            base_url=address or server.address,
            **options,
        )
        contexts.append(context)
        if not coach:
            context.add_init_script(NO_COACH)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"/#/{path}")
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def window(new_window: NewWindow) -> Page:
    """A window on the first page."""
    return new_window()
