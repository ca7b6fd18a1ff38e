"""The command line: signatures and help; the work is in `commands/`, imported only when asked for."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from txlab import __version__
from txlab.exits import carry_out

if TYPE_CHECKING:
    from txlab.commands.session import Session

app = typer.Typer(
    name="txlab",
    help="Build a transformer from scratch, one short numpy function at a time, with a verdict at each save.",
    epilog="EXERCISE is a number (5), a name, a unique part of a name, or the path of the exercise's file. "
    "Without a command, txlab watches the lab, as `txlab watch` does.",
    context_settings={"help_option_names": ["--help", "-h"]},
    # Plain help: it fits any width and any terminal, and needs no rich.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _start(ctx: typer.Context) -> Path:
    """Where the command works: the current directory, or the one given with -C."""
    from txlab.commands.session import here

    directory: Path | None = ctx.find_root().params.get("directory")
    return here() if directory is None else here() / directory


def _do(ctx: typer.Context, command: "Callable[[Session], int]", timeout: float | None = None) -> None:
    """Carry out a command in the lab folder, and end with its exit code."""

    def in_lab() -> int:
        from txlab.commands.session import open_session

        return command(open_session(_start(ctx), timeout))

    raise typer.Exit(carry_out(in_lab, _start(ctx)))


def _names(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """The exercises that a half-typed word may mean, for the shell's completion."""
    from txlab import workspace
    from txlab.errors import LabError

    try:
        exercises = workspace.find(_start(ctx)).lab.exercises
    except LabError:
        return []
    names = [(exercise.name, exercise.title) for exercise in exercises]
    return [(name, title) for name, title in names if name.startswith(incomplete)]


def _readable(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """The topics and exercises that a half-typed word may mean."""
    from txlab.reading import TOPICS

    topics = [(name, "a topic of the lab") for name in TOPICS if name.startswith(incomplete)]
    return topics + _names(ctx, incomplete)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"txlab {__version__}")
        raise typer.Exit()


Maybe = Annotated[
    str | None,
    typer.Argument(
        metavar="EXERCISE",
        help="Default: the current exercise, else the first not yet passed.",
        autocompletion=_names,
        show_default=False,
    ),
]
Several = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="EXERCISE...", help="Default: all of them.", autocompletion=_names, show_default=False
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="How many to run at once.", show_default="one per core"),
]
Needed = Annotated[
    str, typer.Argument(metavar="EXERCISE", help="Which exercise.", autocompletion=_names, show_default=False)
]
Timeout = Annotated[
    float | None,
    typer.Option(min=0.1, metavar="SECONDS", help="Time limit of a run.", show_default="the lab's"),
]
Poll = Annotated[
    bool, typer.Option("--poll", help="Look at the files twice a second, for drives that report no saves.")
]


