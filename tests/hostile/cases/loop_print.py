# about: prints for ever
# outcome: timeout
# say: outside any function
# output: still here
# timeout: 1
while True:  # here
    print("still here")  # here
