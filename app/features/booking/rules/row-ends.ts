/** Where a row stands that is scrolled along its lines, in pixels. A right-to-left row scrolls to negative positions. */
export interface ScrolledRow {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Whether a row shows its first and its last card. Browsers stop a pixel short of an end where widths are fractions. */
export function rowEnds({ scrollLeft, scrollWidth, clientWidth }: ScrolledRow) {
  const passed = Math.abs(scrollLeft);
  return { atStart: passed <= 2, atEnd: passed >= scrollWidth - clientWidth - 2 };
}
