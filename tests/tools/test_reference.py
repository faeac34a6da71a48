"""The reference of the library is made from its docstrings, and is not stale."""

from pathlib import Path

import robobid
from tools.reference import CONTENTS, PAGE, reference

NOT_TOLD = {"__version__"}


def test_the_page_is_as_the_docstrings_have_it() -> None:
    """`python -m tools.reference` rewrites it."""
    assert PAGE.read_text("utf-8") == reference()


def test_everything_that_is_promised_is_told() -> None:
    told = {name for names in CONTENTS.values() for name in names}

    assert {*robobid.__all__} - NOT_TOLD - told == set()


def test_a_class_tells_its_fields_properties_and_methods(tmp_path: Path) -> None:
    for module, names in CONTENTS.items():
        file = tmp_path.joinpath(*module.split(".")).with_suffix(".py")
        if module == "robobid":
            file = tmp_path / "robobid" / "__init__.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            "\n".join(
                f"class {name}:\n"
                f'    """About {name}.\n\n    >>> 1\n    1\n    """\n'
                "    size: int = 3\n"
                '    """How large."""\n'
                "    _hidden: int = 4\n"
                "    @property\n"
                "    def half(self) -> float:\n"
                '        """The\n        half."""\n'
                "    def grow(self, by: int = 1) -> None:\n"
                '        """Grow."""\n'
                for name in names
            )
        )

    page = reference(tmp_path)

    assert "### `class Match`\n\nAbout Match.\n\n```\n>>> 1\n1\n```\n" in page
    assert "- `size: int`: How large.\n- `half: float`: The half.\n" in page
    assert "- `grow(by: int = 1) -> None`: Grow.\n" in page
    assert "hidden" not in page
