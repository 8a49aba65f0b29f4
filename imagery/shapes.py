"""Mesh objects made in code: everything is in metres; parent is optional."""

import math

import bmesh
import bpy
import mathutils.geometry
import numpy as np
from mathutils import Matrix, Vector


def _link(name, data, parent):
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    made.parent = parent
    return made


def empty(name, parent=None):
    return _link(name, None, parent)


def mesh_object(name, points, faces, normals=None, paint=None, attributes=None, smooth=True, parent=None):
    """A mesh from arrays: points Nx3, faces MxK (all with K corners), vertex normals and attributes optional."""
    mesh = bpy.data.meshes.new(name)
    points, faces = np.asarray(points, np.float32), np.asarray(faces, np.int32)
    count, corners = faces.shape
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, corners, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(count, smooth))
    for key, values in (attributes or {}).items():
        mesh.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.asarray(values, np.float32))
    mesh.update()
    mesh.validate()
    if normals is not None:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.pi
        mesh.normals_split_custom_set_from_vertices(np.asarray(normals, np.float32))
    if paint:
        mesh.materials.append(paint)
    return _link(name, mesh, parent)


def grid_faces(rows, columns):
    """Quads of a rows x columns grid of points in row order."""
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    i, j = i.ravel(), j.ravel()
    first = i * columns + j
    return np.stack([first, first + columns, first + columns + 1, first + 1], 1)


def lathe(profile, segments=160):
    """Points and quads of a profile [(radius, y), ...] turned about the y axis."""
    profile = np.array(profile)
    angle = np.linspace(0, 2 * np.pi, segments, endpoint=False)[:, None]
    radius, height = profile[None, :, 0], np.repeat(profile[None, :, 1], segments, 0)
    points = np.stack([radius * np.cos(angle), height, radius * np.sin(angle)], -1).reshape(-1, 3)
    width = len(profile)
    i, j = np.arange(segments)[:, None], np.arange(width - 1)[None]
    following = (i + 1) % segments
    quads = np.stack([i * width + j, i * width + j + 1, following * width + j + 1, following * width + j], -1)
    return points, quads.reshape(-1, 4)


def turned(
    name, profile, paint, location=(0, 0, 0), rotation=(0, 0, 0), segments=128, parent=None, smooth=True
):
    """A lathe object; rotation in radians; flat ends keep their edge by an auto-smooth angle of 35 degrees."""
    points, quads = lathe(profile, segments)
    made = mesh_object(name, points, quads, paint=paint, smooth=smooth, parent=parent)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(35)
    made.location, made.rotation_euler = location, rotation
    return made


def extruded_polygon(name, outline, depth, paint, placing, front=0.0, parent=None):
    """A polygon in the local y-z plane, front face at local +x = front + depth; placing = 4x4 matrix."""
    outline = np.array(outline)
    count = len(outline)
    near, far = np.full(count, front + depth), np.full(count, front)
    points = np.concatenate([np.c_[near, outline], np.c_[far, outline]])
    triangles = mathutils.geometry.tessellate_polygon([[Vector((0, y, z)) for y, z in outline]])
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], [tuple(t) for t in triangles] + sides)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    mesh.materials.append(paint)
    made = _link(name, mesh, parent)
    made.matrix_local = placing
    return made


def torus(name, major, minor, paint, placing, along="x", offset=0.0, parent=None, segments=64):
    """A ring around local x (along="x") or z; radii in metres; offset along local x."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=major, minor_radius=minor, major_segments=segments, minor_segments=14
    )
    made = bpy.context.object
    made.name = name
    for face in made.data.polygons:
        face.use_smooth = True
    if along == "x":
        made.data.transform(Matrix.Rotation(math.pi / 2, 4, "Y"))
    made.data.transform(Matrix.Translation((offset, 0, 0)))
    made.data.materials.append(paint)
    made.parent = parent
    made.matrix_local = placing
    return made


def rounded_box(name, centre, size, paint, bevel=0.02, rotation=(0, 0, 0), parent=None):
    """A box with rounded edges; size = full lengths, bevel = radius of the edges, rotation in radians."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre, rotation=rotation)
    made = bpy.context.object
    made.name, made.scale = name, size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        edge = made.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = min(bevel, min(size) * 0.499), 5, "NONE"
        for face in made.data.polygons:
            face.use_smooth = True
        made.data.use_auto_smooth = True
        made.data.auto_smooth_angle = 1.0
    made.data.materials.append(paint)
    made.parent = parent
    return made


def box(name, centre, size, paint, rotation=(0, 0, 0)):
    """A sharp-edged box."""
    return rounded_box(name, centre, size, paint, bevel=0, rotation=rotation)


def plane(name, centre, size, paint, rotation=(0, 0, 0)):
    """A flat rectangle, size = (x, y)."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=centre, rotation=rotation)
    made = bpy.context.object
    made.name, made.scale = name, (size[0], size[1], 1)
    made.data.materials.append(paint)
    return made


def text(words, size, placing, paint, depth=0.0008, spacing=1.0, parent=None):
    """Raised lettering that faces local +x, centred; size = letter height in metres."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.align_x, curve.align_y, curve.space_character = "CENTER", "CENTER", spacing
    curve.resolution_u = 3
    curve.materials.append(paint)
    made = _link("text", curve, parent)
    turn = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    made.matrix_local = placing @ turn
    return made


def text_mesh(words, size):
    """(Nx2 points, Mx3 faces) of flat lettering, centred; size = letter height."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, "CENTER", "CENTER"
    curve.resolution_u = 3
    made = _link("text", curve, None)
    mesh = made.to_mesh()
    mesh.calc_loop_triangles()
    points = np.array([vertex.co[:2] for vertex in mesh.vertices])
    faces = np.array([triangle.vertices[:] for triangle in mesh.loop_triangles])
    made.to_mesh_clear()
    bpy.data.objects.remove(made)
    return points, faces


def tube(name, points, radius, paint, parent=None):
    """A round tube along smooth points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 5
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, place in zip(spline.bezier_points, points):
        knot.co = place
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    curve.materials.append(paint)
    return _link(name, curve, parent)
