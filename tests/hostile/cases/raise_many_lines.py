# about: an error of a million lines
# outcome: broken
# say: ValueError
# cold: no
raise ValueError("line\n" * 10**6)  # here
