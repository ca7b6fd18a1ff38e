"""`txlab hint`: one more nudge, never more than asked for."""

import os
import shutil
import sys

from txlab import standing
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Exercise, Progress
from txlab.output import is_tty
from txlab.screens.hints import hints_text, reason, wrapped


def run(session: Session, name: str | None, again: bool, everything: bool) -> int:
    """Reveal the next hint, or all; with `again` only show what is revealed already."""
    if again and everything:
        raise LabError("--again shows without revealing, --all reveals: use one of them.")
    exercise = session.exercise(name)
    total = len(exercise.hints)
    seen = standing.revealed_hints(exercise, session.store.load().standing(exercise.name))
    known = _revealed(session, exercise, again, everything).standing(exercise.name)
    revealed = standing.revealed_hints(exercise, known)
    new, why = [number for number in revealed if number not in seen], ""
    if new and not everything:
        # One that fits was asked for here; the others were revealed by another txlab meanwhile.
        new.sort(key=lambda number: standing.fits_slip(exercise, known, number))
        why = reason(exercise, known, new[-1], f"`txlab hint {exercise.number}`")
    on_terminal = is_tty(sys.stdout)
    width = shutil.get_terminal_size().columns if on_terminal else 80
    # Shown on request, an old hint is what the learner wants to read: nothing is dimmed.
    old_news = 0 if again else len(seen)
    dims = on_terminal and _dims()
    print(hints_text(exercise, (*seen, *new), old_news, width, dims, why))
    if not revealed:
        said = f"No hint is revealed yet. The first one: txlab hint {exercise.number}"
        print(f"\n{wrapped(said, width)}")
    elif len(revealed) == total:
        which = "There are no more hints" if not new else "That was the last hint"
        said = f"{which}. The solution: txlab solution {exercise.number}"
        print(f"\n{wrapped(said, width)}")
    session.warn()
    return 0


def _revealed(session: Session, exercise: Exercise, again: bool, everything: bool) -> Progress:
    """What is remembered, with the hints revealed that are asked for."""
    name, total = exercise.name, len(exercise.hints)
    if again:
        return session.store.load()
    if everything:
        return session.store.update(lambda old: standing.reveal_hints(old, name, total))
    return session.store.update(lambda old: standing.reveal_next_hint(old, name, total, exercise.fits))


def _dims() -> bool:
    """Whether this terminal can and may show text dimmed."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "") in ("dumb", "unknown"):
        return False
    # The old Windows console prints the codes instead of obeying them.
    return os.name != "nt" or "WT_SESSION" in os.environ
