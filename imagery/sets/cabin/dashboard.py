"""The dashboard: soft upper part, band of vents, inlay, lower pad, glove box, hood over the instruments."""

import numpy as np

from body.implicit import smooth_max
from sets.cabin.screens import screen
from sets.cabin.sculpt import block, loft, rounded_line, sculpted, stitches
from shapes import rounded_box, turned

HALF = 0.765
DRIVER_Y = 0.37
ROWS = np.linspace(-HALF, HALF, 170)


def bend(y):
    """How much nearer to the seats the dashboard is at y than in the middle."""
    return 0.115 * (np.abs(y) / HALF) ** 2.3


def fall(y):
    """How much lower: its crown."""
    return 0.020 * (np.abs(y) / HALF) ** 2


def across(name, profile, paint, low=-HALF, high=HALF, cuts=3, angle=40):
    """A profile [(x, z), ...] carried across the car along the bend of the dashboard."""
    line = rounded_line(profile, cuts)
    ys = ROWS[(ROWS > low) & (ROWS < high)]
    ys = np.r_[low, ys, high]
    rows = [np.c_[line[:, 0] - bend(y), np.full(len(line), y), line[:, 1] - fall(y)] for y in ys]
    return loft(name, rows, paint, angle=angle)


def along(x, z, low=-HALF, high=HALF):
    """A line across the car on the dashboard."""
    ys = np.linspace(low, high, 200)
    return np.c_[x - bend(ys), ys, z - fall(ys)]


def _strip(name, x, z, height, depth, paint, low, high, bulge=0.004):
    """A slightly bulged band with rolled edges that faces the seats."""
    profile = [(x + depth, z + height / 2), (x, z + height / 2), (x - bulge, z + height / 4)]
    profile += [(x - bulge, z - height / 4), (x, z - height / 2), (x + depth, z - height / 2)]
    made = across(name, profile, paint, low, high, cuts=2)
    for end in (low, high):
        rounded_box(
            name, (x + depth / 2 - bend(end), end, z - fall(end)), (depth, 0.003, height * 0.96), paint, 0.001
        )
    return made


def _upper(paints):
    across(
        "upper",
        [
            (1.02, 0.950),
            (0.80, 0.985),
            (0.56, 1.002),
            (0.42, 0.994),
            (0.345, 0.978),
            (0.322, 0.958),
            (0.330, 0.940),
            (0.40, 0.936),
        ],
        paints.soft,
    )
    groove = along(0.378, 0.9862)
    for gap in (-0.0065, 0.0065):
        line = groove + np.array([gap, 0, gap * 0.20 + 0.0004])
        stitches("upper thread", line, paints.thread, outward=(-0.25, 0, 1))
    across("upper seam", [(0.3800, 0.9872), (0.378, 0.9866), (0.3760, 0.9862)], paints.void, cuts=1)


def _slats(paints, low, high):
    """A vent: blades in a dark recess, upright vanes behind, two tabs."""
    middle = (low + high) / 2
    for k in range(3):
        z = 0.927 - 0.0155 * (k + 0.5)
        across(
            "blade",
            [
                (0.352, z + 0.0025),
                (0.334, z + 0.0012),
                (0.333, z - 0.0002),
                (0.335, z - 0.0014),
                (0.352, z - 0.0004),
            ],
            paints.plastic,
            low,
            high,
            1,
        )
        across(
            "blade edge",
            [(0.3345, z + 0.0022), (0.3322, z + 0.0006), (0.3338, z - 0.0012)],
            paints.metal,
            low,
            high,
            1,
        )
    for y in np.arange(low + 0.010, high, 0.016):
        rounded_box(
            "vane", (0.372 - bend(y), y, 0.904 - fall(y)), (0.026, 0.0018, 0.046), paints.dark, 0.0006
        )
    for end in (low, high):
        rounded_box(
            "vent end",
            (0.350 - bend(end), end, 0.904 - fall(end)),
            (0.042, 0.0035, 0.052),
            paints.gloss,
            0.0012,
        )
    rounded_box(
        "tab",
        (0.333 - bend(middle), middle, 0.904 - fall(middle)),
        (0.014, 0.016, 0.0075),
        paints.metal,
        0.003,
    )


def _vents(paints):
    across("recess", [(0.40, 0.936), (0.40, 0.932), (0.395, 0.880), (0.40, 0.874)], paints.void, cuts=1)
    for low, high in ((0.585, 0.745), (-0.745, -0.585), (0.010, 0.165), (-0.165, -0.010)):
        _slats(paints, low, high)
    for low, high in ((0.172, 0.578), (-0.578, -0.172)):
        _strip("gloss band", 0.346, 0.904, 0.056, 0.03, paints.gloss, low, high, 0.002)
    across(
        "metal line",
        [(0.352, 0.8795), (0.329, 0.8785), (0.3275, 0.8765), (0.329, 0.8745), (0.352, 0.8735)],
        paints.metal,
        cuts=1,
    )


