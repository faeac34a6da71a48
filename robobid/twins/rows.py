"""Rows of bytes and records: instructions that write or fetch many bytes at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from robobid.twins.jit import instruction

write_eight: Callable[[Any, int, Any], None] = instruction("write_eight")
"""Write eight bytes at once: those of a word, the lowest first."""

write_in_turn: Callable[[Any, int, Any, int], None] = instruction("write_in_turn")
"""Write the lowest bytes of four words, then their second bytes, so many times."""

write_bytes: Callable[[Any, int, Any], None] = instruction("write_bytes")
"""Write 64 bytes at once: bit k of the n-th word becomes bit n of the k-th byte."""

keep_and_write_bytes: Callable[[Any, int, Any, int], None] = instruction(
    "keep_and_write_bytes"
)
"""Like `write_bytes`, but 64 bytes from another place on stay as they are."""

places_at_most: Callable[[Any, int], Any] = instruction("places_at_most")
"""The places, a bit for each, where a row of 64 short numbers is at most a limit."""

sets_beyond: Callable[[Any, Any, int, int], int] = instruction("sets_beyond")
"""Of sixteen sets of four kinds, a bit for each whose sum is beyond its short number.

A sum is that of the four counts, of the kinds in the set, and of a number more where
the bit of the set is given.
"""

fetch_line: Callable[[Any, int, int], None] = instruction("fetch_line")
"""Say that the line of the cache with a byte of a record is wanted soon."""
