"""All four languages say everything, and nothing that is never said."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from robobid.app.locales import LANGUAGES, language, messages, names, words
from robobid.app.locales.sources import fluent_name
from robobid.app.terminal.speaker import explained
from robobid.core.errors import Illegal, Unsupported
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.editions import Rules
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES
from tests.app.locales.parts import PLURALS, choices, gaps

ROOT = Path(__file__).resolve().parents[3]
SOURCES = [
    path
    for top in ("robobid", "studies")
    for path in sorted((ROOT / top).rglob("*.py"))
    if path.parts[-2:] != ("narration", "refusals.py")  # it makes keys of any error
]
PAGE_SOURCES = [
    path
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in (".svelte", ".ts") and "generated" not in path.parts
]
ERRORS = ("Illegal", "Unsupported", "Unreadable", "RobobidError")
REASONS = {
    **dict.fromkeys(("Reason", "bad_position"), 0),
    **dict.fromkeys(("unexpected", "_bad_collection"), 0),
    **dict.fromkeys(("_bad", "bad", "bad_card", "bad_link"), 1),
    **dict.fromkeys(("_unreadable", "_nonsense"), None),
}
"""Who makes reasons, and which argument is the code; nothing where it varies."""
PLURAL_FORMS = {
    "en": ("one", "other"),
    "de": ("one", "other"),
    "fr": ("one", "many", "other"),
    "ru": ("one", "few", "many", "other"),
}
"""The forms that a plural has in each language; `other` is for what is no whole."""
CASES = {
    "en": {"a", "the"},
    "de": {"nominative", "accusative", "dative"},
    "fr": {"a", "de", "le"},
    "ru": {"genitive", "dative", "accusative", "instrumental", "prepositional"},
}
"""The cases that sentences ask for; English and French have articles instead."""
GENDERS = {
    "en": set[str](),
    "de": {"masculine", "feminine", "neuter"},
    "fr": {"masculine", "feminine"},
    "ru": {"masculine", "feminine", "neuter"},
}
CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


CITY = "powergrid-city-"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_keys_in_every_language(lang: str) -> None:
    """Only cities are called as on their maps, unless a language changes them."""
    ours = {key for key in messages(lang) if not key.startswith(CITY)}
    assert ours == set(messages("en"))


def test_every_city_has_a_russian_name_of_its_own() -> None:
    maps = [standard_map(name) for name in MAP_NAMES]
    cities = [{f"{CITY}{city.word}" for city in map_.cities} for map_ in maps]
    named = {key for key in messages("ru") if key.startswith(CITY)}
    say = words("ru")

    assert set().union(*cities) == named
    for keys in cities:
        assert len({say(key) for key in keys}) == len(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_switch_and_its_values_have_names(lang: str) -> None:
    """And nothing has a name that is no switch any more."""
    kinds = get_type_hints(Rules)
    values = {value for kind in kinds.values() for value in get_args(kind)}
    named = {key for key in messages(lang) if key.startswith("fzzzt-switch-")}

    assert {
        f"fzzzt-switch-{id_}" for id_ in {*kinds, *values, "true", "false"}
    } == named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_gaps_in_every_language(lang: str) -> None:
    """A language may use a number without a plural form, but never leave it out."""
    for key, english in messages("en").items():
        assert gaps(messages(lang)[key]) == gaps(english), (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_has_the_forms_of_its_language(lang: str) -> None:
    for key, text in messages(lang).items():
        for by, forms in choices(text):
            if PLURALS & set(forms):
                assert forms == PLURAL_FORMS[lang], key
            elif by == "case":
                assert set(forms) - {"plain"} <= CASES[lang], key
            elif by == "GENDER":
                assert set(forms) <= GENDERS[lang], key
            else:
                assert set(forms) == {"you", "other"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_exclamation_but_in_the_name(lang: str) -> None:
    names = ("Fzzzt!", "Fzzzt\u202f!", "Фаззт!")
    for key, text in messages(lang).items():
        for name in names:
            text = text.replace(name, "")
        assert "!" not in text, key


@pytest.mark.parametrize("lang", ["en", "de"])
def test_apostrophes_are_curly(lang: str) -> None:
    """French has a test of its own; Russian has none."""
    for key, text in messages(lang).items():
        assert not re.search(r"\w'(?:\w|\s)", re.sub(r"'A .*?'", "", text)), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_keys_first_word_names_its_file_where_keys_are_sorted(lang: str) -> None:
    """So a message is found at once, is there once, and diffs are small."""
    paths = sorted((ROOT / "robobid" / "app" / "locales" / lang).glob("*.ftl"))
    found = [key for path in paths for key in keys_in(path)]
    assert sorted(found) == sorted(messages(lang))
    for path in paths:
        keys = keys_in(path)
        assert keys == sorted(keys), path
        assert {key.partition("-")[0] for key in keys} == {path.stem}


def keys_in(path: Path) -> list[str]:
    """The names of all messages of a file, as Fluent's own reader finds them."""
    body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
    assert [entry for entry in body if isinstance(entry, Junk)] == [], path
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_no_key_is_unused() -> None:
    """A key stands in the source as it is, or an f-string makes it."""
    patterns = [pattern for path in SOURCES for pattern in keys_said(path)]
    patterns += [pattern for path in PAGE_SOURCES for pattern in keys_on_page(path)]
    said = re.compile("|".join(dict.fromkeys(patterns)))
    codes = {f"error-{code}" for path in SOURCES for code in error_codes(path)}
    unused = [
        key for key in messages("en") if not said.fullmatch(key) and key not in codes
    ]
    assert unused == []


