"""What txlab remembers of a lab folder, read with care and replaced as a whole."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from txlab import files
from txlab.model import Progress
from txlab.progress_file import Damaged, Newer, decode, encode
from txlab.workspace import Workspace

LOCK_SECONDS = 5.0

Change = Callable[[Progress], Progress]


class Store:
    """`.txlab/progress.json` of one lab folder.

    Nothing here stops a command: what could not be read or written is said
    once in `warning`, and work goes on. Changes that could not be saved are
    kept and tried again with the next one.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.warning: str | None = None
        self.is_set_aside = False  # a damaged file was, and what it held is forgotten
        self._path = workspace.state / "progress.json"
        self._unsaved: list[Change] = []

    def load(self) -> Progress:
        """What is remembered now, with this process's unsaved changes."""
        try:
            saved = self._read()
        except Damaged:
            saved = self._repair()
        except (OSError, Newer) as error:
            self._warn(error)
            saved = Progress()
        return self._changed(saved)

    def update(self, change: Change) -> Progress:
        """Apply `change` to the newest state under the lock, save it, and return it.

        `change` must be pure: it is applied again to a newer state when saving failed.
        """
        self._unsaved.append(change)
        try:
            with self._locked():
                try:
                    saved: Progress | None = self._read()
                except Damaged:
                    self._set_aside()
                    saved = None
                progress = self._changed(saved or Progress())
                if progress != saved:
                    files.replace(self._path, encode(progress))
        except (OSError, Newer) as error:
            self._warn(error)
            return self.load()
        self._unsaved.clear()
        return progress

    def _changed(self, progress: Progress) -> Progress:
        for change in self._unsaved:
            progress = change(progress)
        return progress

    def _read(self) -> Progress:
        try:
            data = files.read(self._path)
        except FileNotFoundError:
            return Progress()
        return decode(data)

    def _repair(self) -> Progress:
        """Set a damaged file aside, unless another txlab has already put a sound one in its place."""
        try:
            with self._locked():
                try:
                    return self._read()
                except Damaged:
                    self._set_aside()
        except (OSError, Newer) as error:
            self._warn(error)
        return Progress()

    def _set_aside(self) -> None:
        aside = self._path.with_name(f"progress.damaged-{files.stamp()}.json")
        self._path.replace(aside)
        self.is_set_aside = True
        self.warning = (
            f"What txlab remembered here could not be read; the file is set aside as {_shown(aside)}. "
            "Your exercises are untouched, and `txlab verify` finds out again which ones pass."
        )

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Keep other txlab processes out; OSError when the lock cannot be had in time."""
        # Imported here because reading, which most commands only do, needs no lock.
        from filelock import FileLock, Timeout

        self._path.parent.mkdir(exist_ok=True)
        lock = FileLock(self._path.with_suffix(".lock"), timeout=LOCK_SECONDS)
        try:
            lock.acquire()
        except Timeout as error:
            raise OSError("another txlab is holding it") from error
        except NotImplementedError as error:
            raise OSError("this drive cannot lock files") from error
        try:
            yield
        finally:
            lock.release()

    def _warn(self, error: Exception) -> None:
        if self.warning is None:
            reason = getattr(error, "strerror", None) or str(error)
            self.warning = f"What you do now is not remembered: {_shown(self._path)}: {reason}."


def _shown(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
