"""Writes docs/numbers.md: what every number means that a learner is given.

`python -m tools.numbers`
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from robobid.envs.specs import course
from robobid.envs.tables import numbers_table
from tools import answer_help

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "numbers.md"
SHOWN: Final[dict[str, dict[str, Any]]] = {
    "fzzzt": {"game": "fzzzt", "players": 2},
    "powergrid": {"game": "powergrid", "map": "germany", "players": 3},
}
_HEAD: Final = """# What every number means

Every interface gives the same row: PettingZoo, Gymnasium, OpenSpiel and the vectors.
Seats are counted clockwise from the observer, who is seat 0.
With `one_hot=True` a number becomes a one-hot vector with an entry for each value.
A number that has a scale stays a single number and is divided by it.

How long a row is depends on the seats, the cards and the map.
The tables below are for two games.
This prints the table for any other:

```python
from robobid.envs.specs import course
from robobid.envs.tables import numbers_table

print(numbers_table(course("powergrid", map="usa", players=5)))
```

`python -m tools.numbers` writes this page, and a test compares it with the code.
"""


def page() -> str:
    """The whole page."""
    sections = [_HEAD]
    for title, options in (
        ("Fzzzt!, EN, two players", SHOWN["fzzzt"]),
        ("Power Grid, Germany, three players", SHOWN["powergrid"]),
    ):
        shown = course(**options)
        size, choices = shown.coding.layout.size, shown.choices
        told = f"{size} numbers; {choices} numbers for choices."
        sections.append(f"## {title}\n\n{told}\n\n{numbers_table(shown)}\n")
    return "\n".join(sections)


if __name__ == "__main__":
    answer_help(__doc__)
    PAGE.write_text(page(), "utf-8")
