"""The learner's own editor: in this terminal, or in a window of its own."""

import os
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from txlab.errors import LabError
from txlab.flow.events import EditorClosed, Event, Troubled
from txlab.keys import Keys

_PATIENCE = 2.0  # seconds for an editor that is told to end

# How an editor is told the line; every other one gets the file alone.
_PLUS = (
    *("vi", "vim", "nvim", "view", "nano", "pico", "emacs", "emacsclient"),
    *("micro", "joe", "jed", "kak", "ne", "mg"),
)
_COLON = ("hx", "helix", "subl", "zed")
_GOTO = ("code", "code-insiders", "codium", "cursor", "windsurf")
# They open a window: the screen stays, whether or not they are asked to wait.
_WINDOWED = (
    *(*_GOTO, "subl", "zed", "gvim", "mvim", "gedit", "kate", "kwrite", "mate", "xed", "pluma", "mousepad"),
    *("geany", "atom", "pulsar", "charm", "pycharm", "idea", "notepad", "notepad++", "open", "xdg-open"),
)


def command(environment: Mapping[str, str]) -> list[str]:
    """The words that start the learner's editor; LabError where none is set."""
    if environment.get("TERM_PROGRAM") == "vscode" and shutil.which("code", path=environment.get("PATH")):
        return ["code"]
    for name in ("VISUAL", "EDITOR"):
        try:
            words = shlex.split(environment.get(name, ""), posix=os.name != "nt")
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
        self._process: subprocess.Popen[bytes] | None = None
        self._is_idle = threading.Event()
        self._is_idle.set()

    def open(self, file: Path, shown: str, line: int | None) -> None:
        """Open a file, and post an `EditorClosed` when the terminal is free again."""
        self._is_idle.clear()
        note: str | None = None
        try:
            words = with_place(command(os.environ), file, line)
            note = self._show(words, shown) if _name(words) in _WINDOWED else self._lend(words)
        except LabError as error:
            note = error.message if error.help is None else f"{error.message} {error.help}"
        finally:
            self._is_idle.set()
            self._post(EditorClosed(note=note, at=time.monotonic()))

    def close(self) -> None:
        """End an editor that has the terminal, for txlab is about to end."""
        process = self._process
        if process is not None:
            with suppress(OSError):
                process.terminate()
        self._is_idle.wait(_PATIENCE)

    def _lend(self, words: list[str]) -> str | None:
        """Give the terminal to an editor until it ends."""
        with self._keys.away():
            self._process = _started(words)
            code = self._process.wait()
            self._process = None
        return None if code == 0 else f"{words[0]} ended with the exit code {code}."

    def _show(self, words: list[str], shown: str) -> str:
        """Start an editor with a window, and go on."""
        process = _started(words, apart=True)
        threading.Thread(target=self._look_after, args=(process, words[0]), daemon=True).start()
        return f"{shown} is opened in {words[0]}."

    def _look_after(self, process: "subprocess.Popen[bytes]", name: str) -> None:
        code = process.wait()
        if code != 0:
            said = f"{name} could not open the file: it ended with the exit code {code}."
            self._post(Troubled(message=said, at=time.monotonic()))


def _started(words: list[str], apart: bool = False) -> "subprocess.Popen[bytes]":
    """Start a program; `apart` is without this terminal, and beyond the end of txlab."""
    stream = subprocess.DEVNULL if apart else None
    try:
        # Looked for here, since Windows starts a `code.cmd` only by its full name.
        program = shutil.which(words[0]) or words[0]
        return subprocess.Popen(
            [program, *words[1:]], stdin=stream, stdout=stream, stderr=stream, start_new_session=apart
        )
    except OSError as error:
        raise LabError(
            f"The editor {words[0]} could not be started: {error.strerror}.",
            "Open the file in another one; the variables VISUAL and EDITOR say which.",
        ) from error
