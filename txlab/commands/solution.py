"""`txlab solution`: the shipped answer and why it is so, or how the learner's file differs from it."""

import difflib
import sys

from txlab import standing
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.lesson import split_notes
from txlab.model import Exercise
from txlab.output import is_tty, write_file


def run(session: Session, name: str, diff: bool) -> int:
    """Show the solution of an exercise; off a terminal exactly the bytes of its file."""
    exercise = session.exercise(name)
    path = session.workspace.lab.solution(exercise)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LabError(f"The solution {path} cannot be read: {error.strerror}.") from error
    if diff:
        _show_diff(session, exercise, data.decode())
    elif is_tty(sys.stdout):
        from txlab.output import show
        from txlab.screens.solution import solution_view

        _, code, notes = split_notes(data.decode())
        show(solution_view(exercise, code.strip("\n"), notes))
    else:
        write_file(data)
    session.store.update(lambda old: standing.show_solution(old, exercise.name))
    session.warn()
    return 0


def _show_diff(session: Session, exercise: Exercise, solution: str) -> None:
    from rich.text import Text

    from txlab.output import show
    from txlab.screens.solution import diff_view

    workspace = session.workspace
    source = workspace.source(exercise)
    if source is None:
        raise LabError(
            f"There is no file {workspace.shown(exercise)} to compare with the solution.",
            f"Put the starter back: txlab reset {exercise.number}",
        )
    mine = source.decode("utf-8", "replace").replace("\r\n", "\n")
    # The lesson on top of one and the notes on top of the other are no difference the learner made.
    head, _, _ = split_notes(mine)
    answer = head + split_notes(solution)[1] if head else solution
    lines = list(
        difflib.unified_diff(
            mine.splitlines(), answer.splitlines(), workspace.shown(exercise), "the solution", lineterm=""
        )
    )
    show(diff_view(lines) if lines else Text("Your file is the same as the solution."))
