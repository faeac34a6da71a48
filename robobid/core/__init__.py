"""What every game shares: decisions, chance, events, views, records, the driver."""