def _middle(paints):
    across(
        "inlay",
        [(0.352, 0.874), (0.3335, 0.8715), (0.3275, 0.852), (0.3275, 0.834), (0.334, 0.812), (0.350, 0.810)],
        paints.inlay,
        cuts=3,
    )
    across("shadow gap", [(0.345, 0.812), (0.350, 0.808), (0.345, 0.804)], paints.void, cuts=1)
    across(
        "pad",
        [
            (0.352, 0.808),
            (0.322, 0.807),
            (0.296, 0.792),
            (0.288, 0.765),
            (0.300, 0.728),
            (0.330, 0.715),
            (0.36, 0.715),
        ],
        paints.pad,
    )
    for gap in (0.0, 0.009):
        stitches(
            "pad thread",
            along(0.3085 - gap * 0.93, 0.8020 - gap * 0.52),
            paints.thread,
            outward=(-0.5, 0, 0.87),
        )
    across("pad seam", [(0.3060, 0.8005), (0.3040, 0.7990), (0.3024, 0.7975)], paints.void, cuts=1)
    across("ambient", [(0.336, 0.7145), (0.334, 0.7130), (0.336, 0.7115)], paints.ambient, cuts=1)


def _lower(paints):
    """Knee part, and the glove box with its gap and handle."""
    across(
        "lower", [(0.36, 0.716), (0.345, 0.700), (0.372, 0.600), (0.43, 0.500), (0.52, 0.44)], paints.plastic
    )
    across(
        "glove box",
        [(0.350, 0.694), (0.3405, 0.690), (0.362, 0.610), (0.402, 0.520), (0.416, 0.512)],
        paints.plastic,
        -0.665,
        -0.215,
        2,
    )
    rounded_box(
        "glove handle",
        (0.332 - bend(0.44), -0.44, 0.662),
        (0.014, 0.12, 0.020),
        paints.dark,
        0.006,
        (0, -0.25, 0),
    )
    rounded_box("glove edge", (0.329 - bend(0.44), -0.44, 0.673), (0.006, 0.118, 0.003), paints.metal, 0.001)
    for y in (-0.216, -0.664):
        rounded_box(
            "gap", (0.374 - bend(y), y, 0.605), (0.04, 0.004, 0.178), paints.void, 0.001, (0, -0.33, 0)
        )
    rounded_box("start", (0.324 - bend(0.19), 0.195, 0.842), (0.006, 0.034, 0.034), paints.gloss, 0.0025)
    ring = [(0.0135, 0), (0.0155, 0.002), (0.0165, 0.002), (0.0165, -0.002)]
    turned("start ring", ring, paints.metal, (0.3195 - bend(0.195), 0.195, 0.8405), (0, 0, 1.5708), 64)


def _hood(paints):
    """A soft visor over the instruments, open towards the driver."""
    y0, z0 = DRIVER_Y, 1.030

    def field(x, y, z):
        share = np.clip((x - 0.30) / 0.34, 0, 1)
        wide, tall = 0.215 + 0.01 * share, 0.078 - 0.052 * share**1.6
        u, v = np.abs(y - y0) / wide, np.abs(z - z0 + 0.01) / np.maximum(tall + 0.01, 0.01)
        lean = 0.262 + 0.40 * np.clip(1.108 - z, 0, 0.2)
        outer = ((u**3.6 + v**3.6) ** (1 / 3.6) - 1) * np.minimum(tall, 0.07)
        shell = smooth_max(outer, smooth_max(lean - x, x - 0.66, 0.02), 0.014)
        hollow = block(x, y, z, (0.26, y0, z0 - 0.002), (0.095, 0.192, 0.066), 0.03)
        return smooth_max(shell, -hollow, 0.012)

    sculpted("hood", field, (0.24, y0 - 0.25, 0.93), (0.68, y0 + 0.25, 1.13), 0.0045, paints.soft)
    ys = np.linspace(y0 - 0.15, y0 + 0.15, 60)
    flat = 1 - np.abs((ys - y0) / 0.215) ** 3.6
    arch = np.c_[np.full(len(ys), 0.300), ys, z0 - 0.01 + 0.0845 * flat ** (1 / 3.6)]
    stitches("hood thread", arch, paints.thread, outward=(-0.1, 0, 1))


def add_dashboard(paints, pictures, two_screens):
    """pictures = images by name: instruments, centre, passenger."""
    _upper(paints)
    _vents(paints)
    _middle(paints)
    _lower(paints)
    _hood(paints)
    rounded_box(
        "cluster frame", (0.348, DRIVER_Y, 1.030), (0.014, 0.372, 0.122), paints.gloss, 0.006, (0, 0.20, 0)
    )
    screen("instruments", pictures["instruments"], (0.3402, DRIVER_Y, 1.030), (0.350, 0.104), 0.20, 1.0)
    _tablet(paints, "centre", pictures["centre"], 0.0, 0.315)
    if two_screens:
        _tablet(paints, "passenger", pictures["passenger"], -0.42, 0.315)


def _tablet(paints, name, picture, y, wide):
    """A screen that stands on the dashboard: thin metal back, black glass, picture under it."""
    x, z, tall, lean = 0.318 - bend(y) * 0.8, 1.008, 0.186, 0.16
    turn = (0, lean, -0.10 if y > 0.1 else (0.06 if y < -0.1 else 0))
    rounded_box(
        name + " back", (x + 0.0105, y, z), (0.013, wide + 0.016, tall + 0.002), paints.metal, 0.005, turn
    )
    rounded_box(name + " glass", (x, y, z), (0.009, wide + 0.018, tall + 0.004), paints.gloss, 0.004, turn)
    rounded_box(name + " foot", (x + 0.045, y, z - 0.06), (0.07, 0.12, 0.03), paints.dark, 0.01)
    screen(name, picture, (x - 0.0044, y, z + 0.002), (wide, tall - 0.014), lean, 1.1, turn[2])
