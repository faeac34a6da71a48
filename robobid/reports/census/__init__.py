"""What a census found, in words: for the terminal, a page, and a file of ratings."""