def keys_said(path: Path) -> Iterator[str]:
    """Patterns of the keys in a source: its strings and f-strings with a dot."""
    for node in nodes_of(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"[a-z]+(\.[\w-]+)+", node.value):
                yield re.escape(fluent_name(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(fluent_name(str(part.value)))
                if isinstance(part, ast.Constant)
                else r"[\w-]+"
                for part in node.values
            ]
            first = node.values[0] if node.values else None
            if isinstance(first, ast.Constant) and re.match(
                r"[a-z]+\.", str(first.value)
            ):
                yield "".join(parts)
            elif len(parts) > 1 and re.fullmatch(r"\\-[a-z]+(\\-)?", parts[1]):
                yield "".join(parts)  # such as f"{game}.round"


def keys_on_page(path: Path) -> Iterator[str]:
    """Patterns of the keys in a source of the page: strings and templates."""
    for key in re.findall(
        r"""["'`]([a-z]+\.(?:[\w.-]|\$\{[^}]*\})+)["'`]""", path.read_text("utf-8")
    ):
        fixed = re.split(r"\$\{[^}]*\}", key)
        yield r"[\w-]+".join(re.escape(fluent_name(part)) for part in fixed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_told(lang: str) -> None:
    others = ("hosting", "server", "browser", "envs")  # for the page, and programs
    paths = [p for p in SOURCES if not {*p.relative_to(ROOT).parts} & {*others}]
    codes = {code for path in paths for code in error_codes(path)}

    assert {"empty_bid", "player_count", "no_shared_symbol", "unit_is_full"} <= codes
    assert [code for code in codes if f"error.{code}" not in messages(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_server_can_be_told(lang: str) -> None:
    app = ROOT / "robobid" / "app"
    rooms = [app / room for room in ("server", "browser", "hosting")]
    paths = [path for room in rooms for path in room.rglob("*.py")]
    codes = {code for path in paths for code in error_codes(path)}
    known = messages(lang)

    assert {"stale", "database_in_use", "too_long"} <= codes
    assert [
        code
        for code in codes
        if f"error.{code}" not in known and f"web.error.{code}" not in known
    ] == []


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    return [*ast.walk(ast.parse(path.read_text("utf-8")))]


def error_codes(path: Path) -> Iterator[str]:
    """The codes of the errors that a source raises."""
    for node in nodes_of(path):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in (*ERRORS, "cls", "_refused"):
                yield from strings(node.args[:1])
            if name == "unknown":
                yield from (f"unknown_{what}" for what in strings(node.args[:1]))
            if name in REASONS:
                at = REASONS[name]
                given = node.args if at is None else node.args[at : at + 1]
                yield from filter(CODE.fullmatch, strings(given))
            if name == "Denied":  # its status comes first
                yield from strings(node.args[1:2])
            yield from strings([k.value for k in node.keywords if k.arg == "code"])
        elif isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                target, value = target.elts[0], value.elts[0]
            if getattr(target, "id", "") == "code":
                yield from strings([value])
        elif isinstance(node, ast.AnnAssign):
            if getattr(node.target, "id", "") == "_OF_THE_SYSTEM":
                assert isinstance(node.value, ast.Dict)
                yield from strings(node.value.values)
        elif isinstance(node, ast.FunctionDef):
            arguments = [*node.args.args][::-1]
            for argument, default in zip(
                arguments, node.args.defaults[::-1], strict=False
            ):
                if argument.arg == "code":  # an empty one is a table's, not an error's
                    yield from filter(None, strings([default]))


def strings(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.IfExp):
            yield from strings([node.body, node.orelse])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_is_told_with_its_values(lang: str) -> None:
    error = Unsupported(
        "player_count", "", edition="fr", players=6, least=2, most=4, allowed="ru"
    )

    told = explained(error, words(lang))

    assert all(value in told for value in ("fr", "6", "2", "4", "ru"))


def test_an_unknown_error_is_told_as_the_rules_said_it() -> None:
    assert (
        explained(Illegal("no_such_code", "not like this"), words("de"))
        == "not like this"
    )


def test_an_error_without_its_values_is_told_as_the_rules_said_it() -> None:
    assert explained(Illegal("player_count", "too many"), words("de")) == "too many"


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_system_says_which_language(environ: dict[str, str], lang: str) -> None:
    assert language(None, environ) == lang


def test_every_robot_has_a_name_of_its_own() -> None:
    robots = [card.id for card in standard_deck().of_kind("robot")]
    assert set(robots) | {f"mechanic-{n}" for n in range(1, 7)} == set(names())
    assert len(set(names().values())) == len(names())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_cards_fit_their_boxes(lang: str) -> None:
    say = words(lang)
    shorts = [key for key in messages(lang) if key.startswith("fzzzt-short-")]
    for key in shorts:
        assert len(say(key, number=6, n=13, star="*")) <= 11, key
    assert max(map(len, names().values())) <= 11
