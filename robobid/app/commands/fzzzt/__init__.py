"""Commands for Fzzzt! alone."""
