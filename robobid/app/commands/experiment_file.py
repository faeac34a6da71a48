"""Experiments in files: TOML, with the settings that the command has as options."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.app.commands.experiments import experiment_with
from robobid.app.terminal.output import read_text
from robobid.arena.experiment import Experiment
from robobid.core import spelling
from robobid.core.errors import Unreadable, Unsupported
from robobid.core.setup import offered_by
from robobid.games.registry import GameEntry, entries, game_named
from robobid.support.tomlfile import NotToml, read_toml


class Check(NamedTuple):
    """What a setting may be: a test, and an example of it as TOML has it."""

    is_right: Callable[[Any], bool]
    example: str


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_integer(value: Any) -> bool:
    return _is_number(value) and isinstance(value, int)


def _are_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _are_line_ups(value: Any) -> bool:
    return isinstance(value, list) and all(_are_words(words) for words in value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _text(example: str) -> Check:
    return Check(_is_text, f'"{example}"')


_COUNT: Final = Check(lambda value: _is_integer(value) and value >= 1, "4")
_SECONDS: Final = Check(lambda value: _is_number(value) and value > 0, "10")
_YES_OR_NO: Final = Check(_is_yes_or_no, "true")
_FIELD: Final = {
    "game": _text("fzzzt"),
    "bots": Check(_are_words, '["simple", "random"]'),
    "line_ups": Check(_are_line_ups, '[["simple", "random", "random"]]'),
    "players": _COUNT,
    "deals": _COUNT,
    "seed": Check(_is_integer, "1"),
    "until_decided": _YES_OR_NO,
    "margin": Check(_is_number, "0.02"),
    "seconds_per_decision": _SECONDS,
    "seconds_per_game": _SECONDS,
    "fast": _YES_OR_NO,
}


def read_experiment(file: str) -> Experiment:
    """The experiment in a file; files that it names are looked for beside it."""
    try:
        settings = read_toml(read_text(file))
    except NotToml as error:
        raise Unreadable(
            "bad_experiment",
            f"{file} is not TOML: {error}",
            file=file,
            reason=error.reason,
        ) from error
    game, names = settings.get("game"), [entry.name for entry in entries()]
    if not isinstance(game, str) or game not in names:
        raise _bad_setting(file, "game", game, " / ".join(names))
    entry = game_named(game)
    for name, value in settings.items():
        _check(file, entry, name, value)
    del settings["game"]
    folder = Path(file).parent
    said, field = entry.settings_in(settings, folder=folder, among_bots=True)
    return experiment_with(entry, said, **field)


def _check(file: str, entry: GameEntry, name: str, value: Any) -> None:
    offered = {s.option: s.kind for s in offered_by(entry.game.setup_type)}
    if name not in (*_FIELD, *offered):
        game, allowed = entry.name, ", ".join([*_FIELD, *offered])
        raise Unsupported(
            "unknown_setting",
            f"{file}: there is no setting {name!r} for {game}; there are {allowed}",
            file=file,
            found=name,
            allowed=allowed,
        )
    if name in offered:
        if not _may_say(offered[name], value):
            raise _bad_setting(file, name, value, offered[name].example)
    elif not _FIELD[name].is_right(value):
        raise _bad_setting(file, name, value, _FIELD[name].example)


def _may_say(kind: spelling.Spelling[Any], value: Any) -> bool:
    """Could a setting be said like this? Whether it makes sense is asked later."""
    if kind.wire is bool:
        return isinstance(value, bool)
    if kind.wire is int:
        return _is_integer(value)
    return isinstance(value, str) or (kind.wire is not str and _are_words(value))


def _bad_setting(file: str, name: str, value: Any, example: str) -> Unsupported:
    return Unsupported(
        "bad_setting",
        f"{file}: {name} is {value!r}; it looks like {example}",
        file=file,
        setting=name,
        found=repr(value),
        example=example,
    )
