"""What can be asked by HTTP: everything that any host answers, and what is its own."""

from robobid.app.hosting.routes import endpoints
from robobid.app.hosting.routes.endpoint import Endpoint
from robobid.app.server.routes import devices, health, notices

ENDPOINTS: tuple[Endpoint, ...] = (
    *endpoints(),
    *devices.ENDPOINTS,
    *notices.ENDPOINTS,
    *health.ENDPOINTS,
)
