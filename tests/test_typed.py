"""What is typed is taken apart into named keys; what a terminal answers to others is none of them."""

import pytest

from txlab.typed import Typed


def keys(*readings: str) -> list[str]:
    """The keys in texts that arrive one after the other, and in what is left when nothing follows."""
    typed = Typed()
    return [key for text in readings for key in typed.feed(text.encode())] + typed.flush()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("hQ", ["h", "Q"]),
        ("é\r\n", ["é", "enter", "enter"]),
        ("\x7f\x08", ["backspace", "backspace"]),
        ("\x03\x04", ["c-c", "c-d"]),
        ("\x1b[Ah\x1bOB", ["up", "h", "down"]),
        ("\x1b[5~\x1b[6~\x1b[H\x1b[F", ["pageup", "pagedown", "home", "end"]),
        ("\x1b", ["escape"]),
    ],
)
def test_typed_text_is_taken_apart_into_named_keys(text: str, named: list[str]) -> None:
    assert keys(text) == named


@pytest.mark.parametrize("text", ["\x1bq", "\x1b[97;5u", "\x1b[?1;2c", "\x1bOz", "\x1b[<0;1;1M", "\x1b[1;9Z"])
def test_a_sequence_nobody_knows_is_no_letter(text: str) -> None:
    assert [key for key in keys(text + "h") if len(key) == 1] == ["h"]


@pytest.mark.parametrize(
    "answer",
    ["\x1b]11;rgb:1e1e/1e1e/1c1c\x07", "\x1bP1$r2 q\x1b\\", "\x1bP>|xterm(370)\x1b\\", "\x1b_Gi=1;OK\x1b\\"],
)
def test_what_a_terminal_answers_to_an_editor_is_no_key(answer: str) -> None:
    assert keys(f"n{answer}h") == ["n", "h"]
    for cut in range(1, len(answer)):
        if answer[:cut] != "\x1b":
            assert keys("n", answer[:cut], answer[cut:], "h") == ["n", "h"]


def test_a_key_in_two_readings_is_one() -> None:
    assert keys("\x1b[", "A", "\x1b", "[B") == ["up", "down"]
