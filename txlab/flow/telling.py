"""What becomes of a verdict: what is remembered of it, and what is shown."""

from dataclasses import replace

from txlab import standing
from txlab.flow.effects import Effect, Paint, Refresh, RememberVerdict
from txlab.flow.events import RunFinished
from txlab.flow.jobs import Step, go_to, paint, start_next
from txlab.flow.state import OVERLAYS, Job, State, Why, view_of
from txlab.flow.view import Page
from txlab.model import Outcome, Verdict


def finish(state: State, event: RunFinished) -> Step:
    """Take the verdict of the run that is on; that of any other run is stale and changes nothing."""
    if state.running is None or state.running.run != event.run:
        return state, ()
    name, job, verdict = state.running.exercise, state.jobs[0], event.verdict
    state = replace(state, running=None)
    effects: tuple[Effect, ...] = ()
    job = replace(job, waiting=job.waiting[1:])
    had_mark = state.has_mark(name)
    if verdict is not None:
        state = replace(
            state,
            progress=standing.record(state.progress, verdict),
            verdicts={**state.verdicts, name: verdict},
        )
        effects = (RememberVerdict(verdict),)
        notes = (_lost_mark(state, name),) if had_mark and not verdict.passed else ()
        job = replace(job, done=(*job.done, verdict), notes=job.notes + notes)
    state = replace(state, jobs=(job, *state.jobs[1:]) if job.waiting else state.jobs[1:])
    state, shown = _tell_save(state, job) if job.is_save else _tell_behind(state, job, verdict, had_mark)
    state, started = start_next(state, event.at)
    # Painted first: neither the disk nor the next process should delay what the learner waits for.
    return state, (*shown, *effects, *started)


def _tell_save(state: State, job: Job) -> Step:
    """Show the lowest failing exercise of a finished save, or celebrate."""
    if job.waiting or not job.done:
        return state, ()
    verdicts = {verdict.exercise: verdict for verdict in job.done}
    state = replace(state, notes=job.notes)
    failing = state.in_order(frozenset(name for name, verdict in verdicts.items() if not verdict.passed))
    if not failing:
        return _celebrate(state, state.in_order(frozenset(verdicts)))
    return _show(state, failing[0], Page.VERDICT)


def _show(state: State, name: str, page: Page) -> Step:
    state, moved = go_to(state, name, page)
    return state, (Paint(view_of(state)), *moved)


def _celebrate(state: State, names: tuple[str, ...], after: str | None = None) -> Step:
    following = state.next_unpassed(after or names[-1])
    page = Page.FINISHED if following is None else Page.PASSED
    state, moved = go_to(state, following or names[-1], page)
    state = replace(state, just_passed=names)
    return state, (Paint(view_of(state)), *moved)


def _tell_behind(state: State, job: Job, verdict: Verdict | None, had_mark: bool) -> Step:
    """Show as much of a verdict nobody asked for as the page at hand is about."""
    greets, state = state.greets, replace(state, greets=state.greets and bool(job.waiting))
    if verdict is None:
        return state, ()
    if greets and not job.waiting and all(map(state.has_mark, state.names)):
        if state.page not in OVERLAYS:
            return _show(state, state.current, Page.FINISHED)
        # Another page is being read: the last screen waits behind it.
        state = replace(state, base=Page.FINISHED, just_passed=())
    if job.why is Why.CHECK_ALL and not job.waiting and state.page is Page.LIST:
        passed = sum(state.has_mark(name) for name in state.names)
        total = len(state.names)
        told = f"All {total} exercises pass." if passed == total else f"{passed} of {total} exercises pass."
        return paint(replace(state, notes=(told, *job.notes)))
    if state.page is Page.PASSED and verdict.exercise == state.current and verdict.passed:
        # What was thought to come next passes as well, as in a lab whose marks are not known yet.
        return _celebrate(state, state.just_passed, after=verdict.exercise)
    looked_at = verdict.exercise == state.current and state.page in (Page.START, Page.VERDICT)
    if looked_at and verdict.passed and not had_mark:
        return _celebrate(state, (verdict.exercise,))
    if had_mark and not verdict.passed:
        state = replace(state, notes=(*state.notes, _lost_mark(state, verdict.exercise)))
        # The last screen says that every exercise passes, so it cannot stay.
        return _show(state, verdict.exercise, Page.START) if state.base is Page.FINISHED else paint(state)
    if looked_at:
        return paint(state)
    if verdict.passed != had_mark or state.page is Page.LIST:
        return state, (Refresh(view_of(state)),)
    return state, ()


def _lost_mark(state: State, name: str) -> str:
    gone = state.verdicts[name].outcome is Outcome.MISSING
    exercise = state.exercises[state.names.index(name)]
    cause = "its file is gone" if gone else "it passed before"
    return f"{exercise.number}  {exercise.title} lost its mark: {cause}."
