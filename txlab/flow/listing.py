"""The list of exercises: a cursor to move, and a text to search for."""

from collections.abc import Sequence

from txlab.flow import keynames
from txlab.model import Exercise


def found(exercises: Sequence[Exercise], search: str | None) -> tuple[str, ...]:
    """The names of the exercises that a search leaves: all of them without one.

    An exercise is left when `search` is its number, or when its title or name holds every word of it.
    """
    words = (search or "").casefold().split()
    return tuple(exercise.name for exercise in exercises if _fits(exercise, words))


def moved(names: Sequence[str], choice: str, key: str) -> str:
    """The exercise that the cursor is on after a key, in a list of `names`; it never leaves the list."""
    if not names:
        return choice
    last = len(names) - 1
    at = names.index(choice) if choice in names else 0
    places = {keynames.UP: at - 1, keynames.DOWN: at + 1, keynames.HOME: 0, keynames.END: last}
    return names[min(max(places.get(key, at), 0), last)]


def typed(search: str, key: str) -> str | None:
    """The text searched for after a key; None when the search is over."""
    if key == keynames.ESCAPE or (key == keynames.BACKSPACE and not search):
        return None
    if key == keynames.BACKSPACE:
        return search[:-1]
    return search + key if len(key) == 1 and key.isprintable() else search


def _fits(exercise: Exercise, words: Sequence[str]) -> bool:
    if list(words) == [str(exercise.number)]:
        return True
    text = f"{exercise.name} {exercise.title}".casefold()
    return all(word in text for word in words)
