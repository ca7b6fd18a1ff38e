"""A pass needs a full and sound verdict; everything else says how far the run got."""

import pytest

from txlab.engine.judgement import End, verdict_of
from txlab.engine.state import Known, note
from txlab.model import Outcome

CHECKS = [["a", "first"], ["b", "second"]]
FAILURE = {"check": "b", "title": "second", "message": "no", "slip": None, "line": 3}
GOOD = [
    {"kind": "collected", "checks": CHECKS},
    {"kind": "loading"},
    {"kind": "judging"},
    {"kind": "result", "name": "a", "passed": True},
    {"kind": "result", "name": "b", "passed": True},
    {"kind": "verdict", "outcome": "passed", "failure": None},
]


def judged(frames, exit_code=0, dump="", timed_out=None):
    known = Known()
    for frame in frames:
        note(known, frame)
    return verdict_of(known, End("ex", "/lab/ex.py", 0.1, "", dump, exit_code, timed_out))


def test_a_full_verdict_is_a_pass():
    verdict = judged(GOOD)
    assert verdict.passed
    assert (verdict.checks_passed, verdict.checks_total) == (2, 2)


@pytest.mark.parametrize("lacking", range(len(GOOD)))
def test_without_any_one_frame_that_counts_there_is_no_pass(lacking):
    if GOOD[lacking]["kind"] in ("loading", "judging"):
        return
    assert judged(GOOD[:lacking] + GOOD[lacking + 1 :]).outcome is Outcome.CRASHED


@pytest.mark.parametrize(
    "change",
    [
        {"outcome": "fine"},
        {"outcome": None},
        {"outcome": "failed"},
        {"failure": FAILURE},
        {"failure": 3},
    ],
)
def test_a_verdict_that_does_not_hold_is_no_pass(change):
    assert judged([*GOOD[:-1], GOOD[-1] | change]).outcome is Outcome.CRASHED


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
    results = [{"kind": "result", "name": name, "passed": passed} for name, passed in reported]
    assert judged([*GOOD[:3], *results, GOOD[-1]]).outcome is Outcome.CRASHED


def test_a_failure_needs_a_check_that_failed():
    frame = GOOD[-1] | {"outcome": "failed", "failure": FAILURE}
    assert judged([*GOOD[:-1], frame]).outcome is Outcome.CRASHED


def test_a_run_that_broke_off_is_not_said_to_have_ended_itself():
    failure = judged(GOOD[:3], 70).failure
    assert failure.title == "The run broke off"
    assert "os._exit" not in failure.message
    assert "during check 1 of 2" in failure.message


@pytest.mark.parametrize("exit_code", [1, -9, None])
def test_a_pass_needs_a_clean_end(exit_code):
    assert judged(GOOD, exit_code).outcome is Outcome.CRASHED


def test_a_verdict_that_came_after_the_time_limit_does_not_count():
    assert judged(GOOD, timed_out=2.0).outcome is Outcome.TIMEOUT


def test_no_collected_checks_is_never_a_pass():
    frames = [{"kind": "collected", "checks": []}, GOOD[-1]]
    assert judged(frames).outcome is Outcome.CRASHED


def test_messages_from_the_process_are_made_plain():
    frame = {
        "kind": "verdict",
        "outcome": "failed",
        "failure": FAILURE | {"message": "\x1b[1mx\x9b"},
    }
    verdict = judged([*GOOD[:4], GOOD[4] | {"passed": False}, frame])
    assert verdict.outcome is Outcome.FAILED
    assert verdict.failure.message == "x\\x9b"


def test_damaged_frames_are_passed_over():
    for frame in (
        {},
        {"kind": 3},
        {"kind": "collected", "checks": 3},
        {"kind": "result", "name": 1, "passed": 1},
    ):
        note(Known(), frame)
    known = Known()
    note(known, {"kind": "collected", "checks": [3, [1], ["a", "b"]]})
    assert known.collected == [("a", "b")]


def test_the_time_out_names_the_innermost_line_of_the_last_thread():
    dump = (
        "Timeout (0:00:02)!\nThread 0x01 (most recent call first):\n"
        '  File "/lab/ex.py", line 9 in other\n\nThread 0x02 (most recent call first):\n'
        '  File "/lib/numpy.py", line 1 in sum\n  File "/lab/ex.py", line 7 in loop\n'
        '  File "/lab/ex.py", line 12 in add\n'
    )
    failure = judged(GOOD[:4], None, dump, 2.0).failure
    assert failure.title == "It ran too long: more than 2 s"
    assert failure.line == 7
    assert "line 7, in loop" in failure.message
    assert "check 2 of 2" in failure.message


def test_an_unknown_signal_is_given_by_number():
    assert "signal 99" in judged(GOOD[:2], -99).failure.message
