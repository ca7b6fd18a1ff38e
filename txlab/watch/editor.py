"""The learner's own editor: in this terminal, or in a window of its own."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from txlab.errors import LabError
from txlab.flow.events import EditorClosed, Event, Troubled
from txlab.keys import Keys

_PATIENCE = 2.0  # seconds for an editor that is told to end
_ENDING = (signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM))

# How an editor is told the line; every other one gets the file alone.
_PLUS = (
    *("vi", "vim", "nvim", "view", "nano", "pico", "emacs", "emacsclient"),
    *("gvim", "mvim", "gedit", "micro", "joe", "jed", "kak", "ne", "mg"),
)
_COLON = ("hx", "helix", "subl", "zed")
_GOTO = ("code", "code-insiders", "codium", "cursor", "windsurf")
# They open a window: the screen stays, whether or not they are asked to wait.
_WINDOWED = (
    *(*_GOTO, "subl", "zed", "gvim", "mvim", "gedit", "kate", "kwrite", "mate", "xed", "pluma", "mousepad"),
    *(
        "gnome-text-editor",
        "geany",
        "atom",
        "pulsar",
        "charm",
        "pycharm",
        "idea",
        "notepad",
        "notepad++",
        "open",
        "xdg-open",
    ),
)


def command(environment: Mapping[str, str]) -> list[str]:
    """The words that start the learner's editor; LabError where none is set."""
    if environment.get("TERM_PROGRAM") == "vscode" and shutil.which("code", path=environment.get("PATH")):
        return ["code"]
    for name in ("VISUAL", "EDITOR"):
        try:
            value = environment.get(name, "")
            # A path of Windows is full of what escapes elsewhere.
            words = shlex.split(value.replace("\\", "\\\\") if os.name == "nt" else value)
        except ValueError as error:
            raise LabError(f"{name} is not a command: {error}.") from error
        if words:
            return words
    raise LabError(
        "No editor is set.",
        "Open the file in yours; for the next time, set the variable EDITOR to its command.",
    )


def with_place(words: list[str], file: Path, line: int | None) -> list[str]:
    """A command with the file to open, at a line where the editor is known to take one."""
    name = _name(words)
    if line is None:
        return [*words, str(file)]
    if name in _PLUS:
        return [*words, f"+{line}", str(file)]
    if name in _COLON:
        return [*words, f"{file}:{line}"]
    if name in _GOTO:
        return [*words, "--goto", f"{file}:{line}"]
    return [*words, str(file)]


def _name(words: list[str]) -> str:
    return Path(words[0]).name.removesuffix(".exe").removesuffix(".cmd").lower()


class Editor:
    """Opens files in the learner's editor; what uses the terminal gets it alone."""

    def __init__(self, keys: Keys, post: Callable[[Event], None]) -> None:
        self._keys = keys
        self._post = post
        self._mark = os.urandom(16).hex()  # in the environment of an editor, and of what it starts
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._is_closing = False
        self._is_idle = threading.Event()
        self._is_idle.set()

    def reserve(self) -> None:
        """Make `close` wait for the `open` that follows in another thread."""
        self._is_idle.clear()

    def open(self, file: Path, shown: str, line: int | None) -> None:
        """Open a file, and post an `EditorClosed` when the terminal is free again."""
        note: str | None = None
        try:
            words = with_place(command(os.environ), file, line)
            note = self._show(words, shown) if _name(words) in _WINDOWED else self._lend(words)
        except LabError as error:
            note = error.text
        finally:
            self._is_idle.set()
            self._post(EditorClosed(note=note, at=time.monotonic()))

    def close(self) -> None:
        """End an editor that has the terminal, for txlab is about to end."""
        with self._lock:
            self._is_closing = True
        for number in _ENDING:
            self._signal(number)
            if self._is_idle.wait(_PATIENCE):
                return

    def _signal(self, number: int) -> None:
        process = self._process
        if process is None:
            return
        for pid in {process.pid, *_marked(self._mark)}:
            with suppress(OSError):
                os.kill(pid, number)

    def _lend(self, words: list[str]) -> str | None:
        """Give the terminal to an editor until it ends."""
        with self._keys.away():
            with self._lock:
                if self._is_closing:
                    return None
                self._process = _started(words, self._mark)
            code = self._process.wait()
            self._process = None
            _put_right()
        return _told(_name(words), code)

    def _show(self, words: list[str], shown: str) -> str:
        """Start an editor with a window, and go on."""
        process = _started(words)
        threading.Thread(target=self._look_after, args=(process, _name(words)), daemon=True).start()
        return f"{shown} is opened in {_name(words)}."

    def _look_after(self, process: "subprocess.Popen[bytes]", name: str) -> None:
        told = _told(name, process.wait())
        if told is not None:
            self._post(Troubled(message=f"The file may not be open: {told}", at=time.monotonic()))


def _told(name: str, code: int) -> str | None:
    if code == 0:
        return None
    return f"{name} was ended by signal {-code}." if code < 0 else f"{name} ended with the exit code {code}."


def _put_right() -> None:
    """Undo what an editor may have left: another screen, no cursor, a colour, reports of the mouse."""
    if os.environ.get("TERM", "dumb") not in ("dumb", "unknown"):
        modes = "".join(f"\x1b[?{mode}l" for mode in (1049, 1000, 1002, 1003, 1006, 2004))
        sys.stdout.write(f"{modes}\x1b[?25h\x1b[0m")
        sys.stdout.flush()


def _marked(mark: str) -> list[int]:
    """The processes whose environment holds a mark; Linux only."""
    found = []
    for folder in Path("/proc").glob("[0-9]*") if sys.platform == "linux" else ():
        with suppress(OSError):  # another user's, or gone
            if mark.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
    return found


def _started(words: list[str], mark: str | None = None) -> "subprocess.Popen[bytes]":
    """Start a program: with a mark, on this terminal; else without it, and beyond the end of txlab."""
    stream = subprocess.DEVNULL if mark is None else None
    try:
        # Looked for here, since Windows starts a `code.cmd` only by its full name.
        program = shutil.which(words[0]) or words[0]
        return subprocess.Popen(
            [program, *words[1:]],
            stdin=stream,
            stdout=stream,
            stderr=stream,
            start_new_session=mark is None,
            env=None if mark is None else {**os.environ, "TXLAB_EDITOR": mark},
        )
    except OSError as error:
        raise LabError(
            f"The editor {words[0]} could not be started: {error.strerror}.",
            "Open the file in another one; the variables VISUAL and EDITOR say which.",
        ) from error
