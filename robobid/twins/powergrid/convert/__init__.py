"""Between the rules' tables and actions and the twin's arrays."""

from robobid.twins.powergrid.convert.actions import action_of, from_actions, to_action
from robobid.twins.powergrid.convert.options import kind_of, options_of
from robobid.twins.powergrid.convert.to_arrays import from_table, from_tables
from robobid.twins.powergrid.convert.to_rules import to_table

__all__ = [
    "action_of",
    "from_actions",
    "from_table",
    "from_tables",
    "kind_of",
    "options_of",
    "to_action",
    "to_table",
]
