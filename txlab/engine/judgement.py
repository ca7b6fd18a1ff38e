"""From what is known of a finished run to its verdict: without a full one there is no pass."""

import signal
from dataclasses import dataclass, replace

from txlab.engine.drawings import NotDrawn, picture_from_json
from txlab.engine.stack import Place, innermost
from txlab.engine.state import Known
from txlab.engine.wire import BROKE_OFF, WireError, failure_from_json
from txlab.model import CheckResult, Failure, Outcome, Verdict
from txlab.plain import plain


@dataclass(frozen=True, slots=True)
class End:
    """How the process of a run ended: its exit code (negative: a signal), and what else there is to go by.

    `timed_out` is the limit in seconds when it was reached; `path` is the learner's file in stack dumps.
    """

    exercise: str
    path: str
    seconds: float
    output: str
    dump: str
    exit_code: int | None
    timed_out: float | None = None


def verdict_of(known: Known, end: End) -> Verdict:
    """The verdict of a run whose learner's file began to load."""
    if end.timed_out is not None:
        return _verdict(known, end, Outcome.TIMEOUT, _timeout(known, end, end.timed_out))
    if known.verdict is not None:
        try:
            told = _told(known, end)
        except (WireError, NotDrawn):
            told = None
        if told is not None:
            return told
    return _verdict(known, end, Outcome.CRASHED, _crash(known, end))


def missing(exercise: str, shown_path: str, number: int) -> Verdict:
    """The verdict on a file that is not there."""
    message = f"{plain(shown_path)} is not there.\ntxlab reset {number} puts the starter back."
    failure = Failure(None, "There is no such file", message)
    return Verdict(exercise, Outcome.MISSING, 0, 0, 0.0, failure=failure)


def _told(known: Known, end: End) -> Verdict | None:
    """The verdict that the process sent, or None when it does not hold."""
    frame = known.verdict or {}
    collected = known.collected or []
    failure = failure_from_json(frame.get("failure"))
    if failure is not None:
        failure = replace(failure, title=plain(failure.title), message=plain(failure.message))
    if frame.get("outcome") == "broken" and failure is not None:
        return _verdict(known, end, Outcome.BROKEN, failure)
    if not collected or [name for name, _ in known.reported] != [name for name, _ in collected]:
        return None
    all_passed = all(passed for _, passed in known.reported)
    agreed = known.judging and known.marked == [passed for _, passed in known.reported]
    if frame.get("outcome") == "passed" and failure is None and all_passed and agreed and end.exit_code == 0:
        passed = _verdict(known, end, Outcome.PASSED, None)
        return replace(passed, picture=picture_from_json(frame.get("picture")))
    if frame.get("outcome") == "failed" and failure is not None and not all_passed:
        return _verdict(known, end, Outcome.FAILED, failure)
    return None


def _verdict(known: Known, end: End, outcome: Outcome, failure: Failure | None) -> Verdict:
    reported = dict(known.reported)
    results = tuple(
        CheckResult(name, title, reported.get(name, False)) for name, title in known.collected or []
    )
    passed = sum(result.passed for result in results)
    return Verdict(end.exercise, outcome, passed, len(results), end.seconds, end.output, failure, results)


def _timeout(known: Known, end: End, limit: float) -> Failure:
    title = f"It ran too long: more than {limit:g} s"
    place = innermost(end.dump, end.path)
    if place is None:
        return Failure(None, title, f"It was stopped {_when(known)}; the line could not be seen.")
    message = (
        f"It was stopped at {plain(place.words)}, {_when(known)}.\n"
        "That looks like an endless loop: find what should make it stop, and why it never does."
    )
    return Failure(None, title, message, line=place.line)


def _crash(known: Known, end: End) -> Failure:
    place = innermost(end.dump, end.path)
    at = f" at {plain(place.words)}" if place else ""
    code = end.exit_code
    if code is not None and code < 0:
        title = "The run crashed"
        said = f"Python was ended by {_signal_name(-code)}{at}, {_when(known)}.{_signal_hint(-code)}"
    elif code == 0:
        title = "The run ended itself before its verdict"
        said = (
            f"The process ended with code 0, {_when(known)}, without a full verdict.\n"
            "Something in the file ended it, such as os._exit(): take that out."
        )
    elif code == BROKE_OFF:
        title = "The run broke off"
        said = (
            f"It broke off {_when(known)}, without a full verdict.\n"
            "Something in the file reaches into how Python runs, as sys.settrace() does,\n"
            "or closed or changed what Python needs: take that out."
        )
    elif code is None:
        title = "The run gave no verdict"
        said = f"It went silent {_when(known)} and had to be stopped."
    else:
        title = "The run ended itself before its verdict"
        said = (
            f"The process ended with code {code}{at}, {_when(known)}, without a full verdict.\n"
            "Something in the file ended it, such as os._exit(), or closed what Python needs: take that out."
        )
    return Failure(None, title, said, line=_line(place))


def _when(known: Known) -> str:
    collected, done = known.collected or [], len(known.reported)
    if not known.judging:
        return "while the file was loaded"
    if done < len(collected):
        return f'during check {done + 1} of {len(collected)}, "{plain(collected[done][1])}"'
    return "after the last check"


def _line(place: Place | None) -> int | None:
    return place.line if place else None


def _signal_name(number: int) -> str:
    try:
        return f"signal {signal.Signals(number).name}"
    except ValueError:
        return f"signal {number}"


def _signal_hint(number: int) -> str:
    if number == getattr(signal, "SIGKILL", -1):
        return "\nThe system does that when memory runs out; otherwise something in the file did it."
    if number == getattr(signal, "SIGSEGV", -1):
        return "\nA very deep recursion does that, or code that reaches around Python."
    return ""
