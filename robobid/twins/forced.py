"""Actions that are forced on tables before they are played on, for both twins."""

from __future__ import annotations

from typing import Any

from robobid.core.errors import Illegal
from robobid.twins.arrays import NDArray, np


def rows_of(
    forced: NDArray[Any] | None, tables: int, action: np.dtype[Any]
) -> NDArray[Any]:
    """A row of actions for each table: given as one, as a single action, or not.

    >>> rows_of(None, 3, np.dtype([("verb", np.int64)])).shape
    (3, 0)
    """
    if forced is None:
        return np.zeros((tables, 0), action)
    return np.ascontiguousarray(forced).reshape(tables, -1)


def check_forced(refused: int) -> None:
    """Compiled code gives the table on which an action was not allowed, or -1."""
    if refused >= 0:
        raise Illegal(
            "not_an_option",
            f"a forced action is not allowed on table {refused}",
            table=refused,
        )
