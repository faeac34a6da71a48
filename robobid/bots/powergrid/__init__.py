"""Power Grid: players that weigh, plan, obey or roll dice."""
