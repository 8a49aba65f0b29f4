"""How each model is trimmed inside: colours, materials and what stands outside. Albedos stay under 0.65."""

from dataclasses import dataclass

SAND, COGNAC, GRAPHITE, STONE = (
    (0.36, 0.27, 0.185),
    (0.140, 0.067, 0.034),
    (0.046, 0.047, 0.050),
    (0.32, 0.298, 0.268),
)
BLACK, COFFEE, GARNET, PALE = (
    (0.017, 0.017, 0.018),
    (0.055, 0.034, 0.025),
    (0.135, 0.012, 0.014),
    (0.35, 0.33, 0.30),
)
AMBER, SEA, RED = (236, 160, 84), (92, 190, 208), (226, 66, 54)


@dataclass(frozen=True)
class Trim:
    """seat, insert = leather or cloth of the seats' sides and middles; pad = lower dashboard and doors.

    cover: leather | cloth. channels of the inserts: across | along | diamond. inlay: wood | ash | metal | weave.
    outside: (module of sets/, its options). paint = body; stitch = thread.
    """

    seat: tuple
    insert: tuple
    pad: tuple
    stitch: tuple
    cover: str
    channels: str
    inlay: str
    accent: tuple
    outside: tuple
    paint: str
    two_screens: bool = False

    @property
    def fill(self):
        """Strength of the soft light inside: pale cabins spread it by themselves."""
        return 0.75 if max(self.seat) > 0.25 else 1.0


DAWN = ("desert", {"sky": "dawn"})
LOW_SUN = ("desert", {"sky": "low_sun", "seed": 8})
DESERT_DAY = ("desert", {"sky": "day", "seed": 5})
COAST_DAY = ("coast", {"sky": "day"})
COAST_EVENING = ("coast", {"sky": "evening"})
CITY = ("city", {"posts": False})
LIGHT_THREAD, DARK_THREAD = (0.30, 0.27, 0.225), (0.06, 0.055, 0.05)
TRIMS = {
    "suhail": Trim(
        GRAPHITE,
        GRAPHITE,
        GRAPHITE,
        LIGHT_THREAD,
        "leather",
        "across",
        "metal",
        AMBER,
        COAST_EVENING,
        "garnet",
    ),
    "hajar": Trim(COGNAC, COGNAC, COFFEE, LIGHT_THREAD, "leather", "along", "wood", AMBER, LOW_SUN, "olive"),
    "reem": Trim(SAND, SAND, SAND, DARK_THREAD, "leather", "across", "weave", SEA, COAST_DAY, "sand"),
    "wahat": Trim(STONE, STONE, STONE, DARK_THREAD, "leather", "across", "wood", SEA, DAWN, "pearl"),
    "jawza": Trim(
        COGNAC, COGNAC, COGNAC, LIGHT_THREAD, "leather", "along", "wood", AMBER, DESERT_DAY, "graphite"
    ),
    "shihab": Trim(
        BLACK, GARNET, BLACK, (0.40, 0.02, 0.02), "leather", "along", "metal", RED, COAST_EVENING, "ocean"
    ),
    "nada": Trim(STONE, STONE, GRAPHITE, DARK_THREAD, "cloth", "across", "weave", SEA, COAST_DAY, "silver"),
    "nasma": Trim(BLACK, SAND, SAND, LIGHT_THREAD, "cloth", "across", "weave", SEA, COAST_DAY, "ocean"),
    "badia": Trim(
        GRAPHITE, SAND, GRAPHITE, LIGHT_THREAD, "cloth", "along", "weave", AMBER, LOW_SUN, "garnet"
    ),
    "qafila": Trim(
        GRAPHITE, GRAPHITE, GRAPHITE, LIGHT_THREAD, "cloth", "across", "weave", SEA, DESERT_DAY, "pearl"
    ),
    "juman": Trim(COFFEE, COGNAC, COFFEE, LIGHT_THREAD, "leather", "diamond", "ash", AMBER, CITY, "jet"),
    "durra": Trim(
        STONE,
        STONE,
        COGNAC,
        DARK_THREAD,
        "leather",
        "diamond",
        "wood",
        AMBER,
        DAWN,
        "pearl",
        two_screens=True,
    ),
    "sadaf": Trim(PALE, PALE, PALE, DARK_THREAD, "leather", "diamond", "ash", SEA, COAST_DAY, "silver"),
}
PREMIUM = ("juman", "durra", "sadaf")
