"""What txlab knows of a run, and what it reads of one that is over."""

import os

import pytest

from txlab.engine.capture import LOADED, READY, mark
from txlab.engine.state import Readers

SECRET = "5ecret"


@pytest.fixture
def ways():
    """The readers of a run, and the descriptors that its process writes frames and prints to."""
    frames, frames_in = os.pipe()
    output, output_in = os.pipe()
    yield Readers(os.fdopen(frames, "rb", 0), os.fdopen(output, "rb", 0), SECRET), frames_in, output_in
    os.close(frames_in)
    os.close(output_in)


def test_a_run_may_be_over_before_anybody_reads_what_it_printed(ways):
    readers, _, output = ways
    readers.take()
    os.write(output, mark(SECRET, READY) + b"printed\n" + mark(SECRET, LOADED))
    readers.end()
    readers.begin()
    readers.finish(0.1)
    assert readers.known.judging
    assert "printed" in readers.output()
