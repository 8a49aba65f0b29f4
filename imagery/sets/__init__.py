"""The places where cars are photographed. Each module has build(cars, options) -> floor object or None.

Coordinates: ground at z = 0, x along the road, the camera usually on the -y side looking to +y.
"""

from importlib import import_module


def build_set(name, cars, options):
    """Builds the set by its module's name (studio, desert, ...); returns the floor or None."""
    return import_module(f"sets.{name}").build(cars, options)
