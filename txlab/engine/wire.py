"""What travels between txlab and the process of a run: JSON, never pickle."""

import base64
import json
from dataclasses import asdict, dataclass
from typing import Any

from txlab.engine.drawings import NotDrawn, grid_from_json, to_json
from txlab.model import Failure

MAX_LINE = 8 * 1024 * 1024
MAX_REST = 256 * 1024
# What the template is told: to make a spare, to end one by force; and what it says itself, once it can.
ASK, END, READY = b"a", b"e", b"r"
BROKE_OFF = 70  # the exit code of a run whose own machinery failed


class WireError(ValueError):
    """Bytes that are not the message they should be."""


@dataclass(frozen=True, slots=True)
class Order:
    """What the process of a run is told; paths are absolute, `timeout` is in seconds.

    `scratch` is a folder for temporary files, which goes away with the run.
    """

    secret: str
    exercise: str
    checks: str
    solution: str
    starter: str
    path: str
    shown_path: str
    source: bytes
    timeout: float
    memory_mib: int
    cwd: str
    scratch: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What is made ready before any learner's file is known: for each exercise its checks and its solution.

    `thorough` spends time ahead to save it at each run: slips are loaded, every check has run once.
    """

    cwd: str
    exercises: tuple[tuple[str, str], ...] = ()
    thorough: bool = False


def encode_plan(plan: Plan) -> bytes:
    """`plan` as one line of JSON."""
    return json.dumps(asdict(plan)).encode("ascii") + b"\n"


def decode_plan(data: bytes) -> Plan:
    """The plan in `data`, which comes from txlab itself; raises `WireError` when it was cut off."""
    try:
        fields = json.loads(data)
        pairs = tuple((str(checks), str(solution)) for checks, solution in fields["exercises"])
        return Plan(str(fields["cwd"]), pairs, bool(fields["thorough"]))
    except (ValueError, TypeError, KeyError) as error:
        raise WireError(f"not a plan: {error}") from error


def encode_order(order: Order) -> bytes:
    """`order` as one line of JSON."""
    fields = asdict(order) | {"source": base64.b64encode(order.source).decode("ascii")}
    return json.dumps(fields).encode("ascii") + b"\n"


def decode_order(data: bytes) -> Order:
    """The order in `data`; raises `WireError` when it is none."""
    try:
        fields = json.loads(data)
        fields["source"] = base64.b64decode(fields["source"], validate=True)
        order = Order(**fields)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise WireError(f"not an order: {error}") from error
    texts = {"secret", "exercise", "checks", "solution", "starter", "path", "shown_path", "cwd", "scratch"}
    for name in sorted(texts):
        if not isinstance(getattr(order, name), str):
            raise WireError(f"not an order: {name} is not text")
    return order


def encode_frame(secret: str, kind: str, **fields: Any) -> bytes:
    """One frame. It starts with a newline of its own, so that stray bytes before it cannot swallow it."""
    return f"\n{secret} {json.dumps({'kind': kind} | fields)}\n".encode("ascii")


def failure_to_json(failure: Failure | None) -> dict[str, Any] | None:
    """`failure` as plain JSON values."""
    if failure is None:
        return None
    fields = {field: getattr(failure, field) for field in Failure.__slots__}
    return fields | {"grid": to_json(failure.grid)}


def failure_from_json(value: Any) -> Failure | None:
    """The failure in `value`; raises `WireError` when a field is missing, extra or of the wrong type."""
    if value is None:
        return None
    try:
        see = None if value["see"] is None else tuple(value["see"])
        failure = Failure(**value | {"grid": grid_from_json(value["grid"]), "see": see})
    except (TypeError, KeyError, NotDrawn) as error:
        raise WireError(f"not a failure: {error}") from error
    for field, allowed in (
        (failure.title, str),
        (failure.message, str),
        (failure.check, str | None),
        (failure.slip, str | None),
        (failure.line, int | None),
    ):
        if not isinstance(field, allowed):
            raise WireError("not a failure: a field has the wrong type")
    if failure.see is not None and [type(each) for each in failure.see] != [str, str]:
        raise WireError("not a failure: it says nothing to read")
    return failure


class FrameSplitter:
    """Picks the frames that carry the secret out of a stream; keeps the last of everything else in `rest`."""

    def __init__(self, secret: str) -> None:
        self._mark = secret.encode("ascii") + b" "
        self._line = bytearray()
        self._rest = bytearray()

    @property
    def rest(self) -> str:
        """What was on the stream beside frames: stack dumps, or garbage."""
        return (self._rest + self._line).decode("utf-8", "replace")

    def feed(self, data: bytes) -> list[dict[str, Any]]:
        """The frames completed by `data`, in order."""
        *lines, last = data.split(b"\n")
        frames = []
        for line in lines:
            frame = self._finish(bytes(self._line) + line)
            self._line.clear()
            if frame is not None:
                frames.append(frame)
        self._line += last
        if len(self._line) > MAX_LINE:
            self._keep(bytes(self._line))
            self._line.clear()
        return frames

    def _finish(self, line: bytes) -> dict[str, Any] | None:
        if line.startswith(self._mark):
            try:
                value = json.loads(line[len(self._mark) :])
            except (ValueError, RecursionError):
                value = None
            if isinstance(value, dict):
                return value
        self._keep(line + b"\n")
        return None

    def _keep(self, data: bytes) -> None:
        self._rest += data
        del self._rest[:-MAX_REST]
