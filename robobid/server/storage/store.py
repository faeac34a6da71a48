"""All that is stored: one small interface, in parts that each have one matter.

Every method is one transaction. It blocks: the server calls it from threads.
"""

from __future__ import annotations

from sqlalchemy import Engine

from robobid.server.storage.analyses import Analyses
from robobid.server.storage.database import Database
from robobid.server.storage.leaving import Leaving
from robobid.server.storage.lobby import Lobby
from robobid.server.storage.mine import Mine
from robobid.server.storage.notes import Notes
from robobid.server.storage.pace import Pace
from robobid.server.storage.progress import Progress
from robobid.server.storage.questions import Questions
from robobid.server.storage.seats import Seats
from robobid.server.storage.tables import Tables
from robobid.server.storage.talk import Talk


class Store:
    """Tables, seats and talk, and all questions about them, in one database."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.database = Database(engine, server)
        self.questions = Questions(self.database)
        self.analyses = Analyses(self.database)
        self.seats = Seats(self.database)
        self.tables = Tables(self.database, self.seats)
        self.leaving = Leaving(self.database)
        self.lobby = Lobby(self.database)
        self.mine = Mine(self.database)
        self.notes = Notes(self.database)
        self.pace = Pace(self.database)
        self.progress = Progress(self.database)
        self.talk = Talk(self.database)

    def close(self) -> None:
        """Give all connections back."""
        self.database.engine.dispose()
