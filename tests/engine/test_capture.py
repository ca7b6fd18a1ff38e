"""The output of a run, cut to its limit and split by marks."""

import pytest

from txlab.engine.capture import BEGIN, DROP, KEEP, Capture, mark

SECRET = "5ecret"


def text(stream: bytes, step: int, limit: int = 1000) -> str:
    capture = Capture(SECRET, limit)
    for at in range(0, len(stream), step):
        capture.feed(stream[at : at + step])
    return capture.text()


def section(body: bytes, end: bytes) -> bytes:
    return mark(SECRET, BEGIN) + body + mark(SECRET, end)


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_marks_are_found_however_the_stream_is_split(step):
    stream = b"a\0b" + section(b"no", DROP) + section(b"yes\0", KEEP) + section(b"no", DROP) + b"z\0"
    assert text(stream, step) == "a\\x00byes\\x00z\\x00"


def test_the_output_of_a_check_that_never_ended_is_kept():
    assert text(b"top " + mark(SECRET, BEGIN) + b"in the loop", 4) == "top in the loop"


def test_a_mark_with_another_secret_is_only_text():
    assert "no" in text(mark("0ther!", BEGIN) + b"no" + mark("0ther!", DROP), 5)


@pytest.mark.parametrize("step", [1, 3, 64, 5000])
def test_head_and_tail_are_kept_and_the_rest_is_counted(step):
    stream = bytes(65 + i % 26 for i in range(5000))
    shown = text(stream, step, limit=100)
    head, tail = stream[:50].decode(), stream[-50:].decode()
    assert shown == f"{head}\n[... 4,900 characters left out ...]\n{tail}"


def test_exactly_the_limit_is_not_cut():
    assert text(b"x" * 100, 7, limit=100) == "x" * 100


def test_the_limit_holds_for_all_sections_together_and_one_count_is_given():
    stream = b"a" * 500 + section(b"b" * 500, KEEP) + b"c" * 500
    shown = text(stream, 13, limit=100)
    assert shown == "a" * 50 + "\n[... 1,400 characters left out ...]\n" + "c" * 50


def test_a_cut_inside_a_character_leaves_no_broken_one():
    shown = text(("é" * 200).encode(), 9, limit=101)
    head, _, tail = shown.partition("\n[... ")
    assert set(head) == {"é"}
    assert set(tail.partition("]\n")[2]) == {"é"}


def test_memory_stays_bounded_on_one_huge_line():
    capture = Capture(SECRET, 1000)
    for _ in range(300):
        capture.feed(b"x" * 100_000)
        assert sum(len(clip._head) + len(clip._tail) for clip in capture._kept) < 5000
    assert "29,999,000 characters left out" in capture.text()


def test_line_ends_and_controls_are_plain():
    assert text(b"a\r\nb\rc\t\x1b[2J\x1b]0;title\x07\xc2\x9b\x7f\n", 100) == "a\nb\nc\t\\x9b\\x7f\n"
