"""`txlab picture`: an exercise's idea, drawn from what the learner's own functions compute."""

from dataclasses import replace
from pathlib import Path

from txlab import files
from txlab.commands.session import Session
from txlab.drawing import Picture
from txlab.errors import LabError
from txlab.model import Exercise, Outcome, Verdict
from txlab.plain import plain

STDOUT = "-"


def run(session: Session, name: str | None, solution: bool, svg: str | None) -> int:
    """Draw the picture of an exercise, and save it as `svg`; 1 when its functions give nothing to draw."""
    exercise = session.exercise(name)
    target = None if svg in (None, STDOUT) else _target(session.start, svg)
    verdict = _judged(session, exercise, solution)
    if verdict.picture is None:
        _tell(session, exercise, verdict, solution)
        return 1
    note = "\n".join(filter(None, (verdict.picture.note, _source(session, exercise, solution))))
    picture = replace(verdict.picture, note=note)
    if svg == STDOUT:
        print(_svg(picture), end="")
        return 0
    _show(verdict, picture)
    if target is not None:
        _save(target, _svg(picture))
        print(f"\nSaved as {plain(str(svg))}")
    session.warn()
    return 0


def _judged(session: Session, exercise: Exercise, solution: bool) -> Verdict:
    """What came of the run that was to draw."""
    from txlab.engine.runner import Runner

    workspace, script = session.workspace, session.workspace.lab.picture(exercise)
    if not script.is_file():
        raise LabError(f"This lab has no picture for exercise {exercise.number}.")
    prepared = workspace.solved(exercise) if solution else workspace.prepare(exercise)
    if isinstance(prepared, Verdict):
        return prepared
    request = replace(prepared, checks=script)
    with Runner(workspace.root, [(script, request.solution)]) as runner:
        return runner.run(request)


def _tell(session: Session, exercise: Exercise, verdict: Verdict, solution: bool) -> None:
    """Why there is no picture."""
    from rich.text import Text

    from txlab.output import show
    from txlab.screens.verdict import failure_view

    workspace = session.workspace
    _show_output(verdict)
    show(Text(f"{exercise.number}  {exercise.title}: no picture yet\n", style="bold"))
    if verdict.failure is not None:
        file = workspace.lab.solution(exercise) if solution else workspace.file(exercise)
        shown = f"solutions/{exercise.filename}" if solution else workspace.shown(exercise)
        show(failure_view(verdict.failure, file, shown))
    if not solution:
        show(Text(f"\nWhat it will look like: txlab picture {exercise.number} --solution"))


def _source(session: Session, exercise: Exercise, solution: bool) -> str:
    """Whose numbers are drawn, and what is known of them."""
    if solution:
        return "Drawn from what the shipped solution computes."
    said = f"Drawn from what {session.workspace.shown(exercise)} computes."
    known = session.store.load().standing(exercise.name)
    if known.outcome is Outcome.PASSED:
        return said
    return f"{said} It has not passed its checks yet, so this may not be how it should look."


def _show(verdict: Verdict, picture: Picture) -> None:
    from txlab.output import look, show, text_width
    from txlab.screens.picture import picture_view

    _show_output(verdict)
    colour, unicode = look()
    show(picture_view(picture, text_width(), colour, unicode))


def _show_output(verdict: Verdict) -> None:
    """What the learner's file printed on the way."""
    from txlab.output import defused

    if verdict.output:
        print(defused(plain(verdict.output).rstrip("\n")), end="\n\n")


def _svg(picture: Picture) -> str:
    from txlab.screens.svg import picture_svg

    return picture_svg(picture)


def _target(start: Path, name: str) -> Path:
    """The file to save to; LabError for a place that cannot be one, before anything is run."""
    path = start / name
    if path.is_dir() or not path.name:
        raise LabError(f"{path} is a folder. Name a file in it, such as {path / 'picture.svg'}.")
    if not path.parent.is_dir():
        raise LabError(f"There is no folder {path.parent} to save {path.name} in.")
    if path.exists() and not _is_svg(path):
        raise LabError(f"{path} is there already and is no SVG picture. Choose another name.")
    return path


def _is_svg(path: Path) -> bool:
    try:
        head = files.read(path)[:256].lstrip()
    except OSError as error:
        raise LabError(f"{path} cannot be replaced: {error.strerror}.") from error
    return not head or head.startswith((b"<svg", b"<?xml"))


def _save(path: Path, text: str) -> None:
    try:
        files.replace(path, text.encode("utf-8"))
    except OSError as error:
        raise LabError(f"{path} could not be written: {error.strerror}.") from error
