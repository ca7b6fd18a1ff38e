"""`txlab solution`: the shipped answer and why it is so, or how the learner's file differs from it."""

import ast
import difflib
import sys

from txlab import progress
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Exercise
from txlab.screens.console import is_tty


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
        from txlab.screens.console import show
        from txlab.screens.solution import solution_view

        _, code, notes = split(data.decode())
        show(solution_view(exercise, code.strip("\n"), notes))
    else:
        # As bytes: redirected into a file it must be UTF-8, whatever the terminal's encoding is.
        sys.stdout.buffer.write(data)
    session.store.update(lambda old: progress.show_solution(old, exercise.name))
    session.warn()
    return 0


def split(source: str) -> tuple[str, str, str]:
    """A Python file as the lines of its docstring, the rest, and the docstring's text.

    The first two joined are the file again. Both docstring parts are empty
    when the file has none or cannot be parsed.
    """
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return "", source, ""
    notes = ast.get_docstring(tree)
    end = tree.body[0].end_lineno if notes is not None else None
    if notes is None or end is None:
        return "", source, ""
    lines = source.splitlines(keepends=True)
    while end < len(lines) and not lines[end].strip():
        end += 1
    return "".join(lines[:end]), "".join(lines[end:]), notes


def _show_diff(session: Session, exercise: Exercise, solution: str) -> None:
    from rich.text import Text

    from txlab.screens.console import show
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
    head, _, _ = split(mine)
    answer = head + split(solution)[1] if head else solution
    lines = list(
        difflib.unified_diff(
            mine.splitlines(), answer.splitlines(), workspace.shown(exercise), "the solution", lineterm=""
        )
    )
    show(diff_view(lines) if lines else Text("Your file is the same as the solution."))
