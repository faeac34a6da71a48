"""Tables of the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from robobid.app.reports.text_table import TextTable, table_of


def test_a_name_is_whole_on_a_terminal_of_eighty_cells() -> None:
    """With faults there are eight columns: `random` used to stand on two lines."""
    head = ("", "bot", "wins", "share", "95 % interval", "score", "interval", "faults")
    row = ("2", "random", "2.0", "100.0 %", "34.2 … 100.0 %", "69.5", "-102 … 241", "0")
    out = io.StringIO()

    Console(file=out, width=80).print(table_of(TextTable("", "", head, (row,), (1,))))

    assert "random " in out.getvalue()
    assert max(map(len, out.getvalue().splitlines())) <= 80
