"""The watch logic under any order of saves, deletions, runs ending, keys, resizes and trouble."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from txlab import flow, standing
from txlab.flow import State, events, keynames
from txlab.flow.effects import (
    CancelRun,
    OpenEditor,
    Paint,
    Quit,
    Refresh,
    RememberCurrent,
    RememberVerdict,
    RestoreStarter,
    RevealHint,
    StartRun,
)
from txlab.flow.state import Held
from txlab.model import ChecklistLine, Ending, Exercise, Failure, Option, Outcome, Progress, Quiz, Verdict

SPECIAL = [name for key, name in vars(keynames).items() if key.isupper() and not key.startswith("CTRL")]
ENDING = Ending(
    checklist=(ChecklistLine("one"), ChecklistLine("two")),
    quiz=(Quiz("why?", (Option("a", "no", False), Option("b", "yes", True))),) * 2,
)
KEYS = (*"hsrnplcoxte?yn1234kz/ bm", *SPECIAL)
NAMES = ("ex01_one", "ex02_two", "ex03_three", "ex04_four")
FITS = (frozenset[str](), frozenset({"odd"}), frozenset[str]())
EXERCISES = tuple(
    Exercise(n, name, "t", 5, "k", ("f",), ("a", "b", "c"), FITS) for n, name in enumerate(NAMES, 1)
)


class Machine(RuleBasedStateMachine):
    """A disk whose files have version numbers, and at most one run that read one of them.

    A verdict carries in `seconds` the version its run read, so that a stale one can be told. `stored`
    is what lies on the disk, where another txlab reveals hints too.
    """

    @initialize(wanted=st.sampled_from((*NAMES, None, "ex99_gone")))
    def start(self, wanted: str | None) -> None:
        self.clock = 0.0
        self.versions = dict.fromkeys(NAMES, 0)
        self.run: tuple[int, str, int] | None = None
        self.ended: list[tuple[int, str, int]] = []
        self.accepted: dict[str, Verdict] = {}
        self.stored = Progress()
        self.remembered_current: str | None = None
        self.shown: dict[str, set[int]] = {name: set() for name in NAMES}
        self.is_editor_open = False
        self.state: State = flow.start_state(EXERCISES, Progress(), wanted, ENDING)
        self.send(events.Started())

    def send(self, event: events.Event) -> None:
        """Hand over an event, then those that its effects were answered with, as a queue does."""
        self.answers = [event]
        while self.answers:
            self.state, effects = flow.step(self.state, self.answers.pop(0))
            for effect in effects:
                self.perform(effect)

    def perform(self, effect: Any) -> None:
        match effect:
            case StartRun():
                assert self.run is None, "two runs at once"
                version = self.versions[effect.exercise] if effect.source is None else int(effect.source)
                self.run = (effect.run, effect.exercise, version)
                assert all(run < effect.run for run, _, _ in self.ended)
            case CancelRun():
                assert self.run is not None and self.run[0] == effect.run
                self.ended.append(self.run)
                self.run = None
            case Paint() | Refresh():
                self.look(effect.view)
            case RememberVerdict():
                self.accepted[effect.verdict.exercise] = effect.verdict
                self.stored = standing.record(self.stored, effect.verdict)
            case RememberCurrent():
                self.remembered_current = effect.exercise
            case OpenEditor():
                assert not self.is_editor_open, "two editors at once"
                self.is_editor_open = True
            case RevealHint():
                before = self.stored.standing(effect.exercise)
                self.reveal(effect.exercise)
                exercise = EXERCISES[NAMES.index(effect.exercise)]
                revealed = standing.revealed_hints(exercise, self.stored.standing(effect.exercise))
                newest = standing.next_hint(exercise, before) or revealed[-1]
                self.answers.append(
                    events.HintRevealed(
                        exercise=effect.exercise, revealed=revealed, newest=newest, at=self.clock
                    )
                )
            case RestoreStarter():
                self.versions[effect.exercise] += 1
                digest = str(self.versions[effect.exercise])
                self.answers.append(
                    events.StarterRestored(
                        exercise=effect.exercise, digest=digest, note="restored", at=self.clock
                    )
                )
            case Quit():
                raise AssertionError("nobody asked to quit")

    def reveal(self, name: str) -> None:
        self.stored = standing.reveal_next_hint(self.stored, name, 3, FITS)

    def look(self, view: flow.View) -> None:
        assert not self.is_editor_open, "painted over the editor"
        assert view.choice in (*NAMES, None)
        assert 1 <= view.line <= len(ENDING.checklist)
        assert 0 <= view.asked <= len(ENDING.quiz)
        if view.is_answered and view.page is flow.Page.QUIZ:
            assert view.asked in view.progress.answers
        assert view.exercise in NAMES
        for name, verdict in view.verdicts.items():
            assert verdict.seconds == self.versions[name], "a stale verdict on screen"
        if view.verdict is not None:
            assert view.verdict == view.verdicts[view.verdict.exercise]
            self.shown[view.verdict.exercise].add(int(view.verdict.seconds))
        for name in view.just_passed:
            assert view.verdicts[name].passed
        revealed = standing.revealed_hints(EXERCISES[0], view.progress.standing(view.exercise))
        assert view.hints in (0, *revealed)

    def make(self, run: tuple[int, str, int], passed: bool) -> Verdict:
        outcome = Outcome.PASSED if passed else Outcome.FAILED
        failure = None if passed else Failure("c", "t", "m", "odd" if run[2] % 2 else None)
        return Verdict(run[1], outcome, 3 if passed else 1, 3, float(run[2]), failure=failure)

    @rule(names=st.sets(st.sampled_from(NAMES), min_size=1), later=st.sampled_from([0.0, 0.1, 1.0]))
    def save(self, names: set[str], later: float) -> None:
        self.clock += later
        for name in names:
            self.versions[name] += 1
        files = tuple((name, str(self.versions[name])) for name in sorted(names))
        contents = {name: str(self.versions[name]).encode() for name in names if self.versions[name] % 3}
        self.send(events.FileSaved(files=files, contents=contents, at=self.clock))

    @rule(name=st.sampled_from(NAMES), later=st.sampled_from([0.0, 0.1, 1.0]))
    def save_the_same_again(self, name: str, later: float) -> None:
        self.clock += later
        self.send(events.FileSaved(files=((name, str(self.versions[name])),), at=self.clock))

    @rule(name=st.sampled_from(NAMES))
    def delete(self, name: str) -> None:
        self.versions[name] += 1
        self.send(events.FileDeleted(exercise=name, at=self.clock))

    @precondition(lambda self: self.run is not None)
    @rule(passed=st.booleans())
    def finish(self, passed: bool) -> None:
        assert self.run is not None
        run, self.run = self.run, None
        self.ended.append(run)
        self.send(events.RunFinished(run=run[0], verdict=self.make(run, passed), at=self.clock))

    @precondition(lambda self: self.run is not None)
    @rule()
    def lose_the_run(self) -> None:
        assert self.run is not None
        run, self.run = self.run, None
        self.ended.append(run)
        self.versions[run[1]] += 0
        self.send(events.RunFinished(run=run[0], verdict=None, at=self.clock))
        # Nothing is known of that exercise now; a learner would save or press r again.
        self.send(events.FileSaved(files=((run[1], f"again {run[0]}"),), at=self.clock))

    @precondition(lambda self: self.ended)
    @rule(data=st.data(), passed=st.booleans(), cancelled=st.booleans())
    def finish_an_old_run(self, data: st.DataObject, passed: bool, cancelled: bool) -> None:
        run = data.draw(st.sampled_from(self.ended))
        before = self.state
        verdict = None if cancelled else self.make(run, passed)
        self.send(events.RunFinished(run=run[0], verdict=verdict, at=self.clock))
        assert self.state == before

    @rule(keys=st.lists(st.sampled_from(KEYS), min_size=1, max_size=4))
    def type_keys(self, keys: list[str]) -> None:
        for key in keys:
            before = self.state
            self.send(events.KeyPressed(key=key, at=self.clock))
            is_late_answer = before.unasked and key in ("y", "n")
            is_opening = key == "e" and self.state.editing != before.editing
            if before.busy and not is_late_answer and not is_opening:
                held = (*before.held, Held(key, before.current))
                assert self.state.held == held, "a key was lost or acted on too early"

    @precondition(lambda self: self.is_editor_open)
    @rule(note=st.sampled_from([None, "no such editor"]))
    def close_the_editor(self, note: str | None) -> None:
        self.is_editor_open = False
        self.send(events.EditorClosed(note=note, at=self.clock))

    @rule()
    def resize(self) -> None:
        self.send(events.Resized(at=self.clock))

    @rule(later=st.sampled_from([0.1, 0.4]))
    def tick(self, later: float) -> None:
        self.clock += later
        self.send(events.Ticked(at=self.clock))

    @rule(name=st.sampled_from(NAMES))
    def reveal_a_hint_elsewhere(self, name: str) -> None:
        self.reveal(name)

    @rule()
    def trouble(self) -> None:
        self.send(events.Troubled(message="disk full", at=self.clock))

    @invariant()
    def the_run_known_is_the_run_that_is_on(self) -> None:
        running = self.state.running
        assert (running and (running.run, running.exercise)) == (self.run and self.run[:2])

    @invariant()
    def something_runs_while_something_waits(self) -> None:
        assert (self.state.running is None) == (not self.state.jobs)
        assert all(job.waiting for job in self.state.jobs)

    @invariant()
    def no_exercise_waits_twice(self) -> None:
        waiting = [name for job in self.state.jobs for name in job.waiting]
        if not any(job.why is not flow.Why.SAVE for job in self.state.jobs):
            assert len(waiting) == len(set(waiting))

    @invariant()
    def the_current_exercise_exists(self) -> None:
        assert self.state.current in NAMES
        assert self.remembered_current in (*NAMES, None)

    @invariant()
    def progress_is_what_the_last_verdicts_say(self) -> None:
        for name, known in self.state.progress.standings.items():
            last = self.accepted.get(name)
            assert known.outcome == (last.outcome if last else None)

    @invariant()
    def every_hint_on_the_screen_is_remembered(self) -> None:
        for name, known in self.state.progress.standings.items():
            shown = standing.revealed_hints(EXERCISES[0], known)
            assert set(shown) <= set(standing.revealed_hints(EXERCISES[0], self.stored.standing(name)))

    @invariant()
    def keys_are_held_only_while_they_have_to_wait(self) -> None:
        assert self.state.busy or not self.state.held

    @invariant()
    def the_editor_known_is_the_one_that_is_open(self) -> None:
        assert self.state.editing == self.is_editor_open

    def teardown(self) -> None:
        """Let everything end: no save may have been lost on the way."""
        for _ in range(1000):
            if not hasattr(self, "run") or self.run is None:
                break
            self.finish(False)
        else:
            raise AssertionError("the runs never end")
        if hasattr(self, "versions"):
            for name, version in self.versions.items():
                assert self.accepted[name].seconds == version, "a save was lost"
                assert self.state.verdicts[name].seconds == version


Machine.TestCase.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
TestWatchLogic = Machine.TestCase
