"""The twins as WebAssembly: the modules of this package, run by wasmtime."""
