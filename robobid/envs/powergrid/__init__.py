"""Power Grid as learners know it."""
