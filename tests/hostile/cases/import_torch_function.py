# about: a package that is not there, in a called function
# outcome: failed
# say: no package called torch
# cold: no
def layer_norm(x, gamma, beta, eps=1e-5):
    import torch  # here

    return torch.nn.functional.layer_norm(x, x.shape[-1:])
