"""Tools around Power Grid: replay, simulate, and the helper for a real table."""

import json
import re
from pathlib import Path

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES, words
from robobid.core.reader import read_record
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.ratings import rating_of
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.text.position import write_position
from robobid.games.powergrid.variants import Pieces
from tests.app.commands.files import a_game
from tests.app.terminal.stage import written
from tests.app.terminal.test_powergrid_play import play
from tests.powergrid.robots import buying, robot_table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first rounds of a game with two robots."""
    file: Path = tmp_path_factory.mktemp("records") / "game.txt"
    play(*[""] * 45, seats="human,robot,robot:2-5-1-6-3", seed=3, record=file)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_both_what_happened_and_why(
    record: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["replay", str(record), "--lang", lang])

    shown = capsys.readouterr().out
    assert code == 0
    assert words(lang)("powergrid.piece.A5.name") in shown
    assert shown.splitlines()[-1].startswith("powergrid map=germany ")


@pytest.mark.parametrize("name", ["You", "Du", "Toi", "Ты"])
def test_whoever_played_alone_is_a_player_like_others_in_a_replay(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It said "You wins"."""
    game = a_game(POWER_GRID, 60, Map="germany", Players=f"{name}; Bob")
    (tmp_path / "record").write_text(game.write(), "utf-8")

    main(["replay", str(tmp_path / "record"), "--lang", "en"])

    out = capsys.readouterr().out
    assert f"{name} " not in out
    assert "Player 1 " in out
    assert "Bob " in out


def test_replay_hides_what_a_seat_does_not_see(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["replay", str(record), "--lang", "en", "--view", "B"])

    last = capsys.readouterr().out.splitlines()[-1]
    assert " A.money=? " in last
    assert " C.money=? " not in last


def test_replay_as_json_is_one_object_a_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["replay", str(record), "--json"])

    steps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    entries = read_record(written(record), POWER_GRID).entries
    assert [step["notation"] for step in steps] == [" ".join(e.words) for e in entries]
    assert steps[-1]["public"]["setup"]["map"] == "germany"
    assert all(player["money"] is None for player in steps[-1]["public"]["players"][:1])


def test_simulate_gives_the_same_shape_as_for_the_other_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words_ = ["--games", "3", "--jobs", "1", "--seed", "2", "--json"]
    main(["simulate", "powergrid", "--seats", "simple,robot,robot:1-2-3-4-5", *words_])
    ours = json.loads(capsys.readouterr().out)
    main(["simulate", "fzzzt", *words_])
    theirs = json.loads(capsys.readouterr().out)

    assert ours.keys() == theirs.keys()
    assert ours["seats"][0].keys() == theirs["seats"][0].keys()
    assert [seat["bot"] for seat in ours["seats"]][2] == "robot:1-2-3-4-5"
    assert sum(seat["wins"] for seat in ours["seats"]) == pytest.approx(3)


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "1", "--jobs", "1", "--lang", "de", "--map", "korea"]
    code = main(["simulate", "powergrid", "--seats", "random,random", *arguments])

    assert code == 0
    assert "Funkenschlag, Korea, 2 Spieler" in capsys.readouterr().out


def test_people_cannot_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "powergrid", "--seats", "human,robot"]) == 2


# -- the robots ---------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_thirty_pieces_are_listed(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["robots", "--lang", lang, "--json"])
    pieces = json.loads(capsys.readouterr().out)
    main(["robots", "--lang", lang])

    assert len({piece["piece"] for piece in pieces}) == 30
    assert len({piece["does"] for piece in pieces}) == 30
    colon = "\u00a0: " if lang == "fr" else ": "
    assert f"F3 {pieces[2]['name']}{colon}" in capsys.readouterr().out


def robot_positions(record: Path) -> dict[str, str]:
    """For each kind of decision of a robot a position of the record."""
    positions: dict[str, str] = {}
    for _, table in read_record(written(record), POWER_GRID).replay():
        for decision in POWER_GRID.decisions(table):
            seat = decision.seat
            if seat >= 0 and table.players[seat].pieces is not None:
                positions.setdefault(decision.kind, write_position(table))
    return positions


