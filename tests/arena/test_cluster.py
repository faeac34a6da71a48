"""A real Dask cluster gives the same results, even if one of its workers dies."""

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from robobid.app.commands import main
from robobid.arena import cluster
from robobid.arena.cluster import check_versions
from robobid.arena.executors import workforce
from robobid.arena.matches import GameResult, play_match
from robobid.arena.tournament import hold
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from studies.census.__main__ import STUDY
from tests.arena.dask import SmallCluster
from tests.arena.experiments import an_experiment

TAGS = {"Edition": "en", "Players": "A; B; C"}
BOTS = ("simple", "simple", "random")


pytestmark = pytest.mark.cluster


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallCluster]:
    with SmallCluster(tmp_path_factory.mktemp("dask"), workers=2) as small:
        yield small


def matches(numbers: range) -> list[GameResult]:
    return [
        play_match(FZZZT, TAGS, BOTS, Seeded(number), [f"{number}:{n}" for n in BOTS])
        for number in numbers
    ]


PORTIONS = [range(first, first + 2) for first in range(0, 60, 2)]


def test_a_worker_dies_in_the_middle_of_a_tournament(
    two_workers: SmallCluster,
) -> None:
    experiment = an_experiment(players=2, deals=15)
    with workforce(1) as here:
        expected = hold(experiment, here)
    seen: list[int] = []

    def kill_after_three_deals(games: int) -> None:
        seen.append(games)
        if len(seen) == 3:
            two_workers.workers[0].kill()
            two_workers.workers[0].wait()

    with workforce(on=two_workers.address) as workers:
        found = hold(experiment, workers, progress=kill_after_three_deals)

    assert found == expected
    assert len(seen) == 15
    assert two_workers.workers[1].poll() is None


def test_the_arena_prints_the_same_on_a_cluster(
    two_workers: SmallCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the last digit; one worker is left of the two."""
    outputs = []
    for workers in (["--jobs", "1"], ["--on", two_workers.address]):
        assert main(["arena", "fzzzt", "--deals", "4", "--json", *workers]) == 0
        outputs.append(capsys.readouterr().out)

    assert outputs[0] == outputs[1]


def test_a_census_is_the_same_on_a_cluster(
    two_workers: SmallCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["fzzzt", "--edition", "fr", "--level", "random", "--games", "2"]
    outputs = []
    for workers in (["--jobs", "1"], ["--on", two_workers.address]):
        assert STUDY.run([*line, "--json", *workers]) == 0
        outputs.append(capsys.readouterr().out)

    assert outputs[0] == outputs[1]


def test_results_come_from_a_cluster_in_order(two_workers: SmallCluster) -> None:
    """One worker is left of the two; the other's death is long forgotten."""
    with workforce(on=two_workers.address) as workers:
        found = list(workers.results(matches, PORTIONS[:3]))

    assert found == [matches(portion) for portion in PORTIONS[:3]]


def test_workers_of_another_version_are_refused(
    two_workers: SmallCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.9")
    with pytest.raises(Unsupported, match=r"this is robobid 0\.0\.9") as refused:
        refuse(two_workers.address)

    assert refused.value.code == "other_version"


def test_a_worker_of_another_version_that_comes_later_is_refused_too(
    two_workers: SmallCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workforce(on=two_workers.address) as workers:
        monkeypatch.setattr(cluster, "__version__", "0.0.9")
        with pytest.raises(Unsupported, match=r"the worker tcp://127\.0\.0\.1:\d+ has"):
            list(workers.results(matches, PORTIONS[:3]))


def test_a_worker_without_robobid_is_refused() -> None:
    with pytest.raises(Unsupported, match="the worker tcp://b:1 has robobid none"):
        check_versions({"tcp://a:1": "1.0", "tcp://b:1": ""}, "1.0")
    check_versions({"tcp://a:1": "1.0"}, "1.0")


def test_a_scheduler_without_workers_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_WORKERS_WITHIN", 0.2)
    lonely = SmallCluster(tmp_path, workers=0)
    with lonely, pytest.raises(Unsupported) as refused:
        refuse(lonely.address)

    assert refused.value.code == "no_workers"
    assert lonely.address in str(refused.value)


def test_an_address_without_a_scheduler_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "_ANSWER_WITHIN", 0.2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        for address in (f"tcp://127.0.0.1:{port}", "carrier-pigeon://home", "one:two"):
            with pytest.raises(Unsupported) as refused:
                refuse(address)
            assert refused.value.code == "no_scheduler"
            assert refused.value.values["address"] == address


def test_a_cluster_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(Unsupported, match="pip install distributed") as refused:
        refuse("tcp://127.0.0.1:1")

    assert refused.value.code == "dask_missing"


def refuse(address: str) -> None:
    with workforce(on=address):
        pytest.fail("nobody should work here")
