# cause: np without the import
# check: shape_and_floats
# slip: none
# say: np|import|not defined

def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    return np.zeros((n_positions, d_model))
