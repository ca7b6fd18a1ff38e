# about: an async function
# outcome: failed
# say: a numpy array is wanted
# cold: no
async def layer_norm(x, gamma, beta, eps=1e-5):
    return x
