"""The pictures of the thirteen models: cut-outs with shadows, turns, heroes and galleries."""

from job import Job

# First colour = the colour of the stills.
COLOURS = {
    "wahat": "pearl graphite ocean silver sand",
    "suhail": "garnet pearl graphite ocean silver",
    "reem": "sand pearl ocean olive graphite garnet",
    "hajar": "olive pearl sand jet graphite",
    "jawza": "graphite pearl jet silver ocean",
    "shihab": "ocean garnet pearl jet graphite",
    "nada": "silver pearl ocean olive",
    "nasma": "ocean pearl garnet silver sand",
    "badia": "garnet pearl sand graphite silver",
    "qafila": "pearl silver graphite jet",
    "juman": "jet pearl silver graphite",
    "durra": "pearl jet graphite ocean",
    "sadaf": "silver pearl garnet graphite",
}
COLOURS = {slug: tuple(words.split()) for slug, words in COLOURS.items()}
TURN_FRAMES = 36
HERO_SIZE, TALL_SIZE, GALLERY_SIZE = (2880, 1620), (1440, 1800), (2400, 1600)
CUT_OUT_SIZE, TURN_SIZE = (1600, 900), (1600, 900)

CUT_OUTS = {
    "side": {"azimuth": 90, "eye": 0.62, "lens": 130, "width": 0.90, "tall": 0.80, "bottom": 0.10},
    "front": {"azimuth": 38, "eye": 0.86, "lens": 90, "width": 0.90, "tall": 0.84, "bottom": 0.09},
    "rear": {"azimuth": 142, "eye": 0.90, "lens": 90, "width": 0.90, "tall": 0.84, "bottom": 0.09},
}
TURN_CAMERA = {
    "azimuth": 0,
    "eye": 0.96,
    "lens": 80,
    "bottom": 0.13,
    "width": 0.90,
    "tall": 0.80,
    "turning": True,
}


def car(slug, colour=None, **placing):
    """A car of a scene; colour defaults to that of the model's stills."""
    return {"slug": slug, "colour": colour or COLOURS[slug][0], **placing}


def cut_outs(slug, rank):
    """Side, three-quarter front and rear on transparent ground, each with its shadow."""
    scene = {"set": "studio", "options": {"cut_out": True}, "cut_out": True, "cars": [car(slug)]}
    for view, camera in CUT_OUTS.items():
        picture = {**scene, "camera": camera, "size": list(CUT_OUT_SIZE), "samples": 8, "mode": "direct"}
        yield Job(f"{slug}-{view}", picture, (f"models/{slug}/{view}.webp",), rank, limit_kb=90)


