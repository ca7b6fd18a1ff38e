# about: another exercise
# outcome: broken
# say: Exercises do not import each other
from ex03_attention import softmax_rows  # here
