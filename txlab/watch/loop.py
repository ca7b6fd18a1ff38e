"""One queue of events, one place that carries effects out."""

import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack

from txlab import backup, flow, standing
from txlab.engine.runner import Run, Runner
from txlab.errors import LabError
from txlab.flow import effects, events
from txlab.keys import Keys
from txlab.model import Exercise, Verdict
from txlab.output import drop_output
from txlab.progress import Store
from txlab.watch.editor import Editor
from txlab.watch.memory import Memory
from txlab.watch.painter import Painter
from txlab.watch.saves import Watcher, digest
from txlab.watch.signals import signals
from txlab.workspace import Workspace

_TICK = 0.1
_IDLE_TICK = 0.5
_HUNG_UP = 129

Happening = events.Event | BaseException


class Loop:
    """One `txlab watch`, from its first paint to its exit code."""

    def __init__(
        self, workspace: Workspace, wanted: Exercise | None, poll: bool, interactive: bool, runner: Runner
    ) -> None:
        self._workspace = workspace
        self._exercises = {exercise.name: exercise for exercise in workspace.lab.exercises}
        self._queue: queue.SimpleQueue[Happening] = queue.SimpleQueue()
        self._interactive = interactive
        self._painter = Painter(workspace, interactive)
        self._runner = runner
        self._runs: dict[int, Run] = {}
        self._editor: Editor | None = None
        self._code: int | None = None
        store = Store(workspace)
        self._state = flow.start_state(
            workspace.lab.exercises,
            store.load(),
            wanted.name if wanted is not None else None,
            workspace.lab.ending,
        )
        self._memory = Memory(store, self._queue.put, lambda: self._state.progress)
        self._watcher = Watcher(workspace.root / "exercises", list(self._exercises), self._queue.put, poll)

    def run(self) -> int:
        """Watch until told to quit, and return the exit code."""
        with ExitStack() as ending:
            ending.callback(self._memory.close)
            ending.callback(self._runner.close)
            if self._interactive:
                keys = ending.enter_context(Keys(self._press, self._queue.put))
                ending.enter_context(signals(self._queue.put, keys))
                self._editor = Editor(keys, self._queue.put)
                ending.callback(self._editor.close)
            else:
                ending.enter_context(signals(self._queue.put, None))
            self._handle(events.Started(at=time.monotonic()))
            self._memory.say_warning()
            watching = self._thread(self._watcher.run)
            ending.callback(watching.join, 1)
            ending.callback(self._watcher.stop)
            while self._code is None:
                self._handle(self._next())
            return self._code

    def _next(self) -> events.Event:
        """The next event; while a run is on, time passing is one."""
        # Idle, it wakes up all the same: a signal that reached another thread is only handled here.
        wait = _TICK if self._state.running is not None else _IDLE_TICK
        try:
            happening = self._queue.get(timeout=wait)
        except queue.Empty:
            # Where no signal tells of another size, it is asked for.
            resized = not hasattr(signal, "SIGWINCH") and self._painter.is_resized()
            return (events.Resized if resized else events.Ticked)(at=time.monotonic())
        if isinstance(happening, BaseException):
            raise happening
        return happening

    def _handle(self, event: events.Event) -> None:
        self._state, wanted = flow.step(self._state, event)
        for effect in wanted:
            if isinstance(effect, effects.Paint | effects.Refresh):
                self._paint(effect)
            else:
                self._perform(effect)

    def _paint(self, effect: effects.Paint | effects.Refresh) -> None:
        paint = self._painter.paint if isinstance(effect, effects.Paint) else self._painter.refresh
        try:
            paint(effect.view)
        except OSError:
            if not self._interactive:
                raise
            # The terminal's window was closed: end quietly, as there is nobody to tell.
            drop_output(sys.stdout, sys.stderr)
            self._code = _HUNG_UP

    def _perform(self, effect: effects.Effect) -> None:
        match effect:
            case effects.StartRun(number, name, source):
                self._start(number, self._exercises[name], source)
            case effects.CancelRun(number):
                run = self._runs.pop(number, None)
                if run is not None:
                    run.cancel()
            case effects.RememberVerdict(verdict):
                self._memory.update(lambda old: standing.record(old, verdict))
            case effects.RememberCurrent(name):
                self._memory.update(lambda old: standing.move_to(old, name))
            case effects.RememberSolution(name):
                self._memory.update(lambda old: standing.show_solution(old, name))
            case effects.RememberTick(number, is_ticked):
                self._memory.update(lambda old: standing.tick(old, number, is_ticked))
            case effects.RememberAnswer(question, option):
                self._memory.update(lambda old: standing.answer(old, question, option))
            case effects.RevealHint(name):
                self._memory.reveal_hint(self._exercises[name])
            case effects.RestoreStarter(name):
                self._queue.put(_restore(self._workspace, self._exercises[name]))
            case effects.OpenEditor(name, line):
                self._edit(self._exercises[name], line)
            case effects.Quit(code):
                self._code = code

    def _edit(self, exercise: Exercise, line: int | None) -> None:
        assert self._editor is not None  # a key asked for it
        editor, file, shown = self._editor, self._workspace.file(exercise), self._workspace.shown(exercise)
        editor.reserve()
        self._thread(lambda: editor.open(file, shown, line))

    def _start(self, number: int, exercise: Exercise, source: bytes | None) -> None:
        prepared = self._workspace.prepare(exercise, source)
        if isinstance(prepared, Verdict):
            self._finish(number, prepared)
            return
        try:
            self._runs[number] = run = self._runner.start(prepared)
        except LabError as error:
            self._give_up(number, error)
            return
        try:
            self._thread(lambda: self._await(number, run))
        except RuntimeError as error:  # there can be no more threads now
            run.cancel()
            self._give_up(number, LabError(f"The run cannot be waited for: {error}."))

    def _await(self, number: int, run: Run) -> None:
        try:
            verdict = run.wait()
        except LabError as error:
            self._give_up(number, error)
            return
        finally:
            self._runs.pop(number, None)
        self._finish(number, verdict)

    def _finish(self, number: int, verdict: Verdict | None) -> None:
        self._queue.put(events.RunFinished(run=number, verdict=verdict, at=time.monotonic()))

    def _give_up(self, number: int, error: LabError) -> None:
        """The lab is at fault, not the learner's file: say so and wait for the next save."""
        self._finish(number, None)
        self._queue.put(events.Troubled(message=error.text, at=time.monotonic()))

    def _press(self, key: str) -> None:
        self._queue.put(events.KeyPressed(key=key, at=time.monotonic()))

    def _thread(self, work: Callable[[], None]) -> threading.Thread:
        """Start a thread whose unexpected end is raised in the main one."""

        def watched() -> None:
            try:
                work()
            except BaseException as error:  # noqa: BLE001 (raised again by the main thread)
                self._queue.put(error)

        thread = threading.Thread(target=watched, daemon=True)
        thread.start()
        return thread


def _restore(workspace: Workspace, exercise: Exercise) -> events.StarterRestored:
    """Put the starter back, the learner's file kept first."""
    content: bytes | None = None
    try:
        done = backup.put_back(workspace, exercise)
        note = "\n".join(done.lines)
        if done.changed:
            content = workspace.source(exercise)
    except LabError as error:
        note = error.message
    return events.StarterRestored(
        exercise=exercise.name,
        digest=None if content is None else digest(content),
        note=note,
        at=time.monotonic(),
    )