def turn(slug, rank):
    """The first half is rendered, the other frames are their mirrored twins."""
    for index in range(TURN_FRAMES // 2 + 1):
        frames = [index] if index in (0, TURN_FRAMES // 2) else [index, TURN_FRAMES - index]
        scene = {
            "set": "studio",
            "options": {"cut_out": True},
            "cut_out": True,
            "cars": [car(slug)],
            "camera": TURN_CAMERA,
            "size": list(TURN_SIZE),
            "samples": 4,
            "mode": "turn",
            "turn": [index, TURN_FRAMES],
        }
        paths = tuple(f"models/{slug}/turn/{{colour}}-{frame:02d}.webp" for frame in frames)
        name = f"{slug}-turn-{index:02d}"
        yield Job(name, scene, paths, rank, limit_kb=40, colours=COLOURS[slug])


# Scenes of a model: (hero, gallery-1). A scene = (set, options, exposure in stops).
STUDIO_LIGHT = ("studio", {"mood": "light"}, -0.35)
STUDIO_DARK = ("studio", {"mood": "dark"}, 0.3)
DAWN = ("desert", {"sky": "dawn"}, 0.2)
LOW_SUN = ("desert", {"sky": "low_sun", "seed": 8}, 0.1)
DESERT_DAY = ("desert", {"sky": "day", "seed": 5}, 0.0)
COAST_DAY = ("coast", {"sky": "day"}, 0.25)
COAST_EVENING = ("coast", {"sky": "evening"}, 0.3)
CITY = ("city", {}, 0.6)
SHOWROOM = ("showroom", {}, 0.0)
FORECOURT = ("car_park", {}, 0.1)
MODEL_SCENES = {
    "suhail": (COAST_EVENING, CITY),
    "hajar": (LOW_SUN, COAST_DAY),
    "reem": (COAST_DAY, DAWN),
    "wahat": (DAWN, COAST_EVENING),
    "jawza": (CITY, STUDIO_LIGHT),
    "shihab": (STUDIO_DARK, COAST_EVENING),
    "nada": (STUDIO_LIGHT, CITY),
    "nasma": (SHOWROOM, COAST_DAY),
    "badia": (DESERT_DAY, LOW_SUN),
    "qafila": (FORECOURT, CITY),
    "juman": (CITY, STUDIO_DARK),
    "durra": (DAWN, CITY),
    "sadaf": (COAST_EVENING, SHOWROOM),
}

# Beside the road, their backs to the camera: (kind, x, y, degrees). The first stand far behind the tail, for pictures
# whose words lie before the nose; the second beside the nose.
HERO_PEOPLE = {
    "wahat": (
        (("man", 17.8, 6.0, 214), ("boy", 18.0, 5.7, 205)),
        (("man", 4.5, 7.8, 214), ("boy", 4.0, 8.2, 205)),
    ),
    "suhail": (
        (("man", 18.4, 6.5, 200), ("woman", 18.5, 6.1, 190)),
        (("man", 5.0, 8.5, 200), ("woman", 5.7, 8.6, 190)),
    ),
}

HERO_WIDE = {
    "azimuth": 34,
    "eye": 0.52,
    "lens": 62,
    "width": 0.56,
    "tall": 0.62,
    "centre": 0.66,
    "bottom": 0.15,
}
HERO_WITH_PEOPLE = {**HERO_WIDE, "width": 0.52, "centre": 0.64}  # room for them behind the tail
HERO_TALL = {"azimuth": 38, "eye": 0.58, "lens": 68, "width": 0.88, "tall": 0.50, "bottom": 0.14}
WHOLE = {"azimuth": 44, "eye": 0.60, "lens": 70, "width": 0.80, "tall": 0.62, "bottom": 0.17}
REAR_SCENE = {"azimuth": 144, "eye": 0.62, "lens": 70, "width": 0.78, "tall": 0.62, "bottom": 0.17}
FACE = {
    "azimuth": 22,
    "eye": 0.42,
    "lens": 80,
    "region": (0, 0.30, 0, 1, 0, 0.74),
    "width": 0.98,
    "middle": 0.47,
}
FLANK = {
    "azimuth": 62,
    "eye": 0.45,
    "lens": 85,
    "region": (0.0, 0.42, 0, 0.2, 0, 0.62),
    "width": 0.94,
    "middle": 0.5,
}
TAIL = {
    "azimuth": 156,
    "eye": 0.5,
    "lens": 80,
    "region": (0.74, 1, 0, 1, 0, 0.86),
    "width": 0.96,
    "middle": 0.47,
}


def seen_from_behind(scene):
    """The same scene for a picture of the tail: out of doors the sun stands on that side."""
    place, options, stops = scene
    return (place, {**options, "from_behind": True}, stops) if place in ("desert", "coast") else scene


def for_hero(scene, people):
    """The same scene with people, without lamp posts: one would stand behind the page's header."""
    place, options, stops = scene
    return (place, {**options, "posts": False, "people": people}, stops)


def scene_job(name, path, scene, cars, camera, rank, size=GALLERY_SIZE, samples=6, limit_kb=300, **more):
    """One picture of cars on a set, rendered directly in its paint; more = what else its scene says."""
    place, options, exposure = scene
    details = {"set": place, "options": options, "cars": cars, "camera": camera}
    picture = {**details, "size": list(size), "samples": samples, "mode": "direct", **more}
    return Job(name, picture, (path,), rank, stops=exposure, limit_kb=limit_kb)


def for_rtl(camera):
    """The same view with the car in the left two thirds: words of a right-to-left page stand on the right."""
    return {**camera, "centre": 1 - camera.get("centre", 0.5)}


def heroes(slug, rank):
    """Wide, wide for right-to-left pages and tall."""
    far, near = HERO_PEOPLE.get(slug, ((), ()))
    behind, beside = (for_hero(MODEL_SCENES[slug][0], people) for people in (far, near))
    cars = [car(slug)]
    wide = f"models/{slug}/hero-wide.webp"
    shot = HERO_WITH_PEOPLE if far else HERO_WIDE
    yield scene_job(f"{slug}-hero-wide", wide, behind, cars, shot, rank, HERO_SIZE, limit_kb=420)
    other_way = f"models/{slug}/hero-wide-rtl.webp"
    rtl = for_rtl(HERO_WIDE)
    yield scene_job(f"{slug}-hero-wide-rtl", other_way, beside, cars, rtl, rank, HERO_SIZE, limit_kb=420)
    tall = f"models/{slug}/hero-tall.webp"
    yield scene_job(f"{slug}-hero-tall", tall, beside, cars, HERO_TALL, rank, TALL_SIZE)


def gallery(slug, rank):
    """Whole car elsewhere, face, wheel and flank, tail light, rear three-quarter."""
    hero, other = MODEL_SCENES[slug]
    detail = STUDIO_DARK if hero is not STUDIO_DARK else CITY
    shots = [
        (other, WHOLE),
        (detail, FACE),
        (hero, FLANK),
        (detail, TAIL),
        (seen_from_behind(hero), REAR_SCENE),
    ]
    for number, (scene, camera) in enumerate(shots, start=1):
        path = f"models/{slug}/gallery-{number}.webp"
        yield scene_job(f"{slug}-gallery-{number}", path, scene, [car(slug)], camera, rank)


def model_jobs():
    for order, slug in enumerate(COLOURS):
        rank = 100 + order  # a page shows one face: a model's pictures come together
        yield from heroes(slug, rank)
        yield from cut_outs(slug, rank)
        yield from gallery(slug, rank)
        yield from turn(slug, rank)
