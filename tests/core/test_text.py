"""Tags, words and comments, and where they stand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from robobid.core.errors import Unreadable
from robobid.core.text import WIDTH, Word, join_round, join_tags, split_text


def test_tags_words_and_comments_are_told_apart() -> None:
    tags, words = split_text('[A "x y"]\n [Bc  "z" ]\n\n1. B r1+r2 {a [B] 1. c} *')

    assert tags == {"A": "x y", "Bc": "z"}
    assert words == [
        Word("1.", 4, 1),
        Word("B", 4, 4),
        Word("r1+r2", 4, 6),
        Word("*", 4, 25),
    ]


def test_an_empty_text_has_nothing() -> None:
    assert split_text("") == ({}, [])
    assert split_text(" \r\n\t") == ({}, [])


def test_white_space_and_line_ends_make_no_difference() -> None:
    one = split_text('[A "x"] 1. B r1 *')
    other = split_text('\r\n[A "x"]\r\n\r\n  1.\tB\r\nr1   *\r\n')

    assert one[0] == other[0]
    assert [word.text for word in one[1]] == [word.text for word in other[1]]


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        ("[A x]", 1, 1, "[A"),
        ('[A "x]', 1, 1, "[A"),
        ('\n  [a "x"]', 2, 3, "[a"),
        ("1. B {never closed", 1, 6, "{never"),
        ("1. B }", 1, 6, "}"),
        ("1. B ]", 1, 6, "]"),
        ('[A "x\ny"]', 1, 1, "[A"),
    ],
)
def test_what_is_neither_is_refused_with_its_place(
    text: str, line: int, column: int, found: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        split_text(text)

    error = caught.value
    assert (error.line, error.column, error.values["found"]) == (line, column, found)
    assert str(error).startswith(f"line {line}, column {column}: found {found!r}, ")
    assert "expected a tag like" in str(error)


def test_a_tag_twice_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"each tag once \(A stands here again") as e:
        split_text('[A "x"]\n[B "y"] [A "x"]')

    assert (e.value.line, e.value.column) == (2, 9)


@given(
    st.dictionaries(
        st.from_regex(r"[A-Z][A-Za-z]{0,9}", fullmatch=True),
        st.text(
            st.characters(blacklist_characters="\n", blacklist_categories=["Cs"]),
            max_size=40,
        ),
        max_size=8,
    )
)
def test_tags_are_read_as_they_were_written(tags: dict[str, str]) -> None:
    text = join_tags(tags.items())

    assert split_text(text) == (tags, [])


def test_tags_are_wrapped() -> None:
    lines = join_tags([(name, "x" * 30) for name in "ABCDE"]).splitlines()

    assert [len(line) for line in lines] == [73, 73, 36]


def test_a_round_is_wrapped_between_its_moves() -> None:
    moves = [f"B r{i}+r{i}" for i in range(20)]

    lines = join_round(3, moves).splitlines()

    assert lines[0].startswith("3. B r0+r0")
    assert all(line.startswith("   B ") for line in lines[1:])
    assert all(len(line) <= WIDTH for line in lines)
    assert " ".join(" ".join(lines).split()) == "3. " + " ".join(moves)


class Watched(str):
    """A text that counts how many of its letters are looked through for lines."""

    looked_at = 0

    def count(self, part: str, *between: Any) -> int:
        first, last = between
        self.looked_at += last - first
        return super().count(part, first, last)


def test_every_letter_is_looked_at_once() -> None:
    """Whoever pastes a long text must not keep the machine busy for minutes."""
    text = Watched("1. A r1\n" * 200)

    _, words = split_text(text)

    assert words[-1] == Word("r1", 200, 6)
    assert text.looked_at <= len(text)
