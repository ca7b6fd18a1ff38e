# about: an endless loop outside any function
# outcome: timeout
# say: line|outside any function|endless loop
# timeout: 1
x = 0
while True:  # here
    x += 1  # here
