"""What check authors use: a guarded learner, comparisons in layers, and slips."""

from txlab.checking.compare import TRACE, as_array, expect_close, expect_equal, unpack_pair
from txlab.checking.failed import CheckFailed, Finding, Layer, expect, fail
from txlab.checking.given import expect_given
from txlab.checking.guard import Learner
from txlab.checking.never import REMEMBERED, changed_in_turn, expect_pure
from txlab.checking.pictures import a_plain, draw, heat_map, on_one_scale, with_sums
from txlab.checking.remember import remembered
from txlab.checking.slips import slip

__all__ = [
    "REMEMBERED",
    "TRACE",
    "CheckFailed",
    "Finding",
    "Layer",
    "Learner",
    "a_plain",
    "as_array",
    "changed_in_turn",
    "draw",
    "expect",
    "expect_close",
    "expect_equal",
    "expect_given",
    "expect_pure",
    "fail",
    "heat_map",
    "on_one_scale",
    "remembered",
    "slip",
    "unpack_pair",
    "with_sums",
]
