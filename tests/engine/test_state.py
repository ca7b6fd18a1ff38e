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
    with os.fdopen(frames, "rb", 0) as framed, os.fdopen(output, "rb", 0) as printed:
        readers = Readers(framed, printed, SECRET)
        yield readers, frames_in, output_in
        os.close(frames_in)
        os.close(output_in)
        readers._frames_thread.join()


def test_a_run_may_be_over_before_anybody_reads_what_it_printed(ways):
    readers, _, output = ways
    readers.take()
    os.write(output, mark(SECRET, READY) + b"printed\n" + mark(SECRET, LOADED))
    readers.end()
    readers.begin()
    readers.finish(0.1)
    assert readers.known.judging
    assert "printed" in readers.output()


def test_what_was_printed_is_read_however_long_the_frames_were_waited_for(ways):
    readers, _, output = ways
    readers.take()
    os.write(output, mark(SECRET, READY) + b"printed\n" + mark(SECRET, LOADED))
    readers.finish(0.1)  # the way of the frames stays open, and nobody else reads the other
    assert readers.known.judging
