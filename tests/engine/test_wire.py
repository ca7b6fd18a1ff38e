"""Orders and frames as JSON bytes: what was sent comes back, and nothing else is taken for it."""

import json

import pytest

from txlab.engine.wire import (
    FrameSplitter,
    Order,
    WireError,
    decode_order,
    encode_frame,
    encode_order,
    failure_from_json,
    failure_to_json,
)
from txlab.model import Failure

ORDER = Order("s", "ex", "/c", "/s", "text é", "/p/\udce9", "p", b"\xff\0\n", 2.5, 64, "/", "/t")
SECRET = "5ecret"
WHOLE = failure_to_json(Failure("c", "t", "m", None, 3, None, ("traps", "shape and axis")))


def test_an_order_comes_back_as_it_was_even_with_odd_bytes():
    data = encode_order(ORDER)
    assert data.count(b"\n") == 1
    assert decode_order(data) == ORDER


@pytest.mark.parametrize(
    "change", [{"source": "%"}, {"source": 3}, {"path": 3}, {"extra": 1}, {"secret": None}]
)
def test_a_damaged_order_is_refused(change):
    fields = json.loads(encode_order(ORDER)) | change
    with pytest.raises(WireError):
        decode_order(json.dumps(fields).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"{}", b"\xff", b"[" * 100_000])
def test_what_is_no_order_is_refused(data):
    with pytest.raises(WireError):
        decode_order(data)


@pytest.mark.parametrize(
    "failure", [None, Failure("c", "t", "m \ud800", "slip", 3), Failure(None, "", "", see=("a", "b"))]
)
def test_a_failure_comes_back_as_it_was(failure):
    assert failure_from_json(json.loads(json.dumps(failure_to_json(failure)))) == failure


@pytest.mark.parametrize(
    "value",
    [
        3,
        [],
        {},
        {"check": None, "title": "t", "message": 3, "slip": None, "line": None},
        {"check": None, "title": "t", "message": "m", "slip": None, "line": "3"},
        {"check": None, "title": "t", "message": "m", "slip": None, "line": None, "more": 1},
        WHOLE | {"see": 3},
        WHOLE | {"see": ["traps"]},
        WHOLE | {"see": ["traps", 3]},
        WHOLE | {"grid": 3},
        WHOLE | {"message": 3},
        WHOLE | {"line": "3"},
        WHOLE | {"more": 1},
        {key: WHOLE[key] for key in WHOLE if key != "grid"},
    ],
)
def test_what_is_no_failure_is_refused(value):
    with pytest.raises(WireError):
        failure_from_json(value)


@pytest.mark.parametrize("step", [1, 5, 1000])
def test_frames_are_found_between_garbage_that_ends_anywhere(step):
    stream = b"garbage" + encode_frame(SECRET, "one", x=1) + b"\xff\0" + encode_frame(SECRET, "two") + b"end"
    splitter = FrameSplitter(SECRET)
    frames = [f for at in range(0, len(stream), step) for f in splitter.feed(stream[at : at + step])]
    assert frames == [{"kind": "one", "x": 1}, {"kind": "two"}]
    assert splitter.rest.startswith("garbage\n")
    assert splitter.rest.endswith("end")


@pytest.mark.parametrize(
    "line", [b"wrong {}", b"5ecret {", b"5ecret 3", b" 5ecret {}", b"5ecret " + b"[" * 100_000]
)
def test_a_line_that_is_no_frame_is_only_kept(line):
    splitter = FrameSplitter(SECRET)
    assert splitter.feed(line + b"\n") == []
    assert line.decode() in splitter.rest


def test_endless_garbage_is_not_kept_whole():
    splitter = FrameSplitter(SECRET)
    for _ in range(200):
        splitter.feed(b"x" * 100_000)
    assert len(splitter.rest) < 10_000_000
    assert splitter.feed(encode_frame(SECRET, "late")) == [{"kind": "late"}]
