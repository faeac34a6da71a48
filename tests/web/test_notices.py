"""Your turn, anywhere: push with the real service worker, mail, a feed, and a chat."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.server.process import ServerProcess
from tests.app.server.receivers import MailServer, PushService, WebServer, mail_server
from tests.web.conftest import NewWindow
from tests.web.test_games import set_up

SUBSCRIBE = """
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.givenKey = applicationServerKey;
    return { toJSON: () => ({ endpoint: %s, keys: { p256dh: %s, auth: %s } }) };
  };
"""
"""A push service of ours instead of the browser's own, which is in the network."""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) =>
    [title, body, tag, data.url]);
}"""

TAP = """async () => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const done = [];
  event.waitUntil = (promise) => done.push(promise);
  dispatchEvent(event);
  await Promise.all(done);
  return (await registration.getNotifications()).length;
}"""
"""What a tap on a notice tells the service worker; only a real one moves the focus."""


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def club(
    tmp_path_factory: pytest.TempPathFactory, server: ServerProcess, post: MailServer
) -> Iterator[ServerProcess]:
    """A server that tells people at once; the page is built for the other one."""
    folder: Path = tmp_path_factory.mktemp("club")
    process = ServerProcess(
        f"sqlite:///{folder / 'tables.sqlite'}",
        folder / "log",
        ROBOBID_NOTICES_TO_LOOPBACK="true",
        ROBOBID_NOTICE_WAIT="0",
        ROBOBID_DIGEST_SECONDS="0.2",
        ROBOBID_SMTP=post.address,
        ROBOBID_MAIL_FROM="club@example.org",
    )
    process._settings["ROBOBID_ORIGINS"] = process.address
    process.start()
    yield process
    process.end()


def link_in(page: Page) -> str:
    link = page.get_by_role("textbox", name=re.compile("Link for .*seat"))
    return link.input_value()


def join(new_window: NewWindow, club: ServerProcess, link: str, name: str) -> Page:
    guest = new_window(link.partition("#/")[2], address=club.address)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    return guest


def test_a_notice_comes_to_a_phone_and_names_the_table(
    new_window: NewWindow, club: ServerProcess
) -> None:
    """The page asks for permission, the server seals, the service worker shows it."""
    with PushService() as service, WebServer() as chat:
        host = new_window(width=390, height=844, address=club.address)
        host.context.grant_permissions(["notifications"], origin=club.address)
        keys = service.subscribe("")
        said = (json.dumps(keys[name]) for name in ("endpoint", "p256dh", "auth"))
        host.add_init_script(SUBSCRIBE % tuple(said))
        host.reload()
        set_up(host, ["Me", "Friend"])
        link, code = link_in(host), host.url.rpartition("/")[2]
        host.get_by_text("Tell our chat").click()
        host.get_by_label("Address of the webhook").fill(f"{chat.address}/hook")
        host.get_by_role("button", name="Tell this chat").click()
        expect(host.get_by_text("A chat at 127.0.0.1 gets a message.")).to_be_visible()

        host.goto("/#/mine")
        box = host.get_by_label("Notify me on this device")
        with host.expect_response("**/api/me/push"):
            box.check()
        expect(box).to_be_checked()
        host.get_by_label("Quiet hours").check()
        expect(host.get_by_role("combobox", name="from")).to_have_value("22")
        host.get_by_label("Quiet hours").uncheck()
        expect(host.get_by_role("combobox", name="from")).to_have_count(0)
        service.server_key = host.evaluate("window.givenKey")
        join(new_window, club, link, "Nele")

        told = service.opened(service.next())
        assert (told["tag"], told["body"]) == (code, "Nele has joined.")
        assert "Nele has joined." in chat.next().json["text"]

        deliver(host, club, json.dumps(told))
        while not (shown := host.evaluate(SHOWN)):
            host.wait_for_timeout(50)
        [[title, body, tag, url]] = shown
        assert (title, body) == (f"Fzzzt! · {code}", "Nele has joined.")
        assert (tag, url) == (code, f"/#/table/{code}")

        # A tap on it opens the table, in the window that is there.
        [worker] = host.context.service_workers
        assert worker.evaluate(TAP) == 0
        expect(host).to_have_url(f"{club.address}/#/table/{code}")
        expect(host.get_by_text("Nele").first).to_be_visible()


def deliver(page: Page, club: ServerProcess, data: str) -> None:
    """What a push service would bring to the service worker of a page."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def hear(event: dict[str, list[dict[str, str]]]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": club.address, "registrationId": found[0], "data": data},
    )


@pytest.mark.parametrize("width", [390, 1440])
def test_mail_is_confirmed_by_its_link_and_stopped(
    new_window: NewWindow, club: ServerProcess, post: MailServer, width: int
) -> None:
    host = new_window(width=width, address=club.address)
    set_up(host, ["Me", "Friend"])
    link_in(host)
    host.goto("/#/mine")
    host.get_by_label("E-mail address").fill(f"ann-{width}@example.org")
    host.get_by_role("button", name="Send me mail").click()
    expect(host.get_by_text("Open the link in the mail we sent you")).to_be_visible()
    text = post.next().get_content()
    confirm, stop = re.findall(r"#/(mine/\S+)", text)

    reader = new_window(confirm, address=club.address)
    reader.get_by_role("button", name="Yes, send me mail").click()
    expect(reader.get_by_text("Confirmed: you’ll get mail")).to_be_visible()
    host.reload()
    expect(host.get_by_text("at most every 24 hours")).to_be_visible()

    reader = new_window(stop, address=club.address)
    reader.get_by_role("button", name="Stop the mail").click()
    expect(reader.get_by_text("Done: the address is deleted.")).to_be_visible()


def test_a_token_is_made_shown_once_and_ended(
    new_window: NewWindow, club: ServerProcess
) -> None:
    page = new_window(address=club.address)
    set_up(page, ["Me", "Friend"])
    link_in(page)
    page.goto("/#/mine")
    page.get_by_role("button", name="Make a token").click()
    feed = page.get_by_role("textbox", name="Atom feed of your turns").input_value()
    assert page.request.get(feed).status == 200

    page.get_by_role("button", name="End the token").click()
    expect(page.get_by_role("button", name="Make a token")).to_be_visible()
    assert page.request.get(feed).status == 404
