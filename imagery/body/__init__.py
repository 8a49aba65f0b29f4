"""Car bodies from numbers: cars.json describes them, build_bodies.py makes meshes of them."""
