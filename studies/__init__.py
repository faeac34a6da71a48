"""Studies that use robobid and ship nothing but their results."""
