# about: an endless loop inside exec()
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
exec("while True: pass")  # here
