"""A screen that was drawn ahead is shown for the very view and size that it was drawn for, and once."""

import io
import os
from dataclasses import replace

import pytest

from txlab import flow
from txlab.flow.state import view_of
from txlab.model import Outcome, Progress, Verdict
from txlab.watch.painter import Painter


@pytest.fixture
def painter(checkout, monkeypatch):
    monkeypatch.setattr("sys.stdout", io.StringIO())
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((80, 24)))
    made = Painter(checkout, interactive=True)
    made.drawings = 0
    drawing = made._drawing

    def counted(*args):
        made.drawings += 1
        return drawing(*args)

    monkeypatch.setattr(made, "_drawing", counted)
    return made


@pytest.fixture
def view(checkout):
    return view_of(flow.start_state(checkout.lab.exercises, Progress(), None))


def test_a_view_drawn_ahead_is_not_drawn_again(painter, view):
    painter.draw_ahead(view)
    painter.paint(view)
    assert painter.drawings == 1
    painter.paint(view)
    assert painter.drawings == 2


def test_another_view_is_drawn(painter, view):
    painter.draw_ahead(view)
    name = view.exercise
    painter.paint(replace(view, verdict=Verdict(name, Outcome.PASSED, 1, 1, 0.1)))
    assert painter.drawings == 2


def test_another_size_is_drawn_anew(painter, view, monkeypatch):
    painter.draw_ahead(view)
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((40, 24)))
    painter.paint(view)
    assert painter.drawings == 2
