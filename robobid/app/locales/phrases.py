"""Small parts of sentences that the terminal and the reports share."""

from __future__ import annotations

from robobid.app.locales import Say, messages, names
from robobid.app.locales.noun import Noun


def titled(say: Say, title: str, text: str) -> str:
    """A title and what belongs to it, with a colon as the language sets it.

    >>> from robobid.app.locales import words
    >>> titled(words("fr"), "Toi", "4 en Main")
    'Toi\\xa0: 4 en Main'
    """
    return say("told.titled", title=title, text=text)


def game_title(say: Say, game: str, otherwise: str) -> str:
    """A game's title as its box has it in the language.

    >>> from robobid.app.locales import words
    >>> game_title(words("de"), "powergrid", "Power Grid")
    'Funkenschlag'
    """
    key = f"{game}.title"
    return say(key) if key in messages(say.lang) else otherwise


def round_named(say: Say, game: str, number: int) -> Noun:
    """A round of a game, which some languages call by other words in another game.

    >>> from robobid.app.locales import words
    >>> [round_named(words("fr"), game, 3) for game in ("fzzzt", "powergrid")]
    ['Tour 3', 'manche 3']
    """
    key = f"{game}.round"
    return say.noun(key if key in messages(say.lang) else "plain.round", round=number)


def settings_told(say: Say, game: str, text: str) -> list[str]:
    """Rules that are set otherwise than printed, in words.

    >>> from robobid.app.locales import words
    >>> settings_told(words("en"), "fzzzt", "hand_size=8 belt_speed=one")
    ['cards in a new hand: 8', 'belt speed: always 1']
    >>> settings_told(words("en"), "powergrid", "28=alt")
    ['ruling 28: the alternative']
    """

    def told(part: str) -> str:
        known = messages(say.lang)
        if (key := f"{game}.switch.{part}") in known:
            return say(key)
        return say(key, number=part) if (key := f"{game}.switch") in known else part

    return [titled(say, *map(told, word.split("="))) for word in text.split()]


def as_sentence(text: str) -> str:
    """Words that may begin with the name of a thing, as a sentence begins.

    >>> as_sentence("plant 6 stands at 7.")
    'Plant 6 stands at 7.'
    """
    return text[:1].upper() + text[1:]


def fzzzt_card(
    say: Say, kind: str, id_: str, player: int | None, unit_class: str | None
) -> str:
    """The name of a card of Fzzzt! in a sentence: `Old Iron`, `Basic unit`."""
    match kind:
        case "robot":
            return names().get(id_, id_)
        case "mechanic":
            return say("fzzzt.mechanic", number=player)
        case "unit":
            key = f"fzzzt.unit.{unit_class}"
            return say(key if key in messages(say.lang) else "fzzzt.unit")
        case _:
            return say(f"fzzzt.card.{kind}")
