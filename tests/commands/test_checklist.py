"""`txlab checklist`: the lines with their ticks, which only the learner sets."""

import pytest

from txlab import standing, workspace
from txlab.commands import checklist
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Outcome, Verdict
from txlab.progress import Store
from txlab.workspace import Workspace

Capture = pytest.CaptureFixture[str]
LINES = """
[[checklist]]
exercise = 1
text = "I can double."

[[checklist]]
exercise = 2
text = "I can [b]halve."

[[checklist]]
text = "I can all."
"""


@pytest.fixture
def ticking(checkout: Workspace) -> Session:
    """A command at work in a checkout with a checklist of three lines."""
    info = checkout.root / "info.toml"
    info.write_text(info.read_text() + LINES)
    found = workspace.find(checkout.root)
    return Session(found, Store(found), found.root)


def rows(capsys: Capture) -> list[str]:
    """The lines of the checklist as they were printed, without indentation."""
    return [line.strip() for line in capsys.readouterr().out.splitlines() if "I can" in line]


def test_the_lines_are_numbered_and_it_says_what_to_do(ticking: Session, capsys: Capture) -> None:
    assert checklist.run(ticking, [], []) == 0
    shown = capsys.readouterr().out
    assert "\n  1 [ ]  I can double.\n  2 [ ]  I can [b]halve.\n  3 [ ]  I can all.\n" in shown
    assert "0 of 3 ticked." in shown
    assert "txlab checklist --tick N" in shown
    assert "txlab solution N" in shown
    assert not ticking.workspace.state.exists()


def test_ticks_and_unticks_go_together_and_are_kept(ticking: Session, capsys: Capture) -> None:
    checklist.run(ticking, [2, 1, 2], [])
    shown = capsys.readouterr().out
    assert "Ticked: lines 1, 2.\n2 of 3 ticked." in shown
    assert checklist.run(ticking, [3], [2]) == 0
    shown = capsys.readouterr().out
    assert "Ticked: line 3.\nUnticked: line 2.\n2 of 3 ticked." in shown
    checklist.run(Session(ticking.workspace, Store(ticking.workspace), ticking.start), [], [])
    assert [row[:5] for row in rows(capsys)] == ["1 [x]", "2 [ ]", "3 [x]"]


def test_when_all_are_ticked_it_says_how_to_take_one_back(ticking: Session, capsys: Capture) -> None:
    checklist.run(ticking, [1, 2, 3], [])
    shown = capsys.readouterr().out
    assert "3 of 3 ticked." in shown
    assert "txlab checklist --untick N" in shown
    assert "--tick N" not in shown


def test_a_line_whose_exercise_passes_says_so_and_is_not_ticked_by_that(
    ticking: Session, capsys: Capture
) -> None:
    for outcome, said in ((Outcome.PASSED, True), (Outcome.FAILED, False)):
        verdict = Verdict("ex02_half", outcome, 2, 2, 0.1)
        ticking.store.update(lambda old, verdict=verdict: standing.record(old, verdict))
        checklist.run(ticking, [], [])
        ends = "2 [ ]  I can [b]halve." + (" (passes)" if said else "")
        assert rows(capsys) == ["1 [ ]  I can double.", ends, "3 [ ]  I can all."]


@pytest.mark.parametrize(
    ("tick", "untick", "said"),
    [
        ([1, 4], [], "no line 4: the checklist has lines 1 to 3"),
        ([1], [0], "no line 0"),
        ([-1, 1], [], "no line -1"),
        ([1, 2, 3], [3, 1], "both name lines 1, 3"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    ticking: Session, capsys: Capture, tick: list[int], untick: list[int], said: str
) -> None:
    with pytest.raises(LabError) as caught:
        checklist.run(ticking, tick, untick)
    assert said in caught.value.message
    assert "Nothing is changed." in caught.value.message
    assert ticking.store.load().ticked == frozenset()
    assert capsys.readouterr().out == ""


def test_a_lab_without_a_checklist_is_a_sentence(session: Session) -> None:
    with pytest.raises(LabError, match=r"This lab has no checklist\."):
        checklist.run(session, [], [])


def test_what_cannot_be_kept_is_shown_and_said_once(ticking: Session, capsys: Capture) -> None:
    ticking.workspace.state.write_text("in the way")
    assert checklist.run(ticking, [1], [3]) == 0
    captured = capsys.readouterr()
    assert "1 [x]" in captured.out
    assert captured.err.count("not remembered") == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--tick", "1", "--tick", "3", "--untick", "2"], 0),
        (["--tick", "1", "--untick", "1"], 2),
        (["--tick", "x"], 2),
        (["--tick"], 2),
    ],
)
def test_the_program_takes_several_of_each(
    ticking: Session, txlab: object, arguments: list[str], code: int
) -> None:
    done = txlab("checklist", *arguments)  # type: ignore[operator]
    assert done.returncode == code
    assert ticking.store.load().ticked == (set() if code else {1, 3})
    assert "\x1b" not in done.stdout + done.stderr
    assert (done.stdout == "") == bool(code)
