"""What the make words run: nothing here ships with the package."""
