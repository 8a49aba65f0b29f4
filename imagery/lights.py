"""Lamps, skies and surroundings that light a set. Angles in degrees, sizes in metres, power in watts."""

import math

import bpy
import numpy as np
from mathutils import Vector

from shader_nodes import NodeTree


def panel(location, size, power, look=(0, 0, 0.6), colour=(1, 1, 1), seen=False):
    """A rectangular lamp that faces the point `look`."""
    lamp = bpy.data.lights.new("panel", "AREA")
    lamp.shape, lamp.energy, lamp.color = "RECTANGLE", power, colour
    lamp.size, lamp.size_y = size
    made = bpy.data.objects.new("panel", lamp)
    bpy.context.scene.collection.objects.link(made)
    made.location = location
    made.rotation_euler = (Vector(look) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = seen
    return made


def sun(azimuth, elevation, power, colour=(1, 1, 1), size=1.5):
    """Sunlight from azimuth (0 = from +x, 90 = from +y) and elevation; size = softness of the shadow edge."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = power, colour, math.radians(size)
    made = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(made)
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    made.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    return made


class Surroundings:
    """A picture of all directions (equirectangular) that is painted with numpy and lights the scene."""

    def __init__(self, height=1024):
        rows, columns = height, height * 2
        v = (np.arange(rows) + 0.5) / rows
        u = (np.arange(columns) + 0.5) / columns
        elevation, azimuth = (v - 0.5) * np.pi, (0.5 - u) * 2 * np.pi
        self.x = np.cos(elevation)[:, None] * np.cos(azimuth)[None]
        self.y = np.cos(elevation)[:, None] * np.sin(azimuth)[None]
        self.z = np.sin(elevation)[:, None] + 0 * azimuth[None]
        self.elevation = np.degrees(elevation)[:, None] + 0 * azimuth[None]
        self.light = np.zeros((rows, columns, 3))

    def base(self, elevations, strengths, colour=(1, 1, 1)):
        """Even light by elevation."""
        self.light += np.interp(self.elevation, elevations, strengths)[..., None] * np.array(colour)

    def gradient(self, stops):
        """Colour by elevation: [(degrees, (r, g, b)), ...]."""
        angles = [angle for angle, _ in stops]
        for channel in range(3):
            values = [colour[channel] for _, colour in stops]
            self.light[..., channel] += np.interp(self.elevation, angles, values)

    def glow(self, azimuth, elevation, width, colour):
        """A soft bright spot of the sky (around the sun); width = standard deviation in degrees."""
        a, e = math.radians(azimuth), math.radians(elevation)
        towards = (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))
        cosine = self.x * towards[0] + self.y * towards[1] + self.z * towards[2]
        angle = np.degrees(np.arccos(np.clip(cosine, -1, 1)))
        fall = np.exp(-0.5 * (angle / width) ** 2) * (self.elevation > -1)
        self.light += fall[..., None] * np.array(colour)

    def softbox(self, across, up, facing, centre, half, edge, strength, colour=(1, 1, 1)):
        """A rectangular light at unit distance along `facing`; across, up = directions in its plane."""
        seen, depth = facing > 0.02, np.maximum(facing, 1e-3)

        def rise(value, reach):
            t = np.clip((value + reach) / (2 * reach), 0, 1)
            return t * t * (3 - 2 * t)

        mask = rise(half[0] - np.abs(across / depth - centre[0]), edge)
        mask = mask * rise(half[1] - np.abs(up / depth - centre[1]), edge * 0.6) * seen
        self.light += mask[..., None] * strength * np.array(colour)

    def image(self):
        rows, columns = self.light.shape[:2]
        made = bpy.data.images.new("surroundings", columns, rows, float_buffer=True)
        made.colorspace_settings.name = "Linear"
        pixels = np.ones((rows, columns, 4), np.float32)
        pixels[..., :3] = self.light
        made.pixels.foreach_set(pixels.ravel())
        made.update()
        made.pack()
        return made

    def use(self, backdrop=None, strength=1.0, importance=1024):
        """Light the scene by this picture; the camera sees it too, or the elevation ramp `backdrop` instead."""
        world = bpy.data.worlds.new("world")
        bpy.context.scene.world = world
        world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", importance
        tree = NodeTree(world)
        direction = tree.node("ShaderNodeTexCoord").outputs["Generated"]
        texture = tree.node("ShaderNodeTexEnvironment")
        texture.image = self.image()
        tree.link(direction, texture.inputs[0])
        shader = _background(tree, texture.outputs[0], strength)
        if backdrop:
            height = tree.remap(tree.split(direction)[2], -1, 1)
            seen = _background(tree, tree.ramp(height, backdrop), 1.0)
            shader = tree.mix(tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"], shader, seen)
        tree.output(shader, "ShaderNodeOutputWorld")


def _background(tree, colour, strength):
    made = tree.node("ShaderNodeBackground")
    tree.link(colour, made.inputs[0])
    made.inputs[1].default_value = strength
    return made.outputs[0]
