"""What nobody can guess: links, cookies, and the codes of tables."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "CDFGHJKMNPQRTVWXY3479"
"""Letters of table codes: none looks like another, and they spell no words."""
CODE_LENGTHS: Final = (6, 6, 6, 6, 7, 7, 8)
"""A few tries with each length: 85 million are too many to be tried one by one."""
SECRET_BYTES: Final = 18


def new_secret() -> str:
    """Something that nobody can guess: 144 bits, for links and cookies."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code(length: int) -> str:
    """A table's code, short enough to be told across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hashed(secret: str) -> str:
    """What is stored of a secret that must not be read back."""
    return hashlib.sha256(secret.encode()).hexdigest()
