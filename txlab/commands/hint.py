"""`txlab hint`: one more nudge, never more than asked for."""

import os
import shutil
import sys

from txlab import standing
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.output import is_tty
from txlab.screens.hints import hints_text


def run(session: Session, name: str | None, again: bool, everything: bool) -> int:
    """Reveal the next hint, or all; with `again` only show what is revealed already."""
    if again and everything:
        raise LabError("--again shows without revealing, --all reveals: use one of them.")
    exercise = session.exercise(name)
    total = len(exercise.hints)
    seen = session.store.load().standing(exercise.name).hints_revealed
    if again:
        revealed = min(seen, total)
    elif everything:
        remembered = session.store.update(lambda old: standing.reveal_hints(old, exercise.name, total))
        revealed = remembered.standing(exercise.name).hints_revealed
    else:
        remembered = session.store.update(lambda old: standing.reveal_next_hint(old, exercise.name, total))
        revealed = remembered.standing(exercise.name).hints_revealed
    on_terminal = is_tty(sys.stdout)
    width = shutil.get_terminal_size().columns if on_terminal else 80
    # Shown on request, an old hint is what the learner wants to read: nothing is dimmed.
    old_news = 0 if again else seen
    print(hints_text(exercise, old_news, revealed, width, on_terminal and _dims()))
    if revealed == 0:
        print(f"\nNo hint is revealed yet. The first one: txlab hint {exercise.number}")
    elif revealed >= total:
        which = "There are no more hints" if seen >= total else "That was the last hint"
        print(f"\n{which}. The solution: txlab solution {exercise.number}")
    session.warn()
    return 0


def _dims() -> bool:
    """Whether this terminal can and may show text dimmed."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "") in ("dumb", "unknown"):
        return False
    # The old Windows console prints the codes instead of obeying them.
    return os.name != "nt" or "WT_SESSION" in os.environ
