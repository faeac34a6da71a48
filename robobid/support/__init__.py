"""Files, TOML, JSON lines, missing extras: what has nothing to do with games."""
