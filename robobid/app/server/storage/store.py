"""All that is stored: one small interface, in parts that each have one matter.

Every method is one transaction. It blocks: the server calls it from threads.
"""

from __future__ import annotations

from sqlalchemy import Engine

from robobid.app.server.storage.analyses import Analyses
from robobid.app.server.storage.beside import BesideBoard
from robobid.app.server.storage.contacts import Contacts
from robobid.app.server.storage.database import Database
from robobid.app.server.storage.departures import Leaving
from robobid.app.server.storage.devices import Devices
from robobid.app.server.storage.lobby import Lobby
from robobid.app.server.storage.mine import Mine
from robobid.app.server.storage.notes import Notes
from robobid.app.server.storage.notices import Noticeboard
from robobid.app.server.storage.outbox import Outbox
from robobid.app.server.storage.pace import Pace
from robobid.app.server.storage.progress import Progress
from robobid.app.server.storage.questions import Questions
from robobid.app.server.storage.seats import Seats
from robobid.app.server.storage.state import State
from robobid.app.server.storage.tables import Tables
from robobid.app.server.storage.talk import Talk


class Store:
    """Tables, seats and talk, and all questions about them, in one database."""

    def __init__(self, engine: Engine, server: str) -> None:
        self.database = Database(engine, server)
        self.questions = Questions(self.database)
        self.analyses = Analyses(self.database)
        self.seats = Seats(self.database)
        self.board = Noticeboard(self.database)
        self.outbox = Outbox(self.database)
        self.contacts = Contacts(self.database)
        self.tables = Tables(self.database, self.seats, self.board)
        self.devices = Devices(self.database)
        self.state = State(self.database)
        self.leaving = Leaving(self.database)
        self.lobby = Lobby(self.database)
        self.mine = Mine(self.database)
        self.notes = Notes(self.database)
        self.beside = BesideBoard(self.database)
        self.pace = Pace(self.database)
        self.progress = Progress(self.database)
        self.talk = Talk(self.database)

    def close(self) -> None:
        """Give all connections back."""
        self.database.engine.dispose()
