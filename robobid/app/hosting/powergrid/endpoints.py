"""What the server answers about Power Grid alone: real tables, ratings."""

from typing import Final

from robobid.app.hosting.powergrid import helper, ratings
from robobid.app.hosting.routes.endpoint import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (*helper.ENDPOINTS, *ratings.ENDPOINTS)
