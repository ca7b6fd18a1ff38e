"""The command line: signatures and help; the work is in `commands/`, imported only when asked for."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from txlab import __version__
from txlab.app_reading import reading
from txlab.exits import carry_out
from txlab.signatures import Jobs, Maybe, Needed, Poll, Several, Timeout, do, start

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


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"txlab {__version__}")
        raise typer.Exit()


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

        return init.run(start(ctx), directory)

    raise typer.Exit(carry_out(command, start(ctx)))


@app.command()
def watch(ctx: typer.Context, exercise: Maybe = None, poll: Poll = False, timeout: Timeout = None) -> None:
    """Run each exercise as you save it.

    The verdict follows every save, and when all checks pass it moves on to the next exercise.
    """
    _watch(ctx, exercise, poll, timeout)


def _watch(ctx: typer.Context, exercise: str | None, poll: bool, timeout: float | None) -> None:
    def command() -> int:
        from txlab.commands import begin

        return begin.run(start(ctx), exercise, poll, timeout)

    raise typer.Exit(carry_out(command, start(ctx)))


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

    do(ctx, command, timeout)


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

    do(ctx, command, timeout)


@app.command()
def hint(
    ctx: typer.Context,
    exercise: Maybe = None,
    again: Annotated[bool, typer.Option("--again", help="Show the revealed hints, reveal none.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Reveal all hints.")] = False,
) -> None:
    """Reveal the next hint of an exercise.

    The ones already revealed are shown above it. When your last run was told a well-known mistake, the
    hint that fits it comes first.
    """

    def command(session: "Session") -> int:
        from txlab.commands import hint

        return hint.run(session, exercise, again, everything)

    do(ctx, command)


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

    do(ctx, command)


@app.command(name="list")
def list_(ctx: typer.Context) -> None:
    """Show all exercises and how far you are."""

    def command(session: "Session") -> int:
        from txlab.commands import list as listing

        return listing.run(session)

    do(ctx, command)


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

    do(ctx, command)


dev = typer.Typer(help="For those who write labs.", rich_markup_mode=None, no_args_is_help=True)
app.add_typer(reading)
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

    do(ctx, command)
