"""JSON whose objects remember their lines."""

from __future__ import annotations

import json

import pytest

from robobid.support.jsonlines import Located, NotJson, read_json


def test_every_object_remembers_the_line_it_begins_on() -> None:
    data = read_json('{"a": [\n{"b": 1},\n\n  {"c": {\n}}]}')

    one, two = data["a"]
    assert [x.line for x in (data, one, two, two["c"])] == [1, 2, 4, 4]
    assert isinstance(two["c"], Located)


def test_it_reads_what_json_reads() -> None:
    text = '{"a": [1, 2.5, true, null, "\\u00e4\\n"], "b": {}}'

    assert read_json(text) == json.loads(text)
    with pytest.raises(NotJson):
        read_json("{")
