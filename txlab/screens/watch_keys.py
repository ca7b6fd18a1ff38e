"""The keys of the watch screen, as a line below every page and as a page of their own."""

from rich.text import Text

from txlab.screens.wrap import Wrapped

KEYS = (
    ("h", "hint", "reveal the next hint"),
    ("s", "solution", "show the solution, after a question"),
    ("t", "lesson", "the lesson of the exercise, and back"),
    ("o", "all", "the whole verdict, the open hints and all that was printed, and back"),
    ("n", "next", "go to the next exercise"),
    ("p", "previous", "go to the previous exercise"),
    ("l", "list", "all exercises: arrows and Enter, or a number, go to one; / searches"),
    ("e", "edit", "open the file in your editor ($VISUAL or $EDITOR)"),
    ("r", "run again", "run the current exercise again"),
    ("c", "check all", "run every exercise"),
    ("x", "reset", "put the starter back, after a question; your file is kept"),
    ("k", "checklist", "on the last screen: a checklist to tick; z asks a few questions"),
    ("z", "quiz", ""),
    ("?", "keys", "this page, and back; Esc leads back from every page"),
    ("q", "quit", "end txlab; Ctrl-C and Ctrl-D do too"),
)
_LEAFING = "  b  back in a long page; Space leads on"
_MOST_USED = "hq?otsnlerpcx"
_AT_END = "qkz?psltocrx"  # no exercise is at hand there, so no h and no n


def keys_line(width: int, at_end: bool = False, without: str = "") -> Text:
    """The keys worth knowing, as many as the width allows.

    `at_end` takes those of the last screen, and `without` names some that have nothing to do.
    """
    names = {key: name for key, name, _ in KEYS}
    shown, room = set[str](), width
    for key in _AT_END if at_end else _MOST_USED:
        if key in without:
            continue
        taken = len(f"{key} {names[key]}  ")
        if room - taken >= -2:
            shown.add(key)
            room -= taken
    line = Text(no_wrap=True, overflow="crop")
    for key, name, _ in KEYS:
        if key in shown:
            line.append("  " if line else "")
            line.append(key, style="bold")
            line.append(f" {name}", style="dim")
    return line


def keys_page() -> Wrapped:
    """Every key with what it does."""
    lines = [f"  {key}  {meaning}" for key, _, meaning in KEYS if meaning]
    return Wrapped("\n".join([*lines[:-2], _LEAFING, *lines[-2:]]))
