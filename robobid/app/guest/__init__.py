"""A bot from home at somebody's server: it comes by a seat's link and plays there."""
