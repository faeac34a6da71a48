"""Where chance gets its answers from."""

from __future__ import annotations

import pytest

from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.core.errors import Illegal
from robobid.core.luck import Scripted, Seeded

DIE = Decision(CHANCE, "roll", Listed(range(1, 7)))


def rolls(seed: int | str, times: int = 50) -> list[int]:
    luck = Seeded(seed)
    return [luck.draw(DIE) for _ in range(times)]


def test_the_same_seed_gives_the_same_luck() -> None:
    assert rolls(5) == rolls(5)
    assert rolls("five") == rolls("five")


def test_another_seed_gives_other_luck() -> None:
    assert rolls(5) != rolls(6)
    assert set(rolls(5)) == {1, 2, 3, 4, 5, 6}


def test_a_seed_is_the_same_today_and_tomorrow() -> None:
    """A recorded seed must mean the same luck in every version."""
    assert rolls(1, 10) == [2, 2, 4, 1, 4, 3, 4, 2, 2, 6]


def test_a_script_is_followed_to_its_end() -> None:
    luck = Scripted([3, 1])

    assert [luck.draw(DIE), luck.draw(DIE)] == [3, 1]
    with pytest.raises(Illegal, match="no answer left for 'roll'") as caught:
        luck.draw(DIE)
    assert caught.value.code == "script_ended"
