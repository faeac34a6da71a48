"""The robots: seats that follow five pieces, one of each kind (part C).

A phase never knows a piece. Where a robot does something else than a person, the phase
asks the robot's piece of a kind, and a piece that changes nothing answers with the base
rule, which stands in the class of its kind:

    kind            class with the base rule     what the phases ask of it
    F first city    first_city.FirstCityPiece    before_resources, building_order
    A auction       auction.AuctionPiece         takes_at_once
    R resources     resources.ResourcesPiece     nothing: it only acts
    B building      building.BuildingPiece       path_cost
    S special       special.SpecialPiece         start_money, turn_order, pay_plant,
                                                 place_prices, counted_cities

The thirty pieces are in `pieces`, a module each: `pieces/s3.py` is S3 of the book. A
phase finds them by `player.robot`. What a robot does when it is to act, and who chooses
for it, says `acting`, which only `flow` asks. What a piece must remember meanwhile
(marked cities, houses built this turn) is `table.memory`.
"""
