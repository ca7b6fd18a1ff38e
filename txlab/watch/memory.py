"""Saves what is to be remembered from a thread of its own, so that no disk delays the screen."""

import queue
import threading
import time
from collections.abc import Callable

from txlab import standing
from txlab.flow.events import Event, HintRevealed, Troubled
from txlab.model import Exercise, Progress
from txlab.progress import Store

Change = Callable[[Progress], Progress]
Post = Callable[[Event | BaseException], None]

_PATIENCE = 10.0  # seconds for what is still to be saved at the end


class Memory:
    """Applies changes to the store in order; its warnings become events.

    `known` is what the screen knows, which is saved anew where the file was damaged.
    """

    def __init__(self, store: Store, post: Post, known: Callable[[], Progress]) -> None:
        self._store = store
        self._post = post
        self._known = known
        self._said: str | None = None
        self._jobs: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="memory", daemon=True)
        self._thread.start()

    def update(self, change: Change) -> None:
        """Remember a change, in a moment."""
        self._jobs.put(lambda: self._apply(change))

    def reveal_hint(self, exercise: Exercise) -> None:
        """Reveal one more hint, counting those that another txlab revealed; answered by an event."""

        name, total = exercise.name, len(exercise.hints)

        def job() -> None:
            # The screen knows of this hint already, so in what it knows none is to be revealed.
            new = self._changed(
                lambda old: standing.reveal_next_hint(old, name, total, exercise.fits), lambda known: known
            )
            count = new.standing(name).hints_revealed
            self._post(HintRevealed(exercise=name, count=count, at=time.monotonic()))
            # After it, since a hint takes the place of what was said before.
            self.say_warning()

        self._jobs.put(job)

    def close(self) -> None:
        """Finish what is to be saved."""
        self._jobs.put(None)
        self._thread.join(_PATIENCE)

    def say_warning(self) -> None:
        """Pass the store's warning on, once."""
        warning = self._store.warning
        if warning is not None and warning != self._said:
            self._said = warning
            self._post(Troubled(message=warning, at=time.monotonic()))

    def _apply(self, change: Change) -> None:
        self._changed(change)
        self.say_warning()

    def _changed(self, change: Change, of_known: Change | None = None) -> Progress:
        """Apply a change; where the file was damaged, it or `of_known` to what the screen knows."""
        new = self._store.update(change)
        if self._store.is_set_aside:
            self._store.is_set_aside = False
            known = self._known()
            new = self._store.update(lambda _: (of_known or change)(known))
        return new

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except BaseException as error:  # noqa: BLE001 (raised again by the main thread, not lost here)
                self._post(error)
