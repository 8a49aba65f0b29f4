"""Which model a part type has, how far it is turned, and how steeply the camera looks down."""

from dataclasses import dataclass
from functools import partial
from typing import Callable

from parts import bottles, cabin, chassis, electrical, service


@dataclass(frozen=True)
class Model:
    build: Callable
    azimuth: float = -28
    pitch: float = 0


def panel(paper, rim):
    return partial(service.panel_filter, paper, rim)


MODELS = {
    "oil-filter": Model(service.oil_filter, 10, 32),
    "air-filter": Model(panel("paper", "orange"), -30, 38),
    "cabin-filter": Model(service.cabin_filter, -30, 38),
    "fuel-filter": Model(service.canister, -24),
    "diesel-filter": Model(service.diesel_filter, 0, 30),
    "gearbox-filter": Model(service.gearbox_filter, -20, 40),
    "engine-oil": Model(partial(bottles.jug, "graphite", "accent", "accent"), -24, 16),
    "automatic-gearbox-oil": Model(partial(bottles.liter, "gray", "red", "red"), -24, 16),
    "cvt-oil": Model(partial(bottles.liter, "gray", "green", "green"), -24, 16),
    "axle-oil": Model(partial(bottles.liter, "graphite", "yellow", "yellow"), -24, 16),
    "power-steering-fluid": Model(partial(bottles.liter, "white", "violet", "violet"), -24, 16),
    "coolant": Model(partial(bottles.jug, "white", "red", "red"), -24, 16),
    "washer-fluid": Model(partial(bottles.jug, "white", "blue", "blue"), -24, 16),
    "brake-fluid": Model(partial(bottles.small_bottle, "yellow", "graphite", "black"), 0, 18),
    "injector-cleaner": Model(partial(bottles.small_bottle, "graphite", "blue", "blue"), 0, 18),
    "brake-cleaner": Model(partial(bottles.spray, "white", "red", "red"), 0, 16),
    "touch-up-paint": Model(partial(bottles.pen, "white", "red"), -26, 34),
    "oil-drain-washer": Model(service.washer, 0, 40),
    "brake-pads": Model(service.brake_pads, -16, 34),
    "brake-disc": Model(service.brake_disc, -32, 14),
    "brake-shoes": Model(service.brake_shoes, 20, 36),
    "brake-drum": Model(service.brake_drum, -32, 16),
    "brake-wear-sensor": Model(service.wear_sensor, -10, 44),
    "battery": Model(electrical.battery, -30, 24),
    "battery-terminal": Model(electrical.terminal, -20, 38),
    "alternator": Model(electrical.alternator, -36, 20),
    "starter-motor": Model(electrical.starter, -38, 22),
    "fuse": Model(electrical.fuse, -16, 20),
    "relay": Model(electrical.relay, -34, 16),
    "horn": Model(electrical.horn, -26, 16),
    "smart-key": Model(electrical.smart_key, 16, 50),
    "key-battery": Model(electrical.coin_cell, 0, 46),
    "spark-plug": Model(service.spark_plug, 12, 18),
    "ignition-coil": Model(service.ignition_coil, -24, 40),
    "oxygen-sensor": Model(service.oxygen_sensor, -16, 44),
    "wiper-blade": Model(cabin.wiper_blade, -34, 36),
    "rear-wiper-blade": Model(cabin.rear_wiper_blade, -30, 30),
    "washer-pump": Model(electrical.washer_pump, -20, 20),
    "headlamp": Model(electrical.headlamp, -24, 10),
    "tail-lamp": Model(electrical.tail_lamp, -24, 10),
    "fog-lamp": Model(electrical.fog_lamp, -26, 12),
    "headlamp-bulb": Model(electrical.headlamp_bulb, -24, 34),
    "fog-lamp-bulb": Model(electrical.fog_bulb, -24, 30),
    "stop-tail-bulb": Model(electrical.bayonet_bulb, -24, 36),
    "turn-signal-bulb": Model(partial(electrical.bayonet_bulb, (1.0, 0.42, 0.04), False), -24, 36),
    "wedge-bulb": Model(electrical.wedge_bulb, -24, 38),
    "drive-belt": Model(chassis.drive_belt, -34, 14),
    "belt-tensioner": Model(chassis.tensioner, -28, 16),
    "radiator": Model(chassis.radiator, -28, 14),
    "radiator-cap": Model(chassis.radiator_cap, -24, 36),
    "radiator-hose": Model(chassis.radiator_hose, -14, 32),
    "thermostat": Model(chassis.thermostat, -26, 26),
    "water-pump": Model(chassis.water_pump, -34, 18),
    "shock-absorber": Model(chassis.shock_absorber, -34, 32),
    "coil-spring": Model(chassis.coil_spring, 0, 16),
    "stabilizer-link": Model(chassis.stabilizer_link, -30, 40),
    "wheel-bearing": Model(chassis.wheel_bearing, -24, 26),
    "tie-rod-end": Model(chassis.tie_rod_end, -26, 30),
    "alloy-wheel": Model(chassis.alloy_wheel, -30, 8),
    "wheel-nut": Model(chassis.wheel_nut, 0, 32),
    "tire-pressure-sensor": Model(chassis.pressure_sensor, -26, 38),
    "mirror-glass": Model(cabin.mirror_glass, -18, 10),
    "body-clip": Model(cabin.body_clip, 0, 24),
    "floor-mats": Model(cabin.floor_mats, 24, 52),
    "all-weather-mats": Model(cabin.all_weather_mats, 24, 50),
    "cargo-liner": Model(cabin.cargo_liner, 24, 42),
    "windshield-sunshade": Model(cabin.sunshade, -14, 12),
    "first-aid-kit": Model(cabin.first_aid_kit, -26, 18),
    "fire-extinguisher": Model(cabin.fire_extinguisher, -16, 10),
    "warning-triangle": Model(cabin.warning_triangle, -18, 12),
    "child-seat": Model(cabin.child_seat, -28, 16),
}
