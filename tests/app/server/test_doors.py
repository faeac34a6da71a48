"""Who may do what: seats, links, origins, limits, and messages that make no sense."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    Window,
    browsers,
    play_on,
    quick,
    running,
    scenario,
)


async def problem_of(window: Window, **message: Any) -> str:
    await window.send(**message)
    refused = await window.until("refused")
    return str(refused["problem"]["code"])


@scenario
async def test_an_action_sent_twice_is_played_once(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        seat = table["to_act"][0]
        window = await ann.open(table["code"], seat=seat)
        other = await ann.open(table["code"], seat=seat)
        card = window.state["view"]["players"][seat]["hand"][0]
        move = {"type": "act", "id": "once", "position": 1, "move": card}

        await window.send(**move)
        await window.send(**move)
        await other.send(**move)

        answers = [
            await window.until("accepted"),
            await window.until("accepted"),
            await other.until("accepted"),
        ]
        assert [answer["position"] for answer in answers] == [2, 2, 2]
        assert window.position == 2
        # The same click under another name comes too late.
        assert await problem_of(window, **(move | {"id": "twice"})) == "stale"


@scenario
async def test_what_others_choose_meanwhile_makes_no_answer_stale(
    sqlite_database: str,
) -> None:
    """In RU all bid at once: a bid laid by somebody else is no reason to refuse."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [home],
    ):
        table = await home.set_up(ME, ME, ME, edition="ru")
        windows = [await home.open(table["code"], seat=seat) for seat in range(3)]
        first = [window.state for window in windows]

        for seat in (2, 0, 1):
            card = first[seat]["view"]["players"][seat]["hand"][0]
            answer = await windows[seat].act(card, position=1)
            assert answer["type"] == "accepted"

        assert await problem_of(
            windows[0], type="act", id="x", position=1, move="m1"
        ) == ("stale")


@scenario
async def test_one_seat_cannot_act_for_another(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        table = await ann.set_up(ME, FRIEND)
        code, link = table["code"], table["seats"][1]["link"]
        assert (await eve.get(f"/api/tables/{code}")).json()["seats"][1]["link"] is None
        assert (await bob.claim(code, link)).status_code == 200
        stolen = await eve.claim(code, link)

        assert stolen.status_code == 403
        assert stolen.json()["code"] == "bad_link"
        for seat in (0, 1, 5):
            refused = await (await eve.knock(code, seat=seat)).receive()
            assert refused["problem"]["code"] == "not_your_seat"
        watching = await eve.open(code)
        assert await problem_of(watching, type="sit", seat=0) == "not_your_seat"
        move = {"type": "act", "id": "x", "position": 1, "move": "m1"}
        assert await problem_of(watching, **move) == "not_your_seat"
        waiting = 1 - table["to_act"][0]
        window = await (ann, bob)[waiting].open(code, seat=waiting)
        assert await problem_of(window, **move) in ("not_to_act", "stale")
        renamed = await eve.post(f"/api/tables/{code}/seats/0/name", {"name": "Eve"})
        assert renamed.status_code == 403
        personal = await eve.post(f"/api/tables/{code}/personal-link")
        assert personal.status_code == 403


@scenario
async def test_a_personal_link_carries_on_from_another_device(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 3) as [ann, phone, eve],
    ):
        table = await ann.set_up(ME, BOT, ME)
        code = table["code"]
        made = (await ann.post(f"/api/tables/{code}/personal-link")).json()
        assert len(made["link"]) >= 22  # 128 bits or more in base 64

        carried = (await phone.claim(code, made["link"])).json()

        assert [seat["mine"] for seat in carried["seats"]] == [True, False, True]
        assert (await eve.claim(code, made["link"])).status_code == 403
        assert (await phone.open(code, seat=2)).seat == 2
        assert (await ann.open(code, seat=2)).seat == 2
        listed = (await phone.get("/api/tables")).json()["tables"]
        assert [shown["code"] for shown in listed] == [code]


BAD_MESSAGES = {
    "no JSON": "{",
    "no object": "[1, 2]",
    "not our type": '{"type": "dance"}',
    "no type": "{}",
    "an unknown field": '{"type": "hint", "why": 1}',
    "a text for a number": '{"type": "act", "id": "a", "position": "1", "move": "m1"}',
    "a long id": json.dumps(
        {"type": "act", "id": "a" * 99, "position": 1, "move": "x"}
    ),
    "deep": "[" * 5000,
    "a lone surrogate": '{"type": "say", "text": "\\ud800"}',
    "not UTF-8": b"\xff\xfe",
    "a huge number": '{"type": "sit", "seat": 1e999}',
}


