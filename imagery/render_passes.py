"""Inside Blender: renders the current scene to linear float buffers.

Files of a picture with prefix P:
  direct    P_a.npy           the picture as it is
  recolour  P_k.npy P_w.npy   the same with black and with 80 % white paint: colour = K + paint * (W - K) / 0.8
  paint     P_a.npy           the light that the paint alone returns, on black, for a paint of PAINT_LEVEL
  and P_g.npy: the denoiser's guides, albedo and normal
"""

import os

import bpy
import numpy as np

from tone import PAINT_LEVEL, WHITE_PAINT


def blacken(node, level):
    """Leaves a surface that returns `level` of the light by its color alone; mirrors and lamps go out."""
    if node.type == "BSDF_PRINCIPLED":
        for link in list(node.inputs["Base Color"].links):
            node.id_data.links.remove(link)
        node.inputs["Base Color"].default_value = (level, level, level, 1)
        for name in ("Specular", "Clearcoat", "Emission Strength"):
            node.inputs[name].default_value = 0
    elif node.type == "BSDF_GLOSSY":
        node.inputs["Color"].default_value = (0, 0, 0, 1)
    elif node.type == "EMISSION":
        node.inputs["Strength"].default_value = 0


class Passes:
    """Renders with Cycles on the CPU and reads the result back as numpy arrays."""

    def __init__(self, size, samples, prefix):
        self.scene, self.size, self.prefix = bpy.context.scene, size, prefix
        self.scratch = f"{prefix}_scratch{os.getpid()}"
        self._settings(samples)
        self._guide_outputs()

    def _settings(self, samples):
        render, cycles = self.scene.render, self.scene.cycles
        render.engine, render.resolution_percentage = "CYCLES", 100
        render.resolution_x, render.resolution_y = self.size
        render.use_persistent_data = True
        cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
        cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.012
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 4
        cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 2
        cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.15
        cycles.caustics_reflective = cycles.caustics_refractive = False
        cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
        image = render.image_settings
        image.file_format, image.color_depth, image.color_mode = "OPEN_EXR", "32", "RGBA"
        image.exr_codec = "NONE"

    def _guide_outputs(self):
        self.scene.view_layers[0].cycles.denoising_store_passes = True
        self.scene.use_nodes = True
        tree = self.scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new("CompositorNodeRLayers")
        tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = os.path.dirname(self.scratch)
        files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
        name = os.path.basename(self.scratch)
        files.file_slots[0].path = name + "_albedo"
        files.file_slots.new(name + "_normal")
        tree.links.new(layers.outputs["Denoising Albedo"], files.inputs[0])
        tree.links.new(layers.outputs["Denoising Normal"], files.inputs[1])
        self.files = files

    def _read(self, path):
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Linear"
        width, height = self.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        os.remove(path)
        return pixels.reshape(height, width, 4)[::-1]

    def render(self, name, seed, guided=True):
        """One render to PREFIX_name.npy; guided = the guides as well, to PREFIX_g.npy."""
        self.scene.cycles.seed = seed
        self.files.mute = not guided
        path = self.scratch + ".exr"
        self.scene.render.filepath = path
        bpy.ops.render.render(write_still=True)
        np.save(f"{self.prefix}_{name}.npy", self._read(path).astype(np.float16))
        if guided:
            frame = self.scene.frame_current
            found = [self._read(f"{self.scratch}_{k}{frame:04d}.exr")[..., :3] for k in ("albedo", "normal")]
            np.save(f"{self.prefix}_g.npy", np.concatenate(found, -1).astype(np.float16))

    def direct(self, seed=0):
        self.render("a", seed)

    def recolour(self, cars, seed=0):
        for name, level in (("k", 0.0), ("w", WHITE_PAINT)):
            for car in cars:
                for node in car.paint_nodes:
                    node.inputs["Base Color"].default_value = (level, level, level, 1)
            self.render(name, seed, guided=name == "w")

    def paint(self, cars):
        """Everything but the base coat turns black: no clear coat, glass, lamp, trim, dust or ground is seen."""
        base_coats = [node for car in cars for node in car.paint_nodes]
        materials = {
            slot.material
            for car in cars
            for part in car.root.children_recursive
            for slot in part.material_slots
            if slot.material
        }
        for node in (node for made in materials for node in made.node_tree.nodes):
            blacken(node, PAINT_LEVEL if node in base_coats else 0.0)
        self.direct()


    def crop(self, box):
        """Limit rendering to a pixel box (x0, y0, x1, y1 from the top left), None = whole picture."""
        render, (width, height) = self.scene.render, self.size
        render.use_border = box is not None
        render.use_crop_to_border = False
        if box:
            render.border_min_x, render.border_max_x = box[0] / width, box[2] / width
            render.border_min_y, render.border_max_y = 1 - box[3] / height, 1 - box[1] / height
