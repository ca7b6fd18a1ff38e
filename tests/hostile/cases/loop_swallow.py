# about: every exception is swallowed inside the loop
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
while True:  # here
    try:  # here
        while True:  # here
            pass  # here
    except BaseException:  # here
        pass  # here
