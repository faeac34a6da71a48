"""Three errors, one family."""

from __future__ import annotations

import pickle

import pytest

from robobid.core.errors import Illegal, RobobidError, Unreadable, Unsupported


@pytest.mark.parametrize("kind", [Illegal, Unreadable, Unsupported])
def test_an_error_has_a_code_values_and_an_english_sentence(
    kind: type[RobobidError],
) -> None:
    error = kind("too_late", "seat A is too late", seat=0)

    assert isinstance(error, RobobidError)
    assert (error.code, error.values) == ("too_late", {"seat": 0})
    assert str(error) == error.message == "seat A is too late"


def test_an_unreadable_word_has_a_place() -> None:
    error = Unreadable.at(3, 14, "r9z", "expected a card")

    assert (error.line, error.column) == (3, 14)
    assert error.values["found"] == "r9z"
    assert str(error) == "line 3, column 14: found 'r9z', expected a card"


def test_an_error_comes_back_whole_from_another_process() -> None:
    error = Unreadable.at(3, 14, "r9z", "expected a card")

    again = pickle.loads(pickle.dumps(error))

    assert type(again) is Unreadable
    assert vars(again) == vars(error)
    assert str(again) == str(error)
