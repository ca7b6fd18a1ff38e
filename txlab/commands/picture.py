"""`txlab picture`: an exercise's idea, drawn from what the learner's own functions compute."""

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from txlab import files
from txlab.commands.session import Session, show_output
from txlab.drawing import Picture
from txlab.errors import LabError
from txlab.model import Exercise, Verdict
from txlab.plain import plain
from txlab.screens.words import summary

if TYPE_CHECKING:
    from rich.console import RenderableType

STDOUT = "-"
_PATIENCE = 2.0  # seconds for the checks of what is drawn: the picture waits for them
_SVG = re.compile(rb"\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE[^>]*>\s*)?<svg[\s>]", re.DOTALL)


def run(session: Session, name: str | None, solution: bool, svg: str | None) -> int:
    """Draw the picture of an exercise, and save it as `svg`; 1 when its functions give nothing to draw."""
    try:
        return _run(session, session.exercise(name), solution, svg)
    finally:
        session.warn()


def _run(session: Session, exercise: Exercise, solution: bool, svg: str | None) -> int:
    target = None if svg in (None, STDOUT) else _target(session.start, svg)
    drawn, judged = _runs(session, exercise, solution)
    if drawn.picture is None:
        _tell(session, exercise, drawn, solution, apart=svg == STDOUT)
        return 1
    note = "\n".join(filter(None, (drawn.picture.note, _source(session, exercise, judged))))
    picture = replace(drawn.picture, note=note)
    if svg == STDOUT:
        from txlab.output import write_file

        write_file(_svg(picture).encode("utf-8"))
        return 0
    if target is not None:
        _save(target, _svg(picture))
    _show(drawn, picture)
    if target is not None:
        print(f"\nSaved as {plain(str(svg))}")
    return 0


def _runs(session: Session, exercise: Exercise, solution: bool) -> tuple[Verdict, Verdict | None]:
    """What came of the run that was to draw, and of the checks of the learner's file if that is drawn."""
    from txlab.engine.runner import Runner

    workspace, script = session.workspace, session.workspace.lab.picture(exercise)
    if not script.is_file():
        raise LabError(f"This lab has no picture for exercise {exercise.number}.")
    prepared = workspace.solved(exercise) if solution else workspace.prepare(exercise)
    if isinstance(prepared, Verdict):
        return prepared, None
    files = [(path, prepared.solution) for path in (script, prepared.checks)]
    with Runner(workspace.root, files[: 1 if solution else 2]) as runner:
        briefly = replace(prepared, timeout=min(prepared.timeout, _PATIENCE))
        judging = None if solution else runner.start(briefly)
        drawn = runner.run(replace(prepared, checks=script))
        if judging is None or drawn.picture is None:
            return drawn, None
        return drawn, judging.wait()


def _tell(session: Session, exercise: Exercise, verdict: Verdict, solution: bool, apart: bool) -> None:
    """Why there is no picture; `apart` from standard output where a program reads that."""
    from rich.text import Text

    from txlab.output import show, show_apart
    from txlab.screens.verdict import failure_view

    told: list[RenderableType] = [
        Text(f"{exercise.number}  {exercise.title}: no picture yet\n", style="bold")
    ]
    if verdict.failure is not None:
        told.append(failure_view(verdict.failure, *session.workspace.judged(exercise, solution)))
    if not solution:
        told.append(Text(f"\nWhat it will look like: txlab picture {exercise.number} --solution"))
    if apart:
        show_apart(*told)
        return
    show_output(verdict)
    show(*told)


def _source(session: Session, exercise: Exercise, judged: Verdict | None) -> str:
    """Whose numbers are drawn, and what the checks say of them."""
    if judged is None:
        return "Drawn from what the shipped solution computes."
    said = f"Drawn from what {session.workspace.shown(exercise)} computes"
    if judged.passed:
        return f"{said}, which passes its checks."
    return f"{said}, which does not pass yet ({summary(judged)}): so it may not look as it should."


def _show(verdict: Verdict, picture: Picture) -> None:
    from txlab.output import look, read, text_width
    from txlab.screens.picture import picture_view

    show_output(verdict)
    pen = look()
    read(picture_view(picture, text_width(), pen.colour, pen.unicode))


def _svg(picture: Picture) -> str:
    from txlab.screens.svg import picture_svg

    return picture_svg(picture)


def _target(start: Path, name: str) -> Path:
    """The file to save to; LabError for a place that cannot be one, before anything is run."""
    path = start / name
    try:
        if path.is_dir() or not path.name:
            raise LabError(f"{path} is a folder. Name a file in it, such as {path / 'picture.svg'}.")
        if not path.parent.is_dir():
            raise LabError(f"There is no folder {path.parent} to save {path.name} in.")
        if path.exists() and not _is_svg(path):
            raise LabError(f"{path} is there already and is no SVG picture. Choose another name.")
    except (OSError, ValueError) as error:
        raise LabError(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}.") from error
    return path


def _is_svg(path: Path) -> bool:
    head = files.read(path)[:4096]
    return not head.strip() or _SVG.match(head) is not None


def _save(path: Path, text: str) -> None:
    try:
        files.replace(path, text.encode("utf-8"))
    except OSError as error:
        raise LabError(f"{path} could not be written: {error.strerror}.") from error
