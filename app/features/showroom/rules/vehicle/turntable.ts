/**
 * A turntable of so many pictures of one full turn, the first with the nose to the visitor
 * (product/behavior.md#360-viewer).
 */
export interface Turntable {
  readonly frame: number;
  /** Frames that it will still turn by itself: one full turn at first, none once it was dragged. */
  readonly remaining: number;
}

/** It turns by itself by one frame every 250 ms. */
export const turnEveryMs = 250;

export function newTurntable(frames: number): Turntable {
  return { frame: 0, remaining: frames };
}

/** One step by itself; it stands still once it has come full circle. */
export function turnByItself({ frame, remaining }: Turntable, frames: number): Turntable {
  return remaining === 0
    ? { frame, remaining }
    : { frame: turned(frame, 1, frames), remaining: remaining - 1 };
}

/** A drag or an arrow key: so many frames on (or back), and it never turns by itself again. */
export function turnByHand({ frame }: Turntable, by: number, frames: number): Turntable {
  return { frame: turned(frame, by, frames), remaining: 0 };
}

/**
 * How many frames a drag of so many pixels turns: the whole width is a full turn. The near side follows the hand, in
 * Arabic too: a car is not mirrored.
 */
export function framesOfDrag(pixels: number, width: number, frames: number): number {
  return width <= 0 ? 0 : Math.round((pixels / width) * frames);
}

function turned(frame: number, by: number, frames: number): number {
  return (((frame + by) % frames) + frames) % frames;
}
