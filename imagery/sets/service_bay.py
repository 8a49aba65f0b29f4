"""A clean bay with a two-column lift. options: mood = "light" | "premium" (dark walls, warm lines of light)."""

from lights import Surroundings, panel
from sets import indoors
from shader_nodes import glowing_material, plain_material
from shapes import box, plane, rounded_box

HEIGHT = 4.4
MOODS = {
    "light": {
        "ambient": 0.34,
        "floor": (0.38, 0.375, 0.365),
        "wall": (0.60, 0.585, 0.56),
        "band": (0.045, 0.06, 0.075),
        "lift": (0.055, 0.068, 0.080),
        "cabinet": (0.035, 0.045, 0.055),
        "lamp": (1, 0.98, 0.95),
        "power": 240,
        "key": 360,
        "ceiling": 0.62,
    },
    "premium": {
        "ambient": 0.10,
        "floor": (0.040, 0.040, 0.041),
        "wall": (0.105, 0.092, 0.080),
        "band": (0.020, 0.020, 0.021),
        "lift": (0.03, 0.03, 0.032),
        "cabinet": (0.14, 0.085, 0.05),
        "lamp": (1, 0.90, 0.76),
        "power": 230,
        "key": 260,
        "ceiling": 0.0,
    },
}


def light_panels(mood):
    """Panels under the ceiling, and one broad lamp instead of twenty-four: the same light with far less noise.

    A dark ceiling shows none: white words stand there.
    """
    lamp = glowing_material("panel", mood["lamp"], 6.0, seen_as_light=False)
    frame = plain_material("panel_frame", mood["wall"], glow=mood["wall"], glow_strength=mood["ceiling"])
    for x in () if mood["ceiling"] == 0 else (-5.4, -1.8, 1.8, 5.4, 9.0, 12.6, 16.2, 19.8):
        for y in (-2.6, 0.4, 3.4):
            box("frame", (x, y, HEIGHT - 0.02), (2.5, 0.7, 0.05), frame)
            plane("lamp", (x, y, HEIGHT - 0.05), (2.4, 0.6), lamp).visible_diffuse = False
    panel((1.8, 0.4, HEIGHT - 0.08), (17, 6.6), mood["power"] * 5, look=(1.8, 0.4, 0), colour=mood["lamp"])


def lift(mood):
    """The far column of a two-column lift; the near one is left out, it would hide the car."""
    paint = plain_material("lift", mood["lift"], rough=0.35, coat=0.3)
    dark = plain_material("lift_dark", (0.02, 0.02, 0.022), rough=0.5)
    for x in (0.16, 0.44):  # two rails with the screw between them
        rounded_box("column", (x, 1.78, 1.35), (0.09, 0.26, 2.7), paint, bevel=0.012)
    rounded_box("back", (0.3, 1.86, 1.35), (0.30, 0.06, 2.7), paint, bevel=0.01)
    rounded_box("head", (0.3, 1.78, 2.66), (0.42, 0.30, 0.10), paint, bevel=0.02)
    rounded_box("screw", (0.3, 1.76, 1.35), (0.045, 0.045, 2.6), dark, bevel=0.02)
    mark = plain_material("lift_mark", (0.50, 0.17, 0.05), rough=0.4)
    rounded_box("mark", (0.3, 1.655, 0.83), (0.36, 0.02, 0.05), mark, bevel=0.006)
    rounded_box("foot", (0.3, 1.78, 0.03), (0.7, 0.5, 0.06), dark, bevel=0.01)
    rounded_box("carriage", (0.3, 1.68, 0.42), (0.44, 0.30, 0.70), dark, bevel=0.02)


def workshop_wall(mood):
    indoors.wall((20, 7.2, HEIGHT / 2), (120, HEIGHT), mood["wall"])
    band = plain_material("band", mood["band"], rough=0.4)
    box("band", (20, 7.15, 0.45), (120, 0.06, 0.9), band)
    cabinet = plain_material("cabinet", mood["cabinet"], rough=0.3, coat=0.5)
    steel = plain_material("steel", (0.6, 0.6, 0.61), rough=0.28, metal=1.0)
    for start in (0.4, 11.0):
        for k in range(5):
            x = start + k * 0.86
            for row in range(4):
                rounded_box("drawer", (x, 6.75, 0.20 + row * 0.215), (0.83, 0.7, 0.20), cabinet, bevel=0.012)
                rounded_box("pull", (x, 6.385, 0.26 + row * 0.215), (0.62, 0.02, 0.018), steel, bevel=0.006)
        rounded_box("bench", (start + 1.72, 6.74, 0.99), (4.4, 0.76, 0.05), steel, bevel=0.01)


def floor_lines(mood):
    line = plain_material("line", tuple(min(c * 4 + 0.1, 0.75) for c in mood["floor"]), rough=0.4)
    for y in (-2.2, 2.45):
        plane("line", (1, y, 0.002), (16, 0.07), line)


def build(cars, options):
    mood = MOODS[options.get("mood", "light")]
    sky = Surroundings(256)
    sky.base((-90, 90), (mood["ambient"], mood["ambient"]))
    if options.get("mood") == "premium":  # a long softbox behind the camera draws the flank of a dark car
        sky.softbox(sky.x, sky.z, -sky.y, (-0.1, 0.70), (2.2, 0.22), 0.05, 4.0, mood["lamp"])
        sky.softbox(sky.x, sky.z, -sky.y, (-0.1, 0.26), (2.4, 0.07), 0.04, 2.6, mood["lamp"])
        sky.softbox(sky.y, sky.z, -sky.x, (0.2, 0.55), (0.9, 0.12), 0.05, 3.0, mood["lamp"])
    sky.use(importance=512)
    floor = indoors.polished_floor(mood["floor"], rough=(0.08, 0.22), joints=None)
    workshop_wall(mood)
    floor_lines(mood)
    above = indoors.wall(
        (20, 0, HEIGHT), (120, 40), tuple(c * 0.7 for c in mood["wall"]), rotation=(3.14159, 0, 0)
    )
    above.data.materials[0] = plain_material(
        "ceiling", mood["wall"], glow=mood["wall"], glow_strength=mood["ceiling"]
    )
    light_panels(mood)
    lift(mood)
    panel((-6, -7, 3.2), (8, 2), mood["key"], look=(0, 0, 0.6), colour=mood["lamp"])
    if options.get("mood") == "premium":
        glow = glowing_material("glow", (1, 0.72, 0.42), 9.0)
        box("glow", (20, 7.10, 0.94), (120, 0.03, 0.025), glow)
        box("glow", (20, 7.10, 3.4), (120, 0.03, 0.025), glow)
    return floor
