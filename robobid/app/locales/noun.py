"""Nouns: a sentence asks for the case that it needs, and for the gender.

In a message, `{ $plant }` is the plain form, `{ NOUN($plant, case: "genitive") }` that
of a case, and `{ GENDER($plant) -> ... }` chooses by gender. Which cases and genders
there are is each language's own affair: the noun's message has a form for each case
that it changes in, chosen by `$case`, and its gender as an attribute.
Names of people and places are no nouns, but French asks for them with `de`, too: its
vowel goes before theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PLAIN: Final = "plain"
"""The case of a noun that no sentence has asked for in another."""

_OF: Final = "de"
"""The one case that names change in, too; only French sentences ask for it."""
_VOWELS: Final = frozenset("aàâäæeéèêëiîïoôöœuùûü")


class Noun(str):
    """A noun in its plain form, which knows its other forms.

    >>> robot = Noun({"plain": "робот", "genitive": "робота"}.__getitem__, "masculine")
    >>> f"{robot}, для {in_case(robot, 'genitive')}", gender_of(robot)
    ('робот, для робота', 'masculine')
    """

    form: Callable[[str], str]
    gender: str

    def __new__(cls, form: Callable[[str], str], gender: str = "") -> Noun:
        """A noun by what gives its form in a case."""
        noun = super().__new__(cls, form(PLAIN))
        noun.form = form
        noun.gender = gender
        return noun


def in_case(word: str, case: str) -> str:
    """A word in a case; names have none but the French `de`.

    >>> in_case("Ann", "genitive"), in_case("Ann", "de"), in_case("Bob", "de")
    ('Ann', 'd’Ann', 'de Bob')
    """
    if isinstance(word, Noun):
        return word.form(case)
    if case != _OF:
        return word
    return f"d’{word}" if word[:1].casefold() in _VOWELS else f"de {word}"


def gender_of(word: str) -> str:
    """The gender of a noun; of other words it is not known."""
    return word.gender if isinstance(word, Noun) else ""
