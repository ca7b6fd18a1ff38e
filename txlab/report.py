"""Verdicts as JSON, in the form that editors and teachers' scripts rely on."""

import json
from collections.abc import Sequence
from typing import Any

from txlab import __version__
from txlab.model import Exercise, Lab, Verdict

SCHEMA = 1

Judged = tuple[Exercise, Verdict]


def to_json(lab: Lab, judged: Sequence[Judged], total: int, own_files: bool = True) -> str:
    """One document; `total` counts the exercises asked for, which --fail-fast may not all have run.

    With `own_files` False the verdicts are on shipped files, and `file` is null.
    """
    document = {
        "schema": SCHEMA,
        "lab": lab.name,
        "version": __version__,
        "passed": sum(verdict.passed for _, verdict in judged),
        "total": total,
        "exercises": [_entry(exercise, verdict, own_files) for exercise, verdict in judged],
    }
    # A CI log reader takes `##[` anywhere in a line for a command of its own; in JSON it can be spelt.
    return json.dumps(document, indent=2).replace("##[", "#\\u0023[")


def _entry(exercise: Exercise, verdict: Verdict, own_files: bool) -> dict[str, Any]:
    failure = verdict.failure
    return {
        "number": exercise.number,
        "name": exercise.name,
        "title": exercise.title,
        "file": f"exercises/{exercise.filename}" if own_files else None,
        "outcome": verdict.outcome.value,
        "checks_passed": verdict.checks_passed,
        "checks_total": verdict.checks_total,
        "seconds": round(verdict.seconds, 3),
        "output": verdict.output,
        "failure": failure
        and {
            "check": failure.check,
            "title": failure.title,
            "message": failure.message,
            "slip": failure.slip,
            "line": failure.line,
        },
    }
