"""Games that were kept say what was seen, allowed, chosen and won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.app.commands import main
from robobid.core.decisions import CHANCE
from robobid.core.reader import read_record
from robobid.envs.datasets import COLUMNS, Games, games_of, read_games, write_games
from robobid.envs.episode import Episode
from robobid.envs.specs import course
from robobid.games.fzzzt.game import FZZZT
from robobid.games.registry import game_named

FZZZT_WORDS = ["simulate", "fzzzt", "--edition", "ru", "--games", "3", "--jobs", "1"]
POWER_GRID_WORDS = [
    *("simulate", "powergrid", "--seats", "random,robot", "--players", "3"),
    *("--games", "2", "--jobs", "1"),
]


@pytest.mark.parametrize("form", ["npz", "parquet"])
@pytest.mark.parametrize("words", [FZZZT_WORDS, POWER_GRID_WORDS])
def test_rows_are_what_an_environment_would_have_given(
    words: list[str], form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"games.{form}"
    assert main([*words, "--keep", str(file)]) == 0

    games = read_games(file)

    assert games.card["rows"] == len(games.columns["seat"])
    assert games.card["games"] == len(games.records) == 2 + (words is FZZZT_WORDS)
    assert list(games.card["columns"]) == list(COLUMNS)
    assert len(games.card["numbers"]) == games.columns["observation"].shape[1]
    rules = game_named(games.card["game"]).game
    for number, record in enumerate(games.records):
        check_game(games, number, read_record(record, rules))


def check_game(games: Games, number: int, record: Any) -> None:
    """Play a game again by its rows, luck included."""
    is_fzzzt = record.game.name == "fzzzt"
    said: Any = {"edition": "ru"} if is_fzzzt else {"regions": "drawn"}
    line_up = ["robot" if "robot" in name else "learner" for name in players(record)]
    kind = course(record.game.name, line_up=line_up, **said)
    episode = Episode(kind, record.game.set_up(record.extra))
    here = games.columns["game"] == number
    for seat, row, mask, action, reward in zip(
        *(games.columns[name][here] for name in list(COLUMNS)[1:]), strict=True
    ):
        assert episode.decision.seat == seat
        if seat != CHANCE:
            player = kind.persons.index(seat)
            assert episode.observe(player).tolist() == row.tolist()
            assert np.flatnonzero(mask).tolist() == list(episode.options)
            worth = kind.worth(record.table)[player]
            assert reward == pytest.approx(worth)
        episode.choose(int(action))
    assert episode.table == record.table


def players(record: Any) -> list[str]:
    return [name.strip() for name in record.extra["Players"].split(";")]


def test_records_can_be_kept_without_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.txt"
    assert main([*FZZZT_WORDS, "--keep", str(file)]) == 0
    texts = file.read_text("utf-8").split("\n\n")
    assert len(texts) == 3
    assert all(read_record(text, FZZZT).is_over for text in texts)


def test_the_same_seed_keeps_the_same_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{jobs}.txt" for jobs in "12"]
    for jobs, file in zip("12", files, strict=True):
        main([*FZZZT_WORDS[:-1], jobs, "--keep", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("name", "told"),
    [("games.csv", ".parquet, .npz, .txt"), ("nowhere/games.npz", "nowhere")],
)
def test_what_cannot_be_kept_is_refused_before_anything_is_played(
    name: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FZZZT_WORDS, "--keep", str(tmp_path / name)]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_twin_keeps_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*POWER_GRID_WORDS, "--fast", "--keep", "games.npz"]) == 2
    assert "--fast" in capsys.readouterr().err


def test_choices_of_seats_can_be_had_alone(tmp_path: Path) -> None:
    episode_text = _one_record()
    games = games_of(FZZZT, [episode_text], {"bots": ["random", "random"]})
    write_games(tmp_path / "g.npz", games)
    chosen = read_games(tmp_path / "g.npz").choices
    assert (chosen["seat"] >= 0).all()
    picked = chosen["mask"][np.arange(len(chosen["action"])), chosen["action"]]
    assert (picked == 1).all()


def _one_record() -> str:
    from robobid.arena.deals import play_deal
    from robobid.arena.simulate import simulation

    tags = {"Edition": "en", "Players": "A; B"}
    bots = ["random", "random"]
    experiment = simulation(FZZZT, tags, bots, 1, 1, keep_games=True)
    return play_deal(experiment, 0).games[0].record
