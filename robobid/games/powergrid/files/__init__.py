"""Maps in files."""
