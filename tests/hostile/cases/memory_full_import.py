# about: fills all memory it may have while it is loaded, then stops with an error
# outcome: broken|crashed
# cold: no
kept = []
size = 2**24
while size > 512:
    try:
        kept.append(bytearray(size))
    except MemoryError:
        size //= 2
raise ValueError("full")
