"""The car as it stands in Blender: one module for each kind of part, put together by car_in_blender.py."""
