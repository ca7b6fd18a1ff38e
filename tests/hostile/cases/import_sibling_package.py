# about: another exercise by its folder
# outcome: broken
# say: Exercises do not import each other
# cold: no
from exercises.ex03_attention import softmax_rows  # here
