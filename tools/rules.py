"""Which test proves which rule: `make rules` prints the table.

The numbers are listed in tests/rules/*.txt, one `F3.4 title` a line.
A test names what it proves in `@pytest.mark.rule("F3.4")` (on itself, its class or
one of its parameters) or in its docstring.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools import answer_help

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(
    r"(?<![\w.-])(?:P-[a-z]+(?:-\w+)+|P-D\d+|(?:P-)?[A-Z]+\d+\.\d+)(?!\w|\.\d)"
)
# These do not run in `make test`, and so prove nothing there.
IDLE_MARKS = {"skip", "soak"}

TestFunction = ast.FunctionDef | ast.AsyncFunctionDef


class Rule(NamedTuple):
    number: str
    title: str


class Naming(NamedTuple):
    """A test and a rule number that it names."""

    number: str
    test: str


class BadList(Exception):
    """A rule list that cannot be read; the message says where and why."""


def main(root: Path = ROOT) -> int:
    """Print the table; 1 if a rule has no test or a test names no rule."""
    try:
        rules = read_rules(root / "tests" / "rules")
    except BadList as error:
        print(error)
        return 1
    namings = list(find_namings(root / "tests", rules))
    print(table(rules, namings))
    complaints = [
        *without_test(rules, namings),
        *without_rule(rules, namings),
        *without_paragraph(
            root / "tests" / "rules", root / "robobid" / "app" / "rulebook" / "texts"
        ),
    ]
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


def read_rules(folder: Path) -> list[Rule]:
    """All rules of all lists in the folder, list by list."""
    rules: dict[str, Rule] = {}
    for path in sorted(folder.glob("*.txt")):
        for line_number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.strip():
                continue
            number, _, title = line.strip().partition(" ")
            where = f"{path.name}:{line_number}"
            if not NUMBER.fullmatch(number) or not title.strip():
                raise BadList(f"{where}: {line!r} is not a number and a title")
            if number in rules:
                raise BadList(f"{where}: {number} is listed twice")
            rules[number] = Rule(number, title.strip())
    if not rules:
        raise BadList(f"no rules are listed in {folder.name}/*.txt")
    return list(rules.values())


def find_namings(tests: Path, rules: list[Rule]) -> Iterator[Naming]:
    """Every rule number named by a test under the folder, in order."""
    letters = {letters_of(rule.number) for rule in rules}
    for path in sorted(tests.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        name = path.relative_to(tests.parent).as_posix()
        for function, marks in tests_of(module):
            if any(mark.kind in IDLE_MARKS for mark in marks):
                continue
            words = NUMBER.findall(ast.get_docstring(function) or "")
            # "R2.5" in a docstring is only a rule if some list has rules in R.
            told = [word for word in words if letters_of(word) in letters]
            marked = [n for mark in marks if mark.kind == "rule" for n in mark.numbers]
            for number in dict.fromkeys([*marked, *told]):
                yield Naming(number, f"{name}::{function.name}")


def letters_of(number: str) -> str:
    return number.rstrip("0123456789.")


class Mark(NamedTuple):
    """One `pytest.mark.KIND(...)`, with the strings among its arguments."""

    kind: str
    numbers: tuple[str, ...] = ()


def tests_of(module: ast.Module) -> Iterator[tuple[TestFunction, list[Mark]]]:
    """The module's tests, each with its own marks and those of its classes."""
    constants = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }

    def walk(
        body: list[ast.stmt], outer: list[Mark]
    ) -> Iterator[tuple[TestFunction, list[Mark]]]:
        for node in body:
            if isinstance(node, TestFunction) and node.name.startswith("test"):
                yield node, outer + marks_of(node.decorator_list, constants)
            elif isinstance(node, ast.ClassDef):
                inner = outer + marks_of(node.decorator_list, constants)
                yield from walk(node.body, inner)

    return walk(module.body, [])


def marks_of(decorators: list[ast.expr], constants: dict[str, ast.expr]) -> list[Mark]:
    """The marks in decorators, and in constants such as `CASES` that they use."""
    marks = []
    for decorator in decorators:
        # Only a whole decorator makes the test idle: one skipped parameter does not.
        idle = mark_of(decorator)
        if idle and idle.kind in IDLE_MARKS:
            marks.append(idle)
        nodes = list(ast.walk(decorator))
        for node in list(nodes):
            if isinstance(node, ast.Name) and node.id in constants:
                nodes += ast.walk(constants[node.id])
        found = (mark_of(node) for node in nodes)
        marks += [mark for mark in found if mark and mark.kind == "rule"]
    return marks


def mark_of(node: ast.AST) -> Mark | None:
    arguments: list[ast.expr] = []
    if isinstance(node, ast.Call):
        arguments = node.args
        node = node.func
    if not isinstance(node, ast.Attribute):
        return None
    if ast.unparse(node.value) not in {"pytest.mark", "mark"}:
        return None
    return Mark(
        node.attr,
        tuple(
            argument.value
            for argument in arguments
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        ),
    )


def table(rules: list[Rule], namings: list[Naming]) -> str:
    """The rules in order, each with its tests below one another."""
    number_width = max(len(rule.number) for rule in rules)
    title_width = max(len(rule.title) for rule in rules)
    lines = [f"{'rule':{number_width}}  {'title':{title_width}}  tests"]
    for number, title in rules:
        tests = [naming.test for naming in namings if naming.number == number]
        first, *others = tests or ["-"]
        lines.append(f"{number:{number_width}}  {title:{title_width}}  {first}")
        indent = " " * (number_width + title_width + 4)
        lines += [indent + test for test in others]
    return "\n".join(lines)


def without_test(rules: list[Rule], namings: list[Naming]) -> list[str]:
    named = {naming.number for naming in namings}
    return [f"no test names {n}: {title}" for n, title in rules if n not in named]


def without_rule(rules: list[Rule], namings: list[Naming]) -> list[str]:
    numbers = {rule.number for rule in rules}
    return [
        f"{test} names {number}, which is no rule"
        for number, test in namings
        if number not in numbers
    ]


def without_paragraph(lists: Path, texts: Path) -> list[str]:
    """What the rulebooks in the program leave out, in any game and language."""
    complaints = []
    for path in sorted(texts.glob("*/*.md")):
        game = path.parent.name
        listed = (lists / f"{game}.txt").read_text("utf-8").splitlines()
        own = {line.split()[0] for line in listed}
        told = told_in(path.read_text("utf-8"))
        complaints += [f"{game}/{path.name} does not tell {n}" for n in own - told]
        complaints += [f"{game}/{path.name} tells {n}, no rule" for n in told - own]
    return sorted(complaints)


def told_in(text: str) -> set[str]:
    """The numbers before the paragraphs of a rulebook."""
    groups = re.findall(r"^\[([^]]+)]", text, re.MULTILINE)
    return {number for group in groups for number in group.split()}


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main())
