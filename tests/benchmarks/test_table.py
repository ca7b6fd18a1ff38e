"""The table of the benchmarks: its numbers, and when it says that something is reached."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
from table import Goal, Row, p95, table


def test_p95_is_a_sample_that_95_percent_do_not_exceed():
    assert p95([7.0]) == 7
    assert p95(list(range(1, 21))) == 19
    assert p95(list(range(100, 0, -1))) == 95


@pytest.mark.parametrize(
    ("ours", "reached"),
    [
        ([10, 10, 24], "aim"),
        ([10, 10, 26], "must"),  # the p95 is over the aim's
        ([17, 17, 17], "must"),  # the median is
        ([24, 24, 24], "NO"),  # fast enough, but not 25 times faster
        ([26, 26, 26], "NO"),
        ([], "NO"),
    ],
)
def test_every_limit_of_a_goal_has_to_hold(ours, reached):
    row = Row("x", must=Goal(faster=25, median=25), aim=Goal(faster=40, median=16, p95=25))
    for sample in ours:
        row.add(naive=500, ours=sample)
    assert row.reached == reached


@pytest.mark.parametrize(("ours", "reached"), [(100, "aim"), (101, "must"), (150, "must"), (151, "NO")])
def test_slower_is_how_many_times_the_naive_time_is_allowed(ours, reached):
    row = Row("x", must=Goal(slower=1.5), aim=Goal(slower=1))
    row.add(naive=100, ours=ours)
    assert row.reached == reached


def test_a_missed_verdict_is_shown_and_never_reached():
    row = Row("x", must=Goal(median=100))
    row.add_ours(5)
    row.add_ours(7)
    assert row.reached == "aim"
    row.add_ours(None)
    assert row.reached == "NO"
    assert "6.0 ms, 7.0 ms, missed: 1" in table([row])


def test_without_the_naive_way_a_ratio_is_not_reached():
    row = Row("x", must=Goal(faster=2))
    row.add_ours(1)
    assert row.reached == "NO"


def test_a_ratio_is_told_in_the_direction_of_its_goal():
    faster, slower = Row("f", must=Goal(faster=2)), Row("s", must=Goal(slower=2))
    for row in (faster, slower):
        row.add(naive=100, ours=50)
    assert "2.0x faster" in table([faster])
    assert "0.50x the time" in table([slower])
