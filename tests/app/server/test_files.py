"""Decks and maps that people bring: looked at, played with, kept with their table."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from robobid.core.packing import packed
from robobid.core.reader import read_record
from robobid.games.fzzzt.files.deckfile import load_deck
from robobid.games.fzzzt.game import FZZZT
from robobid.games.powergrid.files.mapfile import standard_text
from robobid.games.registry import game_named
from tests.app.server.harness import (
    BOT,
    FRIEND,
    ME,
    ROBOT,
    Browser,
    Message,
    browsers,
    quick,
    running,
    scenario,
)

DECK = (
    (Path(str(load_deck.__code__.co_filename)).parent.parent / "data/cards.json")
    .read_text("utf-8")
    .replace('"points": 3', '"points": 42', 1)
)
MAP = standard_text("benelux").replace('"name": "Benelux"', '"name": "Nowhere"')
BRINGS: dict[str, dict[str, Any]] = {
    "fzzzt": {"deck": {"name": "mine.json", "text": DECK}},
    "powergrid": {"map": {"name": "mine.json", "text": MAP}, "regions": "drawn"},
}
NAMES = {
    "fzzzt": f"mine-{sha256(DECK.encode()).hexdigest()[:12]}",
    "powergrid": f"benelux-{sha256(MAP.encode()).hexdigest()[:12]}",
}
TAGS = {"fzzzt": "Deck", "powergrid": "Map"}
GAMES = sorted(BRINGS)


def printed(game: str, facts: Message) -> Any:
    """What shows that the cards or the map are those of the file."""
    if game == "powergrid":
        return [each["name"] for each in facts["maps"]]
    return max(card["points"] for card in facts["cards"] if card["kind"] == "robot")


OURS = {"fzzzt": 42, "powergrid": ["Nowhere"]}


async def table_with_file(browser: Browser, game: str, *others: Any) -> Message:
    """A table at which something of one's own is played with."""
    return await browser.set_up(ME, *others, game=game, **BRINGS[game])


