"""Files inside a record: whatever was packed comes out again, and nothing else."""

from __future__ import annotations

import base64
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.core.errors import Unreadable
from robobid.core.packing import MOST, packed, unpacked
from robobid.core.text import join_tags, split_text


@given(st.text())
def test_what_was_packed_comes_out_of_a_record(text: str) -> None:
    written = join_tags([("DeckFile", packed(text))])
    tags, _ = split_text(written)
    assert unpacked(tags["DeckFile"]) == text


@given(st.text())
def test_what_was_not_packed_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="damaged"):
        unpacked(text)


def test_short_letters_do_not_stand_for_a_huge_text() -> None:
    bomb = zlib.compress(b" " * (MOST + 1))
    with pytest.raises(Unreadable, match="damaged"):
        unpacked(base64.urlsafe_b64encode(bomb).decode())
