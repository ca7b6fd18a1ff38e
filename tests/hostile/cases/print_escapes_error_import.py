# about: terminal codes and markup in the name and the text of an error
# outcome: broken
# say: [/]
# cold: no
raise type("\x1b[31mRed[/]\x1b[0m\n", (Exception,), {})("[bold]\x1b[5mboom[/bold] [/]")  # here
