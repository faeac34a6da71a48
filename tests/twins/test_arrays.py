"""The small arrays lie in memory as numpy's do, and are written and read alike."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from robobid.twins.arrays import small
from robobid.twins.arrays.array import Array
from robobid.twins.arrays.layouts import Layout
from robobid.twins.arrays.packing import packed, unpack

INNER = [("seat", "i1"), ("worth", "f8")]


def a_record(np_: Any, *, align: bool) -> Any:
    inner = np_.dtype(INNER, align=align)
    return np_.dtype(
        [("n", "u2"), ("cards", "u8", (2,)), ("minds", inner, (3,)), ("last", "b1")],
        align=align,
    )


@pytest.mark.parametrize("align", [False, True])
def test_records_are_laid_out_as_numpy_lays_them(align: bool) -> None:
    own, its = a_record(small, align=align), a_record(np, align=align)

    assert own.itemsize == its.itemsize
    assert {name: place for name, (_, place) in own.fields.items()} == {
        name: place for name, (_, place, *_) in its.fields.items()
    }


def filled(np_: Any) -> Any:
    made = np_.zeros((2, 2), a_record(np_, align=True))
    it = made[0, 1]
    it["n"] = 65535
    it["cards"] = [1 << 63, 5]
    it["cards"][1] |= 8
    it["minds"][1] = (-3, 0.5)
    it["minds"]["seat"][2] = -1
    made[1] = made[0]
    made["last"][1, :] = True
    made[1, 0]["minds"]["worth"] = 2.25
    made[..., 0]["n"] = [3, 4]
    return made


def test_the_same_is_written_and_read() -> None:
    own, its = filled(small), filled(np)

    assert bytes(packed(own)) == bytes(packed(its))
    assert own["minds"][1]["worth"].tolist() == its["minds"][1]["worth"].tolist()
    assert own[:, 1]["n"].tolist() == its[:, 1]["n"].tolist()
    assert own[1, 1]["cards"][0] == its[1, 1]["cards"][0]
    assert own.reshape(-1)[2]["n"] == 4


def test_made_from_numbers_rows_and_arrays() -> None:
    for np_ in (small, np):
        rows = np_.array([np_.array([1, 2], np_.uint64), np_.array([3, 4], np_.uint64)])
        assert rows.tolist() == [[1, 2], [3, 4]]
        assert np_.concatenate([rows, rows]).shape == (4, 2)
        assert np_.array([[0.5, 1.5]]).dtype == np_.dtype("f8")
        assert np_.zeros(0).tolist() == []


@pytest.mark.parametrize("np_", [small, np])
def test_gaps_are_packed_and_unpacked(np_: Any) -> None:
    made = np_.zeros((3, 4), np_.int64)
    made[:, 1:3] = [[1, 2], [3, 4], [5, 6]]
    part = made[:, 1:3]
    kept = bytes(packed(part))

    def read(room: memoryview) -> None:
        room[:] = kept[::-1][: len(room)]

    unpack(part, read)

    assert int.from_bytes(kept[:8], "little") == 1
    assert bytes(packed(part)) == kept[::-1]
    assert made[:, 0].tolist() == [0, 0, 0]


def test_a_copy_is_a_copy() -> None:
    one = small.array([1, 2, 3])
    two = one.copy()
    two[0] = 9

    assert one.tolist() == [1, 2, 3]
    assert two != one


def test_what_does_not_fit_is_refused() -> None:
    made = Array.zeros((3,), Layout("u8"))

    with pytest.raises(IndexError, match="no place 3 of 3"):
        made[3]
    with pytest.raises(ValueError, match="2 values for 3 places"):
        made[:] = [1, 2]
    with pytest.raises(ValueError, match="2 values for 3 places"):
        made[:] = small.array([1, 2], small.uint64)
    with pytest.raises(KeyError, match="no field"):
        made["n"]


def test_a_tuple_is_one_record_and_not_a_row() -> None:
    made, its = (
        np_.array([(1, 0.5), (-2, 0.25)], np_.dtype(INNER)) for np_ in (small, np)
    )

    assert made.shape == its.shape == (2,)
    assert made.tolist() == its.tolist()
