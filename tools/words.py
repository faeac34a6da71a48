"""Every message with its filled forms, on a page for whoever proofreads: `make words`.

One HTML file for each language: message by message, in the order of the files, what it
says with every kind of value in its gaps, and the sources that say it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from robobid.app.locales import LANGUAGES, messages
from robobid.app.locales.phrases import as_sentence
from robobid.app.locales.sources import fluent_name
from tools import answer_help
from tools.fillings import filled

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "words"
_LITERAL: Final = re.compile(
    r"""["'`]([a-z]*(?:\{[^}]*\}|\$\{[^}]*\})?\.(?:[\w.-]|\$?\{[^}]*\})+)["'`]"""
)
"""A key in a source: a text with points, in which braces may stand for parts."""
_CODE: Final = re.compile(r'"([a-z][a-z0-9]*(?:_[a-z0-9]+)*)"')
"""The code of an error, in a source of the rules."""
_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; }
h2 { margin-top: 2em; } h3 { font-size: 1em; margin: 1.5em 0 0; }
small { color: #666; } ul { margin: 0.2em 0 0; }
"""


def main(out: Path = OUT) -> None:
    """Write the page of each language, and say where."""
    out.mkdir(parents=True, exist_ok=True)
    uses = uses_of(messages("en"))
    for lang in LANGUAGES:
        path = out / f"{lang}.html"
        path.write_text(page(lang, uses), encoding="utf-8")
        print(path)


def page(lang: str, uses: Mapping[str, list[str]]) -> str:
    """All messages of a language, by the file that they are in."""
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        f"<title>{lang}</title><style>{_STYLE}</style><h1>{lang}</h1>",
    ]
    file = ""
    for key in messages(lang):
        if file != (file := key.partition("-")[0]):
            parts.append(f"<h2>{file}.ftl</h2>")
        parts += entry(lang, key, uses.get(key, []))
    return "\n".join(parts)


def entry(lang: str, key: str, used_by: list[str]) -> Iterator[str]:
    """A message: its key, where it is shown, and each thing that it can say."""
    where = escape(", ".join(used_by)) or "a part of other messages"
    yield f'<h3 id="{key}">{key} <small>{where}</small></h3><ul>'
    for text in dict.fromkeys(map(as_sentence, filled(lang, key))):
        yield f"<li>{escape(text)}</li>"
    yield "</ul>"


def uses_of(keys: Mapping[str, str]) -> dict[str, list[str]]:
    """The sources that say each message, as paths from the root."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in _sources():
        said = re.compile("|".join(_patterns(path)) or "(?!)")
        name = path.relative_to(ROOT).as_posix()
        for key in keys:
            if said.fullmatch(key):
                found[key].append(name)
    return dict(found)


def _sources() -> Iterator[Path]:
    for folder, kinds in (("robobid", (".py",)), ("web/src", (".svelte", ".ts"))):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in kinds and "generated" not in path.parts:
                yield path


@cache
def _patterns(path: Path) -> tuple[str, ...]:
    """Patterns of the keys in a source; an error's code is a key, too."""
    text = path.read_text("utf-8")
    keys = map(_pattern, _LITERAL.findall(text))
    codes = _CODE.findall(text) if path.suffix == ".py" else ()
    return (*dict.fromkeys(keys), *(f"(?:web-)?error-{code}" for code in set(codes)))


def _pattern(literal: str) -> str:
    """The pattern of a key; one that begins with a gap is a game's own."""
    gap = r"\$?\{[^}]*\}"
    if not re.search("[a-z]", re.sub(gap, "", literal)):
        return "(?!)"
    parts = [re.escape(fluent_name(part)) for part in re.split(gap, literal)]
    if not parts[0]:
        parts[:2] = [f"(?:fzzzt|powergrid|plain){parts[1]}"]
    return r"[\w-]+".join(parts)


if __name__ == "__main__":
    answer_help(__doc__)
    main()
