"""Where used cars are photographed. options: place = "yard" | "deck" | "street" | "roof" | "sail".

Each is closed all round: a car is seen from every corner. Nothing stands nearer to it than the cameras, 8 m.
"""

from importlib import import_module


def build(cars, options):
    return import_module(f"sets.car_park.{options.get('place', 'yard')}").build()
