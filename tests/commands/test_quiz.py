"""`txlab quiz`: asks in a terminal and only there, explains every option, and keeps each answer at once."""

import os
import select
import subprocess
import sys
from collections.abc import Callable

import pytest

from txlab import standing, workspace
from txlab.commands import quiz
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.progress import Store
from txlab.workspace import Workspace

Capture = pytest.CaptureFixture[str]
# Whichever number the shuffling gives an option, its text says what it is.
QUESTIONS = "".join(
    f"""
[[quiz]]
text = "What about {name} [b]?"

[[quiz.option]]
right = true
text = "{name} right"
why = "Because {name}."

[[quiz.option]]
text = "{name} wrong"
why = "Not {name}."

[[quiz.option]]
text = "{name} worse"
why = "Never {name}."
"""
    for name in ("Ann", "Bob", "Cas")
)


@pytest.fixture
def asking(checkout: Workspace) -> Session:
    """A command at work in a checkout with a quiz of three questions."""
    info = checkout.root / "info.toml"
    info.write_text(info.read_text() + QUESTIONS)
    return opened(checkout)


def opened(space: Workspace) -> Session:
    """The next command in the same folder."""
    found = workspace.find(space.root)
    return Session(found, Store(found), found.root)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[object]]:
    """Sits at a terminal and types lines, or raises; `sit("1", EOFError)` gives what is not typed yet."""

    def typing(*lines: object) -> list[object]:
        left = list(lines)

        def typed() -> object:
            line = left.pop(0)
            if isinstance(line, str):
                return line
            raise line  # type: ignore[misc]

        monkeypatch.setattr(quiz, "is_interactive", lambda: True)
        monkeypatch.setattr("builtins.input", typed)
        return left

    return typing


