"""Tells what robots do, and why: a sentence that names the piece."""

from __future__ import annotations

from robobid.core.events import Event
from robobid.powergrid.maps import Map
from robobid.powergrid.robots import events as r
from robobid.terminal.powergrid.speech import PowerGridSpeech


def robot_sentence(speech: PowerGridSpeech, map_: Map, event: Event) -> str:
    """The sentence of an event that only happens with robots."""
    match event:
        case r.RobotDid(seat, piece, reason, values):
            return reason_sentence(speech, map_, seat, piece, reason, dict(values))
        case r.PieceDealt(seat, piece):
            return _told(
                speech, map_, "piece_dealt", seat, piece=piece_name(speech, piece)
            )
        case r.SeatDrawn(seat, behind):
            return _told(speech, map_, "seat_drawn", seat, neighbour=behind)
        case r.PlantNamed(seat, robot, plant):
            return _told(speech, map_, "plant_named", seat, robot=robot, plant=plant)
        case r.CityNamed(seat, robot, city):
            return _about_city(speech, map_, "city_named", seat, robot, city)
        case r.CityBarred(seat, robot, city):
            return _about_city(speech, map_, "city_barred", seat, robot, city)
        case r.CityStruck(seat, robot, city):
            return _about_city(speech, map_, "city_struck", seat, robot, city)
        case r.CityMarked(seat, city):
            return _told(speech, map_, "city_marked", seat, city=city)
        case r.CityBidMade(seat, robot, bid):
            return _told(speech, map_, "city_bid", seat, robot=robot, bid=bid)
        case r.CityBidPassed(seat, _):
            return _told(speech, map_, "city_bid_passed", seat)
        case r.CityBidWon(seat, robot, payment):
            values = {"robot": robot, "payment": payment}
            return _told(speech, map_, "city_bid_won", seat, **values)
    return ""


def _about_city(
    speech: PowerGridSpeech, map_: Map, kind: str, seat: int, robot: int, city: str
) -> str:
    return _told(speech, map_, kind, seat, robot=robot, city=city)


def _told(
    speech: PowerGridSpeech, map_: Map, kind: str, seat: int, **values: object
) -> str:
    told = speech.values(map_, values) | speech.who(seat)
    return speech.say(f"powergrid.event.{kind}", **told)


def reason_sentence(
    speech: PowerGridSpeech,
    map_: Map,
    seat: int,
    piece: str,
    reason: str,
    values: dict[str, object],
) -> str:
    """`Robot B (A3, most cities): opens on plant 20, which supplies most, 5.`"""
    why = speech.say(f"powergrid.reason.{reason}", **speech.values(map_, values))
    name = speech.players[seat]
    if not piece:
        return speech.say("powergrid.robot.did", name=name, why=why)
    piece = piece_name(speech, piece)
    return speech.say("powergrid.robot.did_by", name=name, piece=piece, why=why)


def piece_name(speech: PowerGridSpeech, piece: str) -> str:
    """A piece with its name: `A3, most cities`."""
    return f"{piece}, {speech.say(f'powergrid.piece.{piece}.name')}"
