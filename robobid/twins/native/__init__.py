"""The twins as numba compiles them: chosen by `ROBOBID_KERNELS=native`."""