@pytest.fixture
def low(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of seven rows, of which five are for what is read before the next Enter."""
    monkeypatch.setattr("shutil.get_terminal_size", lambda *_: os.terminal_size((80, 7)))


def number(session: Session, question: int, kind: str) -> str:
    """What to type for the right, wrong or worse option of a question."""
    options = session.workspace.lab.ending.quiz[question - 1].options
    return str([option.text.endswith(kind) for option in options].index(True) + 1)


def kept(session: Session) -> list[bool | None]:
    """What another command in the folder knows of the answers."""
    return standing.answers(session.workspace.lab.ending.quiz, opened(session.workspace).store.load())


def run(session: Session, again: bool = False, answers: bool = False) -> int:
    return quiz.run(session, again, answers)


def test_each_question_is_asked_explained_and_counted(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture
) -> None:
    chosen = (number(asking, 1, "worse"), number(asking, 2, "right"), number(asking, 3, "wrong"))
    left = sit(chosen[0], "", chosen[1], "", chosen[2], "")
    assert run(asking) == 0
    shown = capsys.readouterr().out
    assert left == []
    # In the order of their numbers, the wrong one would come before the right one.
    wanted = ["Question 1 of 3", "What about Ann [b]?", "That is not it.", "Never Ann.", "Because Ann."]
    wanted += ["Not Ann.", "Question 2 of 3", "That is right.", "Because Bob.", "Question 3 of 3"]
    at = [shown.index(text) for text in wanted]
    assert at == sorted(at)
    assert "1 of 3 right\n" in shown
    assert "Your answers are kept." in shown
    assert "txlab quiz --again" in shown
    assert kept(asking) == [False, True, False]


def test_something_else_is_asked_again_and_keys_without_a_letter_do_not_count(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture
) -> None:
    garbled = UnicodeDecodeError("utf-8", b"\xe4", 0, 1, "")
    sit("4", "0", "two", "1 2", garbled, f"\x1b[A\x1bOB {number(asking, 1, 'right')} \x1b[3~", "", EOFError)
    assert run(asking) == 0
    assert capsys.readouterr().out.count("Type a number from 1 to 3, or just Enter, or q.") == 5
    assert kept(asking) == [True, None, None]


def test_enter_leaves_a_question_for_later_and_later_only_it_is_asked(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture
) -> None:
    sit("1", "", "", "1", "")
    run(asking)
    shown = capsys.readouterr().out
    assert "right, 1 not answered yet" in shown
    assert "To go on: txlab quiz\n" in shown
    assert "-   What about Bob [b]?" in shown
    left = sit(number(asking, 2, "right"), "")
    run(opened(asking.workspace))
    shown = capsys.readouterr().out
    assert left == []
    assert "2 of 3 answered before." in shown
    assert ("Question 2 of 3" in shown, "Question 1 of 3" in shown, "Question 3" in shown) == (
        True,
        False,
        False,
    )


@pytest.mark.parametrize("end", ["q", " Q ", EOFError])
@pytest.mark.parametrize("before", [["1"], ["1", ""]])
def test_it_can_be_ended_anywhere_and_loses_nothing(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture, before: list[str], end: object
) -> None:
    sit(*before, end)
    assert run(asking) == 0
    assert [answer is None for answer in kept(asking)] == [False, True, True]
    assert "right, 2 not answered yet" in capsys.readouterr().out


@pytest.mark.parametrize("before", [["1"], ["1", ""]])
def test_ctrl_c_loses_nothing_either(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture, before: list[str]
) -> None:
    sit(*before, KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        run(asking)
    assert [answer is None for answer in kept(asking)] == [False, True, True]
    assert capsys.readouterr().out.endswith(": \n")


def test_an_explanation_waits_where_it_would_scroll_away(
    asking: Session, sit: Callable[..., list[object]], low: None, capsys: Capture
) -> None:
    left = sit("1", "", "", "q")
    run(asking)
    assert left == []
    shown = capsys.readouterr().out
    explained = shown[shown.index("That is") : shown.index("Question 2")]
    first, rest = explained.split("\n\nEnter shows more, q ends: \n")
    rest, after = rest.split("\n\nEnter goes on, q ends: \n")
    assert (first.count("\n") + 1, rest.count("\n") + 1, after) == (4, 5, "")
    assert (first.count(" Ann"), rest.count(" Ann")) == (2, 4)


def test_when_all_is_answered_nothing_is_asked(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture
) -> None:
    sit("1", "", "1", "", "1", "")
    run(asking)
    capsys.readouterr()
    sit()
    assert run(opened(asking.workspace)) == 0
    shown = capsys.readouterr().out
    assert "of 3 right\n" in shown
    assert shown.count("What about") == 3
    assert ("Question" in shown, "before" in shown) == (False, False)
    assert ("--again" in shown, "--answers" in shown) == (True, True)


def test_again_forgets_the_answers_first(asking: Session, sit: Callable[..., list[object]]) -> None:
    sit("1", "", "1", "", "1", "")
    run(asking)
    sit("q")
    assert run(opened(asking.workspace), again=True) == 0
    assert kept(asking) == [None, None, None]


def test_what_another_txlab_got_answered_meanwhile_is_not_asked(
    asking: Session, sit: Callable[..., list[object]], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    left = sit("1", "", "1", "")
    plain_update = asking.store.update

    def update(change: Callable[..., object]) -> object:
        opened(asking.workspace).store.update(lambda old: standing.answer(old, 2, 1))
        return plain_update(change)  # type: ignore[arg-type]

    monkeypatch.setattr(asking.store, "update", update)
    run(asking)
    assert left == []
    assert "Question 2" not in capsys.readouterr().out
    assert None not in kept(asking)


def test_what_cannot_be_kept_is_counted_and_said_once(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture
) -> None:
    asking.workspace.state.write_text("in the way")
    sit(*[line for question in (1, 2, 3) for line in (number(asking, question, "right"), "")])
    assert run(asking) == 0
    captured = capsys.readouterr()
    assert "3 of 3 right" in captured.out
    assert "are kept" not in captured.out
    assert captured.err.count("not remembered") == 1


def test_ctrl_c_still_says_what_is_not_kept(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture
) -> None:
    asking.workspace.state.write_text("in the way")
    sit("1", KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        run(asking)
    assert "not remembered" in capsys.readouterr().err


def test_without_a_terminal_the_questions_are_printed_and_what_is_answered_explained(
    asking: Session, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda: pytest.fail("it waits"))
    asking.store.update(lambda old: standing.answer(old, 2, int(number(asking, 2, "worse"))))
    assert run(asking) == 0
    shown = capsys.readouterr().out
    assert [line for line in shown.splitlines() if line.startswith("What")] == [
        f"What about {name} [b]?" for name in ("Ann", "Bob", "Cas")
    ]
    assert f"  {number(asking, 1, 'right')}  Ann right\n" in shown
    assert ("Because Bob." in shown, "Because Ann." in shown, "Not Cas." in shown) == (True, False, False)
    assert f"You chose {number(asking, 2, 'worse')}.\n\nThat is not it." in shown
    assert "0 of 3 right, 2 not answered yet" in shown
    assert "txlab quiz --answers" in shown
    assert "\x1b" not in shown


def test_without_a_terminal_and_without_answers_there_is_no_score(asking: Session, capsys: Capture) -> None:
    run(asking)
    assert "0 of 3" not in capsys.readouterr().out


@pytest.mark.parametrize("at_terminal", [True, False])
def test_answers_explains_every_option_and_asks_nothing(
    asking: Session, sit: Callable[..., list[object]], capsys: Capture, at_terminal: bool
) -> None:
    if at_terminal:
        sit()
    asking.store.update(lambda old: standing.answer(old, 3, 2))
    assert run(asking, answers=True) == 0
    shown = capsys.readouterr().out
    assert all(
        f"{why} {name}." in shown for name in ("Ann", "Bob", "Cas") for why in ("Because", "Not", "Never")
    )
    numbers = [int(line[4]) for line in shown.splitlines() if line.startswith(("ok  ", "x   "))]
    assert numbers == [1, 2, 3] * 3
    assert shown.count("You chose 2.") == shown.count("You chose") == 1
    assert kept(asking)[:2] == [None, None]


def test_again_needs_a_terminal_and_forgets_nothing_without_one(asking: Session, capsys: Capture) -> None:
    asking.store.update(lambda old: standing.answer(old, 1, 1))
    with pytest.raises(LabError, match="no terminal") as caught:
        run(asking, again=True)
    assert "txlab quiz --answers" in (caught.value.help or "")
    assert kept(asking)[0] is not None
    assert capsys.readouterr().out == ""


def test_again_with_answers_is_refused(asking: Session, sit: Callable[..., list[object]]) -> None:
    sit()
    with pytest.raises(LabError, match="one of them"):
        run(asking, again=True, answers=True)


def test_a_lab_without_a_quiz_is_a_sentence(session: Session) -> None:
    with pytest.raises(LabError, match=r"This lab has no quiz\."):
        run(session)


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["--answers"], 0), (["--again"], 2)])
def test_the_program_never_waits_without_a_terminal(
    asking: Session, txlab: Callable[..., "subprocess.CompletedProcess[str]"], arguments: list[str], code: int
) -> None:
    done = txlab("quiz", *arguments)
    assert (done.returncode, done.stdout == "") == (code, code == 2)
    assert "\x1b" not in done.stdout + done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_real_terminal_is_asked_and_its_prompts_are_not_on_standard_error(asking: Session) -> None:
    controller, terminal = os.openpty()
    # A wrong one, one that is no text, an arrow and an answer, Enter, then Ctrl-D.
    os.write(controller, b"9\n\xe4\n\x1b[A1\n\n\x04")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "txlab", "quiz"],
            cwd=asking.workspace.root,
            env={**os.environ, "PYTHONWARNINGS": "error", "PYTHONUTF8": "1", "TERM": "xterm"},
            stdin=terminal,
            stdout=terminal,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
        shown = b""
        while b"To go on" not in shown and select.select([controller], [], [], 10)[0]:
            shown += os.read(controller, 65536)
    finally:
        os.close(controller)
        os.close(terminal)
    assert (done.returncode, done.stderr) == (0, b"")
    assert shown.count(b"Type a number from 1 to 3") == 2
    assert shown.count(b"Your answer: ") == 4
    assert [answer is None for answer in kept(asking)] == [False, True, True]
