/**
 * Where a slider stands. Everything is measured along the line of reading, in CSS pixels: an offset of 0 shows the
 * first slide in both directions.
 */
export interface Track {
  /** How far it has moved, and how far it can. */
  readonly offset: number;
  readonly most: number;
  /** The width that slides are seen through. */
  readonly room: number;
  /** A slide's width, and the distance from one slide's start to the next one's. */
  readonly slide: number;
  readonly step: number;
  readonly count: number;
}

/** The slides in view, 0 is the first, and the stops that the pagination shows. */
export interface SliderView {
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly page: number;
  readonly pages: number;
}

/** Screens of a fractional zoom stop this near to an end. */
const tolerance = 2;

/** Browsers count to the left from 0 downwards where text runs to the left; it is its own opposite. */
export function offsetOf(scrollLeft: number, direction: "ltr" | "rtl"): number {
  return direction === "rtl" ? 0 - scrollLeft : scrollLeft;
}

/** A slide counts as seen from half of its width on; at least one is always seen. */
export function viewOf(track: Track): SliderView {
  const { offset, most, room, slide, step, count } = track;
  const stops = stopsOf(track);
  const half = slide / 2;
  const last = clamp(Math.floor((offset + room - half + tolerance) / step), 0, count - 1);
  const first = clamp(Math.ceil((offset - half - tolerance) / step), 0, last);
  return {
    first,
    last,
    count,
    atStart: offset <= tolerance,
    atEnd: offset >= most - tolerance,
    page: nearest(stops, offset),
    pages: stops.length,
  };
}

/** The offsets of the pages: as many whole slides further each time as the room holds, and the end. */
export function stopsOf({ most, room, slide, step }: Track): number[] {
  const gap = step - slide;
  const perPage = Math.max(1, Math.floor((room + gap + tolerance) / step));
  const stops = [0];
  for (let at = perPage * step; at < most - tolerance; at += perPage * step) stops.push(at);
  if (most > tolerance) stops.push(most);
  return stops;
}

/** Where an arrow leads: to the next page that skips no slide; at an end, to that end. */
export function stopAfter(track: Track, way: "next" | "previous"): number {
  const stops = stopsOf(track);
  if (way === "next") return stops.find((stop) => stop > track.offset + tolerance) ?? track.most;
  return stops.findLast((stop) => stop < track.offset - tolerance) ?? 0;
}

/** How far a movement is at `elapsed` of its `duration`, from 0 to 1: quick at first, gentle at its end. */
export function progressAt(elapsed: number, duration: number): number {
  return 1 - (1 - clamp(elapsed / duration, 0, 1)) ** 3;
}

function nearest(stops: readonly number[], offset: number): number {
  const distances = stops.map((stop) => Math.abs(stop - offset));
  return distances.lastIndexOf(Math.min(...distances));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
