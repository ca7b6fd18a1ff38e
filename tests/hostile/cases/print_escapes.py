# about: terminal codes, a window title, markup and commands of a CI log in prints
# outcome: passed
# output: red|[bold]markup[/bold]|::error file=x::y
import numpy as np

print("\x1b[2J\x1b[31mred\x1b[0m \x1b]0;title\x07 \x9b31m \x1b[?1049h [bold]markup[/bold] :smile: \x08\x08")
print("::error file=x::y", "##[error]z", "[link=file:///etc]here[/link]", "\x1b]8;;http://x\x1b\\there\x1b]8;;\x1b\\")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
