"""How unclear texts of the robots are read: part D, all in one place.

`READINGS` lists every question by its number, with the reading that the rules follow.
Those with an alternative are switches of `Readings`; a rule asks `readings.d11`.
Reasons are in `docs/why.md`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final, Literal, NamedTuple

from robobid.core.errors import Unsupported

Reading = Literal["default", "alt"]


@dataclass(frozen=True, slots=True)
class Readings:
    """How unclear texts of the robots are read (part D): the default or the other."""

    d5: Reading = "default"
    """A plant above the limit must supply strictly more than one owned; alt: or as
    many."""
    d7: Reading = "default"
    """A1 compares the price of one token; alt: of one production."""
    d11: Reading = "default"
    """Any forbidden city bars nuclear plants; alt: only when all are forbidden."""
    d12: Reading = "default"
    """An S3 robot must own its full bid; alt: half of it."""
    d14: Reading = "default"
    """R2, R3 and R6 buy the cheapest tokens at once; alt: after the normal purchase."""
    d28: Reading = "default"
    """The cheapest city counts path and place; alt: the path only."""
    d42: Reading = "default"
    """B1 pays the direct link to a near city; alt: the cheapest path."""
    d47: Reading = "default"
    """Phase 5 compares the fuel of a whole production; alt: one token's price."""

    def write(self) -> str:
        """The readings that differ from the default.

        >>> Readings(d5="alt", d28="alt").write()
        '5=alt,28=alt'
        """
        return ",".join(
            f"{field.name[1:]}={getattr(self, field.name)}"
            for field in fields(self)
            if getattr(self, field.name) != "default"
        )

    @classmethod
    def numbers(cls) -> list[str]:
        """The questions that can be read another way."""
        return [field.name[1:] for field in fields(cls)]

    @classmethod
    def read(cls, text: str) -> Readings:
        """Readings as they are written: `5=alt,28=alt`.

        >>> Readings.read("7=alt").d7
        'alt'
        >>> Readings.read("6=alt")
        Traceback (most recent call last):
        robobid.core.errors.Unsupported: '6=alt' is no reading; readings are written \
like 5=alt,28=default, with the numbers 5, 7, 11, 12, 14, 28, 42, 47
        """
        numbers = cls.numbers()
        readings = cls()
        for word in filter(None, text.replace(" ", ",").split(",")):
            number, _, value = word.partition("=")
            if number not in numbers or value not in ("default", "alt"):
                allowed = ", ".join(numbers)
                raise Unsupported(
                    "unknown_reading",
                    f"{word!r} is no reading; readings are written like "
                    f"5=alt,28=default, with the numbers {allowed}",
                    reading=word,
                    allowed=allowed,
                )
            readings = replace(readings, **{f"d{number}": value})  # type: ignore[arg-type]
        return readings


DEFAULT_READINGS: Final = Readings()


class Note(NamedTuple):
    """A question that the robots' book leaves open, and how it is answered here."""

    question: str
    reading: str
    alternative: str = ""
    """Empty where there is nothing to switch."""


READINGS: Final[dict[int, Note]] = {
    1: Note("who is first or last player", "persons by their place in the turn order"),
    2: Note("when do robots act", "in the usual order of the phase"),
    3: Note("when is the wanted plant fixed", "anew before every auction"),
    4: Note("do the never-rules beat the pieces", "yes"),
    5: Note(
        "a plant above the limit that supplies as many as the least owned",
        "not wanted: it must supply more than one of them",
        "wanted too",
    ),
    6: Note("the fourth plant with two seats", "the plant above the limit, the fifth"),
    7: Note(
        "A1: what is cheapest",
        "the price of one token, 0 without fuel",
        "the cost of one production",
    ),
    8: Note("A2: may others overbid", "no, it takes the plant at once"),
    9: Note("A2: the first plant offered is unwanted", "it waits for the next"),
    10: Note("A5: second of what", "of the plants it may want"),
    11: Note(
        "nuclear plants and forbidden cities",
        "one forbidden city bars them",
        "only when all its cities are forbidden",
    ),
    12: Note(
        "S3: must it own its full bid",
        "yes, and pays half",
        "half of the bid is enough",
    ),
    13: Note(
        "short of money: half supplied plants", "token by token, as far as it goes"
    ),
    14: Note(
        "R2, R3, R6: the normal purchase first",
        "no, the cheapest tokens first",
        "yes, then the cheapest",
    ),
    15: Note("R1: below 5", "prices 1 to 4, after discounts"),
    16: Note(
        "R5: when and where to count",
        "after the normal purchase; a kind sold out is the scarcest",
    ),
    17: Note("Korea: most cities", "both purchases are tried, productions compared"),
    18: Note("F1: does the whole turn come last", "yes"),
    19: Note("does it build on after the first city", "yes, by its B piece"),
    20: Note("F2: the cut-off sentence", "the last player bars one city"),
    21: Note("F3: the order of marking", "first to last; taking last to first"),
    22: Note("F3: when", "after all auctions and the new turn order"),
    23: Note("F3 with several robots", "the piece is taken out"),
    24: Note("F3 and S5", "taken in phase 2, so not free"),
    25: Note("F5: may one bid 0", "yes"),
    26: Note("F6: how it ends", "cities are struck out until one is left"),
    27: Note("F3: a seat cannot pay", "it takes no city and begins later"),
    28: Note(
        "the cheapest connection or total",
        "path and place together",
        "the path alone decides",
    ),
    29: Note("B2: the first player has no city", "only the F piece builds"),
    30: Note("B2, B4: when is the first player looked at", "in the robot's turn"),
    31: Note("B5: how many", "at most the number of the step"),
    32: Note("B1: without passing cities", "one link from an own city"),
    33: Note("S5: once or always", "the first house of every phase 4"),
    34: Note("S6: fewer produced than owned", "no bonus"),
    35: Note("S6 in the final ranking", "does not count"),
    36: Note("where robots sit", "drawn at random"),
    37: Note("one person with robots", "allowed; they decide everything"),
    38: Note("robots alone", "what a person would decide is drawn at random"),
    39: Note("the first city cannot be paid", "in a later round"),
    40: Note("tokens are short, not money", "pure plants first, hybrids last"),
    41: Note("S2 and the lots of round 1", "last from the start"),
    42: Note(
        "B1: the link or the cheapest path",
        "the link is paid while a near city is possible",
        "the cheapest path is paid",
    ),
    43: Note("efficiency against discarding", "the smallest number goes in any case"),
    44: Note("fuel lost with a hybrid", "as little as possible; chance picks the kind"),
    45: Note("fuel that two plants could burn", "counts for the larger plant"),
    46: Note("R3, R6: too little money", "as R2, the dearest tokens stay behind"),
    47: Note(
        "phase 5: the cheapest fuel",
        "of the whole production",
        "by the price of one token",
    ),
}
"""Every reading of part D by its number."""
