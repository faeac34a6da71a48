"""Couriers: push services, chats and mail, and how they are reached safely."""
