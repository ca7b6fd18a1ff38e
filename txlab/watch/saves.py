"""Notices saves of exercise files, whichever way an editor writes them."""

import hashlib
import threading
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from txlab import files
from txlab.flow.events import Event, FileDeleted, FileSaved, Troubled
from txlab.watch.alarm import Alarm

# An editor may empty or remove a file on its way to writing it.
SETTLE = 0.06
_SETTLE_STEP = 0.001
POLL = 0.5  # how often to look for saves that were not reported
_STEP_MS = 5  # without an alarm, watchfiles looks this often at what it has found
_DEBOUNCE_MS = 50

Post = Callable[[Event], None]


def digest(content: bytes) -> str:
    """A short stand-in for the content of a file."""
    return hashlib.blake2b(content, digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class _Seen:
    """What is known of a file; no digest means that there is no file."""

    digest: str | None
    stamp: tuple[int, int] | None  # time of the last change in ns, size


class Scanner:
    """Compares the files with what they were at the last look."""

    def __init__(self, folder: Path, names: Iterable[str]) -> None:
        self._folder = folder
        self._seen = {name: self._read(name)[0] for name in names}

    def scan(self, touched: Collection[str] | None = None) -> tuple[Event, ...]:
        """What happened since the last look.

        Files in `touched` are read (all of them when None and the time or size differ),
        since two quick saves may have the same time and size.
        """
        saved: list[tuple[str, str]] = []
        contents: dict[str, bytes] = {}
        deleted: list[str] = []
        for name, old in self._seen.items():
            if name not in touched if touched is not None else self._stamp(name) == old.stamp:
                continue
            new, content = self._settled(name, old)
            self._seen[name] = new
            if new.digest is None:
                deleted += [name] if old.digest is not None else []
            elif new != old:
                saved.append((name, new.digest))
                contents |= {} if content is None else {name: content}
        now = time.monotonic()
        events: list[Event] = [FileDeleted(exercise=name, at=now) for name in deleted]
        if saved:
            events.append(FileSaved(files=tuple(saved), contents=contents, at=now))
        return tuple(events)

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._seen)

    def _settled(self, name: str, old: _Seen) -> tuple[_Seen, bytes | None]:
        """The file as it is; one that just became empty or went away gets a moment to come back."""
        deadline = time.monotonic() + SETTLE
        new, content = self._read(name)
        while self._may_come_back(new, content, old) and time.monotonic() < deadline:
            time.sleep(_SETTLE_STEP)
            new, content = self._read(name)
        return new, content

    @staticmethod
    def _may_come_back(new: _Seen, content: bytes | None, old: _Seen) -> bool:
        return old.digest is not None and (content == b"" or new.digest is None)

    def _read(self, name: str) -> tuple[_Seen, bytes | None]:
        stamp = self._stamp(name)
        try:
            content = files.read(self._folder / f"{name}.py")
        except FileNotFoundError:
            return _Seen(None, None), None
        except OSError as error:
            # There, and not to be read: the run will say so.
            return _Seen(f"unreadable: {error.errno}", stamp), None
        return _Seen(digest(content), stamp), content

    def _stamp(self, name: str) -> tuple[int, int] | None:
        try:
            status = (self._folder / f"{name}.py").stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_size


class Watcher:
    """Reports saves from a thread until it is stopped; polls where the system does not report them."""

    def __init__(self, folder: Path, names: Iterable[str], post: Post, poll: bool) -> None:
        self._folder = folder
        self._post = post
        self._poll = poll
        # Looked at before anything runs, so that a save on the way to the first event is seen.
        self._scanner = Scanner(folder, names)
        self._stopping = threading.Event()
        self._alarm: Alarm | None = None

    def stop(self) -> None:
        """Ask the thread to end."""
        self._stopping.set()
        alarm = self._alarm
        if alarm is not None:
            alarm.ring()

    def run(self) -> None:
        """Report saves until stopped."""
        if not self._poll:
            try:
                # What has worked before works again: the folder was deleted and made anew.
                while self._listen():
                    pass
                self._say("Saves are not reported here")
            except (OSError, RuntimeError, ImportError) as error:
                self._say(f"The system does not report saves here ({_reason(error)})")
        while not self._stopping.wait(POLL):
            self._tell(self._scanner.scan(self._scanner.names))

    def _listen(self) -> bool:
        """Report what the system reports until stopped, or until a save goes unreported.

        The answer is whether anything was reported before that.
        """
        with suppress(OSError):
            self._alarm = Alarm(self._folder, self._stopping, POLL)
        try:
            # The alarm sets the pace; watchfiles need not wait between two looks as well.
            return self._report(self._alarm or self._stopping, 0 if self._alarm else _STEP_MS)
        finally:
            if self._alarm is not None:
                self._alarm.close()

    def _report(self, stop: Alarm | threading.Event, step: int) -> bool:
        # Loaded here, in the thread, so that the first screen does not wait for it.
        from watchfiles import watch  # noqa: PLC0415

        # The folder, never a file: an editor that renames a new file into place ends the watch of the old.
        changes = watch(
            self._folder,
            watch_filter=None,
            recursive=False,
            step=step,
            debounce=_DEBOUNCE_MS,
            rust_timeout=int(POLL * 1000),
            yield_on_timeout=True,
            raise_interrupt=False,
            force_polling=False,
            stop_event=stop,
        )
        listening, heard, unreported = False, False, False
        for reported in changes:
            if reported:
                touched = {Path(path).stem for _, path in reported if path.endswith(".py")}
                self._tell(self._scanner.scan(touched & self._scanner.names))
                heard, unreported = True, False
            elif unreported:
                return heard
            else:
                found = self._scanner.scan()
                self._tell(found)
                # A save between the first look and the first event is no sign of a drive that stays silent.
                unreported = bool(found) and listening
            listening = True
        return False

    def _tell(self, found: tuple[Event, ...]) -> None:
        for event in found:
            self._post(event)

    def _say(self, what: str) -> None:
        if not self._stopping.is_set():
            text = f"{what}; txlab looks at the files twice a second instead."
            self._post(Troubled(message=text, at=time.monotonic()))


def _reason(error: Exception) -> str:
    said = str(getattr(error, "strerror", None) or error)
    # watchfiles adds the paths and its own inside to what the system said.
    return said.partition(" about [")[0].rstrip(".")
