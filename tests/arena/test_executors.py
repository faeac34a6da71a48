"""Whoever works, and however many of them die: the results are the same."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from robobid.arena import executors
from robobid.arena.executors import TRIES, Workforce, cores, workforce
from robobid.core.errors import Unsupported


def square(number: int) -> int:
    return number * number


def refuse_seven(number: int) -> int:
    if number == 7:
        raise Unsupported("seven", "not seven")
    return number


def die_once(notes: Path, number: int) -> int:
    """Each portion whose number can be divided by five kills its first worker."""
    note = notes / str(number)
    if number % 5 == 0 and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def die(notes: Path, number: int) -> int:
    if number == 3:
        with (notes / "deaths").open("a") as deaths:
            deaths.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_portions(jobs: int) -> None:
    with workforce(jobs) as workers:
        assert list(workers.results(square, range(50))) == [n * n for n in range(50)]
        assert list(workers.results(square, [])) == []
        assert workers.size == min(jobs, cores())


@pytest.mark.parametrize(
    ("jobs", "work", "allowed", "size"),
    [
        pytest.param(1000, None, 4, 4, id="no more than cores"),
        pytest.param(1000, 3, 4, 3, id="no more than there is work"),
        pytest.param(2, 100, 4, 2, id="no more than asked for"),
        pytest.param(None, 3, 4, 3, id="all cores, if there is work for them"),
        pytest.param(3, 0, 4, 1, id="nothing to do is done right here"),
    ],
)
def test_nobody_is_hired_to_wait(
    monkeypatch: pytest.MonkeyPatch,
    jobs: int | None,
    work: int | None,
    allowed: int,
    size: int,
) -> None:
    """`--jobs 1000` once started 1,000 processes for two games."""
    monkeypatch.setattr(executors, "cores", lambda: allowed)

    with workforce(jobs, work=work) as workers:
        assert workers.size == size


def wait_for_ever(number: int) -> int:
    time.sleep(600)
    return number


def test_whoever_is_stopped_does_not_wait_for_the_workers() -> None:
    """And leaves nobody behind."""
    start = time.monotonic()

    with pytest.raises(KeyboardInterrupt):
        stop_after_the_first()

    assert time.monotonic() - start < 60
    assert multiprocessing.active_children() == []


def stop_after_the_first() -> None:
    with workforce(2) as workers:
        # As everywhere, whoever is stopped still looks at the results.
        results = workers.results(first_one_only, range(5))
        next(results)
        raise KeyboardInterrupt


def first_one_only(number: int) -> int:
    return wait_for_ever(number) if number else number


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(2) as executor:
        results = Workforce.of(executor, 2).results(square, range(20))

        assert list(results) == [n * n for n in range(20)]


def test_all_cores_work_by_default() -> None:
    with workforce() as workers:
        assert workers.size == cores()


@pytest.mark.parametrize("jobs", [1, 2])
def test_portions_may_have_no_end(jobs: int) -> None:
    taken: list[int] = []

    def portions() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    with workforce(jobs) as workers:
        results = workers.results(square, portions())
        assert list(islice(results, 5)) == [0, 1, 4, 9, 16]
        results.close()

    assert len(taken) <= 5 + 4 * jobs


def test_alone_nothing_is_done_ahead() -> None:
    done: list[int] = []

    with workforce(1) as workers:
        for number in workers.results(lambda n: done.append(n) or n, range(3)):  # type: ignore[func-returns-value]
            assert done[-1] == number


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_work_is_told(jobs: int) -> None:
    with workforce(jobs) as workers:
        results = workers.results(refuse_seven, range(20))
        with pytest.raises(Unsupported, match="not seven"):
            list(results)
        assert list(workers.results(square, range(3))) == [0, 1, 4]


def test_killed_workers_are_replaced(tmp_path: Path) -> None:
    work: Callable[[int], int] = partial(die_once, tmp_path)

    with workforce(2) as workers:
        assert list(workers.results(work, range(21))) == [n * n for n in range(21)]

    assert len(list(tmp_path.iterdir())) == 5


def test_a_portion_that_always_kills_is_given_up(tmp_path: Path) -> None:
    work: Callable[[int], int] = partial(die, tmp_path)

    with workforce(2) as workers, pytest.raises(Unsupported) as refused:
        list(workers.results(work, range(10)))

    assert refused.value.code == "workers_died"
    assert TRIES <= len((tmp_path / "deaths").read_text()) <= 2 * TRIES
