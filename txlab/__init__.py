"""txlab: the exercise runner of the lab Transformers From Scratch."""

__version__ = "0.1.0"
