"""The commands to read, to look at and to check oneself with: signatures and help."""

from typing import TYPE_CHECKING, Annotated

import typer

from txlab.signatures import Maybe, Timeout, do, readable_for

if TYPE_CHECKING:
    from txlab.commands.session import Session

reading = typer.Typer(rich_markup_mode=None)


@reading.command()
def lesson(
    ctx: typer.Context,
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="EXERCISE or TOPIC",
            help="Default: the list of topics.",
            autocompletion=readable_for,
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

    do(ctx, command)


@reading.command()
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

    do(ctx, command, timeout)


@reading.command()
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

    do(ctx, command)


@reading.command()
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

    do(ctx, command)
