"""Notices reach receivers on loopback: a push service, a chat and a mail server."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from robobid.app.server.notices.outbound import Outbound, Refused
from robobid.app.server.notices.sealing import decoded, encoded, read_key, sealed
from robobid.app.server.settings import Settings
from tests.app.server.harness import (
    FRIEND,
    ME,
    Browser,
    Message,
    browsers,
    quick,
    running,
    scenario,
)
from tests.app.server.receivers import PushService, WebServer, mail_server
from tests.app.server.test_lobby import gather, problem
from tests.app.server.test_orders import bid, sit_down

HERE = "https://play.example.org"
WISH = {"lang": "de", "zone": "Europe/Berlin"}


def telling(database: str, **changes: Any) -> Settings:
    """A server that tells people at once, also on loopback."""
    usual = {"notice_wait": 0.0, "notices_to_loopback": True, "origins": (HERE,)}
    return quick(database, **(usual | changes))


def at_home(*people: Browser) -> None:
    for each in people:
        each.http.headers["origin"] = HERE


async def waiting_table(ann: Browser, bob: Browser) -> tuple[Message, Browser, str]:
    """A table that has begun; gives it, who is to act, and what they are called."""
    table = await gather(ann, ME | {"name": "Ann"}, FRIEND)
    code = table["code"]
    await bob.claim(code, table["seats"][1]["link"], name="Bob")
    table = (await ann.post(f"/api/tables/{code}/begin", {})).json()
    at = table["to_act"][0]
    return table, [ann, bob][at], table["seats"][at]["name"]


@scenario
async def test_a_push_is_sealed_signed_and_says_nothing_hidden(database: str) -> None:
    with PushService() as service:
        async with (
            running(telling(database)) as address,
            browsers(address, 2) as [ann, bob],
        ):
            at_home(ann, bob)
            await ann.set_up(ME, FRIEND)
            settings = (await ann.get("/api/me/notices")).json()
            assert not settings["subscribed"]
            wish = service.subscribe(settings["push_key"])
            subscribed = await ann.post("/api/me/push", wish)
            assert subscribed.json()["subscribed"], subscribed.text
            await ann.post("/api/me/notices", WISH)
            table = await gather(ann, ME, FRIEND)
            code = table["code"]
            await bob.claim(code, table["seats"][1]["link"], name="Bob")

            request = await asyncio.to_thread(service.next)

            assert service.opened(request) == {
                "title": f"Fzzzt! · {code}",
                "body": "Bob ist dabei.",
                "tag": code,
                "url": f"/#/table/{code}",
            }
            assert b"Bob" not in request.body
            assert request.headers["urgency"] == "normal"
            ended = await ann.post("/api/me/push/end")
            assert not ended.json()["subscribed"]
        # The key is made once.
        async with running(telling(database)) as address, browsers(address, 1) as [eve]:
            again = (await eve.get("/api/me/notices")).json()["push_key"]
            assert again == settings["push_key"]


@scenario
async def test_a_dead_subscription_is_forgotten(sqlite_database: str) -> None:
    with PushService() as service:
        service.statuses = [410]
        async with (
            running(telling(sqlite_database)) as address,
            browsers(address, 2) as [ann, bob],
        ):
            at_home(ann, bob)
            table = await gather(ann, ME, FRIEND)
            key = (await ann.get("/api/me/notices")).json()["push_key"]
            await ann.post("/api/me/push", service.subscribe(key))
            await bob.claim(table["code"], table["seats"][1]["link"])
            await asyncio.to_thread(service.next)

            while (await ann.get("/api/me/notices")).json()["subscribed"]:
                await asyncio.sleep(0.02)


@scenario
async def test_what_is_no_subscription_is_refused(sqlite_database: str) -> None:
    good = PushService()
    with good:
        async with (
            running(telling(sqlite_database)) as address,
            browsers(address, 2) as [ann, eve],
        ):
            at_home(ann, eve)
            wish = good.subscribe("")
            assert problem(await eve.post("/api/me/push", wish)) == (403, "nobody_here")
            await ann.set_up(ME, FRIEND)
            for wrong, code in (
                ({"p256dh": "AAAA"}, "bad_push_keys"),
                ({"auth": "AAAA"}, "bad_push_keys"),
                ({"endpoint": "https://10.0.0.1/x"}, "hook_not_reachable"),
                ({"endpoint": "ftp://example.org/"}, "hook_not_https"),
            ):
                refused = await ann.post("/api/me/push", wish | wrong)
                assert problem(refused) == (409, code)


@scenario
async def test_a_chat_is_told_whose_turn_it_is(database: str) -> None:
    with WebServer() as common, WebServer() as chat:
        settings = telling(database, hooks=(f"{common.address}/all",), hooks_lang="fr")
        async with running(settings) as address, browsers(address, 3) as three:
            ann, bob, eve = three
            at_home(*three)
            table = await gather(ann, ME | {"name": "Ann"}, FRIEND)
            path = f"/api/tables/{table['code']}"
            wish = {"url": f"{chat.address}/hook?secret=1", "lang": "en"}
            for each in (bob, eve):
                refused = await each.post(f"{path}/hook", wish)
                assert problem(refused) == (403, "host_only")
            kept = (await ann.post(f"{path}/hook", wish)).json()
            assert kept == {"host": "127.0.0.1", "failed": None}
            await bob.claim(table["code"], table["seats"][1]["link"], name="@Bob")

            joined = await asyncio.to_thread(chat.next)

            told = joined.json
            link = f"{HERE}/#/table/{table['code']}"
            assert told["text"] == (
                f"Fzzzt! · {table['code']}: @Bob has joined. {link}"
            )
            assert told["content"] == told["text"]
            assert told["allowed_mentions"] == {"parse": []}
            assert joined.path == "/hook?secret=1"
            begun = (await ann.post(f"{path}/begin", {})).json()
            name = begun["seats"][begun["to_act"][0]]["name"]
            turn = (await asyncio.to_thread(chat.next)).json
            assert f"it’s {name}’s turn." in turn["text"]
            french = (await asyncio.to_thread(common.next)).json
            assert "@Bob a rejoint la table." in french["text"]

            gone = await ann.post(f"{path}/hook", {"url": None})
            assert gone.json() == {"host": None, "failed": None}


@scenario
async def test_nobody_is_told_of_a_turn_that_an_order_plays(
    sqlite_database: str,
) -> None:
    """Bob bids by order, three times; the chat hears of him when he has to choose."""
    with WebServer() as chat:
        settings = telling(sqlite_database, bot_wait=0.2, undo_wait=0.0)
        async with running(settings) as address, browsers(address, 2) as [ann, bob]:
            at_home(ann, bob)
            code, seat, (opener, other) = await sit_down(ann, bob)
            window = await opener.open(code, seat=seat)
            path = f"/api/tables/{code}"
            order = {"order": "bid 4 9"}
            given = await other.post(f"{path}/seats/{1 - seat}/order", order)
            name = given.json()["seats"][1 - seat]["name"]
            hook = {"url": f"{chat.address}/hook", "lang": "en"}
            assert (await ann.post(f"{path}/hook", hook)).status_code == 200

            assert await bid(window, "plant 4") == 5
            assert await bid(window, "6") == 7
            assert await bid(window, "10") == 0

            told = (await asyncio.to_thread(chat.next)).json
            assert f"it’s {name}’s turn." in told["text"]
            assert chat.got.empty()


@scenario
async def test_a_chat_that_is_gone_or_leads_elsewhere_is_said(
    sqlite_database: str,
) -> None:
    """A redirect is not followed: it could lead anywhere."""
    with WebServer() as elsewhere, WebServer() as chat:
        chat.location, chat.statuses = elsewhere.address, [302]
        async with (
            running(telling(sqlite_database)) as address,
            browsers(address, 2) as [ann, bob],
        ):
            at_home(ann, bob)
            table = await gather(ann, ME, FRIEND)
            path = f"/api/tables/{table['code']}"
            await ann.post(f"{path}/hook", {"url": chat.address})
            await bob.claim(table["code"], table["seats"][1]["link"])
            await asyncio.to_thread(chat.next)

            while not (hook := (await ann.get(f"{path}/hook")).json())["failed"]:
                await asyncio.sleep(0.02)

            assert hook == {"host": "127.0.0.1", "failed": "status 302"}
            assert elsewhere.got.empty()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://localhost/", "inside"),
        ("https://127.0.0.1/", "inside"),
        ("https://127.1/", "inside"),
        ("https://2130706433/", "inside"),
        ("https://[::1]/", "inside"),
        ("https://[::ffff:10.1.2.3]/", "inside"),
        ("https://[fe80::1]/", "inside"),
        ("https://[fd00::1]/", "inside"),
        ("https://[64:ff9b::a00:1]/", "inside"),
        ("https://[2002:a00:1::]/", "inside"),
        ("https://169.254.169.254/latest/meta-data", "inside"),
        ("https://10.1.2.3/", "inside"),
        ("https://192.168.1.1/", "inside"),
        ("https://100.64.0.1/", "inside"),
        ("https://0.0.0.0/", "inside"),
        ("https://224.0.0.1/", "inside"),
        ("http://8.8.8.8/", "not_https"),
        ("file:///etc/passwd", "no_address"),
        ("https://ann:secret@8.8.8.8/", "no_address"),
        ("https://8.8.8.8/\r\nhost: x", "no_address"),
        ("https://[::1", "no_address"),
        ("https://8.8.8.8:99999/", "no_address"),
        ("https:///x", "no_address"),
        (f"https://8.8.8.8/{'x' * 1000}", "no_address"),
    ],
)
def test_nothing_is_sent_into_the_hosts_own_network(url: str, why: str) -> None:
    outbound = Outbound(to_loopback=False)
    try:
        with pytest.raises(Refused, match=why):
            asyncio.run(outbound.check(url))
    finally:
        outbound.close()


def test_a_name_that_leads_elsewhere_later_is_of_no_use() -> None:
    """DNS rebinding: a name is asked for once, and all that it leads to is checked."""
    answers = [["93.184.215.14"], ["127.0.0.1"]]
    outbound = Outbound(to_loopback=False, resolve=lambda *_: answers.pop(0))
    mixed = Outbound(to_loopback=False, resolve=lambda *_: ["8.8.8.8", "10.0.0.1"])
    try:
        place = asyncio.run(outbound.check("https://chat.example.org/hook"))
        assert (place.host, place.address) == ("chat.example.org", "93.184.215.14")
        assert len(answers) == 1
        with pytest.raises(Refused, match="inside"):
            asyncio.run(mixed.check("https://chat.example.org/hook"))
    finally:
        outbound.close()
        mixed.close()


def test_a_request_goes_to_the_address_that_was_checked() -> None:
    """The name leads nowhere by now; what was checked is where it goes."""
    with WebServer() as server:
        port = server.address.rpartition(":")[2]
        names: list[str] = []

        def resolve(host: str, port: int) -> list[str]:
            names.append(host)
            return ["127.0.0.1"]

        outbound = Outbound(to_loopback=True, resolve=resolve)
        url = f"http://chat.invalid:{port}/hook"
        try:
            answer = asyncio.run(outbound.post(url, b"{}", {}))
        finally:
            outbound.close()
        assert answer.status == 200
        assert names == ["chat.invalid"]
        assert server.next().headers["host"] == f"chat.invalid:{port}"


def test_the_example_of_the_standard_is_sealed_as_printed_there() -> None:
    """RFC 8291, Appendix A."""
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpk"
        "NtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key=read_key(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex()),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )

    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3"
        "vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuw"
        "XPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@scenario
async def test_mail_is_confirmed_digested_and_stopped(database: str) -> None:
    with mail_server() as server:
        settings = telling(
            database,
            smtp=server.address,
            mail_from="Us <us@club.org>",
            digest_seconds=0.2,
        )
        async with (
            running(settings) as address,
            browsers(address, 3) as [ann, bob, eve],
        ):
            at_home(ann, bob, eve)
            table, me, _ = await waiting_table(ann, bob)
            await me.post("/api/me/notices", WISH)
            wish = {"address": "ann@example.org", "hours": 6}
            assert (await me.get("/api/me/notices")).json()["mail"] == "none"
            asked = (await me.post("/api/me/mail", wish)).json()
            assert (asked["mail"], asked["mail_hours"]) == ("asked", 6)
            assert "ann@example.org" not in str(asked)

            first = await asyncio.to_thread(server.next)

            assert (first["To"], first["From"]) == (
                "ann@example.org",
                "Us <us@club.org>",
            )
            confirm, stop = re.findall(rf"{HERE}/#/mine/(\S+)", first.get_content())
            secret = confirm.removeprefix("confirm/")
            assert stop == f"stop/{secret}"
            said = await eve.post("/api/mail/confirm", {"secret": "wrong"})
            assert said.json() == {"done": False}
            await eve.post("/api/mail/confirm", {"secret": secret})
            assert (await me.get("/api/me/notices")).json()["mail"] == "confirmed"

            digest = await asyncio.to_thread(server.next)
            assert digest["Subject"] == "1 Tisch wartet auf dich"
            assert f"{HERE}/#/table/{table['code']}" in digest.get_content()
            assert (
                digest["List-Unsubscribe"].strip() == f"<{HERE}/#/mine/stop/{secret}>"
            )

            done = await eve.post("/api/mail/stop", {"secret": secret})
            assert done.json() == {"done": True}
            assert (await me.get("/api/me/notices")).json()["mail"] == "none"


@scenario
async def test_an_address_is_not_asked_again_and_again(sqlite_database: str) -> None:
    with mail_server() as server:
        settings = telling(
            sqlite_database, smtp=server.address, mail_from="us@club.org"
        )
        async with (
            running(settings) as address,
            browsers(address, 3) as [ann, bob, eve],
        ):
            at_home(ann, bob, eve)
            for each in (ann, bob):
                await each.set_up(ME, FRIEND)
            wish = {"address": "ann@example.org", "hours": 6}
            refused = await eve.post("/api/me/mail", wish)
            assert problem(refused) == (403, "nobody_here")
            bad = await ann.post("/api/me/mail", wish | {"address": "ann@here"})
            assert problem(bad) == (409, "bad_address")
            await ann.post("/api/me/mail", wish)
            await asyncio.to_thread(server.next)
            await ann.post("/api/me/mail", wish)
            await bob.post("/api/me/mail", wish)
            await bob.post("/api/me/mail", wish | {"address": "bob@example.org"})
            assert (await asyncio.to_thread(server.next))["To"] == "bob@example.org"
            assert server.got.empty()


@scenario
async def test_a_server_without_mail_says_so(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        await ann.set_up(ME, FRIEND)
        wish = {"address": "ann@example.org", "hours": 6}
        refused = await ann.post("/api/me/mail", wish)
        assert problem(refused) == (403, "no_mail")
        assert not (await ann.get("/api/me/notices")).json()["mail_offered"]
