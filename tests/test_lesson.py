"""The lesson of an exercise is taken from its starter's docstring."""

import pytest

from txlab import lesson
from txlab.lesson import lesson_parts

SOURCE = '''\
"""Exercise 3: attention

Setup
-----
A soft lookup.

    a - b
Trace
-----
1 and 2

Goal
----
Write `f`.

    x   (n,)
"""

x = 1
'''


def test_the_text_under_each_heading_is_found() -> None:
    assert lesson_parts(SOURCE) == {
        "Title": "Exercise 3: attention",
        "Setup": "A soft lookup.\n\n    a - b",
        "Trace": "1 and 2",
        "Goal": "Write `f`.\n\n    x   (n,)",
    }


@pytest.mark.parametrize("source", ["x = 1\n", "def f(:\n", "", '"""\\ud800"""\0'])
def test_a_file_without_a_lesson_has_no_parts(source: str) -> None:
    assert lesson_parts(source) == {}


def test_a_dashed_line_without_a_heading_stays_text() -> None:
    assert lesson_parts('"""Title\n\n-----\nrest\n"""') == {"Title": "Title\n\n-----\nrest"}


def test_the_notes_are_told_apart_from_the_code() -> None:
    source = '"""Why.\n\nMore.\n"""\n\n\nimport math\n'
    head, code, notes = lesson.split_notes(source)
    assert (code, notes) == ("import math\n", "Why.\n\nMore.")
    assert head + code == source


@pytest.mark.parametrize("source", ["def f(:\n", "x = 1\n", "", "\x00", "x = '''"])
def test_a_file_without_notes_is_all_code(source: str) -> None:
    assert lesson.split_notes(source) == ("", source, "")