@pytest.mark.parametrize("message", BAD_MESSAGES.values(), ids=BAD_MESSAGES)
@scenario
async def test_a_message_that_makes_no_sense_changes_nothing(
    sqlite_database: str, message: str | bytes
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=table["to_act"][0])

        await window.send_raw(message)

        refused = await window.until("refused")
        assert refused["problem"]["code"] in ("bad_message", "bad_text")
        card = window.state["decision"]["limits"]["hand"][0]
        assert (await window.act(card))["type"] == "accepted"


MOVES = ["", "undo", "#turn r5b", "m1 m2", "r9z", "done", "B m1", "x" * 900, "m1+m1"]


@scenario
async def test_moves_that_are_none_are_refused(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=table["to_act"][0])

        for at, move in enumerate([*MOVES, "é", "1>2", "\n", "undo undo"]):
            asked = {"type": "act", "id": f"m{at}", "position": 1, "move": move}
            await window.send(**asked)
            refused = await window.until("refused")
            assert refused["problem"]["code"]
            assert refused["id"] == f"m{at}"
        late = await ann.open(table["code"], seat=window.seat)
        assert late.state == window.state


@scenario
async def test_only_our_own_page_may_ask(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database, local_only=True)) as address,
        browsers(address, 1) as [ann],
    ):
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, BOT]}
        table = await ann.set_up(ME, BOT)
        port = address.rpartition(":")[2]
        for origin in ("https://evil.example", "null", f"http://evil.example:{port}"):
            headers = {"origin": origin}
            if origin.endswith(port):
                # Its name leads to this machine: the browser sends it as the host too.
                headers["host"] = f"evil.example:{port}"
            answer = await ann.post("/api/tables", wish, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
            with pytest.raises(InvalidStatus):
                await ann.knock(table["code"], headers={"origin": origin})
        crossed = {"sec-fetch-site": "cross-site"}
        assert (await ann.post("/api/tables", wish, headers=crossed)).status_code == 403
        own = {"origin": address}
        assert (await ann.post("/api/tables", wish, headers=own)).status_code == 200
        window = await ann.knock(table["code"], headers=own)
        assert (await window.receive())["type"] == "table"


@scenario
async def test_behind_a_proxy_only_the_named_origins_may_ask(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database, origins=("https://play.example.org",))
    async with running(settings) as address, browsers(address, 1) as [ann]:
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, BOT]}

        named = await ann.post(
            "/api/tables", wish, headers={"origin": "https://play.example.org"}
        )
        other = await ann.post("/api/tables", wish, headers={"origin": address})

        assert named.status_code == 200
        assert other.status_code == 403


@scenario
async def test_the_cookie_is_safe(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, BOT]}

        plain = await ann.post("/api/tables", wish)
        ann.http.cookies.clear()
        secure = await ann.post(
            "/api/tables", wish, headers={"x-forwarded-proto": "https"}
        )

        for answer, is_secure in ((plain, False), (secure, True)):
            flags = {
                part.strip().lower() for part in answer.headers["set-cookie"].split(";")
            }
            assert {"httponly", "samesite=strict", "path=/"} <= flags
            assert ("secure" in flags) == is_secure
        policy = plain.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy


@scenario
async def test_limits_hold(sqlite_database: str) -> None:
    settings = quick(
        sqlite_database,
        open_tables=2,
        record_size=2000,  # whoever opens a table may bring a file
        message_size=500,
        messages_per_second=0.2,
        message_burst=5,
        name_length=5,
        watchers_per_table=2,
    )
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up({**ME, "name": "Annabella; \u202e"}, ME)
        assert table["seats"][0]["name"] == "Annab"
        await ann.set_up(ME, ME)
        wish = {"setup": {"game": "fzzzt"}, "seats": [ME, ME]}
        third = await ann.post("/api/tables", wish)
        assert (third.status_code, third.json()["code"]) == (429, "too_many_tables")
        long = await ann.post("/api/tables", {**wish, "x": "x" * 2000})
        assert (long.status_code, long.json()["code"]) == (413, "too_long")
        window = await ann.open(table["code"], seat=0)
        assert await problem_of(window, type="say", text="x" * 600) == "too_long"
        for _ in range(5):
            await window.send(type="sit", seat=0)
        refused = await window.until("refused")
        assert refused["problem"]["code"] == "too_fast"
        await ann.open(table["code"])
        full = await (await ann.knock(table["code"])).receive()
        assert full["problem"]["code"] == "too_many_watchers"


