"""Pictures beyond the models: pages, offers and news."""

from catalogue_models import (
    CITY,
    COAST_DAY,
    COAST_EVENING,
    DESERT_DAY,
    FACE,
    HERO_SIZE,
    HERO_TALL,
    HERO_WIDE,
    LOW_SUN,
    REAR_SCENE,
    SHOWROOM,
    STUDIO_DARK,
    STUDIO_LIGHT,
    TALL_SIZE,
    WHOLE,
    car,
    for_hero,
    for_rtl,
    scene_job,
    seen_from_behind,
)

# Pages that come before all others, and those whose many cars take long to load.
PAGE_RANKS = {"home": 90, "premium-models": 148, "fleet": 149}
SERVICE_BAY = ("service_bay", {"mood": "light"}, 0.55)
PREMIUM_BAY = ("service_bay", {"mood": "premium"}, 0.85)
DUNES = ("desert", {"sky": "low_sun", "offroad": True, "seed": 6}, 0.1)
ROAD = ("desert", {"sky": "dawn", "seed": 9}, 0.2)
# People far behind the tail, and beside the nose, as in catalogue_models.HERO_PEOPLE.
PAGE_PEOPLE = {"home": ((("man", 18.0, 6.2, 214),), (("man", 4.6, 7.6, 214),))}
OFFER, STILL, SOCIAL = (1800, 1200), (1920, 1080), (1200, 630)
OFFER_SHOT = {**WHOLE, "width": 0.74, "tall": 0.60}
NEWS_SHOT = {**HERO_WIDE, "width": 0.60, "centre": 0.58}
LOW_FRONT = {
    "azimuth": 14,
    "eye": 0.32,
    "lens": 58,
    "width": 0.46,
    "tall": 0.60,
    "centre": 0.68,
    "bottom": 0.16,
}
ROW_SHOT = {
    "azimuth": 27,
    "eye": 0.95,
    "lens": 70,
    "width": 0.66,
    "tall": 0.5,
    "centre": 0.62,
    "bottom": 0.16,
}
ROW_TALL = {**ROW_SHOT, "width": 0.92, "centre": 0.5, "bottom": 0.16, "tall": 0.4}
SIDE_ON = {"azimuth": 78, "eye": 0.5, "lens": 75, "width": 0.84, "tall": 0.6, "bottom": 0.18}
PAINT_CLOSE = {
    "azimuth": 30,
    "eye": 0.86,
    "lens": 95,
    "region": (0.02, 0.4, 0, 0.6, 0.4, 0.72),
    "width": 1.04,
    "middle": 0.48,
}
REAR_DOOR = {
    "azimuth": 112,
    "eye": 0.7,
    "lens": 75,
    "region": (0.36, 0.86, 0, 0.2, 0.1, 1),
    "width": 0.98,
    "middle": 0.5,
}


def row(slugs, colour=None, spacing=2.7, step=0.7, turn=0):
    """Cars side by side, each a little behind the one before; spacing along y, step along x, in metres."""
    middle = (len(slugs) - 1) / 2
    return [
        car(slug, colour, at=((i - middle) * step, (i - middle) * spacing), turn=turn)
        for i, slug in enumerate(slugs)
    ]


