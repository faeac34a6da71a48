"""Finished games looked back on: every decision judged by what its seat knew then."""