@scenario
async def test_too_many_connections_from_one_address(sqlite_database: str) -> None:
    settings = quick(sqlite_database, connections_per_address=2)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        first, _ = await ann.open(table["code"]), await ann.open(table["code"])

        third = await ann.knock(table["code"])
        with pytest.raises(ConnectionClosed) as closed:
            await third.receive()
        await first.close()
        while (await ann.get("/api/health")).json()["connections"] > 1:
            await asyncio.sleep(0.01)

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert (await ann.open(table["code"])).position == 1


@scenario
async def test_too_many_requests(sqlite_database: str) -> None:
    settings = quick(sqlite_database, requests_per_second=0.001, request_burst=3)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        answers = [await ann.get("/api/games") for _ in range(5)]

        assert [a.status_code for a in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["code"] == "too_fast"


@scenario
async def test_too_many_long_questions(sqlite_database: str) -> None:
    settings = quick(sqlite_database, questions_per_second=0.001, question_burst=2)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        asked = [
            await ann.post("/api/fzzzt/score", {"cards": []}),
            await ann.post("/api/powergrid/helper", {"seats": [{}, {}]}),
            await ann.post("/api/replay", {"record": "*"}),
        ]

        assert [a.status_code for a in asked] == [200, 200, 429]
        assert (await ann.get("/api/games")).status_code == 200


@scenario
async def test_unknown_tables_and_bad_requests_are_named(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        refused = await (await ann.knock("XXXX")).receive()
        assert refused["problem"]["code"] == "unknown_table"
        cases: list[tuple[Any, str]] = [
            ({"setup": {"game": "chess"}, "seats": []}, "bad_request"),
            ({"setup": {"game": "fzzzt"}, "seats": []}, "no_seats"),
            ({"setup": {"game": "fzzzt"}, "seats": [ME]}, "player_count"),
            (
                {"setup": {"game": "fzzzt", "edition": "xx"}, "seats": [ME, BOT]},
                "unknown_edition",
            ),
            (
                {"setup": {"game": "fzzzt"}, "seats": [ME, {**BOT, "bot": "psychic"}]},
                "unknown_bot",
            ),
            (
                {"setup": {"game": "fzzzt"}, "seats": [ME, {"kind": "robot"}]},
                "no_robots",
            ),
        ]
        for body, code in cases:
            answer = await ann.post("/api/tables", body)
            assert answer.json()["code"] == code
            assert 400 <= answer.status_code < 500
        table = await ann.set_up(ME, BOT)
        secret = await ann.get(f"/api/tables/{table['code']}/record")
        assert (secret.status_code, secret.json()["code"]) == (409, "not_over")
        bad = await ann.knock(table["code"], seat="x")
        assert (await bad.receive())["problem"]["code"] == "bad_query"
        nothing = await ann.get("/api/nothing")
        assert (nothing.status_code, nothing.json()["code"]) == (404, "unknown_page")


@scenario
async def test_reconnecting_tells_what_was_missed(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        table = await ann.set_up(ME, FRIEND, edition="ru", by_hand=True)
        code = table["code"]
        await bob.claim(code, table["seats"][1]["link"])
        whole = await ann.open(code, seat=0, seen=0)
        other = await bob.open(code, seat=1)
        playing = asyncio.create_task(play_on(other, Random(1)))
        random, seen = Random(2), []
        seen += json.loads(whole.raw[0])["moves"]
        window = whole
        for turn in range(1000):
            if window.state["over"]:
                break
            if turn % 9 == 8:
                position = window.position
                await window.close()
                window = await ann.open(code, seat=0, seen=position)
                seen += json.loads(window.raw[0])["moves"]
            elif window.is_to_act:
                await window.act(window.any_move(random))
                seen += [
                    json.loads(r)["move"] for r in window.raw if '"move"' in r[:20]
                ]
                window.raw.clear()
            else:
                seen.append((await window.until("move"))["move"])
                window.raw.clear()
        await playing

        everything = await (await ann.knock(code, seat=0, seen=0)).receive()
        assert seen == everything["moves"]
        assert [s["position"] for s in seen] == list(range(1, len(seen) + 1))


@scenario
async def test_rooms_that_nobody_uses_are_forgotten(sqlite_database: str) -> None:
    settings = quick(sqlite_database, room_idle=0.1)
    async with running(settings) as address, browsers(address, 1) as [ann]:
        table = await ann.set_up(ME, ME)
        window = await ann.open(table["code"], seat=table["to_act"][0])
        card = window.state["decision"]["limits"]["hand"][0]
        await window.act(card)
        state = window.state
        await window.close()
        while (await ann.get("/api/health")).json()["rooms"]:
            await asyncio.sleep(0.05)

        again = await ann.open(table["code"], seat=window.seat)

        assert (await ann.get("/api/health")).json()["rooms"] == 1
        assert again.state == state