# name: (scene, cars, camera)
OFFERS = {
    "ramadan-reem": (COAST_DAY, [car("reem")], OFFER_SHOT),
    "hajar-desert": (LOW_SUN, [car("hajar")], OFFER_SHOT),
    "suhail-lease": (CITY, [car("suhail", "pearl")], OFFER_SHOT),
    "wahat-family": (seen_from_behind(COAST_DAY), [car("wahat")], REAR_SCENE),
    "nada-hybrid": (STUDIO_LIGHT, [car("nada", "ocean")], OFFER_SHOT),
    "badia-work": (DESERT_DAY, [car("badia", "pearl")], SIDE_ON),
    "qafila-fleet": (STUDIO_LIGHT, row(["qafila"] * 3), {**ROW_SHOT, "width": 0.84, "centre": 0.5}),
    "jawza-comfort": (CITY, [car("jawza")], REAR_SCENE),
    "shihab-finance": (STUDIO_DARK, [car("shihab", "garnet")], OFFER_SHOT),
    "nasma-first-car": (COAST_EVENING, [car("nasma")], OFFER_SHOT),
}
NEWS = {
    "hybrid-in-summer": (DESERT_DAY, [car("nada")], NEWS_SHOT),
    "desert-driving": (DUNES, [car("hajar", "sand")], {**NEWS_SHOT, "azimuth": 48}),
    "child-seats": (COAST_DAY, [car("wahat")], REAR_DOOR),
    "camera-and-radar": (CITY, [car("suhail", "graphite")], FACE),
    "lease-or-buy": (
        STUDIO_LIGHT,
        row(["suhail", "reem"], "silver"),
        {**ROW_SHOT, "width": 0.7, "centre": 0.5},
    ),
    "paint-and-sun": (LOW_SUN, [car("shihab", "garnet")], PAINT_CLOSE),
    "shihab-night-drive": (CITY, [car("shihab")], NEWS_SHOT),
    "new-wahat": (COAST_DAY, [car("wahat", "ocean")], NEWS_SHOT),
}
PAGES = {
    "home": (ROAD, [car("suhail")], {**HERO_WIDE, "width": 0.50, "centre": 0.66, "bottom": 0.13}),
    "service": (SERVICE_BAY, [car("jawza", "silver")], HERO_WIDE),
    "motorsport": (STUDIO_DARK, [car("shihab", "garnet")], LOW_FRONT),
    "hybrid": (CITY, [car("nada")], HERO_WIDE),
    "finance": (STUDIO_LIGHT, [car("jawza", "pearl")], {**HERO_WIDE, "width": 0.5, "centre": 0.68}),
    "fleet": (COAST_DAY, row(["nasma", "suhail", "reem", "qafila"], "pearl"), ROW_SHOT),
    "premium-service": (PREMIUM_BAY, [car("juman")], HERO_WIDE),
    "showroom": (SHOWROOM, [car("reem", "ocean")], HERO_WIDE),
    "preowned": (COAST_DAY, row(["suhail", "reem", "hajar"], spacing=3.0, step=1.0), ROW_SHOT),
    "premium-models": (
        STUDIO_DARK,
        row(["juman", "sadaf", "durra"]),
        {**ROW_SHOT, "width": 0.8, "centre": 0.5},
    ),
}
WITHOUT_TALL = ("showroom", "premium-models")
# Camera places of the still lifes.
STILL_VIEWS = {
    "wheel": {"place": (-0.35, -2.6, 0.62), "target": (0.12, 0, 0.34), "lens": 62},
    "asphalt": {"place": (-0.85, -1.9, 0.22), "target": (0.30, 0, 0.36), "lens": 37},
    "battery": {"place": (-0.05, -1.45, 0.52), "target": (0.10, 0, 0.095), "lens": 66},
    "brake": {"place": (-0.20, -0.95, 0.30), "target": (0.05, 0, 0.165), "lens": 48},
    "parts": {"place": (-0.12, -1.35, 0.46), "target": (0.07, 0.02, 0.135), "lens": 60},
}
STILL_LIFES = {
    "offers/tires": ("wheel", OFFER),
    "offers/battery-check": ("battery", OFFER),
    "news/genuine-parts": ("parts", STILL),
    "news/brake-fluid": ("brake", STILL),
    "news/tire-pressure-heat": ("asphalt", STILL),
    "pages/parts": ("parts", STILL, {"lens": 50, "shift": (-0.17, 0.05)}),
    "pages/parts-rtl": ("parts", STILL, {"lens": 50, "shift": (0.21, 0.05)}),
    "pages/parts-tall": ("parts", TALL_SIZE, {"shift": (0.0, 0.30)}),
}
def page_jobs(rank):
    """Heroes of pages: wide, its right-to-left twin where words stand beside the car, and tall."""
    for name, (scene, cars, camera) in PAGES.items():
        order = PAGE_RANKS.get(name, rank)
        far, near = PAGE_PEOPLE.get(name, ((), ()))
        behind, beside = for_hero(scene, far), for_hero(scene, near)
        path = f"pages/{name}.webp"
        yield scene_job(f"page-{name}", path, behind, cars, camera, order, HERO_SIZE, limit_kb=420)
        if camera.get("centre", 0.5) != 0.5:
            path = f"pages/{name}-rtl.webp"
            rtl = for_rtl(camera)
            yield scene_job(f"page-{name}-rtl", path, beside, cars, rtl, order, HERO_SIZE, limit_kb=420)
        if name not in WITHOUT_TALL:
            tall = (
                ROW_TALL
                if len(cars) > 1
                else {**HERO_TALL, "azimuth": camera["azimuth"], "eye": camera["eye"]}
            )
            path = f"pages/{name}-tall.webp"
            yield scene_job(f"page-{name}-tall", path, beside, cars, tall, order, TALL_SIZE)
    social = {**WHOLE, "width": 0.62, "tall": 0.62, "bottom": 0.16}
    yield scene_job("page-social", "pages/social.webp", ROAD, [car("suhail")], social, rank - 1, SOCIAL)
    view = {"place": (-14, -0.6, 1.5), "target": (60, 17, 1.6), "lens": 34}
    yield scene_job("page-road", "pages/road.webp", COAST_DAY, [], view, rank - 1, HERO_SIZE, limit_kb=420)


def article_jobs(rank):
    """Offers and news with cars."""
    for name, (scene, cars, camera) in OFFERS.items():
        yield scene_job(f"offer-{name}", f"offers/{name}.webp", scene, cars, camera, rank, OFFER)
    for name, (scene, cars, camera) in NEWS.items():
        yield scene_job(f"news-{name}", f"news/{name}.webp", scene, cars, camera, rank + 1, STILL)


def still_life_jobs(rank):
    """Parts and wheels: cheap, as few bodies are loaded."""
    for path, (things, size, *other) in STILL_LIFES.items():
        scene = ("still_life", {"things": things}, 0.0)
        cars = [car("hajar" if things == "asphalt" else "juman")] if things in ("wheel", "asphalt") else []
        view = {**STILL_VIEWS[things], **(other[0] if other else {})}
        yield scene_job(path.replace("/", "-"), f"{path}.webp", scene, cars, view, rank, size)


def scene_jobs():
    yield from page_jobs(130)
    yield from still_life_jobs(180)
    yield from article_jobs(200)
