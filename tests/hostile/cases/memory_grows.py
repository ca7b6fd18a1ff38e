# about: memory that grows and grows, outside any function
# outcome: broken
# say: more memory
kept = []
while True:
    kept.append(bytearray(10**7))  # here
