"""Whoever works, and however many of them die: the results are the same."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

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
        assert workers.size == jobs


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
