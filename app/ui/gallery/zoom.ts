/** How a picture is magnified in its frame: its scale, and how far its middle has moved from the frame's, in CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Frame {
  readonly width: number;
  readonly height: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
const mostScale = 4;

/** Magnified by a factor about a point, seen from the middle of the frame: what lies under the point stays there. */
export function zoomedAt({ scale, x, y }: Zoom, factor: number, point: Point, frame: Frame): Zoom {
  const next = Math.min(Math.max(scale * factor, 1), mostScale);
  const grown = next / scale;
  const moved = { scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown };
  return within(moved, frame);
}

export function movedBy({ scale, x, y }: Zoom, by: Point, frame: Frame): Zoom {
  return within({ scale, x: x + by.x, y: y + by.y }, frame);
}

/** The picture never leaves an empty edge. */
function within({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const inside = (at: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(Math.max(at, -most), most);
  };
  return { scale, x: inside(x, width), y: inside(y, height) };
}
