"""Whole games of Power Grid in the terminal: through a pipe, on terminals, in words."""

from pathlib import Path
from typing import Any

import pytest

from robobid.app.commands.play import play as play_game
from robobid.app.locales import LANGUAGES, messages, words
from robobid.app.terminal.party import names_from
from robobid.app.terminal.powergrid import market
from robobid.app.terminal.powergrid.comparison import compared
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.screen import Screen
from robobid.core.errors import Unsupported
from robobid.core.reader import read_record
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.pieces import REASONS
from robobid.games.powergrid.rules.maps import MAP_NAMES, Region
from robobid.games.powergrid.table import Auction
from robobid.games.powergrid.text.arrange import Holding
from tests.app.terminal.stage import ESCAPE, Out, Typist, written
from tests.powergrid.robots import robot_table

OPTIONS: dict[str, Any] = {
    "map": "germany",
    "players": None,
    "seats": "human,simple",
    "regions": "drawn",
    "readings": "",
    "promo": "",
    "open_money": False,
    "lang": "en",
    "seed": 1,
    "record": None,
}


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def play(
    *lines: str,
    to_the_end: bool = False,
    term: str | None = None,
    width: int = 80,
    **options: Any,
) -> tuple[str, int]:
    """Play with some lines, then with Enter if the game shall end; output and code."""
    out = Out(tty=term is not None)
    environ = {"TERM": term or "dumb", "COLUMNS": str(width), "LINES": "30"}
    enter = (lambda _: "") if to_the_end else None
    stdin = Typist(lines, out, enter, tty=term is not None)
    screen = Screen(stdin, out, environ)
    code = play_game(game="powergrid", **{**OPTIONS, **options}, screen=screen)
    return out.getvalue(), code


@pytest.mark.parametrize(
    ("map_", "seats", "lang"),
    [
        ("germany", "human,robot,robot", "en"),
        ("korea", "human,robot", "de"),
        ("central-europe", "human,simple,random", "fr"),
        ("benelux", "human,robot:3-1-1-1-6", "ru"),
        ("spain-portugal", "human,random", "de"),
        ("usa", "human,robot:5-6-5-2-3", "fr"),
    ],
)
def test_a_whole_game_through_a_pipe_with_nothing_but_enter(
    map_: str, seats: str, lang: str
) -> None:
    shown, code = play(to_the_end=True, map=map_, seats=seats, lang=lang)

    say = words(lang)
    assert code == 0
    assert say("powergrid.event.game_ended") in shown
    assert say("terminal.final.title") in shown
    assert not ESCAPE.search(shown)
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_is_filled_and_not_overrun(
    width: int, lang: str, tmp_path: Path
) -> None:
    shown, _ = play(
        *[""] * 14,
        "m",
        "q",
        term="xterm-256color",
        width=width,
        lang=lang,
        map="korea",
        seats="human,robot,simple,random",
    )

    lines = ESCAPE.sub("", shown).splitlines()
    # A question with its answer may be longer than a line, and so may a file's name.
    board = [line for line in lines if "[" not in line and str(tmp_path) not in line]
    assert max(map(len, board)) <= width
    assert words(lang)("powergrid.board.actual") in ESCAPE.sub("", shown)


def test_the_map_shows_cities_houses_and_links() -> None:
    shown, _ = play("m", seed=3, regions="red,green,brown", seats="human,random")

    assert "Essen" in shown
    assert "Duisburg 0" in shown
    assert "[·  ]" in shown


def test_costs_are_spelled_out() -> None:
    """The example of the issue: a place, a path, the cities on it, and the sum."""
    shown, _ = play(*[""] * 30, regions="red,green,brown")

    assert " + " in shown
    assert "via " in shown


def test_hidden_money_is_a_question_mark_and_a_robots_is_not() -> None:
    shown, _ = play("", seats="human,simple,robot:1-1-4-6-1", regions="red,green,brown")

    assert "(technician) · ? elektro" in shown
    assert "(1-1-4-6-1) · 100 elektro" in shown


def test_open_money_is_seen() -> None:
    shown, _ = play("", open_money=True)

    assert "?" not in shown.split("elektro")[1]
    assert "(technician) · 50 elektro" in shown


def test_a_robot_says_why_and_names_its_piece() -> None:
    shown, _ = play(*[""] * 8, seats="human,robot:1-3-2-6-1")

    assert "Robot B (A3, most cities)" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_piece_can_be_told(lang: str) -> None:
    known = messages(lang)

    assert [r for r in REASONS if f"powergrid.reason.{r}" not in known] == []
    for kind in "FARBS":
        for number in range(1, 7):
            assert f"powergrid.piece.{kind}{number}.does" in known


def test_two_people_get_a_curtain_only_where_money_is_hidden() -> None:
    curtain = words("en")("terminal.ask.curtain", name="Player 2")
    hidden, _ = play(*[""] * 6, seats="human,human")
    open_, _ = play(*[""] * 6, seats="human,human", open_money=True)

    assert curtain in hidden
    assert curtain not in open_


