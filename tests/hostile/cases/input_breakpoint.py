# about: a breakpoint left in
# outcome: broken
# say: breakpoint()
# cold: no
breakpoint()  # here
