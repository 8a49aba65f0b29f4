"""Part types with a picture, what is sold most first."""

ORDER = (
    "oil-filter", "air-filter", "cabin-filter", "engine-oil", "brake-pads", "brake-disc", "battery",
    "spark-plug", "wiper-blade", "headlamp-bulb", "coolant", "floor-mats", "drive-belt", "brake-fluid",
    "ignition-coil", "shock-absorber", "fuel-filter", "automatic-gearbox-oil", "all-weather-mats",
    "wedge-bulb", "stop-tail-bulb", "oxygen-sensor", "alternator", "radiator", "washer-fluid",
    "wheel-bearing", "radiator-hose", "thermostat", "water-pump", "starter-motor", "coil-spring",
    "stabilizer-link", "tie-rod-end", "alloy-wheel", "wheel-nut", "smart-key", "key-battery", "fuse",
    "cvt-oil", "power-steering-fluid", "axle-oil", "diesel-filter", "gearbox-filter", "rear-wiper-blade",
    "turn-signal-bulb", "fog-lamp-bulb", "radiator-cap", "tire-pressure-sensor", "body-clip",
    "windshield-sunshade", "cargo-liner", "first-aid-kit", "fire-extinguisher", "warning-triangle",
    "brake-shoes", "brake-drum", "belt-tensioner", "fog-lamp", "headlamp", "oil-drain-washer", "relay",
    "battery-terminal", "brake-cleaner", "injector-cleaner", "touch-up-paint", "brake-wear-sensor",
    "washer-pump", "mirror-glass", "horn", "tail-lamp", "child-seat",
)  # fmt: skip
