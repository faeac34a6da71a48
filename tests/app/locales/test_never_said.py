"""Words that no player uses: docs/glossary.md lists them, and no message has any."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from robobid.app.locales import LANGUAGES, messages
from tools.fillings import filled

GLOSSARY = Path(__file__).resolve().parents[3] / "docs" / "glossary.md"
CODE = re.compile(r"`[^`]*`|\w+[:=]\S+|--[\w-]+")
"""What is typed, in any language the same."""
OF_PROGRAMS = ("cli-", "stopped-")
"""Messages about running a program, whose words are others than a game's."""


def never_said(lang: str) -> list[str]:
    _, _, section = GLOSSARY.read_text("utf-8").partition("\n## Never said\n")
    rows = re.findall(
        r"^\| (\w\w) \| (.+?) \| .+ \|$", section.partition("\n## ")[0], re.MULTILINE
    )
    return [word for row, words in rows if row == lang for word in words.split(", ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_has_a_word_that_is_never_said(lang: str) -> None:
    words = never_said(lang)
    assert words, lang
    pattern = re.compile(
        "|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words), re.IGNORECASE
    )

    found = [
        (key, match[0], text)
        for key in messages(lang)
        if not key.startswith(OF_PROGRAMS)
        for text in filled(lang, key)
        if (match := pattern.search(CODE.sub("", re.sub(r"\s", " ", text))))
    ]

    assert found == []
