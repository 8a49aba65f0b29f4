"""What one run of Blender has to make."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Job:
    """scene = what blender_job.py reads; outputs = paths under the pictures folder; rank = order of importance.

    For a turn the outputs carry {colour} and the frame's twin follows the frame itself.
    """

    name: str
    scene: dict
    outputs: tuple
    rank: int
    stops: float = 0.0
    limit_kb: int = 120
    colours: tuple = ()

    @property
    def slugs(self):
        return [car["slug"] for car in self.scene.get("cars", [])]

    @property
    def stage(self):
        """Jobs with an equal stage can share a run of Blender."""
        parts = ("set", "options", "cars", "cut_out")
        return tuple(str(self.scene.get(part)) for part in parts)

    @property
    def files(self):
        """Every picture file of this job."""
        if self.colours:
            return [path.format(colour=colour) for colour in self.colours for path in self.outputs]
        return list(self.outputs)

    @property
    def cost(self):
        """Processor seconds of one core, as measured: rendering and denoising go by pixels, loading is flat."""
        width, height = self.scene["size"]
        left, top, right, bottom = self.scene.get("part", (0, 0, 1, 1))
        pixels = width * height * (right - left) * (bottom - top)
        passes, denoised = {"direct": (1, 1), "recolour": (2, 2), "turn": (2.3, 2)}[self.scene["mode"]]
        a_sample = 19e-6 if self.scene["set"] == "cabin" else 4.8e-6  # light comes in by windows alone
        return pixels * (self.scene["samples"] * passes * a_sample + denoised * 6e-6) + 3
