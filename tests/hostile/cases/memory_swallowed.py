# about: memory that grows, whose errors are swallowed
# outcome: timeout
# timeout: 2
# cold: no
kept = []
while True:  # here
    try:  # here
        kept.append(bytearray(10**7))  # here
    except MemoryError:  # here
        pass  # here
