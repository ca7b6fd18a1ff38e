"""Puts views on the terminal, or into a stream of plain lines."""

import os
import re
import shutil
import sys
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from rich.console import Console
from rich.text import Text

from txlab import reading
from txlab.errors import LabError
from txlab.flow import Page, View
from txlab.lesson import lesson_parts, split_notes
from txlab.model import Exercise
from txlab.output import look, show
from txlab.overview import rows
from txlab.screens.stage import Place, Stage
from txlab.screens.table import Row
from txlab.screens.watch import plain_screen, watch_screen
from txlab.workspace import Workspace

_PLAIN_WIDTH = 1000  # a stream is not wrapped
_MAIN_BLOCK = re.compile(rb"^if\s+__name__\s*==", re.MULTILINE)


class Painter:
    """Shows views; on a terminal the screen is cleared for each, a stream gets only what is new."""

    def __init__(self, workspace: Workspace, interactive: bool) -> None:
        self._workspace = workspace
        self._interactive = interactive
        self._places: dict[str, Place] = {}
        self._goal_told: str | None = None
        self._told: View | None = None
        self._size: os.terminal_size | None = None
        self._look = look() if interactive else None

    def paint(self, view: View) -> None:
        """Show a view that has news."""
        if self._interactive:
            self._draw(view)
        else:
            self._tell(view)

    def refresh(self, view: View) -> None:
        """Show a view whose news was shown before."""
        if self._interactive:
            self._draw(view)

    def is_resized(self) -> bool:
        """Whether the terminal has another size than the last screen was drawn for."""
        return self._size is not None and self._size != _terminal_size()

    def _draw(self, view: View) -> None:
        # The size is asked for at each paint: the terminal may have been resized.
        self._size = size = _terminal_size()
        console = Console(width=size.columns, markup=False, emoji=False, highlight=False)
        screen = watch_screen(self._stage(view), size.columns, max(size.lines - 1, 1))
        # Written at once, so that no empty screen can be seen in between.
        with console.capture() as capture:
            console.clear()
            console.print(screen, overflow="fold")
        sys.stdout.write(capture.get())
        sys.stdout.flush()

    def _tell(self, view: View) -> None:
        # A save being run is news on a screen only.
        running = view.verdict is None and view.page is not Page.START
        if running or view == self._told:
            return
        with_goal = self._goal_told != view.exercise
        show(plain_screen(self._stage(view), _PLAIN_WIDTH, with_goal), Text())
        sys.stdout.flush()
        self._goal_told, self._told = view.exercise, view

    def _stage(self, view: View) -> Stage:
        exercises = self._workspace.lab.exercises
        # The goals of the others are not read before they are needed.
        named = {view.exercise, view.checking, *view.just_passed}
        if view.verdict is not None:
            named.add(view.verdict.exercise)
        places = {each.name: self._place(each) for each in exercises if each.name in named}
        current = places[view.exercise].exercise
        return Stage(
            view,
            exercises,
            places,
            rows=self._rows(view) if view.page is Page.LIST else (),
            solution=self._solution(current) if view.page is Page.SOLUTION else ("", ""),
            ending=self._workspace.lab.ending,
            timeout=self._workspace.lab.timeout,
            look=self._look,
            further=self._further(view) if view.page is Page.LESSON else None,
            has_main=view.page is Page.OUTPUT and self._has_main(view),
            is_untouched=view.page is Page.START and self._workspace.is_untouched(current),
        )

    @cached_property
    def _topics(self) -> dict[str, reading.Topic]:
        """The lab's reading, which does not change while it is watched."""
        try:
            return reading.topics(self._workspace.lab)
        except LabError:
            return {}

    def _further(self, view: View) -> tuple[str, str, str] | None:
        """What the reading says of the failure on the screen, if it is of the exercise at hand."""
        verdict = view.verdict
        if verdict is None or verdict.exercise != view.exercise:
            return None
        if verdict.failure is None or verdict.failure.see is None:
            return None
        topic, name = verdict.failure.see
        found = self._topics.get(topic)
        text = reading.part_of(found, name) if found is not None else ""
        text = reading.about(text, self._places[view.exercise].exercise.number)
        return (topic, name, text) if text else None

    def _has_main(self, view: View) -> bool:
        name = view.exercise if view.verdict is None else view.verdict.exercise
        try:
            source = self._workspace.source(self._places[name].exercise)
        except (OSError, LabError):
            return False
        return source is not None and _MAIN_BLOCK.search(source) is not None

    def _place(self, exercise: Exercise) -> Place:
        place = self._places.get(exercise.name)
        if place is None:
            workspace = self._workspace
            shown, lesson = _from_here(workspace, exercise), self._lesson(exercise)
            place = Place(exercise, workspace.file(exercise), shown, lesson)
            self._places[exercise.name] = place
        return place

    def _lesson(self, exercise: Exercise) -> dict[str, str]:
        try:
            return lesson_parts(self._workspace.starter_text(exercise))
        except LabError:
            # A checkout without git: everything but the lesson can be shown.
            return {}

    def _rows(self, view: View) -> tuple[Row, ...]:
        pending = [exercise.name for exercise in self._workspace.lab.exercises]
        pending = [name for name in pending if name not in view.verdicts]
        return rows(self._workspace, view.progress, view.exercise, pending)

    def _solution(self, exercise: Exercise) -> tuple[str, str]:
        try:
            text = self._workspace.lab.solution(exercise).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            return "", f"The solution cannot be read: {error}"
        _, code, notes = split_notes(text)
        return code.strip("\n"), notes


def _from_here(workspace: Workspace, exercise: Exercise) -> str:
    """How the shell that started txlab names a file: it may stand outside the lab folder."""
    file = workspace.file(exercise)
    try:
        path = os.path.relpath(file)
    except (OSError, ValueError):
        # The shell's folder is gone, or is on another drive.
        return str(file)
    return str(file) if path.startswith(os.pardir) else Path(path).as_posix()


def _terminal_size() -> os.terminal_size:
    """Of the terminal itself: what a shell has exported is older than the last resize."""
    with suppress(OSError, ValueError):
        size = os.get_terminal_size(sys.stdout.fileno())
        if size.columns > 0 and size.lines > 0:
            return size
    return shutil.get_terminal_size()
