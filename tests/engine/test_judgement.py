"""A pass needs a full and sound verdict; everything else says how far the run got."""

import pytest

from txlab.engine.judgement import End, verdict_of
from txlab.engine.state import Known, note
from txlab.model import Outcome

CHECKS = [["a", "first"], ["b", "second"]]
FAILURE = {"check": "b", "title": "second", "message": "no", "slip": None, "line": 3} | {
    "grid": None,
    "see": None,
}
LOADING = {"kind": "loading", "checks": CHECKS}
RESULTS = [["a", True], ["b", True]]
PASSED = {"kind": "verdict", "outcome": "passed", "failure": None, "results": RESULTS}
FAILED = {"kind": "verdict", "outcome": "failed", "failure": FAILURE, "results": [["a", True], ["b", False]]}


def judged(frames, exit_code=0, dump="", timed_out=None, reported=(), marked=(True, True)):
    """The verdict on these frames; `reported` is what else is known of a run that sent none."""
    known = Known(judging=bool(frames), reported=list(reported), marked=list(marked))
    for frame in frames:
        note(known, frame)
    return verdict_of(known, End("ex", "/lab/ex.py", 0.1, "", dump, exit_code, timed_out))


def test_a_full_verdict_is_a_pass():
    verdict = judged([LOADING, PASSED])
    assert verdict.passed
    assert (verdict.checks_passed, verdict.checks_total) == (2, 2)


@pytest.mark.parametrize("frames", [[], [LOADING], [PASSED]])
def test_without_any_one_frame_there_is_no_pass(frames):
    assert judged(frames).outcome is Outcome.CRASHED


@pytest.mark.parametrize("lacking", ["outcome", "results"])
def test_without_any_one_part_of_the_verdict_there_is_no_pass(lacking):
    frame = {key: value for key, value in PASSED.items() if key != lacking}
    assert judged([LOADING, frame]).outcome is Outcome.CRASHED


@pytest.mark.parametrize(
    "change",
    [
        {"outcome": "fine"},
        {"outcome": None},
        {"outcome": "failed"},
        {"failure": FAILURE},
        {"failure": 3},
        {"results": 3},
        {"results": [3, ["a", 1], ["b", True]]},
    ],
)
def test_a_verdict_that_does_not_hold_is_no_pass(change):
    assert judged([LOADING, PASSED | change]).outcome is Outcome.CRASHED


@pytest.mark.parametrize(
    "reported",
    [
        [],
        [("a", True)],
        [("b", True), ("a", True)],
        [("a", True), ("b", False)],
        [("a", True), ("b", True), ("c", True)],
        [("a", True), ("b", True), ("b", True)],
    ],
)
def test_a_pass_needs_every_check_reported_once_and_passed(reported):
    assert judged([LOADING, PASSED | {"results": reported}]).outcome is Outcome.CRASHED


@pytest.mark.parametrize("marked", [[], [True], [True, False], [True, True, True]])
def test_a_pass_needs_the_marks_of_all_checks(marked):
    assert judged([LOADING, PASSED], marked=marked).outcome is Outcome.CRASHED


def test_a_failure_needs_a_check_that_failed():
    assert judged([LOADING, FAILED | {"results": RESULTS}]).outcome is Outcome.CRASHED


def test_a_run_that_broke_off_is_not_said_to_have_ended_itself():
    failure = judged([LOADING], 70).failure
    assert failure.title == "The run broke off"
    assert "os._exit" not in failure.message
    assert "during check 1 of 2" in failure.message


@pytest.mark.parametrize("exit_code", [1, -9, None])
def test_a_pass_needs_a_clean_end(exit_code):
    assert judged([LOADING, PASSED], exit_code).outcome is Outcome.CRASHED


def test_a_verdict_that_came_after_the_time_limit_does_not_count():
    assert judged([LOADING, PASSED], timed_out=2.0).outcome is Outcome.TIMEOUT


def test_no_collected_checks_is_never_a_pass():
    frames = [{"kind": "loading", "checks": []}, PASSED | {"results": []}]
    assert judged(frames).outcome is Outcome.CRASHED


def test_messages_from_the_process_are_made_plain():
    verdict = judged([LOADING, FAILED | {"failure": FAILURE | {"message": "\x1b[1mx\x9b"}}])
    assert verdict.outcome is Outcome.FAILED
    assert verdict.failure.message == "x\\x9b"


def test_damaged_frames_are_passed_over():
    for frame in (
        {},
        {"kind": 3},
        {"kind": "loading", "checks": 3},
    ):
        note(Known(), frame)
    known = Known()
    note(known, {"kind": "loading", "checks": [3, [1], ["a", "b"]]})
    assert known.collected == [("a", "b")]


def test_the_time_out_names_the_innermost_line_of_the_last_thread():
    dump = (
        "Timeout (0:00:02)!\nThread 0x01 (most recent call first):\n"
        '  File "/lab/ex.py", line 9 in other\n\nThread 0x02 (most recent call first):\n'
        '  File "/lib/numpy.py", line 1 in sum\n  File "/lab/ex.py", line 7 in loop\n'
        '  File "/lab/ex.py", line 12 in add\n'
    )
    failure = judged([LOADING], None, dump, 2.0, [("a", True)]).failure
    assert failure.title == "It ran too long: more than 2 s"
    assert failure.line == 7
    assert "line 7, in loop" in failure.message
    assert "check 2 of 2" in failure.message


def test_an_unknown_signal_is_given_by_number():
    assert "signal 99" in judged([LOADING], -99).failure.message