@app.callback(invoke_without_command=True)
def _txlab(
    ctx: typer.Context,
    directory: Annotated[
        Path | None,
        typer.Option("-C", metavar="DIR", help="Work as if started in DIR.", show_default=False),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        _watch(ctx, None, poll=False, timeout=None)


@app.command()
def init(
    ctx: typer.Context,
    directory: Annotated[
        str | None,
        typer.Argument(metavar="DIR", help="The folder to make.", show_default="transformers-lab"),
    ] = None,
) -> None:
    """Make a lab folder, or complete one.

    Nothing is ever overwritten: an existing lab folder gets the files it misses, and a newer starter
    replaces only a file that you have not touched.
    """

    def command() -> int:
        from txlab.commands import init

        return init.run(_start(ctx), directory)

    raise typer.Exit(carry_out(command, _start(ctx)))


@app.command()
def watch(ctx: typer.Context, exercise: Maybe = None, poll: Poll = False, timeout: Timeout = None) -> None:
    """Run each exercise as you save it.

    The verdict follows every save, and when all checks pass it moves on to the next exercise.
    """
    _watch(ctx, exercise, poll, timeout)


def _watch(ctx: typer.Context, exercise: str | None, poll: bool, timeout: float | None) -> None:
    def command() -> int:
        from txlab.commands import begin

        return begin.run(_start(ctx), exercise, poll, timeout)

    raise typer.Exit(carry_out(command, _start(ctx)))


@app.command()
def run(
    ctx: typer.Context,
    exercise: Maybe = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document instead.")] = False,
    timeout: Timeout = None,
) -> None:
    """Run one exercise: what it prints, then its verdict."""

    def command(session: "Session") -> int:
        from txlab.commands import run

        return run.run(session, exercise, as_json)

    _do(ctx, command, timeout)


@app.command()
def verify(
    ctx: typer.Context,
    exercises: Several = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document instead.")] = False,
    solutions: Annotated[
        bool, typer.Option("--solutions", help="Check the shipped solutions instead of your files.")
    ] = False,
    fail_fast: Annotated[
        bool, typer.Option("--fail-fast", help="Stop at the first exercise that does not pass.")
    ] = False,
    jobs: Jobs = None,
    timeout: Timeout = None,
) -> None:
    """Check all exercises, or those named.

    A row each, then the first failing message of each that failed. The exit code is 0 only if every
    one of them passed.
    """

    def command(session: "Session") -> int:
        from txlab.commands import verify

        return verify.run(session, exercises or [], as_json, solutions, fail_fast, jobs)

    _do(ctx, command, timeout)


@app.command()
def hint(
    ctx: typer.Context,
    exercise: Maybe = None,
    again: Annotated[bool, typer.Option("--again", help="Show the revealed hints, reveal none.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Reveal all hints.")] = False,
) -> None:
    """Reveal the next hint of an exercise.

    The ones already revealed are shown above it.
    """

    def command(session: "Session") -> int:
        from txlab.commands import hint

        return hint.run(session, exercise, again, everything)

    _do(ctx, command)


@app.command()
def solution(
    ctx: typer.Context,
    exercise: Needed,
    diff: Annotated[bool, typer.Option("--diff", help="Compare your file with it.")] = False,
) -> None:
    """Show the solution of an exercise, then why.

    Into a pipe or a file goes the plain Python file alone.
    """

    def command(session: "Session") -> int:
        from txlab.commands import solution

        return solution.run(session, exercise, diff)

    _do(ctx, command)


@app.command(name="list")
def list_(ctx: typer.Context) -> None:
    """Show all exercises and how far you are."""

    def command(session: "Session") -> int:
        from txlab.commands import list as listing

        return listing.run(session)

    _do(ctx, command)


@app.command()
def reset(
    ctx: typer.Context,
    exercise: Needed,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask first.")] = False,
    undo: Annotated[bool, typer.Option("--undo", help="Bring the newest backup back.")] = False,
) -> None:
    """Put the starter of an exercise back.

    Your file is kept as a backup, and its path is printed.
    """

    def command(session: "Session") -> int:
        from txlab.commands import reset

        return reset.run(session, exercise, yes, undo)

    _do(ctx, command)


@app.command()
def checklist(
    ctx: typer.Context,
    tick: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Tick line N.", show_default=False)
    ] = None,
    untick: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Take the tick of line N back.", show_default=False)
    ] = None,
) -> None:
    """Show what you should be able to do without looking.

    A line says when its exercise passes, but only you tick it. Both options can be given several times.
    """

    def command(session: "Session") -> int:
        from txlab.commands import checklist

        return checklist.run(session, tick or [], untick or [])

    _do(ctx, command)


@app.command()
def quiz(
    ctx: typer.Context,
    again: Annotated[
        bool, typer.Option("--again", help="Forget the kept answers first, and ask all questions anew.")
    ] = False,
    answers: Annotated[
        bool, typer.Option("--answers", help="Show every option explained, ask nothing.")
    ] = False,
) -> None:
    """Answer some questions, one at a time.

    Every option is explained once you have chosen, and your answers are kept: the next time only what
    is left is asked. Without a terminal the questions are printed.
    """

    def command(session: "Session") -> int:
        from txlab.commands import quiz

        return quiz.run(session, again, answers)

    _do(ctx, command)


@app.command()
def lesson(
    ctx: typer.Context,
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="EXERCISE or TOPIC",
            help="Default: the list of topics.",
            autocompletion=_readable,
            show_default=False,
        ),
    ] = None,
) -> None:
    """Read the lesson of an exercise, or a topic of the lab.

    The topics are how, objectives, words, conventions, traps, symptoms, papers and takeaways.
    """

    def command(session: "Session") -> int:
        from txlab.commands import lesson

        return lesson.run(session, what)

    _do(ctx, command)


@app.command()
def picture(
    ctx: typer.Context,
    exercise: Maybe = None,
    solution: Annotated[
        bool, typer.Option("--solution", help="Draw what the shipped solution computes.")
    ] = False,
    svg: Annotated[
        str | None,
        typer.Option("--svg", metavar="FILE", help="Save it as an SVG file too; - prints it instead."),
    ] = None,
    timeout: Timeout = None,
) -> None:
    """Draw the idea of an exercise, from what your functions compute."""

    def command(session: "Session") -> int:
        from txlab.commands import picture

        return picture.run(session, exercise, solution, svg)

    _do(ctx, command, timeout)


dev = typer.Typer(help="For those who write labs.", rich_markup_mode=None, no_args_is_help=True)
app.add_typer(dev, name="dev")


@dev.command()
def check(
    ctx: typer.Context,
    exercises: Several = None,
    write: Annotated[bool, typer.Option("--write", help="Write the table docs/answers.md anew.")] = False,
    jobs: Jobs = None,
) -> None:
    """Prove the source of a lab: starters, solutions, checks, slips and every known answer.

    The exit code is 0 only if nothing is wrong with any exercise.
    """

    def command(session: "Session") -> int:
        from txlab.commands import dev as author

        return author.check(session, exercises or [], write, jobs)

    _do(ctx, command)
