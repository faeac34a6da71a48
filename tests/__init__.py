"""The proof: mirrors robobid/, plus the rulebooks, playthroughs and properties."""
