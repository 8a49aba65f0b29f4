/** Where a row stands that is scrolled along its lines, in pixels. A right-to-left row scrolls to negative positions. */
export interface ScrolledRow {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Snapping to cards, and widths that are fractions, stop a row a few pixels short of an end. */
const nearly = 6;

/** Whether a row shows its first and its last card. */
export function rowEnds({ scrollLeft, scrollWidth, clientWidth }: ScrolledRow) {
  const passed = Math.abs(scrollLeft);
  return { atStart: passed <= nearly, atEnd: passed >= scrollWidth - clientWidth - nearly };
}
