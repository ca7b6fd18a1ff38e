"""`txlab lesson`: the lab's reading, and the lesson of each exercise."""

from typing import TYPE_CHECKING

from txlab import reading
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.lesson import lesson_parts
from txlab.model import Exercise
from txlab.naming import Unknown, nearest

_MOST_NEAR = 3

if TYPE_CHECKING:
    from rich.console import RenderableType


def run(session: Session, name: str | None) -> int:
    """Show a topic or the lesson of an exercise; without a name, what there is to read."""
    from txlab.output import read

    read(_page(session, name))
    return 0


def _page(session: Session, name: str | None) -> "RenderableType":
    from txlab.screens.reading import contents, topic_page

    lab = session.workspace.lab
    if name is None:
        return contents(lab.title, list(reading.topics(lab).values()), lab.exercises)
    topic = reading.meant(name)
    if topic is None:
        return _lesson(session, _exercise(session, name))
    found = reading.topics(lab).get(topic)
    if found is None:
        raise LabError(f"The reading of this lab has no part on {topic}.", "What there is: txlab lesson")
    return topic_page(found)


def _exercise(session: Session, name: str) -> Exercise:
    try:
        return session.exercise(name)
    except Unknown as error:
        found = reading.nearest(name) + nearest(name, session.workspace.lab.exercises)
        names = [meant for _, meant in sorted(found, reverse=True)[:_MOST_NEAR]]
        near = f"Nearest: {', '.join(names)}. " if names else ""
        message = f"There is no topic and no exercise `{name}`."
        raise LabError(message, f"{near}All there is to read: txlab lesson") from error


def _lesson(session: Session, exercise: Exercise) -> "RenderableType":
    from txlab.screens.lesson import lesson_page

    parts = lesson_parts(session.workspace.starter_text(exercise))
    return lesson_page(exercise, parts, session.workspace.lab.picture(exercise).is_file())
