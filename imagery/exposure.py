"""Exposure of an interior by its histogram, as a photographer meters: for seats and dashboard, mindful of the windows.

For pictures of the set `cabin`: tone.tone(light, job.stops + exposure.stops_for(light)); job.stops is then a deviation
from the rule, usually 0.
"""

import numpy as np

from tone import LUMA

INSIDE = 45  # percentile of the luminance that stands for the interior's middle tones
MIDDLE = 0.135  # linear light that this percentile is brought to
ADAPTION = 0.72  # how far: a black cabin stays darker than a pale one
BRIGHT, BRIGHT_LIMIT = 92, 1.15  # this percentile (sky, sunlit land) stays under this linear light
SEAT, SEAT_LIMIT = 75, 0.58  # and this one (pale leather) under this
RANGE = (-2.0, 3.0)


def stops_for(light):
    """Stops that tone() should add to linear HxWx3 light.

    The 45th percentile goes to MIDDLE by the share ADAPTION; then the 75th and the 92nd may not pass their limits.
    """
    luminance = np.maximum(light[..., :3].reshape(-1, 3) @ LUMA, 1e-4)
    inside, seat, bright = np.percentile(luminance, (INSIDE, SEAT, BRIGHT))
    wanted = ADAPTION * np.log2(MIDDLE / inside)
    limits = np.log2(BRIGHT_LIMIT / bright), np.log2(SEAT_LIMIT / seat)
    return float(np.clip(min(wanted, *limits), *RANGE))
