"""The output of a run, cut to its limit and split by marks."""

import pytest

from txlab.engine.capture import ASIDE, FAILED, LOADED, PASSED, READY, Capture, mark

SECRET = "5ecret"


def text(stream: bytes, step: int, limit: int = 1000) -> str:
    capture = Capture(SECRET, limit)
    stream = section(b"getting ready", READY) + stream
    for at in range(0, len(stream), step):
        capture.feed(stream[at : at + step])
    return capture.text()


def section(body: bytes, end: bytes) -> bytes:
    return body + mark(SECRET, end)


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_marks_are_found_however_the_stream_is_split(step):
    stream = section(b"a\0b", LOADED) + section(b"no", PASSED) + section(b"yes\0", FAILED)
    stream += section(b"no", ASIDE) + section(b"no", FAILED) + section(b"no", PASSED)
    assert text(stream, step) == "a\\x00byes\\x00"


def test_the_output_of_a_check_that_never_ended_is_kept():
    stream = section(b"top ", LOADED) + section(b"no", PASSED) + b"in the loop"
    assert text(stream, 4) == "top in the loop"


def test_what_comes_after_a_full_verdict_is_not_shown():
    capture = Capture(SECRET)
    capture.feed(section(b"top", LOADED) + section(b"", PASSED) + b"a thread that prints on")
    assert capture.text(whole=False) == "top"


def test_the_marks_tell_how_far_the_run_got():
    capture = Capture(SECRET)
    assert not capture.loaded
    capture.feed(section(b"", READY) + section(b"", LOADED) + section(b"", PASSED) + section(b"", FAILED))
    capture.feed(section(b"", ASIDE) + section(b"", PASSED))
    assert capture.loaded
    assert capture.passed == [True, False, True]


def test_what_was_printed_before_the_first_mark_is_dropped_with_it():
    capture = Capture(SECRET)
    capture.feed(b"getting ready")
    assert capture.text() == "getting ready"
    capture.feed(mark(SECRET, READY) + b"the file")
    assert capture.text() == "the file"


def test_a_mark_with_another_secret_is_only_text():
    assert "no" in text(mark("0ther!", LOADED) + b"no" + mark("0ther!", PASSED), 5)


@pytest.mark.parametrize("step", [1, 3, 64, 5000])
def test_head_and_tail_are_kept_and_the_rest_is_counted(step):
    stream = bytes(65 + i % 26 for i in range(5000))
    shown = text(stream, step, limit=100)
    head, tail = stream[:50].decode(), stream[-50:].decode()
    assert shown == f"{head}\n[... 4,900 characters left out ...]\n{tail}"


def test_exactly_the_limit_is_not_cut():
    assert text(b"x" * 100, 7, limit=100) == "x" * 100


def test_the_limit_holds_for_all_sections_together_and_one_count_is_given():
    stream = section(b"a" * 500, LOADED) + section(b"b" * 500, FAILED) + b"c" * 500
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
        assert sum(len(clip._head) + len(clip._tail) for clip in [*capture._kept, capture._open]) < 5000
    assert "29,999,000 characters left out" in capture.text()


def test_line_ends_and_controls_are_plain():
    assert text(b"a\r\nb\rc\t\x1b[2J\x1b]0;title\x07\xc2\x9b\x7f\n", 100) == "a\nb\nc\t\\x9b\\x7f\n"
