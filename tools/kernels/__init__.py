"""Compiles the kernels of the twins to WebAssembly: `make kernels`."""
