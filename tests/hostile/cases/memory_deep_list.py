# about: a list of lists of lists, without end
# outcome: broken
# say: more memory
# cold: no
nested = []
while True:
    nested = [nested, bytes(10**6)]
