# about: exit(), as one types it in a shell
# outcome: broken
# say: exit()
print("done")
exit()  # here
