# about: KeyboardInterrupt outside any function
# outcome: broken
# say: KeyboardInterrupt
raise KeyboardInterrupt  # here
