"""The functions of a source text."""

import pytest

from txlab.code import READABLE, function_nodes, todo_line

SOURCE = (
    '"""About."""\n\ndef one(a):\n    # TODO: add\n    return a\n\nclass Two:\n    def three(self): ...\n'
)


def test_functions_at_the_top_are_found_by_name():
    assert list(function_nodes(SOURCE)) == ["one"]


def test_the_line_of_a_todo_is_counted_in_the_whole_file():
    assert todo_line(function_nodes(SOURCE)["one"], SOURCE) == 4


@pytest.mark.parametrize("source", ["def one(:", "\0", "(" * 10_000])
def test_what_is_no_python_has_no_functions(source):
    assert function_nodes(source) == {}


def test_a_text_longer_than_anybody_writes_is_not_taken_apart():
    padding = "#" * (READABLE - len(SOURCE))
    assert function_nodes(SOURCE + padding)
    assert not function_nodes(SOURCE + padding + "#")
