"""Commands for Power Grid alone."""
