"""The two ways to make spares, with one interface: by forking a template, and each by itself."""

import threading
from dataclasses import replace
from pathlib import Path

from txlab.engine import process
from txlab.engine.forked import Template
from txlab.engine.spare import Spare
from txlab.engine.spawned import Spawned
from txlab.engine.wire import Plan


class Forks:
    """Makes spares by a template, and another template when that is gone."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._lock = threading.Lock()
        self._template: Template | None = None
        self._closed = False

    def make(self, exercise: tuple[str, str], scratch: Path, ahead: bool) -> Spare:
        likely = exercise[0] if ahead and self._plan.thorough else ""
        with self._lock:
            template = self._living()
            try:
                return template.spare(scratch, likely)
            except ConnectionError:  # it is about to be gone
                self._drop(template)
                return self._living().spare(scratch, likely)

    def warm(self) -> None:
        with self._lock:
            self._living()

    def discard(self) -> None:
        with self._lock:
            if self._template is not None:
                self._drop(self._template)

    def close(self) -> None:
        self._closed = True
        self.discard()

    def _living(self) -> Template:
        if self._closed:
            raise OSError("it has been closed")
        if self._template is not None and not self._template.is_alive:
            self._drop(self._template)
        if self._template is None:
            self._template = Template(self._plan)
        return self._template

    def _drop(self, template: Template) -> None:
        if not template.got_ready:
            # What it was to get ready ended it, or holds it up: a spare can do that for its exercise alone.
            self._plan = replace(self._plan, exercises=())
        self._template = None
        template.close()
        process.end_orphans()


class Spawns:
    """Makes spares that start by themselves, each ready for one exercise."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def make(self, exercise: tuple[str, str], scratch: Path, ahead: bool) -> Spare:
        exercises = (exercise,) if exercise in self._plan.exercises else ()
        return Spawned(Plan(self._plan.cwd, exercises, self._plan.thorough and ahead), scratch)

    def warm(self) -> None:
        """Each starts by itself, when its exercise is known."""

    def discard(self) -> None:
        """Each spare is ended by itself."""

    def close(self) -> None:
        """There is nothing behind them."""
