"""A Dask cluster as the workforce: docs/simulate.md tells how to set one up."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from socket import create_connection
from typing import Any, Final

from robobid import __version__
from robobid.arena.executors import P, R, Workforce, workers_died
from robobid.core.errors import Unsupported
from robobid.support.extras import how_to_install

Client = Any
"""A `distributed.Client`; the package has no types."""

_ANSWER_WITHIN: Final = 10
_WORKERS_WITHIN: Final = 30
"""Seconds; a cluster may start its first worker only when somebody comes."""
_AHEAD: Final = 64
"""Portions that are under way at least: a cluster may grow when there is work."""


@contextmanager
def cluster(address: str) -> Iterator[Workforce]:
    """The workers of a scheduler; what is wrong with it or with them is refused."""
    client = connect(address)
    try:
        await_workers(client, address)
        check_versions(worker_versions(client), __version__)
        size = sum(client.nthreads().values())
        hire = partial(client.get_executor, pure=False)
        workers = ClusterWorkforce(hire, size, max(_AHEAD, 4 * size))
        try:
            yield workers
        finally:
            workers.dismiss()
    finally:
        client.close()


def connect(address: str) -> Client:
    """A client of a scheduler."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        command = how_to_install("dask")
        raise Unsupported(
            "dask_missing",
            f"a cluster needs the package distributed: {command}",
            command=command,
        ) from error
    try:
        check_that_it_answers(address)
        return distributed.Client(address, timeout=_ANSWER_WITHIN, set_as_default=False)
    except (OSError, TypeError, ValueError) as error:  # TLS settings: a TypeError
        raise Unsupported(
            "no_scheduler",
            f"no Dask scheduler answers at {address!r} ({error}); "
            "it has an address such as tcp://scheduler:8786",
            address=address,
        ) from error


def check_that_it_answers(address: str) -> None:
    """A client would wait for ever where somebody listens who is no scheduler.

    A scheduler speaks first, except by TLS.
    """
    comm: Any = import_module("distributed.comm")
    place = comm.get_address_host_port(address)
    if address.startswith("tcp://"):
        with create_connection(place, _ANSWER_WITHIN) as probe:
            if not probe.recv(1):
                raise ConnectionError("the connection was closed")


def await_workers(client: Client, address: str) -> None:
    """A scheduler alone does nothing: wait a moment for its first worker."""
    try:
        client.wait_for_workers(1, timeout=_WORKERS_WITHIN)
    except TimeoutError as error:
        raise Unsupported(
            "no_workers",
            f"the Dask scheduler at {address!r} has no workers; "
            "start one there with: dask worker ADDRESS",
            address=address,
        ) from error


def worker_versions(client: Client) -> dict[str, str]:
    """The version of Robobid that each worker has; empty where there is none."""

    def version() -> str:  # goes to the worker as it stands, since it is no global
        try:
            from robobid import __version__
        except ImportError:
            return ""
        return __version__

    found: dict[str, str] = client.run(version)
    return found


def check_versions(versions: dict[str, str], wanted: str) -> None:
    """Other rules or bots would give other results.

    >>> check_versions({"tcp://one:1": "0.1.0", "tcp://two:1": ""}, "0.1.0")
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: the worker tcp://two:1 has robobid none, and this \
is robobid 0.1.0; install the same version everywhere
    """
    for worker, version in sorted(versions.items()):
        if version != wanted:
            found = version or "none"
            raise Unsupported(
                "other_version",
                f"the worker {worker} has robobid {found}, and this is robobid "
                f"{wanted}; install the same version everywhere",
                worker=worker,
                found=found,
                wanted=wanted,
            )


def work_with(version: str, work: Callable[[P], R], portion: P) -> R:
    """Work on a portion, if this worker's version is the right one.

    Workers may come while we work, so that each of them is asked.
    """
    from distributed import get_worker

    if version != __version__:
        check_versions({get_worker().address: __version__}, version)
    return work(portion)


class ClusterWorkforce(Workforce):
    """The workers of a cluster: if one dies the scheduler gives its work to others."""

    def results(self, work: Callable[[P], R], portions: Iterable[P]) -> Generator[R]:
        """As everywhere; and a cluster that is gone is an error."""
        from distributed.scheduler import KilledWorker

        careful: Any = partial(work_with, __version__, work)
        try:
            yield from super().results(careful, portions)
        except KilledWorker as error:
            raise workers_died(str(error)) from error
        except CancelledError as error:
            raise Unsupported(
                "cluster_lost", "the Dask scheduler is gone, and our work with it"
            ) from error
