"""The one material of the body shell. Which finish lies where is told by signed distances on the vertices
(see body/finish_areas.py): an area is where its distance is below zero, in metres."""

from functools import reduce

from shader_nodes import material

from .glass import black_glass, glass_shader, screen_shader

SEAMS = ("seam_front_door", "seam_rear_door", "seam_bonnet", "seam_tailgate", "seam_front_bumper")
SEAMS += ("seam_rear_bumper", "seam_fuel_flap", "seam_door_rail")
WINDOWS = (
    ("side_glass", 0.018),
    ("windscreen", 0.03),
    ("rear_screen", 0.03),
)  # name, width of the black border

LAMP_EDGE = 0.007  # black surround of the lamps, metres: the wall of the recess is never paint


class Finish:
    """A shader that areas of other finishes are laid upon, one after the other."""

    def __init__(self, tree, ground):
        self.tree, self.shader = tree, ground

    def lay(self, shader, distance, edge=0.0, within=None):
        """Shader where distance (a socket or the name of a vertex attribute) < edge, and `within` is 1."""
        tree = self.tree
        if isinstance(distance, str):
            distance = tree.attribute(distance)
        share = tree.below(distance, edge=edge)
        if within is not None:
            share = tree.math("MULTIPLY", share, within)
        self.shader = tree.mix(share, self.shader, shader)


def smallest(tree, sockets):
    return reduce(lambda first, second: tree.math("MINIMUM", first, second), sockets)


def _seams(tree):
    """(share of the dark gap, normal of its rounded edges): 4 mm gaps that stop at glass and lamps."""
    distances = [tree.math("ABSOLUTE", tree.attribute(name)) for name in SEAMS]
    distance = smallest(tree, distances)
    kept_out = ("side_glass", "windscreen", "rear_screen", "headlamp", "tail_lamp")
    outside = smallest(tree, [tree.attribute(name) for name in kept_out])
    gap = tree.math(
        "MULTIPLY",
        tree.below(distance, 0.0006, 0.0020),
        tree.below(tree.math("MULTIPLY", outside, -1), 0.001, -0.002),
    )
    return gap, tree.bump(tree.remap(distance, 0.0012, 0.0062, smooth=True), 0.004)


def _shared(tree):
    """Finishes that several areas use."""
    return {
        "deep black": tree.surface((0.004, 0.004, 0.004), rough=0.6, specular=0.2),
        "gloss": tree.surface((0.006, 0.006, 0.007), rough=0.08, coat=1.0),
        "plastic": tree.surface((0.018, 0.018, 0.019), rough=0.55, specular=0.35),
        "chrome": tree.surface((0.80, 0.81, 0.83), rough=0.13, metal=1.0),
        "border": black_glass(tree),
    }


def _lay_lower_body(finish, build, shared, gap):
    """Cladding, skid plates, waistline, openings of the face."""
    tree, spec = finish.tree, build.spec
    finish.lay(tree.surface((0.006, 0.006, 0.007), rough=0.10, coat=0.95), "black_roof")
    finish.lay(shared["plastic"], "cladding")
    if spec["cladding_width"] > 0:  # the shadow where cladding meets paint
        edge = tree.math("ABSOLUTE", tree.attribute("cladding"))
        finish.shader = tree.mix(tree.below(edge, 0.0010, 0.0020), finish.shader, shared["deep black"])
    finish.lay(tree.surface((0.42, 0.43, 0.44), rough=0.30, metal=1.0), "skid_plate")
    finish.lay(shared["chrome"], "waist_line")

    def opening(depth, width=0.003):
        return tree.mix(
            tree.below(tree.attribute("depth"), width, -depth), shared["gloss"], shared["deep black"]
        )

    finish.lay(opening(0.055), "intake", 0.004)
    finish.lay(shared["chrome" if build.premium else "gloss"], "grille", 0.012)
    finish.lay(opening(0.028), "grille", 0.002)
    finish.lay(opening(0.010, 0.002), "pearl_slot", 0.004)
    finish.lay(opening(0.030), "air_curtain", 0.004)
    finish.lay(shared["plastic"], "diffuser", 0.003)
    finish.shader = tree.mix(gap, finish.shader, shared["deep black"])


