"""Experiments in files: TOML, with the settings that the command has as options."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.arena.experiment import Experiment
from robobid.core.errors import Unreadable, Unsupported, reason_of
from robobid.terminal.arena.experiments import EXPERIMENTS
from robobid.terminal.files import read_text


class Kind(NamedTuple):
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


def _text(example: str) -> Kind:
    return Kind(_is_text, f'"{example}"')


_COUNT: Final = Kind(lambda value: _is_integer(value) and value >= 1, "4")
_SECONDS: Final = Kind(lambda value: _is_number(value) and value > 0, "10")
_YES_OR_NO: Final = Kind(_is_yes_or_no, "true")
_FIELD: Final = {
    "game": _text("fzzzt"),
    "bots": Kind(_are_words, '["simple", "random"]'),
    "line_ups": Kind(_are_line_ups, '[["simple", "random", "random"]]'),
    "players": _COUNT,
    "deals": _COUNT,
    "seed": Kind(_is_integer, "1"),
    "until_decided": _YES_OR_NO,
    "margin": Kind(_is_number, "0.02"),
    "seconds_per_decision": _SECONDS,
    "seconds_per_game": _SECONDS,
}
_SETTINGS: Final[Mapping[str, Mapping[str, Kind]]] = {
    "fzzzt": {
        **_FIELD,
        "edition": _text("en"),
        "peripherals": _text("all"),
        "switch": Kind(_are_words, '["hand_size=5"]'),
        "deck": _text("deck.json"),
    },
    "powergrid": {
        **_FIELD,
        "map": _text("germany"),
        "regions": _text("drawn"),
        "readings": _text("5=alt"),
        "promo": _text("flux,transformer"),
        "open_money": _YES_OR_NO,
    },
}


def read_experiment(file: str) -> Experiment:
    """The experiment in a file; files that it names are looked for beside it."""
    try:
        settings = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(
            "bad_experiment",
            f"{file} is not TOML: {error}",
            file=file,
            reason=reason_of(error),
        ) from error
    game = settings.get("game")
    if not isinstance(game, str) or game not in EXPERIMENTS:
        raise _bad_setting(file, "game", game, " / ".join(EXPERIMENTS))
    for name, value in settings.items():
        _check(file, game, name, value)
    del settings["game"]
    return EXPERIMENTS[game](**_as_options(settings, Path(file).parent))


def _check(file: str, game: str, name: str, value: Any) -> None:
    kinds = _SETTINGS[game]
    if name not in kinds:
        allowed = ", ".join(kinds)
        raise Unsupported(
            "unknown_setting",
            f"{file}: there is no setting {name!r} for {game}; there are {allowed}",
            file=file,
            found=name,
            allowed=allowed,
        )
    if not kinds[name].is_right(value):
        raise _bad_setting(file, name, value, kinds[name].example)


def _bad_setting(file: str, name: str, value: Any, example: str) -> Unsupported:
    return Unsupported(
        "bad_setting",
        f"{file}: {name} is {value!r}; it looks like {example}",
        file=file,
        setting=name,
        found=repr(value),
        example=example,
    )


def _as_options(settings: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The settings as the command has them."""
    options = dict(settings)
    if "deck" in options:
        options["deck"] = folder / options["deck"]
    if "map" in options and (folder / options["map"]).is_file():
        options["map"] = str(folder / options["map"])
    return options