def test_a_game_is_saved_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    _, code = play("", "", "q", record=file, seats="human,robot")
    before = read_record(written(file), POWER_GRID)

    shown, _ = play("", "q", record=file, seats="human,robot")
    after = read_record(written(file), POWER_GRID)

    assert code == 0
    assert "A game is waiting here, in round 1." in shown
    assert after.entries[: len(before.entries)] == before.entries
    assert len(after.entries) > len(before.entries)


def test_a_record_of_another_set_up_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("", "q", record=file)
    text = written(file)

    with pytest.raises(Unsupported, match="Map"):
        play("q", record=file, map="usa")
    assert written(file) == text


@pytest.mark.parametrize("map_", MAP_NAMES)
def test_every_map_can_be_shown(map_: str) -> None:
    shown, _ = play("m", "q", map=map_, lang="fr")

    assert any(f"{c.name} " in shown for c in POWER_GRID.map_named(map_).cities)
    assert words("fr")(f"powergrid.map.{map_}") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_", MAP_NAMES)
def test_every_region_says_where_it_lies(map_: str, lang: str) -> None:
    speech = PowerGridSpeech(words(lang), ("A", "B"))
    regions = POWER_GRID.map_named(map_).regions

    areas = [speech.area(region) for region in regions]

    assert all(areas)
    if lang == "en":
        assert areas == [region.label for region in regions]
    else:
        assert not {"North-west", "South-east", "Centre"} & {*areas}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_regions_to_choose_from_fit_the_terminal(lang: str, width: int) -> None:
    options: dict[str, Any] = {"regions": "drafted", "map": "korea", "lang": lang}

    shown, _ = play("q", term="xterm-256color", width=width, **options)

    assert words(lang)("powergrid.area.seoul-area") in ESCAPE.sub("", shown)
    assert "…" not in shown


def test_a_home_made_region_is_told_in_its_own_words() -> None:
    speech = PowerGridSpeech(words("ru"), ("A", "B"))

    assert speech.area(Region("red", "Behind the lake", "", ())) == "Behind the lake"
    assert speech.area(Region("red", "red", "", ())) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_for_a_bid_begins_like_a_sentence(lang: str) -> None:
    say = words(lang)
    plant = say("powergrid.plant", number=6)
    asked = {"plant": plant, "bid": 6, "pass": say("powergrid.word.pass")}

    shown, _ = play("q", seats="human,robot,simple", regions="drawn", seed=5, lang=lang)

    question = say("powergrid.ask.bid", **asked)
    assert f"{question[0].upper()}{question[1:]}" in shown


def test_robots_of_a_record_go_by_their_names_or_letters() -> None:
    players = ["Ann", " robot 2-5-1-6-3 Gisela", " robot 1-2-3-4-5"]

    assert names_from(words("de"), POWER_GRID, players) == [
        "Ann",
        "Gisela",
        "Roboter C",
    ]


def test_the_market_forecasts_what_comes_when_everybody_supplies() -> None:
    """Fuel that will be burnt comes back: the reserve of today is not all."""
    mine = Holding(plants=(4,), fuel=(4, 0, 0, 0), cities=("Kiel",))
    table = robot_table(
        "Nele; Gisela",
        mine,
        Holding(plants=(5,), cities=("Essen",)),
        fuel=((20, 18, 6, 2),),
        phase="resources",
        round=2,
    )
    speech = PowerGridSpeech(words("en"), ("Nele", "Gisela"))

    ladders = [line.plain for line in market.fuel(speech, POWER_GRID.view(table, 0))]

    assert table.reserve[0] == 0
    assert ladders[0].endswith("+2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plants_are_compared_before_one_is_offered(lang: str) -> None:
    """Nobody has a plant yet: what a city costs with each, and how many more come."""
    table = robot_table("Ann; Bob; Cleo", market=(3, 4, 5, 6, 7, 8, 9, 10))
    say = words(lang)
    speech = PowerGridSpeech(say, ["Ann", "Bob", "Cleo"])

    per_city, gains = compared(speech, POWER_GRID.view(table, 0), 200)

    costs = say("powergrid.board.per_city", plants="|").partition("|")[0]
    assert costs in per_city.plain
    plants = "3 +1, 4 +1, 5 +1, 6 +1"
    assert say("powergrid.board.gains", plants=plants) in gains.plain


def test_a_bid_is_compared_with_ones_own_plants() -> None:
    """By a sentence: what could be supplied with it, and which plant would go."""
    table = robot_table(
        "Ann; Bob; Cleo",
        Holding(plants=(4, 8, 15), money=60),
        market=(5, 10, 13, 16, 18, 20, 21, 22),
        moment={"auction": Auction(16, 16, 1, (0, 1))},
    )
    speech = PowerGridSpeech(words("en"), ["Ann", "Bob", "Cleo"])
    view = POWER_GRID.view(table, 0)

    told = "".join(f"{line} " for line in compared(speech, view, 200))

    assert "With plant 16 you could supply up to 8 cities instead of 6." in told
    assert "You would discard plant 4." in told