async def play_to_the_end(browser: Browser, table: Message, seed: int = 1) -> None:
    """Somebody plays on by chance, until the game is over."""
    random, window = Random(seed), await browser.open(table["code"], seat=0)
    while not window.state["over"]:
        if window.is_to_act:
            answer = await window.act(window.any_move(random))
            assert answer["type"] == "accepted", answer
        else:
            await window.receive()
    await window.close()


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_a_table_is_played_with_a_file_that_its_host_brings(
    sqlite_database: str, game: str
) -> None:
    """Played, replayed, exported, pasted, played again: also after a new start."""
    other = ROBOT if game == "powergrid" else BOT
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        table = await table_with_file(ann, game, other)
        assert table["tags"][TAGS[game]] == NAMES[game]
        facts = await ann.get(f"/api/tables/{table['code']}/facts")
        assert printed(game, facts.json()) == OURS[game]
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann_again, bob],
    ):
        ann_again.http.cookies = ann.http.cookies
        await play_to_the_end(ann_again, table)

        code = table["code"]
        replay = (await bob.get(f"/api/tables/{code}/replay")).json()
        assert replay["tags"][TAGS[game]] == NAMES[game]
        assert printed(game, replay["facts"]) == OURS[game]
        record = (await bob.get(f"/api/tables/{code}/record")).json()["record"]
        pasted = (await bob.post("/api/replay", {"record": record})).json()
        assert pasted["facts"] == replay["facts"]
        assert pasted["standings"] == replay["standings"]
        assert len(pasted["entries"]) == len(replay["entries"])
        # Whoever has the record needs no file: the command line reads it as it is.
        again = read_record(record, game_named(game).game)
        assert again.is_over
        assert again.write() == record

        rematch = (await ann_again.post(f"/api/tables/{code}/rematch")).json()
        assert rematch["tags"][TAGS[game]] == NAMES[game]
        facts = await bob.get(f"/api/tables/{rematch['code']}/facts")
        assert printed(game, facts.json()) == OURS[game]


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_a_file_is_looked_at_before_it_is_played_with(
    sqlite_database: str, game: str
) -> None:
    """The page shows what can be chosen with it; nothing is kept of a mere look."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        brought = next(iter(BRINGS[game].values()))
        answer = await ann.post(f"/api/games/{game}/files", brought)
        found = answer.json()

        assert found["name"] == NAMES[game]
        assert printed(game, found["facts"]) == OURS[game]
        usual = next(
            g for g in (await ann.get("/api/games")).json() if g["name"] == game
        )
        assert found["setups"].keys() == usual["setups"].keys()
        assert NAMES[game] not in json.dumps(usual)
        assert usual["files"] == []


@scenario
async def test_what_somebody_brings_is_in_nobody_elses_lists(
    sqlite_database: str,
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 2) as [ann, bob],
    ):
        await table_with_file(ann, "fzzzt", FRIEND)
        for path in ("/api/games", "/api/games/fzzzt/facts", "/api/tables"):
            assert NAMES["fzzzt"] not in (await bob.get(path)).text
        # Its name opens nothing: not as a file of the host's, not as a deck of ours.
        for deck in ({"name": "mine.json"}, {"name": NAMES["fzzzt"]}, NAMES["fzzzt"]):
            wish = {"setup": {"game": "fzzzt", "deck": deck}, "seats": [ME, ME]}
            assert (await bob.post("/api/tables", wish)).status_code == 409


@scenario
async def test_a_host_offers_files_by_their_names(
    sqlite_database: str, tmp_path: Path
) -> None:
    """A bad file is left out; a name is one of the list, never a path."""
    for game, text in (("fzzzt", DECK), ("powergrid", MAP)):
        (tmp_path / game).mkdir()
        (tmp_path / game / "club.json").write_text(text, "utf-8")
        (tmp_path / game / "bad.json").write_text("{}", "utf-8")
    (tmp_path / "secret.json").write_text(DECK, "utf-8")
    settings = quick(sqlite_database, files=str(tmp_path))
    async with running(settings) as address, browsers(address, 1) as [ann]:
        games = (await ann.get("/api/games")).json()
        assert [game["files"] for game in games] == [["club.json"]] * 2

        table = await ann.set_up(ME, ME, deck={"name": "club.json"})
        mark = sha256(DECK.encode()).hexdigest()[:12]
        assert table["tags"]["Deck"] == f"club-{mark}"
        for name in ("../secret.json", "bad.json", "/etc/passwd", "club"):
            answer = await ann.post("/api/games/fzzzt/files", {"name": name})
            assert answer.json()["code"] == "unknown_file"


BAD = [
    pytest.param("fzzzt", "", "bad_deck", id="nothing"),
    pytest.param("fzzzt", "[]", "bad_deck", id="no object"),
    pytest.param("fzzzt", MAP, "bad_deck", id="a map as a deck"),
    pytest.param("powergrid", DECK, "bad_map", id="a deck as a map"),
    pytest.param("fzzzt", "[" * 100_000, "bad_deck", id="deep"),
    pytest.param("powergrid", '{"a":' * 20_000, "bad_map", id="deep objects"),
    pytest.param("fzzzt", '{"robots": ' + "9" * 5_000 + "}", "bad_deck", id="long"),
    pytest.param(
        "powergrid",
        MAP.replace('"x": ', '"x": ' + "9" * 5_000, 1),
        "bad_map",
        id="a long number",
    ),
    pytest.param("powergrid", " " * 140_000, "file_too_large", id="too large"),
    pytest.param(
        "powergrid", MAP.replace('"x": ', '"x": 5', 1), "bad_map", id="off the map"
    ),
    pytest.param(
        "powergrid", MAP.replace("Nowhere", "N" * 41), "bad_map", id="a long name"
    ),
]


@pytest.mark.parametrize(("game", "text", "code"), BAD)
@scenario
async def test_a_bad_file_is_refused_with_the_reason(
    sqlite_database: str, game: str, text: str, code: str
) -> None:
    """By both doors alike, with the line where there is one; no table is set up."""
    name = next(iter(BRINGS[game]))
    file = {"name": "bad.json", "text": text}
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        looked = await eve.post(f"/api/games/{game}/files", file)
        wish = {"setup": {"game": game, name: file}, "seats": [ME, ME]}
        opened = await eve.post("/api/tables", wish)

        assert looked.json()["code"] == opened.json()["code"] == code
        assert looked.status_code in (409, 413)
        if code != "file_too_large":
            assert looked.json()["values"]["line"] >= 1
        assert (await eve.get("/api/tables")).json() == {"tables": []}
        assert (await eve.get("/api/health")).status_code == 200


@scenario
async def test_a_map_with_the_id_of_one_of_ours_is_another_one(
    sqlite_database: str,
) -> None:
    """It has a mark of its own; and a mere copy of ours is ours."""
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [ann],
    ):
        changed = standard_text("germany").replace("Essen", "Assen")
        for text, is_ours in ((changed, False), (standard_text("germany"), True)):
            file = {"name": "x.json", "text": text}
            table = await ann.set_up(ME, ROBOT, game="powergrid", map=file)
            assert (table["tags"]["Map"] == "germany") is is_ours
            code = table["code"]
            facts = (await ann.get(f"/api/tables/{code}/facts")).json()
            assert (len(facts["maps"]) > 1) is is_ours


@scenario
async def test_a_body_is_never_larger_than_a_record(sqlite_database: str) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        file = {"name": "big.json", "text": " " * 300_000}
        assert (await eve.post("/api/games/fzzzt/files", file)).status_code == 413
        wish = {"setup": {"game": "fzzzt", "deck": file}, "seats": [ME, ME]}
        assert (await eve.post("/api/tables", wish)).status_code == 413


@scenario
async def test_looks_at_files_are_questions_that_are_limited(
    sqlite_database: str,
) -> None:
    settings = quick(sqlite_database, questions_per_second=0.001, question_burst=2)
    async with running(settings) as address, browsers(address, 1) as [eve]:
        file = {"name": "mine.json", "text": DECK}
        answers = [await eve.post("/api/games/fzzzt/files", file) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        wish = {"setup": {"game": "fzzzt", "deck": file}, "seats": [ME, ME]}
        assert (await eve.post("/api/tables", wish)).status_code == 429
        # Whoever brings none is not held up: switches are no file, not even none.
        for switches in ({}, {"hand_size": 5}):
            assert (await eve.set_up(ME, ME, switches=switches))["game"] == "fzzzt"


RECORD = '[Game "fzzzt"] [Players "A; B"] [Deck "{name}"] [DeckFile "{file}"]\n*\n'
PASTED = [
    pytest.param("mine-000000000000", packed(DECK), "file_of_other", id="other mark"),
    pytest.param(NAMES["fzzzt"], "AAAA", "damaged_file", id="no file"),
    pytest.param(NAMES["fzzzt"], packed(DECK)[:-8], "damaged_file", id="cut off"),
    pytest.param(NAMES["fzzzt"], packed(" " * 50_000_000), "damaged_file", id="bomb"),
    pytest.param("mine-1", packed("{}"), "bad_deck", id="a bad deck"),
]


@pytest.mark.parametrize(("name", "file", "code"), PASTED)
@scenario
async def test_a_pasted_record_brings_what_it_says_or_is_refused(
    sqlite_database: str, name: str, file: str, code: str
) -> None:
    async with (
        running(quick(sqlite_database)) as address,
        browsers(address, 1) as [eve],
    ):
        record = RECORD.format(name=name, file=file)
        answer = await eve.post("/api/replay", {"record": record})
        assert answer.json()["code"] == code
        good = RECORD.format(name=NAMES["fzzzt"], file=packed(DECK))
        answer = await eve.post("/api/replay", {"record": good})
        assert printed("fzzzt", answer.json()["facts"]) == 42


def test_a_file_never_stands_for_what_ships() -> None:
    """A record that names the standard deck is played with it, whatever it brings."""
    good = RECORD.format(name="standard", file=packed(DECK))
    assert read_record(good, FZZZT).table.deck is FZZZT.deck
