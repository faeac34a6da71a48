"""The reference of the library: `python -m tools.reference` rewrites docs/reference.md.

It is made from the docstrings alone, as the sources have them; nothing is imported.
"""

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Final

from tools import answer_help

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference.md"
HEAD: Final = """\
# Reference

What `import robobid` gives, and what is met through it.
Made from the docstrings by `python -m tools.reference`.
[The library](library.md) is the guide to it.
"""
CONTENTS: Final = {
    "robobid": ("new", "load", "simulate", "score", "game_names", "bot_names"),
    "robobid.match": ("Match", "Moves"),
    "robobid.core.record": ("Record", "Entry"),
    "robobid.core.decisions": ("Decision", "Options"),
    "robobid.core.outcome": ("Outcome", "Scored"),
    "robobid.core.driver": ("Player",),
    "robobid.core.errors": ("RobobidError", "Unreadable", "Illegal", "Unsupported"),
    "robobid.arena.simulate": ("SimulationResult", "SeatResult"),
}
"""The modules, and what the page tells of each, in this order."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def reference(root: Path = ROOT) -> str:
    """The whole page."""
    lines = [HEAD]
    for module, names in CONTENTS.items():
        lines.append(f"## `{module}`\n")
        found = {
            node.name: node
            for node in ast.parse(source_of(root, module)).body
            if isinstance(node, Function | ast.ClassDef)
        }
        for name in names:
            lines += described(found[name])
    return "\n".join(lines)


def source_of(root: Path, module: str) -> str:
    path = root.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text("utf-8")


def described(node: Function | ast.ClassDef) -> Iterator[str]:
    """A function, or a class with everything that its reader needs to know."""
    if not isinstance(node, ast.ClassDef):
        yield f"### `{signature(node)}`\n"
        yield from told(docstring(node))
        return
    yield f"### `class {node.name}`\n"
    yield from told(docstring(node))
    for name, type_, text in fields(node):
        yield f"- `{name}: {type_}`" + (f": {one_line(text)}" if text else "")
    for method in methods(node):
        yield f"- `{signature(method)}`: {one_line(docstring(method))}"
    yield ""


def docstring(node: Function | ast.ClassDef) -> str:
    return ast.get_docstring(node) or ""


def signature(node: Function) -> str:
    """How it is called; a property is its name and type."""
    returns = ast.unparse(node.returns) if node.returns else ""
    if is_property(node):
        return f"{node.name}: {returns}"
    arguments = node.args
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments.args = arguments.args[1:]
    # Every argument has a type, and then spaces stand around its default.
    written = re.sub(r"(?<=[\w\])])=(?=\S)", " = ", ast.unparse(arguments))
    return f"{node.name}({written}) -> {returns}"


def is_property(node: Function) -> bool:
    return any(ast.unparse(each) == "property" for each in node.decorator_list)


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The public fields of a class: name, type, and what stands below them."""
    body = [*node.body]
    for each in node.body:
        if isinstance(each, Function) and each.name == "__init__":
            body += each.body
    for statement, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        match statement:
            case ast.AnnAssign(
                target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=type_
            ):
                if not name.startswith("_"):
                    yield name, ast.unparse(type_), text_of(after)


def text_of(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return cleandoc(text)
    return ""


def methods(node: ast.ClassDef) -> list[Function]:
    return [
        each
        for each in node.body
        if isinstance(each, Function) and not each.name.startswith("_")
    ]


def one_line(text: str) -> str:
    """The first paragraphs of a docstring, up to its examples."""
    return " ".join(text.partition(">>>")[0].split())


def told(text: str) -> Iterator[str]:
    """A docstring as Markdown: its paragraphs, and its examples as they stand."""
    words, mark, examples = text.partition(">>>")
    for paragraph in words.strip().split("\n\n"):
        yield paragraph + "\n"
    if mark:
        yield f"```\n{mark}{examples.rstrip()}\n```\n"


if __name__ == "__main__":
    answer_help(__doc__)
    PAGE.write_text(reference(), "utf-8")
