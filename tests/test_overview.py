"""The rows of the list, the same in `txlab list` and in the watch."""

from txlab.model import Outcome, Progress, Verdict
from txlab.overview import rows
from txlab.standing import record
from txlab.workspace import Workspace

FAILED = record(Progress(), Verdict("ex01_double", Outcome.FAILED, 1, 2, 0.1))


def test_a_file_that_is_being_run_again_is_said_to_be(checkout: Workspace) -> None:
    checkout.file(checkout.lab.exercises[0]).write_text("# mine\n")
    first, second = rows(checkout, FAILED, "ex02_half", pending=["ex01_double", "ex02_half"])
    assert (first.state, first.outcome) == ("failing 1 of 2 (being checked)", Outcome.FAILED)
    assert (second.state, second.is_current) == ("not started", True)


def test_a_file_that_is_gone_is_said_to_be_whatever_is_remembered(checkout: Workspace) -> None:
    checkout.file(checkout.lab.exercises[0]).unlink()
    first, _ = rows(checkout, FAILED, "ex01_double", pending=["ex01_double"])
    assert (first.state, first.outcome, first.is_current) == ("no file", None, True)
