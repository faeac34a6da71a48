"""Processes beside the server: bots and analyses."""
