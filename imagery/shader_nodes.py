"""Short hand for Blender's shader nodes: a material reads as a formula instead of forty lines of sockets."""

import bpy


class NodeTree:
    """The node tree of a material or world, emptied, with helpers that return output sockets."""

    def __init__(self, owner):
        owner.use_nodes = True
        self.tree = owner.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **properties):
        """A new node of Blender's type `kind`, with properties set."""
        made = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(made, name, value)
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)

    def feed(self, value, socket):
        """Link a socket into `socket`, or set a plain number or colour there."""
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        made = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        for index, value in enumerate(values):
            self.feed(value, made.inputs[index])
        return made.outputs[0]

    def attribute(self, name):
        """A per-vertex number of the mesh, interpolated."""
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def position(self):
        """World position as a vector socket (metres)."""
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def split(self, vector):
        """x, y, z sockets of a vector."""
        made = self.node("ShaderNodeSeparateXYZ")
        self.link(vector, made.inputs[0])
        return made.outputs[0], made.outputs[1], made.outputs[2]

    def below(self, value, width=0.0009, edge=0.0):
        """1 where value < edge, 0 above, with a soft step of 2 x width."""
        return self.remap(value, edge - width, edge + width, 1.0, 0.0)

    def remap(self, value, from_min, from_max, to_min=0.0, to_max=1.0, smooth=False):
        """Clamped linear (or smooth) map of one range to another."""
        kind = "SMOOTHERSTEP" if smooth else "LINEAR"
        made = self.node("ShaderNodeMapRange", clamp=True, interpolation_type=kind)
        for index, number in enumerate((from_min, from_max, to_min, to_max), start=1):
            made.inputs[index].default_value = number
        self.link(value, made.inputs[0])
        return made.outputs[0]

    def mix(self, factor, first, second):
        """Mix two shaders: factor 0 = first, 1 = second."""
        made = self.node("ShaderNodeMixShader")
        self.feed(factor, made.inputs[0])
        self.link(first, made.inputs[1])
        self.link(second, made.inputs[2])
        return made.outputs[0]

    def noise(self, scale, detail=5.0, vector=None, roughness=0.5):
        made = self.node("ShaderNodeTexNoise")
        made.inputs["Scale"].default_value = scale
        made.inputs["Detail"].default_value = detail
        made.inputs["Roughness"].default_value = roughness
        self.link(self.position() if vector is None else vector, made.inputs["Vector"])
        return made.outputs[0]

    def bump(self, height, distance, strength=1.0):
        made = self.node("ShaderNodeBump")
        made.inputs["Distance"].default_value = distance
        made.inputs["Strength"].default_value = strength
        self.link(height, made.inputs["Height"])
        return made.outputs[0]

    def ramp(self, factor, stops):
        """Colour ramp; stops = [(position 0..1, (r, g, b)), ...] in linear light."""
        made = self.node("ShaderNodeValToRGB")
        elements = made.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[0])
        elements[0].position, elements[0].color = stops[0][0], (*stops[0][1], 1)
        for place, colour in stops[1:]:
            elements.new(place).color = (*colour, 1)
        self.link(factor, made.inputs[0])
        return made.outputs[0]

    def surface(
        self,
        colour,
        rough=0.4,
        metal=0.0,
        coat=0.0,
        specular=0.5,
        normal=None,
        glow=None,
        glow_strength=1.0,
        coat_rough=0.02,
    ):
        """A Principled surface; colour = (r, g, b) linear, or a colour socket. Returns its shader socket."""
        made = self.node("ShaderNodeBsdfPrincipled")
        inputs = made.inputs
        self.feed((*colour, 1) if isinstance(colour, tuple) else colour, inputs["Base Color"])
        self.feed(rough, inputs["Roughness"])
        self.feed(metal, inputs["Metallic"])
        self.feed(specular, inputs["Specular"])
        inputs["Clearcoat"].default_value = coat
        inputs["Clearcoat Roughness"].default_value = coat_rough
        if normal is not None:
            self.link(normal, inputs["Normal"])
        if glow:
            inputs["Emission"].default_value = (*glow, 1)
            inputs["Emission Strength"].default_value = glow_strength
        return made.outputs[0]

    def emission(self, colour, strength=1.0):
        made = self.node("ShaderNodeEmission")
        self.feed((*colour, 1) if isinstance(colour, tuple) else colour, made.inputs[0])
        self.feed(strength, made.inputs[1])
        return made.outputs[0]

    def output(self, shader, kind="ShaderNodeOutputMaterial"):
        self.link(shader, self.node(kind).inputs[0])


def material(name):
    """An empty material and its node tree."""
    made = bpy.data.materials.new(name)
    return made, NodeTree(made)


def plain_material(name, colour, **surface):
    """A material of one Principled surface (see NodeTree.surface)."""
    made, tree = material(name)
    tree.output(tree.surface(colour, **surface))
    return made


def glowing_material(name, colour, strength, seen_as_light=True):
    """A material that only glows; strength in watts per square metre and steradian."""
    made, tree = material(name)
    tree.output(tree.emission(colour, strength))
    made.cycles.sample_as_light = seen_as_light
    return made
