"""My turns: by cookie or token, as a feed and as a calendar; a token opens no more."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from robobid.app.hosting.notices.turns import Turn, icalendar
from robobid.app.locales import LANGUAGES, words
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
from tests.app.server.test_lobby import gather, problem

ATOM = "{http://www.w3.org/2005/Atom}"
BERLIN = {"lang": "de", "zone": "Europe/Berlin", "quiet_from": 22, "quiet_to": 8}


async def begin(ann: Browser, bob: Browser, **terms: object) -> tuple[str, list[int]]:
    """A table for two; gives its code, and who is to act."""
    table = await gather(ann, ME, FRIEND)
    code = table["code"]
    await bob.claim(code, table["seats"][1]["link"], name="Bob")
    await ann.post(f"/api/tables/{code}/terms", terms)
    begun: Message = (await ann.post(f"/api/tables/{code}/begin", {})).json()
    return code, begun["to_act"]


@scenario
async def test_a_table_that_waits_for_me_is_among_my_turns(database: str) -> None:
    settings = quick(database, origins=("https://play.example.org",))
    async with (
        running(settings) as address,
        browsers(address, 3) as [ann, bob, eve],
    ):
        for each in (ann, bob, eve):
            each.http.headers["origin"] = "https://play.example.org"
        code, to_act = await begin(ann, bob, seconds=86_400)
        people = [ann, bob]
        for seat, person in enumerate(people):
            turns = (await person.get("/api/me/turns")).json()["turns"]
            assert [each["code"] for each in turns] == [code] * (seat in to_act)
        assert (await eve.get("/api/me/turns")).json() == {"turns": []}

        me = people[to_act[0]]
        token = (await me.post("/api/me/token")).json()["token"]
        bearer = {"authorization": f"Bearer {token}"}
        while True:
            answer = await eve.http.get("/api/me/turns", headers=bearer)
            [turn] = answer.json()["turns"]
            if turn["due"]:
                break
        assert turn["link"] == f"https://play.example.org/#/table/{code}"
        assert turn["due"] > turn["since"]
        # It opens nothing else.
        tables = await eve.http.get("/api/tables", headers=bearer)
        assert tables.json() == {"tables": []}

        feed = await eve.get(f"/feeds/{token}.atom")
        assert feed.headers["content-type"].startswith("application/atom+xml")
        [entry] = ElementTree.fromstring(feed.text).findall(f"{ATOM}entry")
        assert code in str(entry.findtext(f"{ATOM}title"))
        calendar = (await eve.get(f"/feeds/{token}.ics")).text
        assert calendar.count("BEGIN:VEVENT") == 1
        assert f"URL:https://play.example.org/#/table/{code}" in calendar


@scenario
async def test_a_token_that_was_ended_opens_nothing(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, eve],
    ):
        refused = await eve.post("/api/me/token")
        assert problem(refused) == (403, "nobody_here")
        await ann.set_up(ME, FRIEND)
        first = (await ann.post("/api/me/token")).json()["token"]
        second = (await ann.post("/api/me/token")).json()["token"]
        assert (await ann.get("/api/me/notices")).json()["token_made"]
        assert (await eve.get(f"/feeds/{first}.atom")).status_code == 404
        assert (await eve.get(f"/feeds/{second}.atom")).status_code == 200
        assert (await eve.get(f"/feeds/{second}.pdf")).status_code == 404

        ended = (await ann.post("/api/me/token/end")).json()

        assert ended["token_made"] is None
        for kind in ("atom", "ics"):
            assert (await eve.get(f"/feeds/{second}.{kind}")).status_code == 404
        bearer = {"authorization": f"Bearer {second}"}
        refused = await eve.http.get("/api/me/turns", headers=bearer)
        assert problem(refused) == (403, "bad_token")


@scenario
async def test_quiet_hours_are_kept_and_bad_ones_refused(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        path = "/api/me/notices"
        await ann.set_up(ME, FRIEND)
        before = (await ann.get(path)).json()
        kept = (await ann.post(path, BERLIN)).json()
        assert BERLIN.items() <= kept.items()
        for wish, code in (
            ({"zone": "Mars/Olympus"}, "unknown_zone"),
            ({"quiet_to": 22}, "bad_night"),
            ({"quiet_from": 8, "quiet_to": 22}, "bad_night"),
            ({"quiet_to": None}, "bad_night"),
        ):
            assert problem(await ann.post(path, BERLIN | wish)) == (409, code)
        assert (await ann.get(path)).json() == kept
        await ann.post(path, {"lang": "en", "zone": "UTC"})
        assert (await ann.get(path)).json() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_calendar_is_written_as_calendars_are(lang: str) -> None:
    turns = [
        Turn("K7QF", "powergrid", 0, "Ann", 1.0, 1_800_000_000.0),
        Turn("AAAA", "fzzzt", 0, "Ann; Zoë, \\", 1.0, None),
    ]

    text = icalendar(turns, words(lang), "https://play.example.org", now=5.0)

    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert "DTSTART:20270115T080000Z" in text
    assert text.count("BEGIN:VEVENT") == 1
