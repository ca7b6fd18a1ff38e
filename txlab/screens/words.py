"""Outcomes in words, so that every screen says the same thing the same way."""

from txlab.model import Outcome, Standing, Verdict

_WITHOUT_COUNT = {
    Outcome.BROKEN: "the file could not be loaded",
    Outcome.TIMEOUT: "stopped at the time limit",
    Outcome.CRASHED: "the run died before its verdict",
    Outcome.MISSING: "there is no file",
}
_STATES = {
    Outcome.PASSED: "passed",
    Outcome.BROKEN: "could not be loaded",
    Outcome.TIMEOUT: "ran out of time",
    Outcome.CRASHED: "run died",
    Outcome.MISSING: "no file",
}


def summary(verdict: Verdict) -> str:
    """What a run came to, in a few words: "7 of 11 checks passed"."""
    if verdict.outcome in _WITHOUT_COUNT:
        return _WITHOUT_COUNT[verdict.outcome]
    total = verdict.checks_total
    checks = "check" if total == 1 else "checks"
    if verdict.passed:
        return f"all {total} {checks} passed"
    return f"{verdict.checks_passed} of {total} {checks} passed"


def state(standing: Standing) -> str:
    """What is remembered of an exercise, in a few words: "failing 7 of 11", of which 7 pass."""
    if standing.outcome is None:
        return "not run yet"
    if standing.outcome is Outcome.FAILED:
        return f"failing {standing.checks_passed} of {standing.checks_total}"
    return _STATES[standing.outcome]
