"""`txlab dev check`: for those who write labs, the proof that a lab is sound."""

import os
from pathlib import Path

from txlab.author import table
from txlab.author.check import Proof, prove
from txlab.commands.session import Session
from txlab.engine.runner import runner_for
from txlab.errors import LabError
from txlab.plain import plain


def check(session: Session, names: list[str], write: bool, jobs: int | None) -> int:
    """Prove the exercises named, or all; 0 only when nothing is wrong with any."""
    workspace = session.workspace
    if not workspace.is_checkout:
        raise LabError(
            "txlab dev check proves the source of a lab, and this is a learner's lab folder.",
            "Run it in a checkout of the lab's source.",
        )
    exercises = [session.exercise(name) for name in names] or list(workspace.lab.exercises)
    proofs = []
    with runner_for(workspace.lab, exercises, workspace.root) as runner:
        for exercise in exercises:
            proof = prove(workspace.lab, exercise, runner, jobs or os.cpu_count() or 1)
            print(_summary(proof), flush=True)
            for fault in proof.faults:
                print(_indented(fault), flush=True)
            proofs.append(proof)
    faults = sum(len(proof.faults) for proof in proofs)
    if not names:
        faults += _published(workspace.root, table.page([proof.row for proof in proofs]), write)
    print("The lab is sound." if not faults else f"{faults} {'fault' if faults == 1 else 'faults'} found.")
    return 1 if faults else 0


def _summary(proof: Proof) -> str:
    row = proof.row
    return (
        f"{row.exercise.number}  {row.exercise.title}: {row.checks} checks; "
        f"right answers: {row.accepted} of {row.right} accepted; "
        f"wrong ones: {row.refused} of {row.wrong} refused, {row.named} named as one of {row.slips} slips"
    )


def _published(root: Path, page: str, write: bool) -> int:
    """Write the published table, or say that it is not of today; the number of faults."""
    if write:
        table.write(root, page)
        print(f"Wrote {table.FILE}.")
        return 0
    if table.is_current(root, page):
        return 0
    print(f"  - {table.FILE} is not what was found today: txlab dev check --write")
    return 1


def _indented(fault: str) -> str:
    first, *rest = plain(fault).splitlines()
    return "\n".join([f"  - {first}", *(f"      {line}" for line in rest)])
