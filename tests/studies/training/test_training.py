"""Training: it gets better, it can be killed anywhere, and seeds decide all else."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.fzzzt.weights import weights
from robobid.core.errors import Unreadable, Unsupported
from robobid.twins.fzzzt.search.outlook import NUMBERS
from robobid.twins.fzzzt.search.rounds import Noted
from robobid.twins.judgement import APPRENTICE, Judgement
from studies.resumable import ResumableSums
from studies.training.command import train
from studies.training.evolution import Gene, Population, Progress
from studies.training.fzzzt import mechanic, outlook
from studies.training.fzzzt.mechanic import GENES, train_mechanic
from studies.training.fzzzt.outlook import (
    SPREADS,
    Sums,
    misfit,
    portions,
    train_outlook,
)
from tests.studies.training.killing import TRAINING, goes_on, nothing


def test_evolution_finds_the_best() -> None:
    genes = [Gene(0.0, 1.0, -5.0, 5.0), Gene(2.0, 1.0, -5.0, 5.0)]
    population = Population.begin(genes)
    for generation in range(30):
        drawn = population.draw(genes, 20, (1, generation))
        fitness = -((drawn - [1.5, -1.0]) ** 2).sum(1)
        population = population.next(genes, drawn, fitness)

    assert population.mean == pytest.approx([1.5, -1.0], abs=0.1)


def test_a_gene_stays_in_its_bounds() -> None:
    genes = [Gene(0.9, 5.0, 0.0, 1.0)]
    drawn = Population.begin(genes).draw(genes, 50, (1,))

    assert drawn[0] == 0.9
    assert drawn.min() == 0
    assert drawn.max() == 1


def test_every_number_of_a_taste_evolves_from_the_apprentices() -> None:
    assert tuple(GENES) == Judgement._fields
    given = {"envy", "desire"}  # at zero they would do nothing at all
    for name, gene in GENES.items():
        assert gene.least <= gene.start <= gene.most
        assert name in given or gene.start == getattr(APPRENTICE, name)


@pytest.fixture
def _quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of playing, whoever likes power and hates thrift is best."""

    def fitness(judgement: Judgement, rival: Judgement, boxes: Any, seed: int) -> float:
        return (
            judgement.power_worth - judgement.thrift - 0.1 * rival.envy + seed % 7 / 1e6
        )

    monkeypatch.setattr(mechanic, "fitness_of", fitness)


@pytest.mark.usefixtures("_quick_games")
@pytest.mark.parametrize("killed_after", [0, 3, 9])
def test_a_killed_evolution_goes_on_as_if_nothing_had_been(
    tmp_path: Path, killed_after: int
) -> None:
    def training(seed: int, checkpoint: ResumableSums, progress: Progress) -> Judgement:
        return train_mechanic(seed, 12, checkpoint, progress)

    goes_on(training, tmp_path, killed_after)


def made_up(box: Any, players: Any, games: int, seed: int) -> Noted:
    """Games whose final scores are twice the first number of what was promised."""
    random = np.random.default_rng(seed)
    prospects = random.random((games, 4, box.players, NUMBERS))
    scores = np.round(20 * prospects[:, -1, :, 1] + 5).astype(np.int64)
    prospects[:, :, :, 1] = prospects[:, -1:, :, 1]
    places = 1 + (scores[:, None, :] > scores[:, :, None]).sum(2)
    return Noted(4, prospects, scores, places)


@pytest.fixture
def _made_up_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "note_rounds", made_up)


@pytest.mark.usefixtures("_made_up_games")
def test_the_outlook_finds_what_makes_scores() -> None:
    learned = train_outlook(1, 1, APPRENTICE, ResumableSums(None, {}), nothing)

    assert set(learned["players"]) == {"2", "3", "4", "5", "6"}
    own = np.array(learned["players"]["4"]["own"])
    assert own.shape == (3, NUMBERS)
    assert own[:, 1] == pytest.approx(20, abs=0.2)
    assert abs(own[:, 2:]).max() < 0.2


@pytest.mark.usefixtures("_made_up_games")
@pytest.mark.parametrize("killed_after", [0, 7, 20])
def test_a_killed_lesson_goes_on_as_if_nothing_had_been(
    tmp_path: Path, killed_after: int
) -> None:
    def training(seed: int, checkpoint: ResumableSums, progress: Progress) -> Any:
        return train_outlook(seed, 1, APPRENTICE, checkpoint, progress)

    goes_on(training, tmp_path, killed_after)


def test_portions_come_in_every_edition_and_the_last_ones_at_the_end() -> None:
    plan = portions(2)
    of_five = [portion for portion in plan if portion.players == 5]

    assert [portion.edition for portion in of_five] == ["fr-expansion", "ru"] * 3
    assert [portion.is_last for portion in of_five] == [False] * 4 + [True] * 2


def test_the_better_a_guess_the_narrower_the_spread() -> None:
    random = np.random.default_rng(1)
    scores = 10 * random.standard_normal((4000, 2))
    won = scores == scores.max(1, keepdims=True)
    close, rough = (
        SPREADS[
            misfit(scores + error * random.standard_normal(scores.shape), won).argmin()
        ]
        for error in (1.0, 10.0)
    )

    assert close < rough


def test_sums_survive_a_file() -> None:
    sums = Sums()
    sums.scores += 0.1
    again = Sums.from_plain(json.loads(json.dumps(sums.as_plain())))

    assert (again.scores == sums.scores).all()
    assert (again.weights() == sums.weights()).all()


@pytest.mark.parametrize("text", ["{", "[]", '{"state": 1}'])
def test_a_file_that_is_no_training_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "kept"
    path.write_text(text)

    with pytest.raises(Unsupported) as refused:
        ResumableSums(path, {})
    assert refused.value.code == "not_resumable"
    assert path.read_text() == text


def test_a_file_of_another_training_is_refused(tmp_path: Path) -> None:
    ResumableSums(tmp_path / "kept", {"seed": 1}).keep({"done": 3})

    assert ResumableSums(tmp_path / "kept", {"seed": 1}).state == {"done": 3}
    with pytest.raises(Unsupported) as refused:
        ResumableSums(tmp_path / "kept", {"seed": 2})
    assert refused.value.code == "other_results"


@pytest.mark.usefixtures("_quick_games")
def test_the_command_writes_what_was_learned_and_by_which_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.json"

    code = train(
        game="fzzzt",
        what="mechanic",
        steps=3,
        seed=4,
        out=out,
        checkpoint=None,
        lang="en",
    )

    written = json.loads(out.read_text())
    assert code == 0
    assert written["made_by"] == f"{TRAINING} fzzzt mechanic --steps 3 --seed 4"
    assert Judgement(**written["taste"]) != APPRENTICE
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]
    assert str(out) in capsys.readouterr().out


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        train(
            game="fzzzt",
            what="mechanic",
            steps=1,
            seed=1,
            out=tmp_path / "no" / "where.json",
            checkpoint=None,
            lang="en",
        )
    assert refused.value.code == "bad_file"


@pytest.mark.parametrize("name", ["mechanic", "outlook"])
def test_what_ships_says_how_it_was_made(name: str) -> None:
    assert weights(name)["made_by"].startswith(f"{TRAINING} fzzzt {name} --steps ")
    assert mechanics_judgement() != APPRENTICE
