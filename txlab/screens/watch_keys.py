"""The keys of the watch screen, as a line below every page and as a page of their own."""

from rich.text import Text

from txlab.screens.wrap import Wrapped

KEYS = (
    ("h", "hint", "reveal the next hint"),
    ("s", "solution", "show the solution, after a question"),
    ("o", "all", "the whole verdict, the open hints and all that was printed, and back"),
    ("n", "next", "go to the next exercise"),
    ("p", "previous", "go to the previous exercise"),
    ("l", "list", "all exercises; a number goes to one"),
    ("r", "run again", "run the current exercise again"),
    ("c", "check all", "run every exercise"),
    ("x", "reset", "put the starter back, after a question; your file is kept"),
    ("?", "keys", "this page, and back"),
    ("q", "quit", "end txlab; Ctrl-C does too"),
)
_MOST_USED = "hq?osnlrpcx"
_AT_END = "qp?olscrx"  # no exercise is at hand there, so no h and no n


def keys_line(width: int, at_end: bool = False) -> Text:
    """The keys worth knowing, as many as the width allows; `at_end` those of the last screen."""
    names = {key: name for key, name, _ in KEYS}
    shown, room = set[str](), width
    for key in _AT_END if at_end else _MOST_USED:
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
    return Wrapped("\n".join(f"  {key}  {meaning}" for key, _, meaning in KEYS))
