# about: recursion without end, outside any function
# outcome: broken
# say: RecursionError|calls itself
def down():
    return down()


down()