@pytest.mark.parametrize("kind", ["open", "bid", "fuel", "build", "run"])
def test_the_helper_says_what_the_robot_does_and_why(
    record: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    position = robot_positions(record)[kind]

    code = main(["robots", "decide", position, "--lang", "en"])

    shown = capsys.readouterr().out
    assert code == 0
    assert "  1  " in shown
    assert "Robot " in shown
    main(["robots", "decide", *position.split(), "--json"])
    advice = json.loads(capsys.readouterr().out)
    assert advice["steps"][0]["reasons"]
    assert advice["after"].startswith("powergrid ")


def test_options_may_stand_before_the_position(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = robot_positions(record)["build"]
    main(["robots", "decide", position, "--lang", "de"])
    last = capsys.readouterr().out

    assert main(["robots", "decide", "--lang", "de", position]) == 0
    assert capsys.readouterr().out == last
    assert main(["robots", "--lang", "de", "decide", *position.split()]) == 0
    assert capsys.readouterr().out == last
    with pytest.raises(SystemExit):
        main(["robots", "decide", "--colour", position])


@pytest.mark.parametrize(
    "line",
    [
        ["explain", "x"],
        ["decide", "powergrid map=atlantis seats=2"],
        ["decide", "nonsense"],
    ],
)
def test_a_bad_position_is_refused_with_code_2(line: list[str]) -> None:
    assert main(["robots", *line]) == 2


def test_a_position_where_no_robot_acts_is_refused() -> None:
    table = POWER_GRID.set_up({"Players": "Ann; Bob", "Regions": "red green brown"})

    assert main(["robots", "decide", write_position(table)]) == 2


def test_the_tokens_of_a_robot_are_told_together_with_their_total(
    capsys: pytest.CaptureFixture[str],
) -> None:
    held = Holding(plants=(4, 6, 11), money=99)
    position = write_position(buying(5, held, fuel=[(9, 9, 5, 3)]))

    main(["robots", "decide", position, "--lang", "en"])

    shown = " ".join(capsys.readouterr().out.split())
    assert "1 A coal A coal A garbage A uranium A garbage" in shown
    assert "buys 2 coal, 2 garbage, 1 uranium for 38" in shown
    assert shown.count("buys what its plants need for one production") == 1
    assert "2 A done" in shown
    assert "no room for garbage, the scarcest resource" in shown


def test_the_cities_that_are_named_for_a_robot_are_listed_with_their_costs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    held = Holding(money=30, plants=(4,), cities=("Duisburg",))
    table = robot_table(
        "robot 1-1-1-1-1; Ann; Bob", held, phase="building", round=2, turn=0
    )

    main(["robots", "decide", write_position(table), "--lang", "en"])
    assert "Essen 10" in capsys.readouterr().out
    main(["robots", "decide", write_position(table), "--json"])
    needs = json.loads(capsys.readouterr().out)["needs"]
    sites = needs["offered"]["sites"]
    assert needs["count"] == len(sites)
    assert (sites[0]["city"], sites[0]["total"]) == ("Essen", 10)


def a_table_where_a_person_names_a_city() -> str:
    held = Holding(money=30, plants=(4,), cities=("Duisburg",))
    return write_position(
        robot_table(
            "robot 1-1-1-1-1; Ann; Bob", held, phase="building", round=2, turn=0
        )
    )


def test_the_choice_of_a_person_is_entered(capsys: pytest.CaptureFixture[str]) -> None:
    position = a_table_where_a_person_names_a_city()
    main(["robots", "decide", position, "--lang", "en"])
    shown = capsys.readouterr().out
    assert "Then C chooses for it: " in shown
    (hint,) = re.findall("--then '(.*)'", shown)

    assert main(["robots", "decide", position, "--then", hint, "--lang", "en"]) == 0

    shown = capsys.readouterr().out
    city = hint.split()[-1]
    assert f"A + {city}" in shown
    assert f"A.cities=Duisburg,{city}" in shown


def test_a_choice_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    position = a_table_where_a_person_names_a_city()

    assert main(["robots", "decide", position, "--then", "C robot-city Jena"]) == 2
    assert main(["robots", "decide", position, "--then", "C sleeps"]) == 2


def test_programs_get_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    main(["robots", "decide", a_table_where_a_person_names_a_city(), "--json"])

    needs = json.loads(capsys.readouterr().out)["needs"]
    assert len(needs["options"]) == needs["count"]
    assert needs["left_out"] == 0


# -- their ratings ------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_robots_are_rated_for_every_number_of_players(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["robots", "rate", "2-5-1-6-3", "1-6-3-2-2", "--lang", lang, "--json"])
    known = json.loads(capsys.readouterr().out)
    main(["robots", "rate", "2-5-1-6-3", "1-6-3-2-2", "--lang", lang])
    shown = capsys.readouterr().out

    assert [robot["robot"] for robot in known] == ["2-5-1-6-3", "1-6-3-2-2"]
    for robot in known:
        assert [*robot["ratings"]] == ["2", "3", "4", "5", "6"]
        for rating in robot["ratings"].values():
            low, high = rating["interval"]
            assert low < rating["points"] < high
            assert f"{rating['points']} ±" in shown
            assert words(lang)(f"powergrid.difficulty.{rating['difficulty']}") in shown


def test_a_robot_can_be_asked_for_by_difficulty() -> None:
    told, _ = play("", seats="human,robot:hard", seed=3)

    pieces = re.findall(r"gets piece [FARBS](\d)", told)
    robot = Pieces(*map(int, pieces))
    assert rating_of(robot, 2).difficulty == "hard"


@pytest.mark.parametrize("robot", ["hard", "2-5-1-6-?", "9-9-9-9-9"])
def test_only_whole_robots_are_rated(robot: str) -> None:
    assert main(["robots", "rate", robot]) == 2
