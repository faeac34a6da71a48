"""Many random games: ten thousand per edition in `make soak`, a few hundred always."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.driver import play_at_random
from robobid.core.reader import read_record
from robobid.core.record import Record
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.table import Table
from tests.fzzzt.builders import EDITION_NAMES, PERIPHERALS, all_cards

BATCHES = 20
GAMES_IN_A_BATCH = 500


def tags_of_a_game(edition: str, random: Random) -> dict[str, str]:
    """Any player count, often with some peripherals or a layout by hand."""
    players = random.choice(EDITIONS[edition].player_counts)
    tags = {"Edition": edition, "Players": ";".join("abcdef"[:players])}
    if random.random() < 0.6:
        some = random.sample(PERIPHERALS, random.randint(1, len(PERIPHERALS)))
        tags["Peripherals"] = " ".join(some)
    if random.random() < 0.3:
        tags["Layout"] = "by-hand"
    return tags


def play_games(edition: str, seed: str, games: int, *, recorded: int) -> None:
    """Play games at random; every `recorded`th is written, read and compared."""
    random = Random(seed)
    for number in range(games):
        tags = tags_of_a_game(edition, random)
        if number % recorded == 0:
            table = a_recorded_game(tags, random)
        else:
            table = FZZZT.set_up(tags)
            before = all_cards(table)
            play_at_random(FZZZT, table, random)
            assert all_cards(table) == before, tags
        check_the_end(table)


def a_recorded_game(tags: dict[str, str], random: Random) -> Table:
    record = Record(FZZZT, tags)
    while not record.is_over:
        seat, _, options = random.choice(FZZZT.decisions(record.table))
        record.play(seat, options.pick(random))
        if random.random() < 0.01:
            for other in range(len(record.table.players)):
                if record.may_undo(other):
                    record.undo(other)
    again = read_record(record.write(), FZZZT)
    assert again.table == record.table
    assert again.write() == record.write()
    return record.table


def check_the_end(table: Table) -> None:
    """The game is over, everything was auctioned, and somebody has won."""
    players = len(table.players)
    edition = table.edition
    assert table.phase == "over"
    assert not FZZZT.decisions(table)
    assert table.deck_size < table.belt_length == edition.belt_length_for(players)
    assert not table.belt
    assert not table.face_down
    owned = sum(len(p.personal_cards()) for p in table.players)
    laid = sum(1 + len(r) for p in table.players for r in p.units.values())
    assert owned + laid == 4 * players + table.round * table.belt_length
    places = [standing.place for standing in FZZZT.standings(table)]
    assert min(places) == 1
    assert len(table.scores) == players
    for score in table.scores:
        assert score.total == score.basic + score.bonus


@pytest.mark.rule("F5.5")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_hundred_random_games(edition: str) -> None:
    play_games(edition, f"{edition} always", 100, recorded=20)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_ten_thousand_random_games(edition: str, batch: int) -> None:
    play_games(edition, f"{edition} {batch}", GAMES_IN_A_BATCH, recorded=50)
