"""The table of rules and their tests, on small made-up trees."""

from pathlib import Path

import pytest

from tools import rules

A_LIST = "F1.1 cards have power\nF1.10 belts are long\n"


def a_tree(root: Path, test: str, **lists: str) -> Path:
    """A project with one test file and the rule lists given."""
    folder = root / "tests" / "rules"
    folder.mkdir(parents=True)
    for name, text in (lists or {"fzzzt": A_LIST}).items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
    (root / "tests" / "test_it.py").write_text(test, "utf-8")
    return root


def named(root: Path) -> list[tuple[str, str]]:
    """Which test of the tree names which number."""
    listed = rules.read_rules(root / "tests" / "rules")
    return [
        (number, test.rpartition("::")[2])
        for number, test in rules.find_namings(root / "tests", listed)
    ]


@pytest.mark.parametrize(
    "test",
    [
        pytest.param(
            '@pytest.mark.rule("F1.1", "F1.10")\ndef test_a(): ...', id="a mark"
        ),
        pytest.param(
            '@mark.rule("F1.1")\n@mark.rule("F1.10")\ndef test_a(): ...', id="two"
        ),
        pytest.param(
            'def test_a():\n    """Power (F1.1) and belts: F1.10."""', id="docstring"
        ),
        pytest.param('async def test_a():\n    """F1.1, F1.10"""', id="an async test"),
        pytest.param(
            '@pytest.mark.rule("F1.1")\n'
            "class TestIt:\n"
            '    @pytest.mark.rule("F1.10")\n'
            "    def test_a(self): ...",
            id="a class and its method",
        ),
        pytest.param(
            '@pytest.mark.parametrize("x", [\n'
            '    pytest.param(1, marks=pytest.mark.rule("F1.1")),\n'
            '    pytest.param(2, marks=[pytest.mark.rule("F1.10")]),\n'
            "])\n"
            "def test_a(x): ...",
            id="parameters",
        ),
        pytest.param(
            'CASES = [pytest.param(1, marks=pytest.mark.rule("F1.1", "F1.10"))]\n'
            '@pytest.mark.parametrize("x", CASES)\n'
            "def test_a(x): ...",
            id="parameters in a constant",
        ),
    ],
)
def test_every_way_to_name_a_rule_is_found(tmp_path: Path, test: str) -> None:
    root = a_tree(tmp_path, test)

    assert named(root) == [("F1.1", "test_a"), ("F1.10", "test_a")]
    assert rules.main(root) == 0


@pytest.mark.parametrize(
    "test",
    [
        pytest.param('def test_a():\n    """F1.11 AF1.1 F1.1.2 F1.1a"""', id="longer"),
        pytest.param('def an_auction():\n    """F1.1"""', id="no test"),
        pytest.param("def test_a():\n    # F1.1\n    ...", id="a comment"),
        pytest.param(
            '@pytest.mark.soak\n@pytest.mark.rule("F1.1")\ndef test_a(): ...',
            id="a test that make test leaves out",
        ),
        pytest.param(
            '@pytest.mark.skip(reason="later")\ndef test_a():\n    """F1.1"""',
            id="a skipped test",
        ),
    ],
)
def test_nothing_else_counts(tmp_path: Path, test: str) -> None:
    root = a_tree(tmp_path, test)

    assert "F1.1" not in dict(named(root))
    assert rules.main(root) == 1


def test_the_table_names_file_and_function(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = 'def test_a():\n    """F1.1 F1.10"""\ndef test_b():\n    """F1.1"""\n'

    assert rules.main(a_tree(tmp_path, tests)) == 0

    assert capsys.readouterr().out.splitlines() == [
        "rule   title             tests",
        "F1.1   cards have power  tests/test_it.py::test_a",
        "                         tests/test_it.py::test_b",
        "F1.10  belts are long    tests/test_it.py::test_a",
    ]


def test_a_rule_without_a_test_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = a_tree(tmp_path, 'def test_a():\n    """F1.1"""')

    assert rules.main(root) == 1
    assert capsys.readouterr().out.endswith("no test names F1.10: belts are long\n")


def test_a_number_that_does_not_exist_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    test = '@pytest.mark.rule("X7")\ndef test_a():\n    """F1.1 F1.10 F9.9"""'

    assert rules.main(a_tree(tmp_path, test)) == 1

    assert capsys.readouterr().out.splitlines()[-2:] == [
        "tests/test_it.py::test_a names X7, which is no rule",
        "tests/test_it.py::test_a names F9.9, which is no rule",
    ]


def test_several_lists_are_read_and_foreign_words_left_alone(tmp_path: Path) -> None:
    """A docstring may say Q1.1, if no list has rules in Q."""
    test = 'def test_a():\n    """F1.1 G1.1 Q1.1"""'
    root = a_tree(tmp_path, test, one="F1.1 a rule", two="\nG1.1 another\n")

    assert named(root) == [("F1.1", "test_a"), ("G1.1", "test_a")]
    assert rules.main(root) == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("F1.1 one\nF1.1 two", "fzzzt.txt:2: F1.1 is listed twice"),
        ("F1.1", "fzzzt.txt:1: 'F1.1' is not a number and a title"),
        ("one rule", "fzzzt.txt:1: 'one rule' is not a number and a title"),
        ("\n", "no rules are listed in rules/*.txt"),
    ],
)
def test_a_bad_list_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    root = a_tree(tmp_path, "", fzzzt=text)

    assert rules.main(root) == 1
    assert capsys.readouterr().out == complaint + "\n"
