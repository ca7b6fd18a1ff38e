"""`txlab checklist`: what a learner should be able to do without looking, ticked by nobody else."""

from collections.abc import Collection, Sequence

from txlab import standing
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Progress
from txlab.output import show, width
from txlab.screens.checklist import printed_parts
from txlab.screens.fit import fit


def run(session: Session, tick: Sequence[int], untick: Sequence[int]) -> int:
    """Show the checklist, with the lines of these numbers ticked and unticked first."""
    lab = session.workspace.lab
    checklist = lab.ending.checklist
    if not checklist:
        raise LabError("This lab has no checklist.")
    _refuse(tick, untick, len(checklist))

    def change(progress: Progress) -> Progress:
        for number in tick:
            progress = standing.tick(progress, number, True)
        for number in untick:
            progress = standing.tick(progress, number, False)
        return progress

    changed = {*tick, *untick}
    remembered = session.store.update(change) if changed else session.store.load()
    named = (("Ticked", tick), ("Unticked", untick))
    told = [f"{verb}: {_named(numbers)}." for verb, numbers in named if numbers]
    show(fit(printed_parts(checklist, lab.exercises, remembered, changed, told), width(), None))
    session.warn()
    return 0


def _refuse(tick: Sequence[int], untick: Sequence[int], last: int) -> None:
    """LabError for a line that does not exist, or that is to be ticked and unticked at once."""
    for number in (*tick, *untick):
        if not 1 <= number <= last:
            lines = "only line 1" if last == 1 else f"lines 1 to {last}"
            raise LabError(f"There is no line {number}: the checklist has {lines}. Nothing is changed.")
    both = {*tick} & {*untick}
    if both:
        raise LabError(
            f"--tick and --untick both name {_named(both)}: use one of them. Nothing is changed.",
        )


def _named(numbers: Collection[int]) -> str:
    """Lines by their numbers, each once: "line 3", "lines 1, 4"."""
    each = sorted({*numbers})
    return f"{'line' if len(each) == 1 else 'lines'} {', '.join(map(str, each))}"