def _lay_lamps(finish, build, shared, across, up):
    """Satin bowls behind the lens shells, light lines on the floor of the recess, reflectors."""
    tree = finish.tree
    slanted = tree.math("ADD", across, tree.math("MULTIPLY", up, 0.8))
    ripple = tree.math(
        "ABSOLUTE", tree.math("SUBTRACT", tree.math("FRACT", tree.math("DIVIDE", slanted, 0.020)), 0.5)
    )
    bowl = tree.surface(
        (0.030, 0.031, 0.034), rough=0.22, metal=0.55, coat=0.3, normal=tree.bump(ripple, 0.004)
    )
    finish.lay(shared["deep black"], "headlamp", LAMP_EDGE)
    finish.lay(bowl, "headlamp", 0.002)
    white, red = (1, 0.985, 0.96), (1, 0.030, 0.022)
    finish.lay(tree.surface((1, 1, 1), rough=0.3, glow=white, glow_strength=2.6 * build.lamps), "light_line")
    finish.lay(
        tree.surface((1, 1, 1), rough=0.3, glow=white, glow_strength=1.2 * build.lamps), "light_return"
    )
    finish.lay(shared["deep black"], "tail_lamp", LAMP_EDGE)
    finish.lay(tree.surface((0.045, 0.006, 0.007), rough=0.25, coat=0.4), "tail_lamp", 0.002)
    finish.lay(
        tree.surface((0.9, 0.02, 0.02), rough=0.3, glow=red, glow_strength=3.4 * build.lamps), "tail_light"
    )
    reflector = tree.surface(
        (0.30, 0.006, 0.008), rough=0.25, coat=1.0, glow=(1, 0.03, 0.02), glow_strength=0.06
    )
    finish.lay(reflector, "reflector")


def _lay_windows(finish, build, shared, along, up):
    """Trim, black border, glass, and the gloss black pillars inside the glass."""
    tree, spec = finish.tree, build.spec
    finish.lay(shared["chrome" if spec["window_trim"] == "chrome" else "gloss"], "side_glass", 0.013)
    side, screen = glass_shader(tree, build.cut_out), screen_shader(tree, build.cut_out)
    for name, border in WINDOWS:
        finish.lay(shared["border"], name)
        finish.lay(side if name == "side_glass" else screen, name, -border)
    lean = tree.math("MULTIPLY", tree.math("SUBTRACT", up, 0.6), -0.06)
    shut = tree.math("ABSOLUTE", tree.math("ADD", tree.math("SUBTRACT", along, spec["door_cuts"][1]), lean))
    in_glass = tree.below(tree.attribute("side_glass"))
    pillar = tree.math("MINIMUM", tree.math("SUBTRACT", shut, 0.045), tree.attribute("black_pillar"))
    finish.shader = tree.mix(
        tree.math("MULTIPLY", tree.below(pillar, 0.001), in_glass), finish.shader, shared["border"]
    )
    gap = tree.math("MULTIPLY", tree.below(shut, 0.0006, 0.002), in_glass)
    finish.shader = tree.mix(gap, finish.shader, shared["deep black"])


def _lay_dust(finish, build, up):
    """Used cars: dust that thickens towards the sills."""
    tree = finish.tree
    low = tree.remap(up, 0.85, 0.20, smooth=True)
    patches = tree.remap(tree.noise(7.0, 6.0), 0.35, 0.75, 0.35, 1.0)
    share = tree.math("MULTIPLY", tree.math("MULTIPLY", low, patches), 0.55 * build.wear)
    dust = tree.surface((0.36, 0.29, 0.21), rough=0.9, specular=0.1)
    finish.shader = tree.mix(share, finish.shader, dust)


def body_material(build):
    """Paint, seams, cladding, lamps, glass: everything that the body shell wears."""
    made, tree = material("body")
    spec = build.spec
    along, across, up = tree.split(tree.node("ShaderNodeTexCoord").outputs["Object"])
    gap, edges = _seams(tree)
    finish, shared = Finish(tree, build.paint(tree, edges)), _shared(tree)
    if build.wear > 0:
        _lay_dust(finish, build, up)
    _lay_lower_body(finish, build, shared, gap)
    _lay_lamps(finish, build, shared, across, up)
    _lay_windows(finish, build, shared, along, up)
    finish.lay(shared["deep black"], "wheel_arch")
    finish.lay(shared["plastic"], "cargo_bed")
    lining = tree.surface((0.34, 0.33, 0.31), rough=0.9, specular=0.1)
    over_belt = tree.below(tree.math("SUBTRACT", spec["belt_height"], up), 0.01)
    inside = tree.mix(over_belt, tree.surface((0.012, 0.012, 0.013), rough=0.8, specular=0.1), lining)
    windows = [tree.math("ADD", tree.attribute(name), border) for name, border in WINDOWS]
    solid = tree.math("SUBTRACT", 1, tree.below(smallest(tree, windows)))
    back = tree.node("ShaderNodeNewGeometry").outputs["Backfacing"]
    finish.shader = tree.mix(tree.math("MULTIPLY", back, solid), finish.shader, inside)
    tree.output(finish.shader)
    return made
