"""What is counted is kept whole, and what cannot be kept or read is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from robobid.core.errors import Unreadable, Unsupported
from studies.resumable import ResumableSums

ASKED = {"seed": 1}


def test_sums_grow_and_are_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "census.npz"
    first = ResumableSums(path, ASKED)
    first.add("en 2", {"en 2 won": np.array([1, 2])}, 500)
    first.save()

    again = ResumableSums(path, ASKED)
    again.add("en 2", {"en 2 won": np.array([10, 20])}, 500)

    assert (again.done("en 2"), again.done("en 3")) == (1000, 0)
    assert again.arrays["en 2 won"].tolist() == [11, 22]
    assert first.arrays["en 2 won"].tolist() == [1, 2]


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "census.npz"
    kept = ResumableSums(path, ASKED)
    kept.add("en 2", {"en 2 won": np.arange(5000)}, 500)
    kept.save()
    whole, codes = path.read_bytes(), set()

    for at in range(0, len(whole), len(whole) // 20):
        path.write_bytes(whole[:at] + bytes(12) + whole[at + 12 :])
        try:
            ResumableSums(path, ASKED)
        except Unsupported as error:
            codes.add(error.code)

    assert codes == {"not_resumable"}


def test_a_place_that_is_gone_is_refused(tmp_path: Path) -> None:
    kept = ResumableSums(tmp_path / "gone" / "census.npz", ASKED)

    with pytest.raises(Unreadable, match="cannot use"):
        kept.save()
