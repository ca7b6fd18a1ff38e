# about: a relative import
# outcome: broken
# say: ImportError
# cold: no
from . import ex03_attention  # here
