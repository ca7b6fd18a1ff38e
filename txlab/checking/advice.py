"""What Python's and numpy's usual error texts mean for the code that is judged here."""

import re

from txlab.checking.excerpt import is_a

# Error type, pattern of its text, and the sentence; groups of the pattern fill `{}` or pick an own word.
_MEANINGS = tuple(
    (kind, re.compile(pattern), sentence)
    for kind, pattern, sentence in (
        (
            TypeError,
            r"Cannot interpret '.*' as a data type",
            "A shape is one tuple: np.zeros((rows, columns)), with two pairs of parentheses.",
        ),
        (
            TypeError,
            r"only (size-1|length-1|0-dimensional) arrays can be converted",
            "One number is wanted here, but this is an array: math.sin takes a number, np.sin an array.",
        ),
        (
            TypeError,
            r"only integer scalar arrays can be converted to a scalar index",
            "One whole number is wanted here, but this is an array; np.concatenate takes one list, ([a, b]).",
        ),
        (TypeError, r"bitwise_xor|for \^:", "`^` is no power in Python; a power is `**`."),
        (
            TypeError,
            r"unhashable type: '(list|numpy\.ndarray|dict|set)'",
            "A {} cannot be a key of a dict; a tuple can, and tuple(...) makes one.",
        ),
        (
            TypeError,
            r"'(?:numpy\.)?float\d*' object cannot be interpreted as an integer|indices must be integers"
            r"|expected a sequence of integers or a single integer",
            "A whole number is wanted: `/` always gives a float, `//` gives a whole number.",
        ),
        (
            TypeError,
            r"'(?:tuple|list|dict|int|numpy\.ndarray)' object is not callable",
            "(...) calls and [...] takes an entry, as in x.shape[0]; or a value took a function's name.",
        ),
        (
            (TypeError, AttributeError),
            r"NoneType",
            "Something here is None: a function without a `return` line gives None, and so does list.append.",
        ),
        (TypeError, r"unexpected keyword argument '(?:dim|keepdim)'", "numpy's words are axis and keepdims."),
        (
            AttributeError,
            r"has no attribute '(unsqueeze|permute|masked_fill|cat|tensor|clone|numel|softmax)'",
            "`{}` is PyTorch; numpy has {own}.",
        ),
        (
            ValueError,
            r"Type must be a sub-type of ndarray type",
            "`view` with a shape is PyTorch; numpy has reshape.",
        ),
        (
            ValueError,
            r"operands could not be broadcast together with shapes",
            "The shapes do not line up: from the right, two sizes must be equal, or one of them 1 "
            "(`[:, None]`, keepdims=True). Where a matrix product is meant, it is written with `@`.",
        ),
        (
            ValueError,
            r"could not broadcast input array from shape (\([\d, ]*\)) into shape (\([\d, ]*\))",
            "The array has shape {}, but the place it is written to has {}.",
        ),
        (
            ValueError,
            r"matmul: .*\(size (\d+) is different from (\d+)\)",
            "The shapes do not fit: in A @ B the rows of B ({}) must be as many as the columns of A ({}).",
        ),
        (
            ValueError,
            r"shapes (\([\d, ]*\)) and (\([\d, ]*\)) not aligned",
            "The shapes {} and {} do not fit: A has as many columns as B has rows.",
        ),
        (
            ValueError,
            r"truth value of an array",
            "Comparing arrays gives an array of True and False; `if` wants one of them: .any() or .all().",
        ),
        (
            ValueError,
            r"along dimension (\d+), the array at index \d+ has size (\d+) and .* \d+ has size (\d+)",
            "Arrays that are joined must agree in every other axis: along axis {} they have {} and {}.",
        ),
        (
            ValueError,
            r"zero-size array to reduction operation",
            "The array is empty here, and an empty array has no maximum or minimum.",
        ),
        (ValueError, r"inhomogeneous shape", "The rows of an array must all have the same length."),
        (
            IndexError,
            r"(?:list|string|tuple) index out of range",
            "There is nothing at that place: the last entry has nothing behind it, and `del` leaves fewer.",
        ),
        (
            IndexError,
            r"index (-?\d+) is out of bounds for axis \d+ with size (\d+)",
            "There is no place {}: the places of an axis of size {} are counted from 0.",
        ),
        (
            IndexError,
            r"boolean index did not match indexed array along axis (\d+)",
            "A mask needs the axes of what it picks from; along axis {} they differ. np.where stretches it.",
        ),
        (
            IndexError,
            r"only integers, slices",
            "A whole number is wanted: `/` always gives a float, `//` gives a whole number.",
        ),
        (IndexError, r"invalid index to scalar variable", "This is a single number by now: it has no axes."),
        (NameError, r"name 'np' is not defined", "The line `import numpy as np` is missing at the top."),
        (RuntimeError, r"changed size during iteration", "Loop over a copy of what the loop changes."),
    )
)
_OWN = {
    "unsqueeze": "x[:, None]",
    "permute": "transpose",
    "masked_fill": "np.where",
    "cat": "np.concatenate",
    "tensor": "np.array",
    "clone": "copy",
    "numel": "size",
    "softmax": "none, so it is written out",
}


def advice(error: BaseException) -> str:
    """One plain sentence on what an error of Python or numpy means, or an empty string for any other."""
    try:
        text = str.__str__(str(error))[:2000]
    except BaseException:  # the learner's class may do anything
        return ""
    for kind, pattern, sentence in _MEANINGS:
        found = pattern.search(text) if is_a(error, kind) else None
        if found:
            groups = found.groups()
            return sentence.format(*groups, own=_OWN.get(groups[0] if groups else "", ""))
    return ""
