"""Text made harmless for terminals and logs."""

import pytest

from txlab.plain import plain


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("plain é 日本 \t\n", "plain é 日本 \t\n"),
        ("\x1b[31;1mred\x1b[0m", "red"),
        ("\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\", "link"),
        ("\x1b[", "\\x1b["),
        ("a\r\nb\rc", "a\nb\nc"),
        ("\x00\x07\x7f\x9b", "\\x00\\x07\\x7f\\x9b"),
        ("\u202e\u2028", "\\u202e\\u2028"),
        ("\ud800", "\\ud800"),
        ("[/] [red]", "[/] [red]"),
    ],
)
def test_nothing_is_left_that_can_move_a_cursor(given, wanted):
    assert plain(given) == wanted
