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
        """Reveal one more hint than this and other txlabs have; answered by an event."""

        name, chosen = exercise.name, [0]

        def change(old: Progress) -> Progress:
            known = old.standing(name)
            # When another txlab has revealed the last one, that is what there is to be seen.
            chosen[0] = standing.next_hint(exercise, known) or max(standing.revealed_hints(exercise, known))
            return standing.reveal_hint(old, name, chosen[0])

        def job() -> None:
            revealed = standing.revealed_hints(exercise, self._changed(change).standing(name))
            event = HintRevealed(exercise=name, revealed=revealed, newest=chosen[0], at=time.monotonic())
            self._post(event)
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

    def _changed(self, change: Change) -> Progress:
        """Apply a change; where the file was damaged, to what the screen knows."""
        new = self._store.update(change)
        if self._store.is_set_aside:
            self._store.is_set_aside = False
            known = self._known()
            new = self._store.update(lambda _: change(known))
        return new

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except BaseException as error:  # noqa: BLE001 (raised again by the main thread, not lost here)
                self._post(error)
