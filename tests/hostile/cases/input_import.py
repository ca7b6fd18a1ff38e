# about: asks for input outside any function
# outcome: broken
# say: Nobody is there to type
n = int(input("how many? "))  # here
