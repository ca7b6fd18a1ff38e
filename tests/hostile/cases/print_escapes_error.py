# about: terminal codes and markup in the text of an error
# outcome: failed
# say: [red]boom[/red]
def layer_norm(x, gamma, beta, eps=1e-5):
    raise ValueError("\x1b[31m[red]boom[/red]\x1b[0m\x07 \x1b]0;title\x07 ##[error] \u202e")  # here
