# about: asks for a password
# outcome: broken|failed
# say: Nobody is there to type
# cold: no
from getpass import getpass

getpass()
