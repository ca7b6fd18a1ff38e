"""The form in which progress lies in its file: JSON with a schema number."""

import json
from typing import TypeVar

from txlab.model import Outcome, Progress, Standing

SCHEMA = 1

T = TypeVar("T")


class Damaged(Exception):
    """The file is not what txlab writes."""


class Newer(Exception):
    """The file was written by a newer txlab, which knows things this one would lose."""


def encode(progress: Progress) -> bytes:
    """The file that holds `progress`."""
    exercises = {
        name: {
            "outcome": standing.outcome,
            "checks_passed": standing.checks_passed,
            "checks_total": standing.checks_total,
            "hints_revealed": standing.hints_revealed,
            "solution_shown": standing.solution_shown,
            "ever_passed": standing.ever_passed,
            "slip": standing.slip,
            "hints_ahead": sorted(standing.hints_ahead),
        }
        for name, standing in progress.standings.items()
    }
    document = {
        "schema": SCHEMA,
        "current": progress.current,
        "exercises": exercises,
        "checklist": sorted(progress.ticked),
        "quiz": {str(question): option for question, option in sorted(progress.answers.items())},
    }
    return (json.dumps(document, indent=2) + "\n").encode()


def decode(data: bytes) -> Progress:
    """What a file holds; raises Damaged for what txlab would not write, Newer for a schema of the future."""
    try:
        document = json.loads(data)
        schema = _is(document["schema"], int)
        if schema > SCHEMA:
            raise Newer("it was written by a newer txlab and is left alone")
        current = document["current"]
        return Progress(
            current=None if current is None else _is(current, str),
            standings={name: _standing(entry) for name, entry in document["exercises"].items()},
            ticked=frozenset(map(_count, document.get("checklist", []))),
            answers={int(key): _count(option) for key, option in document.get("quiz", {}).items()},
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged from error


def _standing(entry: dict[str, object]) -> Standing:
    # The last two came later: an older txlab wrote neither.
    outcome, slip = entry["outcome"], entry.get("slip")
    return Standing(
        outcome=None if outcome is None else Outcome(_is(outcome, str)),
        checks_passed=_count(entry["checks_passed"]),
        checks_total=_count(entry["checks_total"]),
        hints_revealed=_count(entry["hints_revealed"]),
        solution_shown=_is(entry["solution_shown"], bool),
        ever_passed=_is(entry["ever_passed"], bool),
        slip=None if slip is None else _is(slip, str),
        hints_ahead=frozenset(map(_count, _is(entry.get("hints_ahead", []), list))),
    )


def _is(value: object, kind: type[T]) -> T:
    if type(value) is not kind:
        raise TypeError
    return value


def _count(value: object) -> int:
    count = _is(value, int)
    if count < 0:
        raise ValueError
    return count
